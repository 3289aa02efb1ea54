/// Content shown as blocks, in place of its texts and images (`redacted(reason:)`).
private struct Redaction: WrappingModifier, Equatable {
  typealias Body = Never

  func element(in context: ElementContext) -> RenderElement { .effect(.redacted) }
}

/// Redacts the content while the environment has one of some reasons.
private struct RedactionScope<Content: View>: View {
  @Environment(\.redactionReasons) private var reasons
  let redacting: RedactionReasons
  let content: Content

  var body: some View {
    if reasons.isDisjoint(with: redacting) { content } else { content.modifier(Redaction()) }
  }
}

extension View {
  /// Shows the content as blocks while it is yet to come. For the reason `privacy` alone, only `privacySensitive`
  /// content is shown so. `invalidated` dims content that declares that it may be out of date.
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
  /// Whether the content is private. It is shown as blocks where a view around redacts for privacy. Recordings leave its
  /// texts out.
  public func privacySensitive(_ sensitive: Bool = true) -> some View {
    RedactionScope(redacting: sensitive ? .privacy : [], content: self).modifier(PrivacyMark(isPrivate: sensitive))
  }
}

/// Marks content that recordings leave out.
private struct PrivacyMark: AttributeModifier, Equatable {
  typealias Body = Never

  static var isSemantic: Bool { true }
  let isPrivate: Bool

  func attributes(_ attributes: inout RenderAttributes, in context: ElementContext) {
    if isPrivate { attributes.isPrivate = true }
  }
}

/// Dims content while a view around declares it out of date.
private struct InvalidationScope<Content: View>: View {
  @Environment(\.redactionReasons) private var reasons
  let isInvalidatable: Bool
  let content: Content

  var body: some View { content.opacity(isInvalidatable && reasons.contains(.invalidated) ? 0.5 : 1) }
}

extension View {
  /// Whether the content may be out of date. It is dimmed where a view around is redacted as `invalidated`.
  public func invalidatableContent(_ invalidatable: Bool = true) -> some View {
    InvalidationScope(isInvalidatable: invalidatable, content: self)
  }
}
