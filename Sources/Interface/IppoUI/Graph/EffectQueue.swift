/// The work that follows a commit: effects of views, and completions of the animations that were committed.
@MainActor
final class EffectQueue {
  private var effects: [@MainActor () -> Void] = []
  private var completions: [(completion: AnimationCompletion, delay: Double)] = []

  var isEmpty: Bool { effects.isEmpty && completions.isEmpty }

  func perform(_ effect: @escaping @MainActor () -> Void) { effects.append(effect) }

  /// Keeps completions from running before the animation of this turn has.
  func hold(_ completions: [AnimationCompletion], _ animation: RenderAnimation?) {
    for completion in completions where !self.completions.contains(where: { $0.completion === completion }) {
      completion.hold()
      self.completions.append((completion, animation?.totalDuration ?? 0))
    }
  }

  /// Runs the waiting work. Work that this adds waits for the next turn.
  func run() {
    let due = effects
    effects = []
    for effect in due { effect() }
  }

  func finishCompletions(_ frameSource: any FrameSource) {
    let due = completions
    completions = []
    for item in due {
      if item.delay > 0 {
        frameSource.schedule(after: item.delay) { item.completion.release() }
      } else {
        item.completion.release()
      }
    }
  }

  func removeEffects() { effects = [] }
}
