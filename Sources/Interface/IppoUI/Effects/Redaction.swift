/// Content shown as blocks, without what it says (`redacted(reason:)`).
private struct Redaction: WrappingModifier, Equatable {
  typealias Body = Never

  func element(in context: ElementContext) -> RenderElement { .effect(.redacted) }
}

/// Redacts while there is one of some reasons to.
private struct RedactionScope<Content: View>: View {
  @Environment(\.redactionReasons) private var reasons
  let redacting: RedactionReasons
  let content: Content

  var body: some View {
    if reasons.isDisjoint(with: redacting) { content } else { content.modifier(Redaction()) }
  }
}

extension View {
  /// Shows the content as blocks while it is not there yet. For the reason `privacy` alone, only what is
  /// `privacySensitive` is shown so.
  public func redacted(reason: RedactionReasons) -> some View {
    RedactionScope(redacting: RedactionReasons(rawValue: ~0).subtracting(.privacy), content: self).transformEnvironment(
      \.redactionReasons
    ) { $0.formUnion(reason) }
  }

  /// Shows the content as it is; below it nothing redacts.
  public func unredacted() -> some View { environment(\.redactionReasons, []) }
}

extension View {
  /// Whether the content is private: it is shown as blocks where something around redacts for privacy.
  public func privacySensitive(_ sensitive: Bool = true) -> some View {
    RedactionScope(redacting: sensitive ? .privacy : [], content: self)
  }
}
