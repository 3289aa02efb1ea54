/// A button that takes values from the clipboard (`SwiftUI.PasteButton`).
///
/// A browser asks the user for permission. In a terminal the user pastes while the button has the focus. The data
/// arrive as text, which the type's representations read.
public struct PasteButton: View {
  private let read: @MainActor (String) -> Void

  /// - Parameters:
  ///   - payloadType: The type of the values.
  ///   - onPaste: Receives the values of the text. The closure is called only if such values exist.
  public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {
    read = { text in T.read(text) { onPaste([$0]) } }
  }

  /// - Parameters:
  ///   - supportedContentTypes: The accepted types. Only text arrives, if one of the types is a text, an address or
  ///     data.
  ///   - payloadAction: Receives a provider of the pasted text.
  public init(supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void) {
    let isText = supportedContentTypes.takeText
    read = { text in if isText { payloadAction([NSItemProvider(object: text as NSString)]) } }
  }

  /// A button with the label "Paste" and a symbol.
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
