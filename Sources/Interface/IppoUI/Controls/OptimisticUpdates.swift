private struct AwaitsAnswerKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether controls show what a person does to them only once the app has answered.
  var awaitsAnswer: Bool {
    get { self[AwaitsAnswerKey.self] }
    set { self[AwaitsAnswerKey.self] = newValue }
  }
}

/// What a view says about its row; `nil` as the list.
enum AwaitsAnswerTrait: ViewTrait {
  static var defaultValue: Bool? { nil }
}

extension View {
  /// Whether controls show what a person does to them only once the app has answered.
  ///
  /// In a browser the app is a network away. So toggles, disclosure groups, rows of outlines, tabs, steppers of whole
  /// numbers, rows that are selected, and pages that are left show their new state at once, and give way when the app makes something else of it; links
  /// that open a page, and their rows, stay pressed until it is there. Where the app often does, as with a switch that asks first,
  /// the state may better stay as it was until then:
  ///
  /// ```swift
  /// Toggle("Publish", isOn: $isPublished).toggleStyle(.button).optimisticUpdatesDisabled()
  /// ```
  ///
  /// A row that can be selected waits where the modifier is on the row or on its list; the row's own counts.
  ///
  /// Check boxes, switches, fields, sliders and the choices of pickers are the browser's own: they always show what was done to
  /// them. In a terminal and in tests there is nothing to wait for. This modifier is Ippo's own.
  ///
  /// - Parameter disabled: Whether to wait; `false` undoes what a view around says.
  public func optimisticUpdatesDisabled(_ disabled: Bool = true) -> some View {
    environment(\.awaitsAnswer, disabled).trait(AwaitsAnswerTrait.self, disabled)
  }
}
