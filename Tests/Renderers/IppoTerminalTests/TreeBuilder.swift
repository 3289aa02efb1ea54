import IppoUI

@testable import IppoTerminal

/// A render tree written by hand, for tests that need no views.
indirect enum Tree {
  case node(RenderElement, RenderAttributes, [Tree])

  static func element(_ element: RenderElement, _ children: Tree...) -> Tree {
    .node(element, RenderAttributes(), children)
  }

  static func text(_ string: String, _ change: (inout RenderText) -> Void = { _ in }) -> Tree {
    var text = RenderText([RenderText.Run(string)])
    change(&text)
    return .node(.text(text), RenderAttributes(), [])
  }

  static func button(_ title: String, _ button: RenderButton = RenderButton()) -> Tree {
    .element(.button(button), .text(title))
  }

  static func column(spacing: Double? = nil, _ alignment: RenderAlignment.Horizontal = .center, _ children: Tree...)
    -> Tree
  {
    .node(
      .stack(RenderStack(axis: .vertical, alignment: RenderAlignment(horizontal: alignment), spacing: spacing)),
      RenderAttributes(), children)
  }

  static func line(spacing: Double? = nil, _ alignment: RenderAlignment.Vertical = .center, _ children: Tree...) -> Tree
  {
    .node(
      .stack(RenderStack(axis: .horizontal, alignment: RenderAlignment(vertical: alignment), spacing: spacing)),
      RenderAttributes(), children)
  }

  static func padded(_ child: Tree) -> Tree {
    .element(.box(.padding(top: nil, leading: nil, bottom: nil, trailing: nil)), child)
  }

  static func frame(width: Double? = nil, height: Double? = nil, _ child: Tree) -> Tree {
    .element(.box(.frame(width: width, height: height, alignment: RenderAlignment())), child)
  }

  func with(_ change: (inout RenderAttributes) -> Void) -> Tree {
    guard case .node(let element, var attributes, let children) = self else { return self }
    change(&attributes)
    return .node(element, attributes, children)
  }

  /// The ops that build it, with ids in the order of the tree: the window is 1.
  func ops() -> [RenderOp] {
    var ops: [RenderOp] = []
    var next = 0
    func build(_ tree: Tree) -> RenderNodeID {
      guard case .node(let element, let attributes, let children) = tree else { preconditionFailure() }
      next += 1
      let id = RenderNodeID(next)
      ops.append(.create(RenderNode(id: id, element: element, attributes: attributes)))
      for (index, child) in children.enumerated() { ops.append(.insert(build(child), into: id, at: index)) }
      return id
    }
    _ = build(self)
    return ops
  }
}

/// A renderer with a tree written by hand.
final class TestTerminal {
  let renderer: TerminalRenderer
  private var revision = 0
  private(set) var output: [UInt8] = []
  private(set) var events: [TerminalEvent] = []

  init(_ columns: Int, _ rows: Int, depth: ColorDepth = .trueColor, showsKeys: Bool = false, _ content: Tree...) {
    renderer = TerminalRenderer(
      size: CellSize(columns: columns, rows: rows), capabilities: TerminalCapabilities(colorDepth: depth),
      showsKeys: showsKeys)
    apply(Tree.node(.window, RenderAttributes(), content).ops())
  }

  /// A terminal of an inline program.
  init(inline size: CellSize, depth: ColorDepth = .trueColor, _ content: Tree...) {
    renderer = TerminalRenderer(inline: size, capabilities: TerminalCapabilities(colorDepth: depth))
    apply(Tree.node(.window, RenderAttributes(), content).ops())
  }

  func apply(_ ops: [RenderOp]) {
    revision += 1
    try! renderer.apply(RenderFrame(revision: revision, entries: ops.map { RenderFrame.Entry($0) }))
    draw()
  }

  func update(_ id: Int, _ element: RenderElement) {
    apply([.update(RenderNodeID(id), element: element, attributes: nil)])
  }

  func draw() {
    events = renderer.layout()
    output = renderer.draw()
  }

  @discardableResult
  func press(_ key: TerminalKeyPress.Key, _ modifiers: TerminalKeyPress.Modifiers = []) -> [TerminalEvent] {
    input(.key(TerminalKeyPress(key, modifiers)))
  }

  func drag(from start: CellPoint, to end: CellPoint) {
    for (action, place) in [(MouseEvent.Action.press(.left), start), (.drag(.left), end), (.release(.left), end)] {
      input(.mouse(MouseEvent(action, at: place)))
    }
  }

  @discardableResult
  func input(_ input: InputEvent) -> [TerminalEvent] {
    let sent = renderer.handle(input)
    draw()
    events = sent + events
    return events
  }

  func line(_ row: Int) -> String {
    String(renderer.screen.text(row: row).reversed().drop { $0 == " " }.reversed())
  }

  var text: String {
    var lines = (0..<renderer.screen.size.rows).map { line($0) }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines.joined(separator: "\n")
  }

  func node(_ id: Int) -> LayoutNode { renderer.tree[RenderNodeID(id)]! }
}
