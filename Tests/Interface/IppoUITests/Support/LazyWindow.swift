import RandomRenderTrees
import Testing

@testable @_spi(Testing) import IppoUI

@MainActor @Observable
final class LazyRows {
  var ids: [Int]
  var appeared: [Int] = []
  /// What is appended when the last row appears.
  var page = 0

  init(_ ids: some Sequence<Int>) { self.ids = Array(ids) }

  func appear(_ id: Int) {
    appeared.append(id)
    if id == ids.last, page > 0 { ids += ids.count..<ids.count + page }
  }
}

struct LazyRowView: View {
  let id: Int
  @State private var taps = 0

  var body: some View {
    Button {
      taps += 1
    } label: {
      Text(verbatim: "\(id): \(taps)")
    }
  }
}

struct LazyScreen: View {
  let rows: LazyRows

  var body: some View {
    List {
      ForEach(rows.ids, id: \.self) { id in
        LazyRowView(id: id).onAppear { rows.appear(id) }
      }
      .onMove { rows.ids.move(fromOffsets: $0, toOffset: $1) }
      .onDelete { rows.ids.remove(atOffsets: $0) }
    }
  }
}

@MainActor
final class LazyWindow {
  let graph: ViewGraph
  private(set) var bodies: [String] = []
  private(set) var ops: [RenderOp] = []

  init(rowsAtFirst: Int = 10, restoring archive: [UInt8]? = nil, @ViewBuilder _ root: @MainActor () -> some View) {
    graph = ViewGraph(
      frameSource: ManualFrameSource(), rowsAtFirst: rowsAtFirst, restoring: archive, root: root)
    graph.onBody = { [unowned self] in bodies.append(String(describing: $0)) }
    graph.onFrame = { [unowned self] in ops += $0.ops }
    graph.drain()
  }

  isolated deinit { graph.close() }

  func forget() {
    bodies = []
    ops = []
  }

  /// Rows by the number before the colon, and gaps as the negative number of rows they stand for.
  var shape: [Int] {
    guard let root = graph.tree.root else { return [] }
    return graph.tree.subtree(of: root).compactMap { id in
      switch graph.tree[id]?.element {
      case .text(let text): text.string.split(separator: ":").first.flatMap { Int($0) }
      case .gap(let gap): -gap.count
      default: nil
      }
    }
  }

  var gaps: [RenderNodeID] {
    graph.tree.root.map { graph.tree.subtree(of: $0) }?.filter {
      if case .gap? = graph.tree[$0]?.element { true } else { false }
    } ?? []
  }

  /// How many rows a gap stands for.
  func count(_ id: RenderNodeID) throws -> Int {
    guard case .gap(let gap)? = graph.tree[id]?.element else { throw RenderEventError.notAccepted(id, .activate) }
    return gap.count
  }

  func node(_ text: String) throws -> RenderNodeID { try node { $0 == text } }

  private func node(_ matches: (String) -> Bool) throws -> RenderNodeID {
    try #require(
      graph.tree.root.flatMap { root in
        graph.tree.subtree(of: root).first {
          if case .text(let value)? = graph.tree[$0]?.element { matches(value.string) } else { false }
        }
      })
  }

  func tap(_ text: String) throws { try graph.send(.activate, to: element(around: node(text)) { $0.isButton }) }

  func row(_ text: String) throws -> RenderNodeID {
    try element(around: node(text)) { if case .row = $0 { true } else { false } }
  }

  /// The row, of whatever container, of what has a number before the colon.
  func row(of number: Int) throws -> RenderNodeID {
    let name = "\(number)"
    let text = try node { $0 == name || $0.hasPrefix(name + ":") }
    return try element(around: text) { $0.isRow }
  }

  /// The nearest element of a kind that a node is in.
  func element(around node: RenderNodeID, where matches: (RenderElement) -> Bool) throws -> RenderNodeID {
    try #require(
      sequence(first: node) { self.graph.tree.parent(of: $0) }.first {
        graph.tree[$0].map { matches($0.element) } ?? false
      })
  }

  /// A renderer comes near to rows somewhere, or is far from some that there are.
  func scroll(using random: inout SeededGenerator) throws {
    if Int.random(in: 0...3, using: &random) == 0 {
      guard let row = shape.filter({ $0 >= 0 }).randomElement(using: &random) else { return }
      try graph.send(.release(count: Int.random(in: 1...8, using: &random)), to: self.row(of: row))
    } else {
      guard let gap = gaps.randomElement(using: &random), case .gap(let element)? = graph.tree[gap]?.element else {
        return
      }
      let first = Int.random(in: 0..<element.count, using: &random)
      try graph.send(.reach(first: first, count: Int.random(in: 1...20, using: &random)), to: gap)
    }
  }

  /// Expects the rows of some data, in their order, and gaps that stand for all that have not been made.
  func expectRows(_ data: [Int], sourceLocation: SourceLocation = #_sourceLocation) {
    let shape = shape
    var place = 0
    for item in shape {
      guard item >= 0 else {
        place -= item
        continue
      }
      #expect(place < data.count && data[place] == item, sourceLocation: sourceLocation)
      place += 1
    }
    #expect(place == data.count, sourceLocation: sourceLocation)
    #expect(
      zip(shape, shape.dropFirst()).allSatisfy { $0 >= 0 || $1 >= 0 }, "no two gaps in a row",
      sourceLocation: sourceLocation)
  }
}

extension RenderElement {
  /// Whether the element is a row of a list or of a table.
  var isRow: Bool {
    switch self {
    case .row, .gridRow: true
    default: false
    }
  }

  var isButton: Bool { if case .button = self { true } else { false } }
}
