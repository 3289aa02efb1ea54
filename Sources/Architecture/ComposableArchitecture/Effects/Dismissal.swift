/// How the innermost presented feature around an effect is dismissed.
///
/// The effect brings its dismissal along, from the operator that presents the feature. So it does not matter how the state
/// of the feature came where it is: by an action, by undo, from a copy or from an archive.
struct Dismissal: Sendable {
  private let send: @MainActor @Sendable () -> Void

  init(_ send: @escaping @MainActor () -> Void) {
    let send = MainActorBound(send)
    self.send = { send.value() }
  }

  /// Sends the action that dismisses the feature.
  @MainActor
  func callAsFunction() { send() }
}
