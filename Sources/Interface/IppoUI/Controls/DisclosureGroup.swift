/// Collapsible content (`SwiftUI.DisclosureGroup`).
public struct DisclosureGroup<Label: View, Content: View>: View {
  @State private var ownIsExpanded = false
  @Environment(\.disclosureGroupStyle) private var style
  private let isExpanded: Binding<Bool>?
  private let label: Label
  private let content: () -> Content

  /// Content that is hidden at first. The group itself keeps whether it shows.
  ///
  /// - Parameters:
  ///   - content: The content, made when it is shown.
  ///   - label: The part that always shows.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    isExpanded = nil
    self.content = content
    self.label = label()
  }

  /// Content that shows while a binding is `true`.
  ///
  /// - Parameters:
  ///   - isExpanded: Whether the content shows; a user changes it.
  ///   - content: The content, made when it is shown.
  ///   - label: The part that always shows.
  public init(isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label)
  {
    self.isExpanded = isExpanded
    self.content = content
    self.label = label()
  }

  /// The group in the style around it (`disclosureGroupStyle(_:)`).
  public var body: some View {
    if let style {
      // The style holds for groups within the content, and not in its own body.
      let content = { [content] in content().environment(\.disclosureGroupStyle, style) }
      style.makeBody(
        DisclosureGroupStyleConfiguration(
          label: DisclosureGroupStyleConfiguration.Label(view: AnyView(label)),
          content: DisclosureGroupStyleConfiguration.Content { AnyView(content()) },
          isExpanded: isExpanded ?? $ownIsExpanded))
    } else {
      DisclosureElement(isExpanded: isExpanded ?? $ownIsExpanded, label: label, hidden: content)
    }
  }
}

extension DisclosureGroup where Label == Text {
  /// Content that is hidden at first, with a title that is looked up in the app's string tables.
  public init(_ label: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(label) }
  }

  /// Content that is hidden at first, with a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(label) }
  }

  /// Content that shows while a binding is `true`, with a title that is looked up in the app's string tables.
  public init(
    _ label: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) { self.init(isExpanded: isExpanded, content: content) { Text(label) } }

  /// Content that shows while a binding is `true`, with a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) { self.init(isExpanded: isExpanded, content: content) { Text(label) } }
}

/// The element of a disclosure. Children: the label, then the content while it is expanded.
struct DisclosureElement<Label: View, Hidden: View>: PrimitiveView {
  let isExpanded: Binding<Bool>
  let label: Label
  let hidden: () -> Hidden

  @ViewBuilder var content: some View {
    Unary(axis: .horizontal) { label }
    Lazily { [isExpanded, hidden] in
      if isExpanded.wrappedValue { hidden() }
    }
  }

  func element(in context: ElementContext) -> RenderElement { .disclosure(isExpanded: isExpanded.wrappedValue) }

  func attributes(_ attributes: inout RenderAttributes, in context: ElementContext) {
    attributes.isDisabled = !context.environment.isEnabled
    attributes.awaitsAnswer = context.environment.awaitsAnswer
  }

  func handle(_ event: RenderEvent, in context: ElementContext) -> Bool {
    switch event {
    case .setOn(let value): isExpanded.wrappedValue = value
    case .activate: isExpanded.wrappedValue.toggle()
    default: return false
    }
    return true
  }
}
