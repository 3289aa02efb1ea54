/// Controls that belong together, side by side (`SwiftUI.ControlGroup`).
public struct ControlGroup<Content: View>: View {
  @Environment(\.controlGroupStyle) private var style
  private let name: Text?
  private let content: Content

  /// - Parameter content: The controls.
  public init(@ViewBuilder content: () -> Content) {
    name = nil
    self.content = content()
  }

  /// The controls in the style around the group (`controlGroupStyle(_:)`), as one element for assistive technology
  /// where the group has a name.
  public var body: some View {
    if let name {
      group.accessibilityElement(children: .contain).accessibilityLabel(name)
    } else {
      group
    }
  }

  @ViewBuilder private var group: some View {
    if let style {
      style.makeBody(
        ControlGroupStyleConfiguration(content: ControlGroupStyleConfiguration.Content(view: AnyView(content))))
    } else {
      HStack { content }
    }
  }

  /// A group with a label. The label has no effect in browsers and terminals: groups that are named by a text are read
  /// aloud with it.
  public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
  where Content == LabeledControlGroupContent<C, L> {
    name = nil
    self.content = LabeledControlGroupContent(content: content())
  }

  /// A group with a name, which is read aloud.
  public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    name = Text(titleKey)
    self.content = LabeledControlGroupContent(content: content())
  }

  /// A group with a name, which is read aloud.
  @_disfavoredOverload
  public init<C: View, S: StringProtocol>(_ title: S, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    name = Text(title)
    self.content = LabeledControlGroupContent(content: content())
  }

  /// A group with a name, which is read aloud, and a symbol, which has no effect in browsers and terminals.
  public init<C: View>(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    name = Text(titleKey)
    self.content = LabeledControlGroupContent(content: content())
  }
}

/// The controls of a group that has a label (`SwiftUI.LabeledControlGroupContent`).
public struct LabeledControlGroupContent<Content: View, Label: View>: View {
  let content: Content

  /// The controls, without the label.
  public var body: some View { content }
}
