/// Whether a button repeats its action while it is pressed (`SwiftUI.ButtonRepeatBehavior`).
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private let name: String
  public static let automatic = ButtonRepeatBehavior(name: "automatic")
  public static let enabled = ButtonRepeatBehavior(name: "enabled")
  public static let disabled = ButtonRepeatBehavior(name: "disabled")
}

/// In which order a menu's items stand (`SwiftUI.MenuOrder`).
public struct MenuOrder: Hashable, Sendable {
  private let name: String
  public static let automatic = MenuOrder(name: "automatic")
  public static let priority = MenuOrder(name: "priority")
  public static let fixed = MenuOrder(name: "fixed")
}

/// Whether a menu closes when an item is chosen (`SwiftUI.MenuActionDismissBehavior`).
public struct MenuActionDismissBehavior: Hashable, Sendable {
  private let name: String
  public static let automatic = MenuActionDismissBehavior(name: "automatic")
  public static let enabled = MenuActionDismissBehavior(name: "enabled")
  public static let disabled = MenuActionDismissBehavior(name: "disabled")
}

/// How controls look and behave in the hand. Renderers draw controls in their own way, so these change nothing.
extension View {
  /// Whether buttons repeat their action while they are pressed: they act once.
  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View { self }

  /// In which order menus have their items: in that of the source.
  public func menuOrder(_ order: MenuOrder) -> some View { self }

  /// Whether menus close when an item is chosen: they do.
  public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View { self }

  /// Whether menus have a mark that says that they open: renderers decide.
  public func menuIndicator(_ visibility: Visibility) -> some View { self }

  /// Whether buttons take all the room there is: labels decide.
  public func buttonSizing(_ sizing: ButtonSizing) -> some View { self }

  /// Whether radio buttons stand side by side: renderers decide.
  public func horizontalRadioGroupLayout() -> some View { self }

  /// What the system may do with the text of fields: there is no such tool here.
  public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }
}

/// What the system's writing tools may do (`SwiftUI.WritingToolsBehavior`).
public struct WritingToolsBehavior: Equatable, Sendable {
  private let name: String
  public static let automatic = WritingToolsBehavior(name: "automatic")
  public static let complete = WritingToolsBehavior(name: "complete")
  public static let limited = WritingToolsBehavior(name: "limited")
  public static let disabled = WritingToolsBehavior(name: "disabled")
}

/// How much room a button takes (`SwiftUI.ButtonSizing`).
public struct ButtonSizing: Hashable, Sendable {
  private let name: String
  public static let automatic = ButtonSizing(name: "automatic")
  public static let fitted = ButtonSizing(name: "fitted")
  public static let flexible = ButtonSizing(name: "flexible")
}
