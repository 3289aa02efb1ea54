/// Whether a button repeats its action while it is pressed (`SwiftUI.ButtonRepeatBehavior`).
///
/// Has no effect in browsers and terminals: buttons act once.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private let name: String
  /// The default of the platform.
  public static let automatic = ButtonRepeatBehavior(name: "automatic")
  /// The action is repeated as long as the button is held down.
  public static let enabled = ButtonRepeatBehavior(name: "enabled")
  /// The action runs once.
  public static let disabled = ButtonRepeatBehavior(name: "disabled")
}

/// The order of a menu's items (`SwiftUI.MenuOrder`).
///
/// Has no effect in browsers and terminals: items stand in the order of the source.
public struct MenuOrder: Hashable, Sendable {
  private let name: String
  /// The default of the platform.
  public static let automatic = MenuOrder(name: "automatic")
  /// The first item is the nearest to the button, wherever the menu opens.
  public static let priority = MenuOrder(name: "priority")
  /// The order of the source.
  public static let fixed = MenuOrder(name: "fixed")
}

/// Whether a menu closes when an item is chosen (`SwiftUI.MenuActionDismissBehavior`).
///
/// Has no effect in browsers and terminals: menus close.
public struct MenuActionDismissBehavior: Hashable, Sendable {
  private let name: String
  /// The default of the platform.
  public static let automatic = MenuActionDismissBehavior(name: "automatic")
  /// The menu closes.
  public static let enabled = MenuActionDismissBehavior(name: "enabled")
  /// The menu stays open.
  public static let disabled = MenuActionDismissBehavior(name: "disabled")
}

/// The look and the behavior of controls. None of this has an effect in browsers and terminals, which have their own
/// way.
extension View {
  /// Whether buttons repeat their action while they are pressed. Has no effect in browsers and terminals: they act
  /// once.
  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    environment(\.buttonRepeatBehavior, behavior)
  }

  /// The order of the items in menus. Has no effect in browsers and terminals: in that of the source.
  public func menuOrder(_ order: MenuOrder) -> some View { environment(\.menuOrder, order) }

  /// Whether menus close when an item is chosen. Has no effect in browsers and terminals: they do.
  public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View { self }

  /// Whether menus have a mark that shows that they open. Has no effect in browsers and terminals.
  public func menuIndicator(_ visibility: Visibility) -> some View {
    environment(\.menuIndicatorVisibility, visibility)
  }

  /// Whether buttons take all the available width. Has no effect in browsers and terminals: a label that fills the
  /// width makes a button that does.
  public func buttonSizing(_ sizing: ButtonSizing) -> some View { environment(\.buttonSizing, sizing) }

  /// Whether radio buttons stand side by side. Has no effect in browsers and terminals: they stand below each other.
  public func horizontalRadioGroupLayout() -> some View { self }

  /// The allowed changes of writing tools to the text of fields. Has no effect in browsers and terminals: such tools
  /// are part of other systems.
  public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }
}

/// The allowed changes of the system's writing tools (`SwiftUI.WritingToolsBehavior`).
///
/// Has no effect in browsers and terminals.
public struct WritingToolsBehavior: Equatable, Sendable {
  private let name: String
  /// The default of the platform.
  public static let automatic = WritingToolsBehavior(name: "automatic")
  /// The tools may rewrite the text in its place.
  public static let complete = WritingToolsBehavior(name: "complete")
  /// The tools may show their text beside the original.
  public static let limited = WritingToolsBehavior(name: "limited")
  /// The tools are switched off.
  public static let disabled = WritingToolsBehavior(name: "disabled")
}

/// The size of a button (`SwiftUI.ButtonSizing`).
///
/// Has no effect in browsers and terminals: a button is as large as its label, with its border around.
public struct ButtonSizing: Hashable, Sendable {
  private let name: String
  /// The sizing of the surroundings.
  public static let automatic = ButtonSizing(name: "automatic")
  /// The size that the label needs.
  public static let fitted = ButtonSizing(name: "fitted")
  /// The available size.
  public static let flexible = ButtonSizing(name: "flexible")
}
