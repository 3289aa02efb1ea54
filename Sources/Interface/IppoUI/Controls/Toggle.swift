/// A control that is on or off (`SwiftUI.Toggle`).
public struct Toggle<Label: View>: View {
  @Environment(\.toggleStyle) private var style
  private let isOn: Binding<Bool>
  private let isMixed: Binding<Bool>
  private let label: Label

  /// - Parameters:
  ///   - isOn: Whether the toggle is on; a user changes it.
  ///   - label: The name of the setting.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(isOn: isOn, isMixed: .constant(false), label: label())
  }

  fileprivate init(isOn: Binding<Bool>, isMixed: Binding<Bool>, label: Label) {
    self.isOn = isOn
    self.isMixed = isMixed
    self.label = label
  }

  /// The toggle in the style around it (`toggleStyle(_:)`).
  public var body: some View {
    switch style {
    case .known(let style): ToggleElement(isOn: isOn, isMixed: isMixed.wrappedValue, style: style) { label }
    case .custom(let style):
      style.makeBody(
        ToggleStyleConfiguration(
          label: ToggleStyleConfiguration.Label(content: AnyView(label)), isOn: isOn, isMixed: isMixed))
    }
  }
}

extension Toggle where Label == Text {
  /// A toggle with a title that is looked up in the app's string tables.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(titleKey) } }

  /// A toggle with a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(title) } }
}

extension Toggle where Label == IppoUI.Label<Text, Image> {
  /// A toggle with a picture of an asset catalogue and a title that is looked up in the app's string tables.
  public init(_ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { IppoUI.Label(titleKey, image: image) }
  }

  /// A toggle with a picture of an asset catalogue and a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { IppoUI.Label(title, image: image) }
  }

  /// A toggle with a symbol and a title that is looked up in the app's string tables.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { IppoUI.Label(titleKey, systemImage: systemImage) }
  }

  /// A toggle with a symbol and a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { IppoUI.Label(title, systemImage: systemImage) }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// The toggle of a style's configuration, for styles that change another style.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn, isMixed: configuration.$isMixed, label: configuration.label)
  }
}

extension Toggle {
  /// A control that sets a flag of every element. It is on if the flag of all elements is set, and off without
  /// elements.
  ///
  /// - Parameters:
  ///   - sources: The elements.
  ///   - isOn: The flag.
  ///   - label: The name of the setting.
  public init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    func count() -> Int { sources.count { $0[keyPath: isOn].wrappedValue } }
    self.init(
      isOn: Binding {
        !sources.isEmpty && count() == sources.count
      } set: { value in
        for source in sources { source[keyPath: isOn].wrappedValue = value }
      },
      isMixed: Binding {
        let count = count()
        return count > 0 && count < sources.count
      } set: { _ in
      }, label: label())
  }
}

extension Toggle where Label == Text {
  /// A control that sets a flag of every element, and is on where it is set in all of them.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) { self.init(sources: sources, isOn: isOn) { Text(titleKey) } }

  /// A control that sets a flag of every element, and is on where it is set in all of them.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) { self.init(sources: sources, isOn: isOn) { Text(title) } }
}

/// The element of every toggle.
struct ToggleElement<Label: View>: PrimitiveView {
  let isOn: Binding<Bool>
  let isMixed: Bool
  let style: RenderToggle.Style
  @ViewBuilder var label: Label

  var content: some View { ControlLabel { label } }

  func element(in context: ElementContext) -> RenderElement {
    .toggle(RenderToggle(isOn: isOn.wrappedValue, isMixed: isMixed, style: style))
  }

  func attributes(_ attributes: inout RenderAttributes, in context: ElementContext) {
    attributes.isDisabled = !context.environment.isEnabled
    attributes.awaitsAnswer = context.environment.awaitsAnswer
  }

  func handle(_ event: RenderEvent, in context: ElementContext) -> Bool {
    guard case .setOn(let value) = event else { return false }
    isOn.wrappedValue = value
    return true
  }
}
