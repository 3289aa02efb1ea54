/// A button that takes values from the clipboard (`SwiftUI.PasteButton`).
///
/// The browser asks the person; in a terminal a person pastes while the button has the focus. What arrives is text,
/// read by the type's representations.
public struct PasteButton: View {
  private let read: @MainActor (String) -> Void

  /// - Parameters:
  ///   - payloadType: Of the values.
  ///   - onPaste: Is given the values the text stands for; it is not called when there are none.
  public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {
    read = { text in T.read(text) { onPaste([$0]) } }
  }

  /// - Parameters:
  ///   - supportedContentTypes: What is taken: texts, if one of these is a text, an address or data; nothing else arrives.
  ///   - payloadAction: Is given a provider of the text that was pasted.
  public init(supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void) {
    let isText = supportedContentTypes.takeText
    read = { text in if isText { payloadAction([NSItemProvider(object: text as NSString)]) } }
  }

  /// A button that says "Paste", with a symbol.
  public var body: some View {
    PasteElement(read: read, label: Label(LocalizedStringKey(.paste), systemImage: "doc.on.clipboard"))
  }
}

private struct PasteElement<Label: View>: PrimitiveView {
  let read: @MainActor (String) -> Void
  let label: Label

  var content: some View { label }

  func element(in context: ElementContext) -> RenderElement {
    .button(RenderButton(style: .bordered, size: context.environment.controlSize.render, isPaste: true))
  }

  func attributes(_ attributes: inout RenderAttributes, in context: ElementContext) {
    attributes.isDisabled = !context.environment.isEnabled
  }

  func handle(_ event: RenderEvent, in context: ElementContext) -> Bool {
    guard case .paste(let text) = event else { return false }
    read(text)
    return true
  }
}
