enum ShapeMode: Hashable, Sendable {
    case news, search
}

class AskedBase {
    init() {}
}
