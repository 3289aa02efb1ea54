/// The strength of a request for the first focus (`SwiftUI.DefaultFocusEvaluationPriority`).
public struct DefaultFocusEvaluationPriority: Sendable {
  /// The priority of a view that is shown by itself.
  public static let automatic = DefaultFocusEvaluationPriority()
  /// The priority of a view that a user has asked for.
  public static let userInitiated = DefaultFocusEvaluationPriority()
}

/// Takes the focus back to where it was first (`SwiftUI.ResetFocusAction`).
public struct ResetFocusAction: Sendable {
  /// Renderers keep the focus themselves: nothing happens.
  @MainActor public func callAsFunction(in namespace: Namespace.ID) {}
}

extension EnvironmentValues {
  /// Takes the focus back to where it was first: renderers keep it where it is.
  public var resetFocus: ResetFocusAction { ResetFocusAction() }
}

extension View {
  /// Sets the focus when the view appears, unless another view has it.
  ///
  /// - Parameters:
  ///   - binding: The focus state to set.
  ///   - value: The value of the view that gets the focus.
  ///   - priority: The priority of the request, which renderers ignore.
  public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    onAppear { if !binding.isSet { binding.wrappedValue = value } }
  }

  /// Views between which the focus moves before it goes elsewhere. Has no effect in browsers and terminals: the focus
  /// moves in the order of the views.
  public func focusSection() -> some View { self }

  /// Views of which one has the focus first. Has no effect in browsers and terminals: the focus begins at the first
  /// control.
  public func focusScope(_ namespace: Namespace.ID) -> some View { self }

  /// Asks for the first focus in a scope. Has no effect in browsers and terminals: the focus begins at the first
  /// control; `defaultFocus(_:_:priority:)` chooses another.
  public func prefersDefaultFocus(_ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID) -> some View { self }
}

extension FocusState.Binding {
  /// Whether a view has the focus.
  fileprivate var isSet: Bool {
    if let flag = wrappedValue as? Bool { return flag }
    let none = (Value.self as? any ExpressibleByNilLiteral.Type)?.init(nilLiteral: ()) as? Value
    return wrappedValue != none
  }
}
