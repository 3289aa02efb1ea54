/// What previews share and are put into (SwiftUI's `PreviewModifier`). It is there for the compiler: previews are not
/// shown here.
public protocol PreviewModifier {
  /// What the previews share; nothing by default.
  associatedtype Context = Void
  /// The type of the preview with the modifier applied.
  associatedtype Body: View
  /// What the modifier is applied to.
  typealias Content = PreviewModifierContent

  /// What the previews share.
  static func makeSharedContext() async throws -> Context

  /// The preview with the modifier applied.
  @ViewBuilder @MainActor func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  /// Nothing is shared.
  public static func makeSharedContext() async throws {}
}

/// The view a preview modifier's body is given (SwiftUI's `PreviewModifier.Content`).
public struct PreviewModifierContent: View {
  let content: AnyView

  /// The preview.
  public var body: some View { content }
}
