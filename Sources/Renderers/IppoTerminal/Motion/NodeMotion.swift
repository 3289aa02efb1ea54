import IppoRender

/// A value on its way from one to another.
struct Motion<Value> {
  let course: AnimationCourse
  let start: Duration
  let from: Value
  let to: Value

  func isOver(at now: Duration) -> Bool { course.isOver(after: (now - start) / .seconds(1)) }

  /// The same motion from another value.
  func starting(at value: Value) -> Motion { Motion(course: course, start: start, from: value, to: to) }

  fileprivate func progress(at now: Duration) -> Double { course.progress(after: (now - start) / .seconds(1)) }
}

/// The motions of a node, and what the screen shows of the node meanwhile.
struct NodeMotion {
  /// The distance from the place that the layout has given the node.
  var shift: Motion<CellPoint>?
  /// The share of the node that is visible.
  var visibility: Motion<Double>?
  /// The number that the element shows: a fraction or an opacity.
  var number: Motion<Double>?
  /// The share of the element's own colours, between those of a former element and its own.
  var colors: Motion<Double>?
  /// The element whose colours the change of colours has begun with.
  var former: RenderElement?
  /// The share of the node's own tint, between a former tint and its own.
  var tint: Motion<Double>?
  /// The tint that the change of the tint has begun with.
  var formerTint: RenderColor?
  /// The size in which the node is drawn, from the top left corner.
  var size: Motion<CellSize>?
  /// The surface of a presentation, in the node.
  var surface: Motion<CellRect>?

  private(set) var shownShift = CellPoint(column: 0, row: 0)
  private(set) var shownVisibility = 1.0
  private(set) var shownNumber: Double?
  private(set) var shownSize: CellSize?
  private(set) var shownSurface: CellRect?
  private var shownShare: Double?
  private var shownTintShare: Double?

  /// Moves on to a time. Motions that are over end.
  mutating func move(to now: Duration) {
    shownShift = CellPoint(column: 0, row: 0)
    if let motion = shift {
      let progress = motion.progress(at: now)
      shownShift = CellPoint(
        column: Self.between(motion.from.column, motion.to.column, progress),
        row: Self.between(motion.from.row, motion.to.row, progress))
      if motion.isOver(at: now) { shift = nil }
    }
    shownVisibility = 1
    if let motion = visibility {
      shownVisibility = Self.share(motion, at: now)
      if motion.isOver(at: now) { visibility = nil }
    }
    shownNumber = nil
    if let motion = number, !motion.isOver(at: now) {
      shownNumber = Self.between(motion.from, motion.to, motion.progress(at: now))
    } else {
      number = nil
    }
    if let motion = colors, !motion.isOver(at: now) {
      shownShare = Self.share(motion, at: now)
    } else {
      (colors, former, shownShare) = (nil, nil, nil)
    }
    if let motion = tint, !motion.isOver(at: now) {
      shownTintShare = Self.share(motion, at: now)
    } else {
      (tint, formerTint, shownTintShare) = (nil, nil, nil)
    }
    if let motion = size, !motion.isOver(at: now) {
      let progress = motion.progress(at: now)
      shownSize = CellSize(
        columns: Self.length(motion.from.columns, motion.to.columns, progress),
        rows: Self.length(motion.from.rows, motion.to.rows, progress))
    } else {
      (size, shownSize) = (nil, nil)
    }
    if let motion = surface, !motion.isOver(at: now) {
      let (from, to, progress) = (motion.from, motion.to, motion.progress(at: now))
      shownSurface = CellRect(
        column: Self.between(from.column, to.column, progress), row: Self.between(from.row, to.row, progress),
        columns: Self.length(from.columns, to.columns, progress), rows: Self.length(from.rows, to.rows, progress))
    } else {
      (surface, shownSurface) = (nil, nil)
    }
  }

  /// An element with the colours on their way to its own; `nil` if it has its own.
  func recolored(_ element: RenderElement) -> RenderElement? {
    guard let former, let shownShare else { return nil }
    return element.mixed(from: former, share: shownShare)
  }

  /// A tint on its way to another one; `nil` if the tint does not move.
  func tinted(_ goal: RenderColor) -> RenderColor? {
    guard let formerTint, let shownTintShare else { return nil }
    return goal.mixed(from: formerTint, share: shownTintShare)
  }

  /// Whether nothing moves any more.
  var isOver: Bool {
    shift == nil && visibility == nil && number == nil && colors == nil && tint == nil && size == nil && surface == nil
  }

  /// A length on its way. A spring goes beyond its end, at most as far as the way is long.
  private static func length(_ from: Int, _ to: Int, _ progress: Double) -> Int {
    min(max(between(from, to, progress), 0), max(from, to) + abs(to - from))
  }

  /// A share on its way. A spring goes beyond its end.
  private static func share(_ motion: Motion<Double>, at now: Duration) -> Double {
    min(max(between(motion.from, motion.to, motion.progress(at: now)), 0), 1)
  }

  private static func between(_ from: Double, _ to: Double, _ progress: Double) -> Double {
    from + (to - from) * progress
  }

  private static func between(_ from: Int, _ to: Int, _ progress: Double) -> Int {
    // A spring with extreme parameters goes far beyond its end.
    CellMetrics.whole(between(Double(from), Double(to), progress))
  }
}
