private struct AwaitsAnswerKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether controls show a user's changes only once the app has answered.
  var awaitsAnswer: Bool {
    get { self[AwaitsAnswerKey.self] }
    set { self[AwaitsAnswerKey.self] = newValue }
  }
}

/// A view's choice for its row; `nil` for that of the list.
enum AwaitsAnswerTrait: ViewTrait {
  static var defaultValue: Bool? { nil }
}

extension View {
  /// Whether controls show a user's changes only once the app has answered.
  ///
  /// In a browser the app is a network away. So some controls show their new state at once, and correct it when the app
  /// decides otherwise. They are toggles, disclosure groups, rows of outlines, tabs, steppers of whole numbers,
  /// selected rows, and pages that the user leaves. Links that open a page, and their rows, stay pressed until the page
  /// is there. If the app often decides otherwise, as for a switch that asks first, it may be better to keep the state
  /// until the answer:
  ///
  /// ```swift
  /// Toggle("Publish", isOn: $isPublished).toggleStyle(.button).optimisticUpdatesDisabled()
  /// ```
  ///
  /// A row that can be selected waits if the modifier is on the row or on its list; the row's own value takes
  /// precedence.
  ///
  /// Check boxes, switches, fields, sliders and the choices of pickers are the browser's own, and always show a user's
  /// changes. In a terminal and in tests changes need no wait. This modifier is Ippo's own.
  ///
  /// - Parameter disabled: Whether to wait; `false` undoes the value of a view around.
  public func optimisticUpdatesDisabled(_ disabled: Bool = true) -> some View {
    environment(\.awaitsAnswer, disabled).trait(AwaitsAnswerTrait.self, disabled)
  }
}
