/// The work that follows a commit: effects of views, and completions of the animations that were committed.
@MainActor
final class EffectQueue {
  private var effects: [@MainActor () -> Void] = []
  private var completions: [(completion: AnimationCompletion, delay: Double?)] = []

  var isEmpty: Bool { effects.isEmpty && completions.isEmpty }

  func perform(_ effect: @escaping @MainActor () -> Void) { effects.append(effect) }

  /// Keeps completions from running before the animation of this turn has.
  func hold(_ completions: [AnimationCompletion], _ animation: Animation?) {
    for completion in completions where !self.completions.contains(where: { $0.completion === completion }) {
      completion.hold()
      let delay = if let animation { animation.completionTime(completion.criteria) } else { 0.0 as Double? }
      self.completions.append((completion, delay))
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
      // An animation that repeats for ever is never complete.
      guard let delay = item.delay else { continue }
      if delay > 0 {
        frameSource.schedule(after: delay) { item.completion.release() }
      } else {
        item.completion.release()
      }
    }
  }

  func removeEffects() { effects = [] }
}
