public import Foundation
public import IppoUI

/// The content of a bottom menu: a title, perhaps a message, buttons, and perhaps a wide one below them.
///
/// Shown with `bottomMenu(item:)`:
///
/// ```swift
/// @State private var menu: BottomMenu?
///
/// Button("More") {
///   withAnimation {
///     menu = BottomMenu(
///       title: Text("This photo"),
///       buttons: [.init(title: Text("Share"), icon: Image(systemName: "square.and.arrow.up")) { share() }])
///   }
/// }
/// .bottomMenu(item: $menu)
/// ```
public struct BottomMenu {
  /// The buttons, side by side; more than three stand in several rows.
  public var buttons: [Button]
  /// A button over the whole width, below the others.
  public var footerButton: Button?
  /// A text under the title.
  public var message: Text?
  /// The title, which is also the accessible name of the menu.
  public var title: Text
  /// A button's action runs before the menu is dismissed, and not after.
  package var runsActionsFirst = false

  /// - Parameters:
  ///   - title: The title.
  ///   - message: A text under it.
  ///   - buttons: The buttons. The menu can be closed without any.
  ///   - footerButton: A button over the whole width, below the others.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [], footerButton: Button? = nil) {
    self.buttons = buttons
    self.footerButton = footerButton
    self.message = message
    self.title = title
  }

  /// A button of a bottom menu. Every button closes the menu.
  public struct Button: Identifiable {
    /// The action of the button, besides closing the menu.
    public let action: @MainActor () -> Void
    /// The picture on it.
    public let icon: Image
    /// The identity of the button.
    public let id: UUID
    /// The text on it.
    public let title: Text

    /// - Parameters:
    ///   - id: The identity of the button.
    ///   - title: The text on it.
    ///   - icon: The picture on it. It is decoration: the title alone names the button.
    ///   - action: What it does, besides closing the menu.
    public init(id: UUID = UUID(), title: Text, icon: Image, action: @escaping @MainActor () -> Void = {}) {
      self.action = action
      self.icon = icon
      self.id = id
      self.title = title
    }
  }
}
