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
  /// Whether the terminal has enough colours for those between two others.
  var mixesColors = false
  /// The animation of the change that the tree applies; `nil` for none.
  var animation: RenderAnimation?
  /// The animation for the places that the next layout changes.
  private(set) var layoutAnimation: RenderAnimation?
  private var moving: [RenderNodeID: LayoutNode] = [:]
  /// Nodes that come in with the next layout.
  private var arrivals: [RenderNodeID: Arrival] = [:]
  /// The last picture of a presentation that the app has removed; a next presentation ends it.
  private(set) var departure: DepartingPicture? {
    didSet { uncovered += [oldValue, departure].compactMap(\.?.reach) }
  }
  /// The places that the picture has left or taken since the last drawing.
  private(set) var uncovered: [CellRect] = []
  /// The nodes that the current layout has set in motion to their places.
  private var placed: Set<RenderNodeID> = []

  private struct Arrival {
    let node: LayoutNode
    let transition: RenderTransition
    let animation: RenderAnimation
  }

  /// Whether something moves.
  var isMoving: Bool { !moving.isEmpty || departure != nil }

  // MARK: Changes

  /// Begins a change of the tree.
  func begin(_ animation: RenderAnimation?) {
    self.animation = clock == nil ? nil : animation
    if let animation = self.animation { layoutAnimation = animation }
  }

  /// A node was inserted: its transition begins with its place.
  func arrive(_ node: LayoutNode) {
    guard let animation else { return }
    if let transition = node.presentationTransition {
      arrivals[node.id] = Arrival(node: node, transition: transition, animation: animation.atOnce)
      return
    }
    var inner = node
    while inner.attributes.transition == nil {
      guard inner.children.count == 1 else { return }
      inner = inner.children[0]
    }
    guard let transition = inner.attributes.transition else { return }
    arrivals[inner.id] = Arrival(node: inner, transition: transition, animation: animation)
  }

  /// A presentation is about to be removed. Its last picture goes the way that presentations of its kind come.
  ///
  /// - Parameter root: The window.
  func depart(_ node: LayoutNode, in root: LayoutNode?) {
    guard let animation = animation?.atOnce, let now = clock?(), node.attributes.phase == .present,
      let transition = node.presentationTransition, node.isShown(in: root)
    else { return }
    // The picture of the lowest one shows those over it.
    if let departure, departure.cells == nil, departure.others.contains(node.id) { return }
    let end = TransitionEnd(transition, size: node.transitionSize, isMirrored: false, isRemoval: true)
    var motion = NodeMotion()
    let rest = CellPoint(column: 0, row: 0)
    if end.shift != rest { motion.shift = self.motion(rest, end.shift, animation) }
    if end.visibility < 1 { motion.visibility = self.motion(1, end.visibility, animation) }
    motion.move(to: now)
    departure = motion.isOver ? nil : DepartingPicture(node, motion: motion)
  }

  /// Takes the picture of a presentation that has just been removed from the screen that still shows it.
  ///
  /// - Parameters:
  ///   - screen: The screen; `nil` if it does not show the presentation alone, which is then gone at once.
  ///   - isKept: Whether a node is still in the tree. A picture is never over another presentation.
  func takeDeparture(from screen: CellBuffer?, isKept: (RenderNodeID) -> Bool) {
    guard let picture = departure, picture.cells == nil else { return }
    guard let screen, !picture.others.contains(where: isKept) else {
      departure = nil
      return
    }
    departure?.take(from: screen)
  }

  /// Ends the picture of a removed presentation.
  func endDeparture() { if departure != nil { departure = nil } }

  /// The places that the picture has left or taken are drawn.
  func finishFrame() { uncovered = [] }

  /// A node begins to leave, or comes back. Without an animation, an earlier motion ends.
  func change(phaseOf node: LayoutNode) {
    guard let animation, let transition = node.presentationTransition ?? node.attributes.transition else {
      return settle(node) {
        $0.shift = nil
        $0.visibility = nil
      }
    }
    let isLeaving = node.attributes.phase == .leaving
    let end = TransitionEnd(
      transition, size: node.transitionSize, isMirrored: node.parent?.isMirrored ?? false, isRemoval: isLeaving)
    let shown = node.motion
    let rest = CellPoint(column: 0, row: 0)
    move(
      node, from: (shown?.shownShift ?? rest, shown?.shownVisibility ?? 1),
      to: isLeaving ? (end.shift, end.visibility) : (rest, 1), end.animation ?? animation)
  }

  /// The number that an element shows changes. Without an animation, an earlier motion ends.
  func change(numberOf node: LayoutNode, from old: RenderElement) {
    let goal = node.element.shownNumber
    guard goal != old.shownNumber else { return }
    guard let animation, let goal, let before = node.motion?.shownNumber ?? old.shownNumber, before != goal else {
      return settle(node) { $0.number = nil }
    }
    change(node) { $0.number = motion(before, goal, animation) }
  }

  /// The colours of an element change. Without an animation, an earlier motion ends.
  func change(colorsOf node: LayoutNode, from old: RenderElement) {
    guard animation != nil || node.motion != nil, node.element.mixed(from: old, share: 0.5) != nil else { return }
    guard let animation, mixesColors else {
      return settle(node) { $0.colors = nil }
    }
    let former = node.motion?.recolored(old) ?? old
    change(node) {
      $0.former = former
      $0.colors = motion(0, 1, animation)
    }
  }

  /// The tint of a node changes. Without an animation, an earlier motion ends.
  func change(tintOf node: LayoutNode, from old: RenderColor?) {
    let new = node.attributes.tint
    guard old != new, animation != nil || node.motion != nil else { return }
    let inherited = node.ancestors.lazy.compactMap(\.attributes.tint).first ?? .named(.accent)
    let former = old ?? inherited
    let shown = node.motion?.tinted(former) ?? former
    guard let animation, mixesColors, shown != new ?? inherited else {
      return settle(node) { $0.tint = nil }
    }
    change(node) {
      $0.formerTint = shown
      $0.tint = motion(0, 1, animation)
    }
  }

  // MARK: Places and sizes

  /// A node has got another place during a layout. Without an animation, it is there at once.
  /// - Parameters:
  ///   - before: The place that the screen shows.
  ///   - now: The place without a shift.
  func place(_ node: LayoutNode, from before: CellPoint, to now: CellPoint) {
    let distance = CellPoint(column: before.column - now.column, row: before.row - now.row)
    guard let animation = layoutAnimation, before != now, !node.isPresentation, isNear(node, distance) else {
      return settle(node) { $0.shift = nil }
    }
    placed.insert(node.id)
    change(node) { $0.shift = motion(distance, CellPoint(column: 0, row: 0), animation) }
  }

  /// A node that is drawn in any size has got another one during a layout. Without an animation, it has that size at once.
  /// - Parameters:
  ///   - before: The size that the screen shows.
  ///   - now: The size of the layout.
  func resize(_ node: LayoutNode, from before: CellSize, to now: CellSize) {
    let (origin, screen) = (node.origin, node.window.size)
    let reach = CellRect(
      column: origin.column, row: origin.row, columns: max(before.columns, now.columns),
      rows: max(before.rows, now.rows))
    guard let animation = layoutAnimation, before != now,
      !reach.intersection(CellRect(columns: screen.columns, rows: screen.rows)).isEmpty
    else {
      return settle(node) { $0.size = nil }
    }
    change(node) { $0.size = motion(before, now, animation) }
  }

  /// The surface of a presentation has got another place or size during a layout. Without an animation, it has them at
  /// once.
  /// - Parameters:
  ///   - before: The former surface.
  ///   - shown: The surface that the screen shows.
  func change(surfaceOf node: LayoutNode, from before: CellRect, shown: CellRect) {
    guard node.surface != before else { return }
    guard let animation = layoutAnimation, !shown.isEmpty else { return settle(node) { $0.surface = nil } }
    change(node) { $0.surface = motion(shown, node.surface, animation) }
  }

  /// Takes nodes along with content that a layout has scrolled, so that they stay where the screen shows them.
  /// - Parameter distance: The distance by which the content has been scrolled.
  func carry(_ nodes: [LayoutNode], by distance: CellPoint) {
    for node in nodes where placed.contains(node.id) {
      guard let shift = node.motion?.shift else { continue }
      let from = CellPoint(column: shift.from.column + distance.column, row: shift.from.row + distance.row)
      change(node) { $0.shift = from == shift.to ? nil : shift.starting(at: from) }
    }
  }

  /// Whether an end of a node's way is on the screen.
  private func isNear(_ node: LayoutNode, _ distance: CellPoint) -> Bool {
    let screen = CellRect(columns: node.window.size.columns, rows: node.window.size.rows)
    let shown = node.screenRect
    return [shown, shown.offset(columns: -distance.column, rows: -distance.row)].contains {
      !$0.intersection(screen).isEmpty
    }
  }

  /// Ends the layout: nodes that have come begin their transitions.
  func endLayout() {
    layoutAnimation = nil
    placed = []
    let arrivals = arrivals.values.sorted { $0.node.id < $1.node.id }
    self.arrivals = [:]
    for arrival in arrivals where arrival.node.parent != nil {
      let node = arrival.node
      let end = TransitionEnd(
        arrival.transition, size: node.transitionSize, isMirrored: node.parent?.isMirrored ?? false, isRemoval: false)
      move(
        node, from: (end.shift, end.visibility), to: (CellPoint(column: 0, row: 0), 1),
        end.animation ?? arrival.animation)
    }
  }

  // MARK: Time

  private typealias State = (shift: CellPoint, visibility: Double)

  private func move(_ node: LayoutNode, from: State, to: State, _ animation: RenderAnimation) {
    change(node) {
      // A change back before the first frame leaves nothing to move.
      $0.shift = from.shift == to.shift ? nil : motion(from.shift, to.shift, animation)
      $0.visibility = from.visibility == to.visibility ? nil : motion(from.visibility, to.visibility, animation)
    }
  }

  /// Ends motions of a node.
  private func settle(_ node: LayoutNode, _ change: (inout NodeMotion) -> Void) {
    if node.motion != nil { self.change(node, change) }
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
    if var picture = departure {
      picture.motion.move(to: now)
      departure = picture.motion.isOver ? nil : picture
    }
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
    arrivals = [:]
    layoutAnimation = nil
    endDeparture()
  }

  /// A node was removed. A motion would reach for its parent, which may be gone.
  func forget(_ node: LayoutNode) {
    moving[node.id] = nil
    arrivals[node.id] = nil
  }
}

extension RenderAnimation {
  /// The animation of presentations: what has the keyboard, or gives it back, moves at once, and once.
  fileprivate var atOnce: RenderAnimation {
    var animation = self
    (animation.delay, animation.repeatCount, animation.autoreverses) = (0, 1, false)
    return animation
  }
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
