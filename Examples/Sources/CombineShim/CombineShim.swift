// Combine where there is Combine, and OpenCombine elsewhere, with the operators that it lacks.
#if canImport(Combine)
    @_exported import Combine
#else
    @_exported import OpenCombineShim
#endif
