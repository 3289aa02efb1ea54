/// Decides the effect of a button of an alert or a dialog besides its action: every button ends the presentation.
@MainActor
final class DialogResponder: Unarchived {
  /// Ends the presentation.
  var dismiss: () -> Void = {}
  /// The presentation is over as soon as a button is chosen, and its action comes after (`Alert`, `ActionSheet`).
  /// Otherwise the action runs first, and the presentation ends unless the action has put another in its place.
  var dismissesFirst = false
  /// The number of the presented dialog. Another title or other data make another dialog.
  private(set) var generation = 0
  /// The title and the data that were presented last.
  var presented: (title: Text, data: Any?)?
  var isPresenting: () -> Bool = { true }
  var afterCommit: (@escaping @MainActor () -> Void) -> Void = { $0() }

  init() {}

  func replaced() { generation += 1 }

  func choose(_ action: @MainActor () -> Void) {
    if dismissesFirst {
      dismiss()
      action()
      return
    }
    let chosen = generation
    action()
    guard isPresenting() else { return }
    afterCommit { [self] in
      if generation == chosen, isPresenting() { dismiss() }
    }
  }
}

private struct DialogResponderKey: EnvironmentKey {
  static var defaultValue: DialogResponder? { nil }
}

extension EnvironmentValues {
  /// Set within the actions of an alert or a dialog.
  var dialogResponder: DialogResponder? {
    get { self[DialogResponderKey.self] }
    set { self[DialogResponderKey.self] = newValue }
  }
}
