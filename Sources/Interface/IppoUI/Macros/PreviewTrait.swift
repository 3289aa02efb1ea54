public import IppoUIKit

extension PreviewTrait where T == Preview.ViewTraits {
  /// A modifier around the preview. Previews with modifiers of one type share the context of the type.
  public static func modifier<Modifier: PreviewModifier & SendableMetatype>(_ modifier: Modifier) -> Self {
    Self(layout: .modifier(PreviewModification(modifier)))
  }
}

/// A modifier of a preview, and how its context is made.
package struct PreviewModification: Sendable {
  /// A context, for a modifier of the same type.
  package struct Context: @unchecked Sendable {  // the main actor alone reads the context, after it has been made
    fileprivate let value: Any
  }

  /// The type of the modifier, by which the context is shared.
  package let type: ObjectIdentifier
  package let makeContext: @MainActor @Sendable () async throws -> Context
  package let apply: @MainActor @Sendable (AnyView, Context) -> AnyView

  init<Modifier: PreviewModifier & SendableMetatype>(_ modifier: Modifier) {
    type = ObjectIdentifier(Modifier.self)
    makeContext = { Context(value: try await Modifier.makeSharedContext()) }
    // The main actor makes the declaration of the preview with the modifier, and uses the modifier alone.
    nonisolated(unsafe) let modifier = modifier
    apply = { content, context in
      // The context is that of `makeContext`.
      guard let value = context.value as? Modifier.Context else { return content }
      return AnyView(modifier.body(content: PreviewModifierContent(content: content), context: value))
    }
  }
}
