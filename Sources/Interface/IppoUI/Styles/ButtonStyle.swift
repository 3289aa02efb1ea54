/// The look of buttons, for a style that leaves it to the system when the action runs (`SwiftUI.ButtonStyle`).
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// What the style draws.
  associatedtype Body: View
  /// The label, the role, and whether the button is held down.
  typealias Configuration = ButtonStyleConfiguration

  /// The look of a button with `configuration`.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a ``ButtonStyle`` shows (`SwiftUI.ButtonStyleConfiguration`).
public struct ButtonStyleConfiguration {
  /// The label, type-erased.
  public struct Label: View {
    let content: AnyView
    /// The label as the app has written it.
    public var body: some View { content }
  }

  /// What the button is for; `nil` for nothing particular.
  public let role: ButtonRole?
  /// What the button says.
  public let label: Label
  let press: PressState

  /// Whether the button is held down. Renderers tell it for buttons whose style asks.
  public var isPressed: Bool { press.isPressed }
}

/// The look and behaviour of buttons (`SwiftUI.PrimitiveButtonStyle`).
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  /// What the style draws.
  associatedtype Body: View
  /// The label, the role, and the action.
  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// The button with `configuration`; it calls `configuration.trigger()` to run the action.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a ``PrimitiveButtonStyle`` shows and runs (`SwiftUI.PrimitiveButtonStyleConfiguration`).
public struct PrimitiveButtonStyleConfiguration {
  /// The label, type-erased.
  public struct Label: View {
    let content: AnyView
    /// The label as the app has written it.
    public var body: some View { content }
  }

  /// What the button is for; `nil` for nothing particular.
  public let role: ButtonRole?
  /// What the button says.
  public let label: Label
  let page: ButtonPage?
  let action: @MainActor () -> Void
  let press: PressState

  /// Runs the button's action. Of a link whose page cannot be shown it does nothing.
  @MainActor public func trigger() { if page?.isReachable ?? true { action() } }
}

/// The style of buttons below.
enum ButtonLook: Equatable {
  /// Drawn by the renderer.
  case known(RenderButton.Style)
  case custom(AnyStyle<PrimitiveButtonStyleConfiguration>)
}

private struct ButtonStyleKey: EnvironmentKey {
  static var defaultValue: ButtonLook { .known(.automatic) }
}

extension EnvironmentValues {
  var buttonStyle: ButtonLook {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

extension View {
  /// The style of buttons within this view.
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    let known = (style as? any KnownButtonStyle).map { ButtonLook.known($0.render) }
    return transformEnvironment(\.buttonStyle) { look in
      look = known ?? .custom(AnyStyle(style, \.buttonStyle, around: look) { $0.makeBody(configuration: $1) })
    }
  }

  /// The style of buttons within this view.
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    environment(
      \.buttonStyle,
      .custom(
        AnyStyle(style) { style, configuration in
          ButtonElement(
            role: configuration.role, style: .custom, page: configuration.page, press: configuration.press,
            action: configuration.action
          ) {
            style.makeBody(
              configuration: ButtonStyleConfiguration(
                role: configuration.role,
                label: ButtonStyleConfiguration.Label(content: AnyView(configuration.label)), press: configuration.press
              ))
          }
        }))
  }
}
