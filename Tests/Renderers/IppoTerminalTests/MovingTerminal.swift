import IppoUI

@testable import IppoTerminal

/// A renderer with motion, and a clock that the test moves.
final class MovingTerminal {
  let renderer: TerminalRenderer
  private let time = TestTime()
  private var revision = 0
  private(set) var events: [TerminalEvent] = []

  private final class TestTime { var now = Duration.zero }

  init(_ columns: Int, _ rows: Int, depth: ColorDepth = .trueColor, isMoving: Bool = true, _ content: Tree...) {
    renderer = TerminalRenderer(
      size: CellSize(columns: columns, rows: rows), capabilities: TerminalCapabilities(colorDepth: depth))
    if isMoving { renderer.animate { [time] in time.now } }
    apply(Tree.node(.window, RenderAttributes(), content).ops())
  }

  var now: Duration {
    get { time.now }
    set { time.now = newValue }
  }

  @discardableResult
  func apply(_ ops: [RenderOp], _ animation: RenderAnimation? = nil) -> Int {
    revision += 1
    try! renderer.apply(
      RenderFrame(revision: revision, entries: ops.map { RenderFrame.Entry($0, animation: animation) }))
    return draw()
  }

  /// The number of bytes of the frame.
  @discardableResult
  func draw() -> Int {
    events = renderer.layout()
    return renderer.draw().count
  }

  func advance(to seconds: Double) {
    time.now = .seconds(seconds)
    renderer.move()
    draw()
  }

  func row(_ row: Int) -> String {
    String(renderer.screen.text(row: row).reversed().drop { $0 == " " }.reversed())
  }

  var text: String { (0..<renderer.screen.size.rows).map(row).joined(separator: "\n") }

  /// The cells of the screen, row after row.
  var cells: [Cell] {
    let size = renderer.screen.size
    return (0..<size.rows).flatMap { row in (0..<size.columns).map { renderer.screen[row, $0] } }
  }

  func ink(_ row: Int, _ column: Int) -> TerminalColor { renderer.screen[row, column].style.foreground }

  func node(_ id: Int) -> LayoutNode { renderer.tree[RenderNodeID(id)]! }
}

/// Changes of a stack of texts, for tests of motion.
protocol MotionSuite {}

extension MotionSuite {
  static var linear: RenderAnimation { RenderAnimation(curve: .bezier(0, 0, 1, 1), duration: 1) }
  static var leading: RenderStack {
    RenderStack(axis: .vertical, alignment: RenderAlignment(horizontal: .leading), spacing: 0)
  }

  func child(_ id: Int, _ text: String, _ change: (inout RenderAttributes) -> Void = { _ in }) -> RenderOp {
    var attributes = RenderAttributes()
    change(&attributes)
    return .create(RenderNode(id: RenderNodeID(id), element: .text(RenderText([.init(text)])), attributes: attributes))
  }

  func insert(_ id: Int, into parent: Int = 2, at index: Int) -> RenderOp {
    .insert(RenderNodeID(id), into: RenderNodeID(parent), at: index)
  }

  func comeBack(_ id: Int, _ transition: RenderTransition) -> RenderOp {
    var attributes = RenderAttributes()
    attributes.transition = transition
    return .update(RenderNodeID(id), element: nil, attributes: attributes)
  }

  func leave(_ id: Int, by transition: RenderTransition) -> RenderOp {
    var attributes = RenderAttributes()
    attributes.phase = .leaving
    attributes.transition = transition
    return .update(RenderNodeID(id), element: nil, attributes: attributes)
  }

  /// A stack (2) at the top left with texts from 3 on.
  func stack(_ texts: String..., isMoving: Bool = true, depth: ColorDepth = .trueColor) -> MovingTerminal {
    let terminal = MovingTerminal(
      20, 8, depth: depth, isMoving: isMoving, .node(.stack(Self.leading), RenderAttributes(), []))
    var ops: [RenderOp] = []
    for (index, text) in texts.enumerated() { ops += [child(index + 3, text), insert(index + 3, at: index)] }
    terminal.apply(ops)
    return terminal
  }
}
