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
}
