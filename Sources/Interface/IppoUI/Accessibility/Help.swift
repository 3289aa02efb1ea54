/// A hint for the pointer.
private struct HelpModifier: AttributeModifier, Equatable {
  typealias Body = Never
  let text: Text

  static var isSemantic: Bool { true }

  func attributes(_ attributes: inout RenderAttributes, in context: ElementContext) {
    attributes.help = text.string(in: context.environment)
  }
}

extension View {
  /// A hint that shows when the pointer rests on the view.
  public func help(_ text: Text) -> some View { modifier(HelpModifier(text: text)) }

  /// A hint that shows when the pointer rests on the view.
  public func help(_ textKey: LocalizedStringKey) -> some View { help(Text(textKey)) }

  /// A hint that shows when the pointer rests on the view.
  @_disfavoredOverload
  public func help<S: StringProtocol>(_ text: S) -> some View { help(Text(text)) }
}
