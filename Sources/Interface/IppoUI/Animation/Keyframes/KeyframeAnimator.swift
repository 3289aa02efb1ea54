/// Animates its content along keyframes (`SwiftUI.KeyframeAnimator`).
///
/// Each interval between keyframes is one change, animated by the renderer: the content is evaluated for the values at
/// keyframes, and not for those between.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: View
where KeyframePath.Value == Value {
  private let initialValue: Value
  private let isRepeating: Bool
  private let trigger: PhaseTrigger?
  private let content: (Value) -> Content
  private let keyframes: (Value) -> KeyframePath
  @State private var value: KeyframeState<Value>?
  @State private var run = AnimatorRun()
  private var scope = NodeProperty()

  /// Runs while the view is on screen.
  public init(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.init(initialValue, repeating, nil, content, keyframes)
  }

  /// Runs when `trigger` changes.
  public init(
    initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.init(initialValue, false, PhaseTrigger(trigger), content, keyframes)
  }

  private init(
    _ initialValue: Value, _ isRepeating: Bool, _ trigger: PhaseTrigger?, _ content: @escaping (Value) -> Content,
    _ keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    self.isRepeating = isRepeating
    self.trigger = trigger
    self.content = content
    self.keyframes = keyframes
  }

  private var current: Value { value?.value ?? initialValue }

  /// The content for the value at the keyframe that was reached last.
  public var body: some View {
    content(current)
      .onAppear { if trigger == nil { begin() } }
      .onDisappear { run.stop() }
      .onChange(of: trigger) { if trigger != nil { begin() } }
  }

  private func begin() {
    let start = trigger == nil ? initialValue : current
    let timeline = KeyframeTimeline(initialValue: start, keyframes(start))
    step(0, of: timeline.steps, run.start())
  }

  private func step(
    _ index: Int, of steps: [(duration: Double, value: Value, animation: Animation?)], _ number: Int
  ) {
    guard run.number == number, let graph = scope.node?.graph, !steps.isEmpty else { return }
    let step = steps[index]
    withAnimation(step.animation) { value = KeyframeState(value: step.value) }
    graph.schedule(after: max(step.duration, 0.05)) {
      if index + 1 < steps.count {
        self.step(index + 1, of: steps, number)
      } else if isRepeating, run.number == number {
        value = KeyframeState(value: initialValue)
        graph.schedule(after: 0.05) { if run.number == number { begin() } }
      }
    }
  }
}

/// The value at the latest keyframe. Not compared: each keyframe is a change.
private struct KeyframeState<Value>: Unarchived {
  let value: Value
}

extension View {
  /// Animates the view along keyframes while it is on screen.
  public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    let view = PlaceholderContentView(value: self)
    return KeyframeAnimator(initialValue: initialValue, repeating: repeating) {
      content(view, $0)
    } keyframes: {
      keyframes($0)
    }
  }

  /// Animates the view along keyframes when `trigger` changes.
  public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    let view = PlaceholderContentView(value: self)
    return KeyframeAnimator(initialValue: initialValue, trigger: trigger) {
      content(view, $0)
    } keyframes: {
      keyframes($0)
    }
  }
}
