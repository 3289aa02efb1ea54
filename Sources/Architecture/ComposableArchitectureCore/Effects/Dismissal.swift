/// Dismisses the innermost presented feature around an effect.
///
/// The effect carries its dismissal, from the operator that presents the feature. Therefore the origin of the feature's
/// state does not matter: an action, undo, a copy or an archive.
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
