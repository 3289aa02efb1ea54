/// The look of buttons, for a style that leaves it to the system when the action runs (`SwiftUI.ButtonStyle`).
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// The view that the style draws.
  associatedtype Body: View
  /// The label, the role, and whether the button is held down.
  typealias Configuration = ButtonStyleConfiguration

  /// The look of a button with `configuration`.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a button that a ``ButtonStyle`` shows (`SwiftUI.ButtonStyleConfiguration`).
public struct ButtonStyleConfiguration {
  /// The label, type-erased.
  public struct Label: View {
    let content: AnyView
    /// The label as the app has written it.
    public var body: some View { content }
  }

  /// The purpose of the button; `nil` for a plain action.
  public let role: ButtonRole?
  /// The label of the button.
  public let label: Label
  let press: PressState

  /// Whether the button is held down. Renderers report it for buttons whose style reads it.
  public var isPressed: Bool { press.isPressed }
}

/// The look and behaviour of buttons (`SwiftUI.PrimitiveButtonStyle`).
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  /// The view that the style draws.
  associatedtype Body: View
  /// The label, the role, and the action.
  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// The button with `configuration`; it calls `configuration.trigger()` to run the action.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a button that a ``PrimitiveButtonStyle`` shows, and the action that it runs
/// (`SwiftUI.PrimitiveButtonStyleConfiguration`).
public struct PrimitiveButtonStyleConfiguration {
  /// The label, type-erased.
  public struct Label: View {
    let content: AnyView
    /// The label as the app has written it.
    public var body: some View { content }
  }

  /// The purpose of the button; `nil` for a plain action.
  public let role: ButtonRole?
  /// The label of the button.
  public let label: Label
  let page: ButtonPage?
  let action: @MainActor () -> Void
  let press: PressState

  /// Runs the button's action. Does nothing for a link to an unreachable page.
  @MainActor public func trigger() { if page?.isReachable ?? true { action() } }
}

/// The style of buttons below.
enum ButtonLook: Equatable {
  /// A style that the renderer draws.
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
