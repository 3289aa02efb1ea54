import TestSignals
import Testing

@testable @_spi(Testing) import IppoUI

/// A paragraph.
struct Leaf: PrimitiveView {
  let text: String

  init(_ text: String) { self.text = text }

  func element(in context: ElementContext) -> RenderElement { .text(RenderText([RenderText.Run(text)])) }
}

/// A column.
struct Column<Content: View>: PrimitiveView {
  let content: Content

  init(@ViewBuilder content: () -> Content) { self.content = content() }

  func element(in context: ElementContext) -> RenderElement { .stack(RenderStack(axis: .vertical)) }
}

/// A button.
struct Tap: PrimitiveView {
  let title: String
  let action: @MainActor () -> Void

  init(_ title: String, action: @escaping @MainActor () -> Void) {
    self.title = title
    self.action = action
  }

  var content: some View { Leaf(title) }

  func element(in context: ElementContext) -> RenderElement { .button(RenderButton()) }

  func handle(_ event: RenderEvent, in context: ElementContext) -> Bool {
    guard event == .activate else { return false }
    action()
    return true
  }
}

/// A padding around each child.
struct Frame: WrappingModifier {
  var length = 1.0

  func element(in context: ElementContext) -> RenderElement {
    .box(.padding(top: length, leading: length, bottom: length, trailing: length))
  }
}

/// A graph with recorders of frames and of bodies.
@MainActor
final class Screen {
  let graph: ViewGraph
  let frames = ManualFrameSource()
  private(set) var recorded: [RenderFrame] = []
  private(set) var bodies: [String] = []

  init<Root: View>(
    rowsAtFirst: Int = .max, restoring archive: [UInt8]? = nil, @ViewBuilder _ root: @MainActor () -> Root
  ) {
    graph = ViewGraph(frameSource: frames, rowsAtFirst: rowsAtFirst, restoring: archive, root: root)
    graph.onFrame = { [unowned self] in recorded.append($0) }
    graph.onBody = { [unowned self] in bodies.append(String(describing: $0)) }
    graph.drain()
  }

  isolated deinit { graph.close() }

  /// Runs the frames that the graph requests until one meets the condition.
  func makeFrames(
    until what: String, file: StaticString = #fileID, line: UInt = #line, _ isShown: () -> Bool
  ) async throws {
    let requests = Watched(0)
    frames.onRequest = { requests.change { $0 += 1 } }
    defer { frames.onRequest = nil }
    while true {
      let known = requests.value
      frames.runFrames()
      if isShown() { return }
      try await requests.wait(for: "a frame that shows \(what)", file: file, line: line) { $0 != known }
    }
  }

  /// Everything below the window, one node a line.
  var text: String {
    guard let root = graph.tree.root else { return "" }
    return graph.tree.children(of: root).map { describe($0, 0) }.joined(separator: "\n")
  }

  /// The texts on screen, in order.
  var texts: [String] {
    guard let root = graph.tree.root else { return [] }
    return graph.tree.subtree(of: root).compactMap {
      if case .text(let text)? = graph.tree[$0]?.element { text.string } else { nil }
    }
  }

  private func describe(_ id: RenderNodeID, _ depth: Int) -> String {
    let node = graph.tree[id]!
    var line = String(repeating: "  ", count: depth)
    switch node.element {
    case .text(let text): line += "“\(text.string)”"
    case .stack: line += "stack"
    case .button: line += "button"
    case .box: line += "box"
    case .presentation: line += "presentation"
    default: line += "\(node.element)"
    }
    if node.attributes.phase == .leaving { line += " leaving" }
    return ([line] + graph.tree.children(of: id).map { describe($0, depth + 1) }).joined(separator: "\n")
  }

  /// What `change` changes: ops and bodies.
  func after(_ change: () throws -> Void) rethrows -> (ops: [String], bodies: [String]) {
    recorded = []
    bodies = []
    try change()
    graph.drain()
    return (recorded.flatMap(\.ops).map(describe), bodies)
  }

  func describe(_ op: RenderOp) -> String {
    switch op {
    case .create(let node): "create \(describe(node.element))"
    case .update(_, .some(let element), _): "update \(describe(element))"
    case .update(_, nil, let attributes): "attributes\(attributes?.phase == .leaving ? " leaving" : "")"
    case .insert(_, _, let index): "insert at \(index)"
    case .move(_, let index): "move to \(index)"
    case .remove: "remove"
    case .scroll: "scroll"
    case .open(let url): "open \(url)"
    case .copy(let text): "copy \(text)"
    case .device(let request): "device \(request.use)"
    }
  }

  private func describe(_ element: RenderElement) -> String {
    switch element {
    case .text(let text): text.string
    case .stack: "stack"
    case .button: "button"
    case .box: "box"
    default: "\(element)"
    }
  }

  /// The node of the button with a title.
  func button(_ title: String) -> RenderNodeID? {
    guard let root = graph.tree.root else { return nil }
    return graph.tree.subtree(of: root).first {
      guard case .button = graph.tree[$0]?.element, let label = graph.tree.children(of: $0).first else { return false }
      if case .text(let text) = graph.tree[label]?.element { return text.string == title }
      return false
    }
  }

  func tap(_ title: String) throws {
    try graph.send(.activate, to: #require(button(title)))
  }
}
