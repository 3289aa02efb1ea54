import IppoRender

/// The nodes in motion, and the time that the screen shows.
///
/// The layout places nodes at once, where they finally are; a motion shifts them from there. The stage is off unless a
/// clock is set: then changes show at once.
final class MotionStage {
  /// The most nodes that move at the same time; further ones are at their ends at once.
  private static let capacity = 512

  /// The time; `nil` where nothing moves.
  var clock: (() -> Duration)? { didSet { if clock == nil { finish() } } }
  /// The animation of the change that the tree applies; `nil` for none.
  var animation: RenderAnimation?
  /// The animation for the places that the next layout changes.
  private(set) var layoutAnimation: RenderAnimation?
  private var moving: [RenderNodeID: LayoutNode] = [:]
  /// Nodes that come in with the next layout.
  private var arrivals: [(node: LayoutNode, transition: RenderTransition, animation: RenderAnimation)] = []

  /// Whether something moves.
  var isMoving: Bool { !moving.isEmpty }

  // MARK: Changes

  /// Begins a change of the tree.
  func begin(_ animation: RenderAnimation?) {
    self.animation = clock == nil ? nil : animation
    if let animation = self.animation { layoutAnimation = animation }
  }

  /// A node was inserted: its transition begins with its place.
  func arrive(_ node: LayoutNode) {
    guard let animation else { return }
    var inner = node
    while inner.attributes.transition == nil {
      guard inner.children.count == 1 else { return }
      inner = inner.children[0]
    }
    guard let transition = inner.attributes.transition else { return }
    arrivals.append((inner, transition, animation))
  }

  /// A node begins to leave, or comes back.
  func change(phaseOf node: LayoutNode) {
    guard let animation, !node.isPresentation, let transition = node.attributes.transition else { return }
    let isLeaving = node.attributes.phase == .leaving
    let end = TransitionEnd(
      transition, size: node.frame.size, isMirrored: node.parent?.isMirrored ?? false, isRemoval: isLeaving)
    let shown = node.motion
    let rest = CellPoint(column: 0, row: 0)
    move(
      node, from: (shown?.shownShift ?? rest, shown?.shownVisibility ?? 1),
      to: isLeaving ? (end.shift, end.visibility) : (rest, 1), end.animation ?? animation)
  }

  /// The number that an element shows changes.
  func change(numberOf node: LayoutNode, from old: RenderElement) {
    guard let animation, let before = node.motion?.shownNumber ?? old.shownNumber, let now = node.element.shownNumber,
      before != now
    else { return }
    change(node) { $0.number = motion(before, now, animation) }
  }

  // MARK: Places

  /// A node has got another place during a layout.
  /// - Parameters:
  ///   - before: The place that the screen shows.
  ///   - now: The place without a shift.
  func place(_ node: LayoutNode, from before: CellPoint, to now: CellPoint) {
    guard let animation = layoutAnimation, before != now, !node.isPresentation, isNear(node, before, now) else {
      return
    }
    let distance = CellPoint(column: before.column - now.column, row: before.row - now.row)
    change(node) { $0.shift = motion(distance, CellPoint(column: 0, row: 0), animation) }
  }

  /// Whether a part of a node's way is on the screen.
  private func isNear(_ node: LayoutNode, _ before: CellPoint, _ now: CellPoint) -> Bool {
    let origin = node.parent?.contentOrigin ?? CellPoint(column: 0, row: 0)
    let screen = CellRect(columns: node.window.size.columns, rows: node.window.size.rows)
    return [before, now].contains { place in
      let rect = CellRect(
        column: origin.column + place.column, row: origin.row + place.row, columns: node.frame.columns,
        rows: node.frame.rows)
      return !rect.intersection(screen).isEmpty
    }
  }

  /// Ends the layout: nodes that have come begin their transitions.
  func endLayout() {
    layoutAnimation = nil
    let arrivals = arrivals
    self.arrivals = []
    for (node, transition, animation) in arrivals where node.parent != nil && !node.isPresentation {
      let end = TransitionEnd(
        transition, size: node.frame.size, isMirrored: node.parent?.isMirrored ?? false, isRemoval: false)
      move(node, from: (end.shift, end.visibility), to: (CellPoint(column: 0, row: 0), 1), end.animation ?? animation)
    }
  }

  // MARK: Time

  private typealias State = (shift: CellPoint, visibility: Double)

  private func move(_ node: LayoutNode, from: State, to: State, _ animation: RenderAnimation) {
    change(node) {
      if from.shift != to.shift { $0.shift = motion(from.shift, to.shift, animation) }
      if from.visibility != to.visibility { $0.visibility = motion(from.visibility, to.visibility, animation) }
    }
  }

  private func motion<Value>(_ from: Value, _ to: Value, _ animation: RenderAnimation) -> Motion<Value> {
    Motion(course: AnimationCourse(animation), start: clock?() ?? .zero, from: from, to: to)
  }

  private func change(_ node: LayoutNode, _ change: (inout NodeMotion) -> Void) {
    guard let now = clock?(), moving[node.id] != nil || moving.count < Self.capacity else { return }
    var motion = node.motion ?? NodeMotion()
    change(&motion)
    motion.move(to: now)
    moving[node.id] = motion.isOver ? nil : node
    node.motion = motion.isOver ? nil : motion
  }

  /// Moves everything on to the time of the clock.
  func move() {
    guard let now = clock?() else { return }
    for (id, node) in moving {
      var motion = node.motion
      motion?.move(to: now)
      if motion?.isOver ?? true {
        motion = nil
        moving[id] = nil
      }
      node.motion = motion
    }
  }

  /// Brings everything to its end.
  func finish() {
    for node in moving.values { node.motion = nil }
    moving = [:]
    arrivals = []
    layoutAnimation = nil
  }

  func forget(_ node: LayoutNode) { moving[node.id] = nil }
}

extension RenderElement {
  /// The number that cells show of an element, and that can take the values between two others.
  fileprivate var shownNumber: Double? {
    switch self {
    case .progress(let progress): progress.fraction
    case .effect(.opacity(let opacity)): opacity
    case .text, .image, .shape, .spacer, .divider, .stack, .layers, .decoration, .box, .effect, .grid, .gridRow,
      .arrangement, .fitting, .geometry, .scroll, .list, .section, .row, .gap, .button, .toggle, .field, .picker,
      .slider, .stepper, .menu, .files, .disclosure, .navigation, .page, .toolbarItem, .tabs, .presentation, .stage,
      .window, .custom:
      nil
    }
  }
}
