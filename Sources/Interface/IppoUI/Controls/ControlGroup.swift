/// Controls that belong together, side by side (`SwiftUI.ControlGroup`).
public struct ControlGroup<Content: View>: View {
  @Environment(\.controlGroupStyle) private var style
  private let label: AnyView?
  private let content: Content

  /// - Parameter content: The controls.
  public init(@ViewBuilder content: () -> Content) {
    label = nil
    self.content = content()
  }

  /// The controls in the style around the group (`controlGroupStyle(_:)`), as one element for assistive technology
  /// where the group has a name.
  public var body: some View {
    if let label {
      NamedView(content: group.accessibilityElement(children: .contain), name: label)
    } else {
      group
    }
  }

  @ViewBuilder private var group: some View {
    if let style {
      style.makeBody(
        ControlGroupStyleConfiguration(
          label: ControlGroupStyleConfiguration.Label(view: label ?? AnyView(EmptyView())),
          content: ControlGroupStyleConfiguration.Content(view: AnyView(content))))
    } else {
      HStack { content }
    }
  }

  /// A group with a label, which is read aloud; styles of an app's own can show it.
  public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
  where Content == LabeledControlGroupContent<C, L> {
    self.label = AnyView(label())
    self.content = LabeledControlGroupContent(content: content())
  }

  /// A group with a name, which is read aloud.
  public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    label = AnyView(Text(titleKey))
    self.content = LabeledControlGroupContent(content: content())
  }

  /// A group with a name, which is read aloud.
  @_disfavoredOverload
  public init<C: View, S: StringProtocol>(_ title: S, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    label = AnyView(Text(title))
    self.content = LabeledControlGroupContent(content: content())
  }

  /// A group with a name, which is read aloud, and a symbol, which has no effect in browsers and terminals.
  public init<C: View>(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    label = AnyView(Label(titleKey, systemImage: systemImage))
    self.content = LabeledControlGroupContent(content: content())
  }

  /// A group with a name, which is read aloud, and a symbol.
  @_disfavoredOverload
  public init<C: View, S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    label = AnyView(Label(title, systemImage: systemImage))
    self.content = LabeledControlGroupContent(content: content())
  }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
  /// The group of a style's configuration, for styles that change another style.
  public init(_ configuration: ControlGroupStyleConfiguration) {
    label = AnyView(configuration.label)
    content = configuration.content
  }
}

/// The controls of a group that has a label (`SwiftUI.LabeledControlGroupContent`).
public struct LabeledControlGroupContent<Content: View, Label: View>: View {
  let content: Content

  /// The controls, without the label.
  public var body: some View { content }
}
