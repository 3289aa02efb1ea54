public import IppoUI

extension View {
  /// Shows an alert while there is an item. Choosing a button sets it to `nil`.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - title: The title.
  ///   - actions: The buttons.
  ///   - message: The text under the title.
  public func alert<Item, A: View, M: View>(
    item: Binding<Item?>,
    title: (Item) -> Text,
    @ViewBuilder actions: @escaping (Item) -> A,
    @ViewBuilder message: @escaping (Item) -> M
  ) -> some View {
    self.alert(
      item.wrappedValue.map(title) ?? Text(verbatim: ""),
      isPresented: Binding(item),
      presenting: item.wrappedValue,
      actions: actions,
      message: message
    )
  }

  /// Shows an alert while there is an item. Choosing a button sets it to `nil`.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - title: The title.
  ///   - actions: The buttons.
  ///   - message: The text under the title.
  @_disfavoredOverload
  public func alert<Item, Title: StringProtocol, A: View, M: View>(
    item: Binding<Item?>,
    title: (Item) -> Title,
    @ViewBuilder actions: @escaping (Item) -> A,
    @ViewBuilder message: @escaping (Item) -> M
  ) -> some View {
    self.alert(item: item, title: { Text(title($0)) }, actions: actions, message: message)
  }

  /// Shows an alert while there is an item. Choosing a button sets it to `nil`.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - title: The title.
  ///   - actions: The buttons.
  public func alert<Item, A: View>(
    item: Binding<Item?>,
    title: (Item) -> Text,
    @ViewBuilder actions: @escaping (Item) -> A
  ) -> some View {
    self.alert(
      item.wrappedValue.map(title) ?? Text(verbatim: ""),
      isPresented: Binding(item),
      presenting: item.wrappedValue,
      actions: actions
    )
  }

  /// Shows an alert while there is an item. Choosing a button sets it to `nil`.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - title: The title.
  ///   - actions: The buttons.
  @_disfavoredOverload
  public func alert<Item, Title: StringProtocol, A: View>(
    item: Binding<Item?>,
    title: (Item) -> Title,
    @ViewBuilder actions: @escaping (Item) -> A
  ) -> some View {
    self.alert(item: item, title: { Text(title($0)) }, actions: actions)
  }

  /// Shows a confirmation dialog while there is an item. Choosing a button sets it to `nil`.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - titleVisibility: Whether the title is shown.
  ///   - title: The title.
  ///   - actions: The buttons.
  ///   - message: The text under the title.
  public func confirmationDialog<Item, A: View, M: View>(
    item: Binding<Item?>,
    titleVisibility: Visibility = .automatic,
    title: (Item) -> Text,
    @ViewBuilder actions: @escaping (Item) -> A,
    @ViewBuilder message: @escaping (Item) -> M
  ) -> some View {
    self.confirmationDialog(
      item.wrappedValue.map(title) ?? Text(verbatim: ""),
      isPresented: Binding(item),
      titleVisibility: titleVisibility,
      presenting: item.wrappedValue,
      actions: actions,
      message: message
    )
  }

  /// Shows a confirmation dialog while there is an item. Choosing a button sets it to `nil`.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - titleVisibility: Whether the title is shown.
  ///   - title: The title.
  ///   - actions: The buttons.
  public func confirmationDialog<Item, A: View>(
    item: Binding<Item?>,
    titleVisibility: Visibility = .automatic,
    title: (Item) -> Text,
    @ViewBuilder actions: @escaping (Item) -> A
  ) -> some View {
    self.confirmationDialog(
      item.wrappedValue.map(title) ?? Text(verbatim: ""),
      isPresented: Binding(item),
      titleVisibility: titleVisibility,
      presenting: item.wrappedValue,
      actions: actions
    )
  }
}
