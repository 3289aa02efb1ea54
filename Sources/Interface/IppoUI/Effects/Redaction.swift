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
  /// `privacySensitive` is shown so; `invalidated` dims what says of itself that it may be out of date.
  public func redacted(reason: RedactionReasons) -> some View {
    RedactionScope(redacting: RedactionReasons(rawValue: ~0).subtracting([.privacy, .invalidated]), content: self)
      .transformEnvironment(
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

/// Dims while something around says that what is shown is out of date.
private struct InvalidationScope<Content: View>: View {
  @Environment(\.redactionReasons) private var reasons
  let isInvalidatable: Bool
  let content: Content

  var body: some View { content.opacity(isInvalidatable && reasons.contains(.invalidated) ? 0.5 : 1) }
}

extension View {
  /// Whether the content may be out of date: it is dimmed where something around is redacted as `invalidated`.
  public func invalidatableContent(_ invalidatable: Bool = true) -> some View {
    InvalidationScope(isInvalidatable: invalidatable, content: self)
  }
}
