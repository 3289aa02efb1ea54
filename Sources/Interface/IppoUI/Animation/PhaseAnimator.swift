internal import IssueReporting

/// Shows its content in one phase after the other, each with an animation (`SwiftUI.PhaseAnimator`).
///
/// Each phase is one change, animated by the renderer; the next one follows when the animation has run.
public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  private let phases: [Phase]
  /// `nil`: the phases go round while the view is on screen.
  private let trigger: PhaseTrigger?
  private let content: (Phase) -> Content
  private let animation: (Phase) -> Animation?
  @State private var index = 0
  @State private var run = AnimatorRun()
  private var scope = NodeProperty()

  /// Goes round the phases while the view is on screen.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(phases: Array(phases), trigger: nil, content: content, animation: animation)
  }

  /// Goes through the phases, and back to the first one, when `trigger` changes.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(phases: Array(phases), trigger: PhaseTrigger(trigger), content: content, animation: animation)
  }

  init(
    phases: [Phase], trigger: PhaseTrigger?, content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation?
  ) {
    if phases.isEmpty {
      reportIssue(
        """
        A PhaseAnimator has no phases: it shows nothing.

        Give it at least one phase.
        """)
    }
    self.phases = phases
    self.trigger = trigger
    self.content = content
    self.animation = animation
  }

  /// The content for the phase that is shown now.
  public var body: some View {
    phases.indices.last.map { content(phases[min(index, $0)]) }
      .onAppear { if trigger == nil { step(run.start()) } }
      .onDisappear { run.stop() }
      .onChange(of: trigger) { if trigger != nil { step(run.start()) } }
  }

  private func step(_ number: Int) {
    guard run.number == number, phases.count > 1, let graph = scope.node?.graph else { return }
    let next = (index + 1) % phases.count
    let animation = animation(phases[next])
    withAnimation(animation) { index = next }
    if trigger != nil, next == 0 { return }
    graph.schedule(after: animation.stepDuration) { step(number) }
  }
}

/// A value whose changes start the animator.
struct PhaseTrigger: Equatable {
  private let value: Any
  private let isEqual: (Any) -> Bool

  init<T: Equatable>(_ value: T) {
    self.value = value
    isEqual = { $0 as? T == value }
  }

  static func == (lhs: Self, rhs: Self) -> Bool { lhs.isEqual(rhs.value) }
}

/// The identity of an animator's run, which distinguishes its scheduled steps from those of an earlier run.
@MainActor
final class AnimatorRun: Unarchived {
  private(set) var number = 0

  init() {}

  func start() -> Int {
    number += 1
    return number
  }

  func stop() { number += 1 }
}

extension Animation? {
  /// Seconds until the next step; changes without an animation come no faster than twenty a second.
  var stepDuration: Double { max(self?.render.totalDuration ?? self?.render.duration ?? 0, 0.05) }
}

extension View {
  /// Goes round the phases while the view is on screen.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    let view = PlaceholderContentView(value: self)
    return PhaseAnimator(phases) {
      content(view, $0)
    } animation: {
      animation($0)
    }
  }

  /// Goes through the phases, and back to the first one, when `trigger` changes.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    let view = PlaceholderContentView(value: self)
    return PhaseAnimator(phases, trigger: trigger) {
      content(view, $0)
    } animation: {
      animation($0)
    }
  }
}
