/// Content shown as blocks, without what it says (`redacted(reason:)`).
private struct Redaction: WrappingModifier, Equatable {
  typealias Body = Never

  func element(in context: ElementContext) -> RenderElement { .effect(.redacted) }
}

/// Redacts while there is a reason to.
private struct RedactionScope<Content: View>: View {
  @Environment(\.redactionReasons) private var reasons
  let content: Content

  var body: some View {
    if reasons.isEmpty { content } else { content.modifier(Redaction()) }
  }
}

extension View {
  /// Shows the content as blocks while it is not there yet, or is private.
  public func redacted(reason: RedactionReasons) -> some View {
    RedactionScope(content: self).transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }

  /// Shows the content as it is; below it nothing redacts.
  public func unredacted() -> some View { environment(\.redactionReasons, []) }
}

extension View {
  /// Whether the content is private, which matters where a system shows windows that are not in use: none here does.
  public func privacySensitive(_ sensitive: Bool = true) -> some View { self }
}
