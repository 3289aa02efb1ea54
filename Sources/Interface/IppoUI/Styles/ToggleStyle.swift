/// The look and behaviour of toggles (`SwiftUI.ToggleStyle`).
@MainActor @preconcurrency
public protocol ToggleStyle {
  /// The view that the style draws.
  associatedtype Body: View
  /// The label, and whether the toggle is on.
  typealias Configuration = ToggleStyleConfiguration

  /// The toggle with `configuration`.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a toggle that a ``ToggleStyle`` shows and changes (`SwiftUI.ToggleStyleConfiguration`).
public struct ToggleStyleConfiguration {
  /// The label, type-erased.
  public struct Label: View {
    let content: AnyView
    /// The label as the app has written it.
    public var body: some View { content }
  }

  /// The label of the setting.
  public let label: Label
  /// Whether the toggle is on, to be read and changed.
  @Binding public var isOn: Bool
  /// Whether only some of the toggle's settings are on.
  @Binding public var isMixed: Bool

  init(label: Label, isOn: Binding<Bool>, isMixed: Binding<Bool>) {
    self.label = label
    _isMixed = isMixed
    _isOn = isOn
  }
}

/// A style renderers draw themselves.
@MainActor @preconcurrency
protocol KnownToggleStyle: ToggleStyle {
  var render: RenderToggle.Style { get }
  var tint: Color? { get }
}

extension KnownToggleStyle {
  var tint: Color? { nil }

  @ViewBuilder func toggle(_ configuration: ToggleStyleConfiguration) -> some View {
    let element = ToggleElement(isOn: configuration.$isOn, isMixed: configuration.isMixed, style: render) {
      configuration.label
    }
    if let tint { element.tint(tint) } else { element }
  }
}

/// The look the surroundings choose (`SwiftUI.DefaultToggleStyle`).
public struct DefaultToggleStyle: KnownToggleStyle {
  /// The same as `.automatic`.
  public init() {}
  var render: RenderToggle.Style { .automatic }
  /// A label and a switch.
  public func makeBody(configuration: Configuration) -> some View { toggle(configuration) }
}

/// A label and a switch (`SwiftUI.SwitchToggleStyle`).
public struct SwitchToggleStyle: KnownToggleStyle {
  let tint: Color?

  /// The same as `.switch`: in the tint in effect.
  public init() { tint = nil }

  /// A label and a switch in a color.
  public init(tint: Color) { self.tint = tint }

  var render: RenderToggle.Style { .switch }
  /// A label and a switch.
  public func makeBody(configuration: Configuration) -> some View { toggle(configuration) }
}

/// A button that stays down (`SwiftUI.ButtonToggleStyle`).
public struct ButtonToggleStyle: KnownToggleStyle {
  /// The same as `.button`.
  public init() {}
  var render: RenderToggle.Style { .button }
  /// A button that looks pressed while the toggle is on.
  public func makeBody(configuration: Configuration) -> some View { toggle(configuration) }
}

/// A check box and a label (`SwiftUI.CheckboxToggleStyle`).
public struct CheckboxToggleStyle: KnownToggleStyle {
  /// The same as `.checkbox`.
  public init() {}
  var render: RenderToggle.Style { .checkbox }
  /// A check box and a label.
  public func makeBody(configuration: Configuration) -> some View { toggle(configuration) }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The look the surroundings choose: a label and a switch.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A label and a switch.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that stays down.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  /// A check box and a label.
  @_disfavoredOverload  // an app for phones may have a style of its own of this name
  public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

/// The style of toggles below.
enum ToggleLook: Equatable {
  case known(RenderToggle.Style)
  case custom(AnyStyle<ToggleStyleConfiguration>)
}

private struct ToggleStyleKey: EnvironmentKey {
  static var defaultValue: ToggleLook { .known(.automatic) }
}

extension EnvironmentValues {
  var toggleStyle: ToggleLook {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }
}

extension View {
  /// The style of toggles within this view.
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    let known = (style as? any KnownToggleStyle).flatMap { $0.tint == nil ? ToggleLook.known($0.render) : nil }
    return transformEnvironment(\.toggleStyle) { look in
      look = known ?? .custom(AnyStyle(style, \.toggleStyle, around: look) { $0.makeBody(configuration: $1) })
    }
  }
}
