public import Foundation

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

/// Alerts and dialogs about an item: shown while there is one, and `nil` is written when they end.
extension View {
  // MARK: Alerts

  /// Shows an alert about an item while there is one.
  public func alert<A: View, T>(
    _ title: Text, item data: Binding<T?>, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View { alert(title, isPresented: data.isPresent(), presenting: data.wrappedValue, actions: actions) }

  /// Shows an alert about an item while there is one.
  public func alert<A: View, M: View, T>(
    _ title: Text, item data: Binding<T?>, @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    alert(title, isPresented: data.isPresent(), presenting: data.wrappedValue, actions: actions, message: message)
  }

  /// Shows an alert about an item while there is one.
  public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, item data: Binding<T?>, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View { alert(Text(titleKey), item: data, actions: actions) }

  /// Shows an alert about an item while there is one.
  public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, item data: Binding<T?>, @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View { alert(Text(titleKey), item: data, actions: actions, message: message) }

  /// Shows an alert about an item while there is one.
  @_disfavoredOverload
  public func alert<A: View, T>(
    _ titleResource: LocalizedStringResource, item data: Binding<T?>, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View { alert(Text(titleResource), item: data, actions: actions) }

  /// Shows an alert about an item while there is one.
  @_disfavoredOverload
  public func alert<A: View, M: View, T>(
    _ titleResource: LocalizedStringResource, item data: Binding<T?>, @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View { alert(Text(titleResource), item: data, actions: actions, message: message) }

  /// Shows an alert about an item while there is one.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, T>(
    _ title: S, item data: Binding<T?>, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View { alert(Text(title), item: data, actions: actions) }

  /// Shows an alert about an item while there is one.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, item data: Binding<T?>, @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View { alert(Text(title), item: data, actions: actions, message: message) }

  // MARK: Alerts about errors

  /// Shows an alert about an error while there is one; its description is the title.
  public func alert<E: LocalizedError, A: View>(
    error: Binding<E?>, @ViewBuilder actions: @escaping () -> A
  ) -> some View { alert(isPresented: error.isPresent(), error: error.wrappedValue, actions: actions) }

  /// Shows an alert about an error while there is one; its description is the title.
  public func alert<E: LocalizedError, A: View, M: View>(
    error: Binding<E?>, @ViewBuilder actions: @escaping (E) -> A, @ViewBuilder message: @escaping (E) -> M
  ) -> some View {
    alert(isPresented: error.isPresent(), error: error.wrappedValue, actions: actions, message: message)
  }

  // MARK: Confirmation dialogs

  /// Shows a dialog about an item while there is one.
  public func confirmationDialog<A: View, T>(
    _ title: Text, item data: Binding<T?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    confirmationDialog(
      title, isPresented: data.isPresent(), titleVisibility: titleVisibility, presenting: data.wrappedValue,
      actions: actions)
  }

  /// Shows a dialog about an item while there is one.
  public func confirmationDialog<A: View, M: View, T>(
    _ title: Text, item data: Binding<T?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    confirmationDialog(
      title, isPresented: data.isPresent(), titleVisibility: titleVisibility, presenting: data.wrappedValue,
      actions: actions, message: message)
  }

  /// Shows a dialog about an item while there is one.
  public func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, item data: Binding<T?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    confirmationDialog(Text(titleKey), item: data, titleVisibility: titleVisibility, actions: actions)
  }

  /// Shows a dialog about an item while there is one.
  public func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, item data: Binding<T?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    confirmationDialog(
      Text(titleKey), item: data, titleVisibility: titleVisibility, actions: actions, message: message)
  }

  /// Shows a dialog about an item while there is one.
  @_disfavoredOverload
  public func confirmationDialog<A: View, T>(
    _ titleResource: LocalizedStringResource, item data: Binding<T?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    confirmationDialog(Text(titleResource), item: data, titleVisibility: titleVisibility, actions: actions)
  }

  /// Shows a dialog about an item while there is one.
  @_disfavoredOverload
  public func confirmationDialog<A: View, M: View, T>(
    _ titleResource: LocalizedStringResource, item data: Binding<T?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    confirmationDialog(
      Text(titleResource), item: data, titleVisibility: titleVisibility, actions: actions, message: message)
  }

  /// Shows a dialog about an item while there is one.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S, item data: Binding<T?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    confirmationDialog(Text(title), item: data, titleVisibility: titleVisibility, actions: actions)
  }

  /// Shows a dialog about an item while there is one.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S, item data: Binding<T?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    confirmationDialog(Text(title), item: data, titleVisibility: titleVisibility, actions: actions, message: message)
  }
}
