public import Foundation

/// A label with a value (`SwiftUI.LabeledContent`).
public struct LabeledContent<Label, Content> {
  fileprivate let label: Label
  fileprivate let content: Content
}

extension LabeledContent: View where Label: View, Content: View {
  /// A label of any view, with any view as its value.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content())
  }

  /// Label and value in the style around them (`labeledContentStyle(_:)`).
  public var body: some View {
    LabeledContentBody(
      configuration: LabeledContentStyleConfiguration(
        label: LabeledContentStyleConfiguration.Label(view: AnyView(label)),
        content: LabeledContentStyleConfiguration.Content(view: AnyView(content))))
  }
}

extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
  /// The label and the value of a style's configuration, for styles that change another style.
  public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(label: configuration.label, content: configuration.content)
  }
}

private struct LabeledContentBody: View {
  @Environment(\.labeledContentStyle) private var style
  let configuration: LabeledContentStyleConfiguration

  var body: some View {
    if let style {
      style.makeBody(configuration)
    } else {
      AutomaticLabeledContentStyle().makeBody(configuration: configuration)
    }
  }
}

extension LabeledContent where Label == Text, Content: View {
  /// A title that is looked up in the app's string tables, with any view as its value.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content())
  }

  /// A title that is shown as it is, with any view as its value.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content())
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// A title that is looked up in the app's string tables, with a text as its value.
  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(label: Text(titleKey), content: Text(value))
  }

  /// A title that is shown as it is, with a text as its value.
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(label: Text(title), content: Text(value))
  }

  /// A title that is looked up in the app's string tables, with a value in a format.
  public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(titleKey), content: Text(value, format: format))
  }

  /// A title that is shown as it is, with a value in a format.
  @_disfavoredOverload
  public init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(title), content: Text(value, format: format))
  }
}
