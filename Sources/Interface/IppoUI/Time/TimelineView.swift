public import Foundation

/// Updates its content at the dates of a schedule (`SwiftUI.TimelineView`).
///
/// The schedule rests while the view is off screen.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
  /// The date and the cadence for which the content is shown (`SwiftUI.TimelineView.Context`).
  public struct Context {
    /// The rate of updates of the content.
    public enum Cadence: Comparable, Sendable { case live, seconds, minutes }

    /// The date of the schedule.
    public let date: Date
    /// `live`: the content is shown at every date of the schedule.
    public var cadence: Cadence { .live }
  }

  private var time = FrameTime()
  @State private var entry: Date?
  private let schedule: Schedule
  private let content: (TimelineViewDefaultContext) -> Content
}

/// The context of every timeline (`SwiftUI.TimelineViewDefaultContext`).
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: View where Content: View {
  /// A view that is made again at the dates of a schedule.
  public nonisolated init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = content
  }

  /// The content for the latest date that has come; for the present before there is one.
  public var body: some View {
    content(TimelineViewDefaultContext(date: entry ?? firstDate))
      .modifier(TimelineModifier(schedule: schedule, entry: $entry))
  }

  /// The latest date of the schedule before the view is on screen: `everyMinute` begins with the current minute.
  @MainActor private var firstDate: Date {
    let now = time.now
    return schedule.entries(from: now, mode: .normal).prefix(while: { $0 <= now }).last ?? now
  }
}

/// The time of the graph's frame source.
private struct FrameTime: DynamicProperty {
  private weak var node: _Node?

  @MainActor var now: Date { node?.graph.frameSource.now ?? Date() }

  mutating func _connect(_ connection: _PropertyConnection) { node = connection.node }

  static func _areEqual(_ lhs: Self, _ rhs: Self) -> Bool { true }
}

/// Writes the date of the latest entry while the view is on screen.
private struct TimelineModifier<Schedule: TimelineSchedule>: ViewModifier {
  typealias Body = Never

  let schedule: Schedule
  let entry: Binding<Date?>

  static func _makeNode<V: View>(
    _ modifier: Self, _ content: V, in parent: _Node, _ inputs: _NodeInputs
  ) -> _Node {
    TimelineNode(modifier, content, in: parent, inputs)
  }

  static func _patchNode<V: View>(_ node: _Node, _ modifier: Self, _ content: V) {
    unsafeDowncast(node, to: TimelineNode<Schedule, V>.self).patch(modifier, content)
  }
}

private final class TimelineNode<Schedule: TimelineSchedule, V: View>: LifecycleNode<V> {
  private var modifier: TimelineModifier<Schedule>
  private var dates: Schedule.Entries.Iterator?
  /// The number of the present schedule, which distinguishes its callbacks from those of an earlier one.
  private var generation = 0

  init(_ modifier: TimelineModifier<Schedule>, _ content: V, in parent: _Node, _ inputs: _NodeInputs) {
    self.modifier = modifier
    super.init(content, in: parent, inputs)
  }

  func patch(_ modifier: TimelineModifier<Schedule>, _ content: V) {
    let isSame = withUnsafePointer(to: self.modifier.schedule) { old in
      withUnsafePointer(to: modifier.schedule) { new in TypeFacts.of(Schedule.self).areEqual(old, new) }
    }
    self.modifier = modifier
    patch(content: content)
    guard !isSame else { return }
    graph.perform { [weak self] in
      guard let self, dates != nil else { return }
      appeared()
    }
  }

  override func appeared() {
    generation += 1
    dates = modifier.schedule.entries(from: graph.frameSource.now, mode: .normal).makeIterator()
    step()
  }

  override func reappeared(with kept: AnyObject) { graph.perform { [weak self] in self?.appeared() } }

  override func disappeared() {
    generation += 1
    dates = nil
  }

  /// Shows the latest date that has come, and waits for the next.
  private func step() {
    let now = graph.frameSource.now
    var latest: Date?
    while let date = dates?.next() {
      let wait = date.timeIntervalSince(now)
      guard wait <= 0 else {
        let generation = generation
        graph.schedule(after: wait) { [weak self] in
          guard let self, generation == self.generation else { return }
          modifier.entry.wrappedValue = date
          step()
        }
        break
      }
      latest = date
    }
    if let latest { modifier.entry.wrappedValue = latest }
  }
}
