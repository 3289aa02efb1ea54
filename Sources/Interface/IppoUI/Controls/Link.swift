public import Foundation

/// A control that opens a URL (`SwiftUI.Link`).
public struct Link<Label: View>: View {
  private let destination: URL
  private let label: Label

  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  public var body: some View { URLElement(url: destination, label: label) }
}

extension Link where Label == Text {
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}

/// The element of a link: the renderer opens it, unless the app has a handler.
private struct URLElement<Label: View>: PrimitiveView {
  let url: URL
  let label: Label

  var content: some View { label }

  func element(in context: ElementContext) -> RenderElement {
    let url = context.environment.openURL.isSystem ? url.absoluteString : nil
    return .button(RenderButton(style: .borderless, url: url))
  }

  func attributes(_ attributes: inout RenderAttributes, in context: ElementContext) {
    attributes.isDisabled = !context.environment.isEnabled
    attributes.accessibility.traits.formUnion(.isLink)
  }

  func handle(_ event: RenderEvent, in context: ElementContext) -> Bool {
    guard event == .activate else { return false }
    context.environment.openURL(url)
    return true
  }
}
