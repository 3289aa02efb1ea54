/// The context that previews share, and the view around them (SwiftUI's `PreviewModifier`).
///
/// `--previews` makes the context once for all previews with modifiers of the type.
public protocol PreviewModifier {
  /// The type of the shared context; empty by default.
  associatedtype Context = Void
  /// The type of the preview with the modifier applied.
  associatedtype Body: View
  /// The content of the modifier.
  typealias Content = PreviewModifierContent

  /// Makes the context that the previews share.
  @MainActor static func makeSharedContext() async throws -> Context

  /// The preview with the modifier applied.
  @ViewBuilder @MainActor func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  /// Makes the empty context.
  @MainActor public static func makeSharedContext() async throws {}
}

/// The view a preview modifier's body is given (SwiftUI's `PreviewModifier.Content`).
public struct PreviewModifierContent: View {
  let content: AnyView

  /// The preview.
  public var body: some View { content }
}
