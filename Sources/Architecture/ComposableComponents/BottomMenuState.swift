public import ComposableArchitectureCore
public import IppoUI
public import SwiftNavigation

/// A bottom menu as a value: what a feature's state holds while it shows one.
///
/// ```swift
/// state.bottomMenu = BottomMenuState(
///   title: TextState("Solo"),
///   buttons: [
///     .init(
///       title: TextState("End game"), icon: Image(systemName: "flag"),
///       action: .init(action: .endGameButtonTapped, animation: .default))
///   ],
///   onDismiss: .init(action: .dismissBottomMenu, animation: .default))
/// ```
///
/// The shape is that of the menu described in the tutorials about isowords. With `@Presents` it is an ephemeral state:
/// it goes as soon as it has been answered.
public struct BottomMenuState<Action> {
  /// The buttons, side by side.
  public var buttons: [Button]
  /// A button over the whole width, below the others.
  public var footerButton: Button?
  /// A text under the title.
  public var message: TextState?
  /// The action to send when the user closes the menu.
  public var onDismiss: MenuAction?
  /// The title.
  public var title: TextState

  /// - Parameters:
  ///   - title: The title.
  ///   - message: A text under it.
  ///   - buttons: The buttons.
  ///   - footerButton: A button over the whole width, below the others.
  ///   - onDismiss: What is sent when a person closes the menu.
  public init(
    title: TextState, message: TextState? = nil, buttons: [Button] = [], footerButton: Button? = nil,
    onDismiss: MenuAction? = nil
  ) {
    self.buttons = buttons
    self.footerButton = footerButton
    self.message = message
    self.onDismiss = onDismiss
    self.title = title
  }

  /// A button of a bottom menu as a value.
  public struct Button {
    /// The action to send; `nil`: the button only closes the menu.
    public let action: MenuAction?
    /// The picture on it.
    public let icon: Image
    /// The text on it.
    public let title: TextState

    /// - Parameters:
    ///   - title: The text on it.
    ///   - icon: The picture on it.
    ///   - action: What is sent; `nil`: the button only closes the menu.
    public init(title: TextState, icon: Image, action: MenuAction? = nil) {
      self.action = action
      self.icon = icon
      self.title = title
    }
  }
}

extension BottomMenuState: _EphemeralState {}

extension BottomMenuState: Equatable where Action: Equatable {}
extension BottomMenuState.Button: Equatable where Action: Equatable {}
extension BottomMenuState: Sendable where Action: Sendable {}
extension BottomMenuState.Button: Sendable where Action: Sendable {}
