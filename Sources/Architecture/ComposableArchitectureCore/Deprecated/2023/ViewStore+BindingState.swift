#if UI
  public import IppoUI

  extension ViewStore where ViewAction: BindableAction, ViewAction.State == ViewState {
    /// A binding to a field.
    ///
    /// - Parameter keyPath: The field: `\.$field`.
    @available(*, deprecated, message: "Use 'viewStore.$field'.")
    @_disfavoredOverload
    public func binding<Value: Equatable & Sendable>(
      _ keyPath: WritableKeyPath<ViewState, BindingState<Value>>
    ) -> Binding<Value> {
      self[dynamicMember: keyPath]
    }
  }
#endif
