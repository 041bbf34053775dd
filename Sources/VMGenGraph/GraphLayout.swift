/// Where the nodes of a graph stand, column by column from the left, and the way of its edges between them.
struct GraphLayout {
    /// A box, in pixels.
    struct Box {
        var x = 0.0
        var y = 0.0
        var width = 0.0
        var height = 0.0
        /// The middle of its height.
        var middle: Double { y + height / 2 }
    }

    /// The boxes of the nodes, by their indices.
    private(set) var boxes: [Box]
    /// The points through which each edge goes, by its index, from the right of a box to the left of another.
    private(set) var routes: [[(x: Double, y: Double)]]
    /// The width of all.
    private(set) var width = 0.0
    /// The height of all.
    private(set) var height = 0.0

    /// The space around everything.
    static let margin = 20.0
    /// The space above the graph, for its title.
    static let head = 34.0
    private static let columnGap = 52.0
    private static let rowGap = 12.0

    private let graph: FlowGraph
    private var columns: [Int]
    /// The nodes, and behind them the places at which long edges pass a column.
    private var cells: [[Int]] = []
    /// The neighbours of each cell, in the columns before it and behind it.
    private var before: [[Int]] = []
    private var behind: [[Int]] = []
    /// The cells of each edge, its ends included.
    private var paths: [[Int]] = []

    /// Lays out `graph`.
    init(_ graph: FlowGraph) {
        self.graph = graph
        boxes = graph.nodes.map { node in
            let longest = node.lines.map(\.count).max() ?? 0
            return Box(width: Double(longest) * 7.4 + 20, height: Double(max(node.lines.count, 1)) * 15 + 11)
        }
        routes = []
        columns = Self.columns(of: graph)
        makeCells()
        order()
        place()
        route()
    }

    /// The column of each node: behind all that feed it, as far as there is no circle; outputs that feed nothing last.
    private static func columns(of graph: FlowGraph) -> [Int] {
        let forward = forwardEdges(of: graph)
        var columns = graph.nodes.map { _ in 0 }
        for _ in graph.nodes.indices {
            var isChanged = false
            for edge in forward where columns[edge.to] <= columns[edge.from] {
                columns[edge.to] = columns[edge.from] + 1
                isChanged = true
            }
            if !isChanged { break }
        }
        let last = max(columns.max() ?? 0, 1)
        for (index, node) in graph.nodes.enumerated() where node.kind == .output {
            if !forward.contains(where: { $0.from == index }) { columns[index] = last }
        }
        // What starts somewhere stands beside what it feeds, unless it is an input.
        for (index, node) in graph.nodes.enumerated() where node.kind != .input && columns[index] == 0 {
            let next = forward.filter { $0.from == index }.map { columns[$0.to] }.min()
            if let next { columns[index] = max(next - 1, 0) }
        }
        return columns
    }

    /// The edges that do not go back to where they come from.
    private static func forwardEdges(of graph: FlowGraph) -> [FlowGraph.Edge] {
        enum Mark { case new, open, done }
        var marks = graph.nodes.map { _ in Mark.new }
        var forward: [FlowGraph.Edge] = []
        func visit(_ index: Int) {
            marks[index] = .open
            for edge in graph.edges where edge.from == index && marks[edge.to] != .open {
                forward.append(edge)
                if marks[edge.to] == .new { visit(edge.to) }
            }
            marks[index] = .done
        }
        let starts = graph.nodes.indices.filter { graph.nodes[$0].kind == .input }
        for index in starts + Array(graph.nodes.indices) where marks[index] == .new { visit(index) }
        return forward
    }

    private mutating func makeCells() {
        let count = (columns.max() ?? 0) + 1
        cells = Array(repeating: [], count: count)
        for index in columns.indices { cells[columns[index]].append(index) }
        before = Array(repeating: [], count: columns.count)
        behind = before
        for edge in graph.edges {
            guard columns[edge.to] > columns[edge.from] else {
                paths.append([edge.from, edge.to])
                continue
            }
            var path = [edge.from]
            for column in (columns[edge.from] + 1)..<columns[edge.to] {
                boxes.append(Box(width: 0, height: 4))
                columns.append(column)
                before.append([])
                behind.append([])
                cells[column].append(boxes.count - 1)
                path.append(boxes.count - 1)
            }
            path.append(edge.to)
            for (one, next) in zip(path, path.dropFirst()) {
                behind[one].append(next)
                before[next].append(one)
            }
            paths.append(path)
        }
    }

    /// Orders the cells of each column by where their neighbours stand, so that few edges cross.
    private mutating func order() {
        for round in 0..<12 {
            let isForward = round % 2 == 0
            let turn = isForward ? Array(cells.indices.dropFirst()) : Array(cells.indices.dropLast().reversed())
            for column in turn {
                let other = cells[isForward ? column - 1 : column + 1]
                var ranks: [Int: Double] = [:]
                for (rank, cell) in other.enumerated() { ranks[cell] = Double(rank) }
                let keyed = cells[column].enumerated().map { place, cell -> (key: Double, place: Int, cell: Int) in
                    let near = (isForward ? before : behind)[cell].compactMap { ranks[$0] }
                    let scale = Double(max(other.count, 1)) / Double(max(cells[column].count, 1))
                    let key = near.isEmpty ? Double(place) * scale : near.reduce(0, +) / Double(near.count)
                    return (key, place, cell)
                }
                cells[column] = keyed.sorted { ($0.key, $0.place) < ($1.key, $1.place) }.map(\.cell)
            }
        }
    }

    /// Puts each cell as near to the middle of its neighbours as those above and below it allow.
    private mutating func place() {
        var x = Self.margin
        for column in cells {
            let widest = column.map { boxes[$0].width }.max() ?? 0
            var y = Self.head
            for cell in column {
                boxes[cell].x = x + (widest - boxes[cell].width) / 2
                boxes[cell].y = y
                y += boxes[cell].height + Self.rowGap
            }
            x += widest + Self.columnGap
        }
        width = x - Self.columnGap + Self.margin
        for round in 0..<24 {
            let isForward = round % 2 == 0
            for column in isForward ? Array(cells.indices) : cells.indices.reversed() {
                settle(cells[column], isForward)
            }
        }
        let top = boxes.map(\.y).min() ?? 0
        for index in boxes.indices { boxes[index].y += Self.head - top }
        height = (boxes.map { $0.y + $0.height }.max() ?? Self.head) + Self.margin
    }

    private mutating func settle(_ column: [Int], _ isForward: Bool) {
        let wishes = column.map { cell -> Double in
            let near = isForward ? before[cell] : behind[cell]
            guard !near.isEmpty else { return boxes[cell].y }
            return near.map { boxes[$0].middle }.reduce(0, +) / Double(near.count) - boxes[cell].height / 2
        }
        // Groups of cells that touch share the mean of their wishes.
        var groups: [(cells: [Int], y: Double, weight: Double, height: Double)] = []
        for (cell, wish) in zip(column, wishes) {
            groups.append(([cell], wish, 1, boxes[cell].height + Self.rowGap))
            while groups.count > 1 {
                let last = groups[groups.count - 1]
                let above = groups[groups.count - 2]
                guard last.y < above.y + above.height else { break }
                let weight = above.weight + last.weight
                let y = (above.y * above.weight + (last.y - above.height) * last.weight) / weight
                groups.removeLast(2)
                groups.append((above.cells + last.cells, y, weight, above.height + last.height))
            }
        }
        for group in groups {
            var y = group.y
            for cell in group.cells {
                boxes[cell].y = y
                y += boxes[cell].height + Self.rowGap
            }
        }
    }

    private mutating func route() {
        routes = paths.map { path in
            path.enumerated().map { place, cell in
                let box = boxes[cell]
                return (place == 0 ? box.x + box.width : box.x, box.middle)
            }
        }
    }
}
