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

  func node(_ text: String) throws -> RenderNodeID {
    try #require(
      graph.tree.root.flatMap { root in
        graph.tree.subtree(of: root).first {
          if case .text(let value)? = graph.tree[$0]?.element { value.string == text } else { false }
        }
      })
  }

  func tap(_ text: String) throws {
    var node: RenderNodeID? = try node(text)
    while let id = node, graph.tree[id]?.element.isButton != true { node = graph.tree.parent(of: id) }
    try graph.send(.activate, to: #require(node))
  }

  func row(_ text: String) throws -> RenderNodeID {
    var node: RenderNodeID? = try node(text)
    while let id = node {
      if case .row? = graph.tree[id]?.element { return id }
      node = graph.tree.parent(of: id)
    }
    return try #require(node)
  }
}

extension RenderElement {
  var isButton: Bool { if case .button = self { true } else { false } }
}
