public import Foundation

/// A control that opens a URL (`SwiftUI.Link`).
public struct Link<Label: View>: View {
  private let destination: URL
  private let label: Label

  /// - Parameters:
  ///   - destination: The URL, opened by the browser, or by the terminal's desktop, unless the environment's `openURL`
  ///     is an action of the app's.
  ///   - label: The label of the link.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  /// The link as an element of its own: a link in browsers, a button without a border in terminals.
  public var body: some View { URLElement(url: destination, label: label) }
}

extension Link where Label == Text {
  /// A link with a title that is looked up in the app's string tables.
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// A link with a title that is shown as it is.
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
