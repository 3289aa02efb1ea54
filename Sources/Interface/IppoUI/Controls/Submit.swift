/// The actions that run when a field is submitted, the innermost last.
struct SubmitActions {
  fileprivate var actions: [(triggers: SubmitTriggers, action: () -> Void)] = []

  func run(_ trigger: SubmitTriggers) {
    for (triggers, action) in actions.reversed() where triggers.contains(trigger) { action() }
  }
}

private struct SubmitActionsKey: EnvironmentKey {
  static var defaultValue: SubmitActions { SubmitActions() }
}

extension EnvironmentValues {
  var submitActions: SubmitActions {
    get { self[SubmitActionsKey.self] }
    set { self[SubmitActionsKey.self] = newValue }
  }
}

extension View {
  /// Runs `action` when a field or search within this view is submitted: by Return. Of several such actions the
  /// innermost runs first.
  public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
    transformEnvironment(\.submitActions) { $0.actions.append((triggers, action)) }
  }

  /// Keeps submissions of this view from the actions around it.
  public func submitScope(_ isBlocking: Bool = true) -> some View {
    transformEnvironment(\.submitActions) { if isBlocking { $0.actions = [] } }
  }
}
