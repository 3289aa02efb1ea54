/// Makes the rows that a gap stands for.
@MainActor
protocol GapOwner: _Node {
  /// Makes the missing rows at some places.
  func make(_ places: Range<Int>)

  /// Asks for the row with an id, and for those around it.
  ///
  /// - Returns: Whether a gap stands for such a row.
  func reach(_ id: AnyHashable) -> Bool
}

/// The element that stands for rows of a `ForEach` that have not been made.
final class GapElement: ElementNode {
  private unowned(unsafe) let owner: any GapOwner
  private let axis: RenderAxis
  /// Places in the data.
  private(set) var places: Range<Int>
  /// Places that a renderer has come near, until the next turn.
  private var reached = RangeSet<Int>()

  init(_ places: Range<Int>, along axis: RenderAxis, of owner: any GapOwner) {
    self.owner = owner
    self.axis = axis
    self.places = places
    // Modifiers of the rows do not apply to the gap.
    super.init(in: owner, owner.inputs.with(attributes: nil))
  }

  func move(to places: Range<Int>) {
    guard places != self.places else { return }
    self.places = places
    setNeedsRender()
  }

  override func element() -> RenderElement {
    let level = EnvironmentValues(inputs.environment).outlineLevel
    return .gap(RenderGap(count: places.count, axis: axis, outlineLevel: level))
  }

  override func handle(_ event: RenderEvent) -> Bool {
    guard case .reach(let first, let count) = event, first < places.count else { return false }
    let start = places.lowerBound + first
    reach(start..<min(start + count, places.upperBound))
    return true
  }

  /// Asks for rows, which the next turn makes.
  func reach(_ part: Range<Int>) {
    reached.insert(contentsOf: part)
    setNeedsUpdate()
  }

  override func update() {
    guard !reached.isEmpty else { return setNeedsRender() }
    let reached = reached
    self.reached = RangeSet()
    let places = places
    for part in reached.ranges.map({ $0.clamped(to: places) }) where !part.isEmpty { owner.make(part) }
  }
}

private struct OutlineLevelKey: EnvironmentKey {
  static var defaultValue: Int { 0 }
}

extension EnvironmentValues {
  /// The level of an outline's rows that are yet to be made; 0 at the first level, and outside of outlines.
  var outlineLevel: Int {
    get { self[OutlineLevelKey.self] }
    set { self[OutlineLevelKey.self] = newValue }
  }
}
