public import Foundation

extension View {
  /// Runs an action when data are dropped on the view, with types by their identifiers.
  @_disfavoredOverload
  public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedTypes.compactMap { UTType($0) }, isTargeted: isTargeted, perform: action)
  }

  /// Runs an action when data are dropped on the view, with the place in points within it, and types by their
  /// identifiers.
  @_disfavoredOverload
  public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    onDrop(of: supportedTypes.compactMap { UTType($0) }, isTargeted: isTargeted, perform: action)
  }

  /// The item that the view provides when it is dragged out of a list.
  public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View {
    onDrag { action?() ?? NSItemProvider() }
  }
}
