// What every Swift program costs: this one does nothing.
