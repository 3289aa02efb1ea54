extension Binding {
  /// Whether there is a value; `false` takes it away.
  fileprivate func isPresent<T>() -> Binding<Bool> where Value == T? {
    Binding<Bool> {
      wrappedValue != nil
    } set: { isPresent in
      if !isPresent { wrappedValue = nil }
    }
  }
}

extension View {
  /// Shows an alert about an item while there is one.
  public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, item: Binding<T?>, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View { alert(titleKey, isPresented: item.isPresent(), presenting: item.wrappedValue, actions: actions) }

  /// Shows an alert about an item while there is one.
  public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, item: Binding<T?>, @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    alert(
      titleKey, isPresented: item.isPresent(), presenting: item.wrappedValue, actions: actions, message: message)
  }

  /// Shows a dialog about an item while there is one.
  public func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, item: Binding<T?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    confirmationDialog(
      titleKey, isPresented: item.isPresent(), titleVisibility: titleVisibility, presenting: item.wrappedValue,
      actions: actions)
  }

  /// Shows a dialog about an item while there is one.
  public func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, item: Binding<T?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    confirmationDialog(
      titleKey, isPresented: item.isPresent(), titleVisibility: titleVisibility, presenting: item.wrappedValue,
      actions: actions, message: message)
  }
}
