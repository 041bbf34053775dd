/// There is no tea.
struct SoldOut: Error {}
