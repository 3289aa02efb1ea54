public import Foundation

extension View {
  /// Runs an action when something is dropped on the view; types by their identifiers.
  @_disfavoredOverload
  public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedTypes.compactMap { UTType($0) }, isTargeted: isTargeted, perform: action)
  }

  /// Runs an action when something is dropped on the view, with the place in points within it; types by their identifiers.
  @_disfavoredOverload
  public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    onDrop(of: supportedTypes.compactMap { UTType($0) }, isTargeted: isTargeted, perform: action)
  }

  /// What the view gives where it is dragged out of a list.
  public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View {
    onDrag { action?() ?? NSItemProvider() }
  }

  /// What the view gives to the clipboard. Has no effect in browsers and terminals: they copy what people have selected.
  public func copyable<T: Transferable>(_ payload: @autoclosure @escaping () -> [T]) -> some View { self }

  /// What the view gives to the clipboard when it is cut. Has no effect in browsers and terminals: they cut what people have
  /// selected.
  public func cuttable<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping () -> [T]
  ) -> some View { self }
}

extension DynamicViewContent {
  /// Takes what is dropped between the rows. Has no effect in browsers and terminals: rows are no places to drop; use
  /// `dropDestination(for:action:isTargeted:)` on the list or on each row.
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ index: Int) -> Void
  ) -> some DynamicViewContent { self }

  /// Takes what is dropped between the rows. Has no effect in browsers and terminals: rows are no places to drop; use
  /// `onDrop(of:isTargeted:perform:)` on the list or on each row.
  public func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent { self }
}
