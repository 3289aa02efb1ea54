/// The root of a graph: the content as one element, then the presentations.
struct WindowElement<Content: View>: PrimitiveView {
  let root: Content
  let addresses: AddressBook
  let summaries: PreferenceRelay<Text?>

  var content: some View {
    Unary {
      root.modifier(EditModeScope())
        .modifier(ControllerOutlet())
        .modifier(PreferenceRelayModifier<AddressKey>(relay: addresses.relay))
        .modifier(PreferenceRelayModifier<PageSummaryKey>(relay: summaries))
    }
  }

  func element(in context: ElementContext) -> RenderElement { .window }

  func attributes(_ attributes: inout RenderAttributes, in context: ElementContext) {
    // Code that changes the override has the window rendered.
    attributes.colorScheme = context.node.graph.display.untrackedOverride
    attributes.reportsPhase = context.node.graph.surroundings.asksForPhase
    attributes.address = addresses.address
    attributes.summary = summaries.read()??.string(in: context.environment)
    let locale = context.environment.locale
    attributes.language = TextLookUp.language(for: locale).map {
      let tag = $0.replacing("_", with: "-")
      return RenderLanguage(
        tag: tag, isRightToLeft: context.environment.layoutDirection == .rightToLeft,
        words: RenderWords(language: tag, own: TextLookUp.words(for: locale)))
    }
  }

  static var outlets: [OutletID] { [.presentations] }
}
