public import CustomDump
public import Foundation

/// A confirmation dialog as a value: what a feature's state holds while it shows one.
///
/// ```swift
/// state.dialog = ConfirmationDialogState {
///   TextState("Sort by")
/// } actions: {
///   ButtonState(action: .sortByName) { TextState("Name") }
///   ButtonState(action: .sortByDate) { TextState("Date") }
/// }
/// ```
///
/// The semantics are those of `ConfirmationDialogState` in swift-navigation.
public struct ConfirmationDialogState<Action>: Identifiable {
  /// The identity of this dialog, kept by ``map(_:)``.
  public let id: UUID

  /// The buttons.
  public var buttons: [ButtonState<Action>]

  /// The text under the title.
  public var message: TextState?

  /// The title.
  public var title: TextState

  /// Whether the title is shown.
  public var titleVisibility: ConfirmationDialogStateTitleVisibility

  init(
    id: UUID = UUID(),
    buttons: [ButtonState<Action>],
    message: TextState?,
    title: TextState,
    titleVisibility: ConfirmationDialogStateTitleVisibility
  ) {
    self.id = id
    self.buttons = buttons
    self.message = message
    self.title = title
    self.titleVisibility = titleVisibility
  }

  /// Creates a dialog.
  ///
  /// - Parameters:
  ///   - titleVisibility: Whether the title is shown.
  ///   - title: The title.
  ///   - actions: The buttons.
  ///   - message: The text under the title.
  public init(
    titleVisibility: ConfirmationDialogStateTitleVisibility,
    title: () -> TextState,
    @ButtonStateBuilder<Action> actions: () -> [ButtonState<Action>] = { [] },
    message: (() -> TextState)? = nil
  ) {
    self.init(buttons: actions(), message: message?(), title: title(), titleVisibility: titleVisibility)
  }

  /// Creates a dialog whose title is shown where that is usual.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - actions: The buttons.
  ///   - message: The text under the title.
  public init(
    title: () -> TextState,
    @ButtonStateBuilder<Action> actions: () -> [ButtonState<Action>] = { [] },
    message: (() -> TextState)? = nil
  ) {
    self.init(buttons: actions(), message: message?(), title: title(), titleVisibility: .automatic)
  }

  /// The dialog with its actions turned into others.
  ///
  /// - Parameter transform: Turns an action into another; `nil` is the action of a button without one.
  public func map<NewAction>(_ transform: (Action?) -> NewAction?) -> ConfirmationDialogState<NewAction> {
    ConfirmationDialogState<NewAction>(
      id: self.id,
      buttons: self.buttons.map { $0.map(transform) },
      message: self.message,
      title: self.title,
      titleVisibility: self.titleVisibility
    )
  }
}

/// Whether the title of a dialog is shown.
public enum ConfirmationDialogStateTitleVisibility: Sendable {
  /// The default visibility.
  case automatic

  /// No.
  case hidden

  /// Yes.
  case visible
}

extension ConfirmationDialogState: CustomDumpReflectable {
  /// The texts and buttons of the dialog, without its id.
  public var customDumpMirror: Mirror {
    var children: [(label: String?, value: Any)] = []
    if self.titleVisibility != .automatic { children.append(("titleVisibility", self.titleVisibility)) }
    children.append(("title", self.title))
    if !self.buttons.isEmpty { children.append(("actions", self.buttons)) }
    if let message { children.append(("message", message)) }
    return Mirror(self, children: children, displayStyle: .struct)
  }
}

extension ConfirmationDialogState: Equatable where Action: Equatable {
  /// Whether two dialogs say and do the same.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.title == rhs.title && lhs.message == rhs.message && lhs.buttons == rhs.buttons
      && lhs.titleVisibility == rhs.titleVisibility
  }
}

extension ConfirmationDialogState: Hashable where Action: Hashable {
  /// Feeds what the dialog says and does to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(self.title)
    hasher.combine(self.message)
    hasher.combine(self.buttons)
    hasher.combine(self.titleVisibility)
  }
}

extension ConfirmationDialogState: Sendable where Action: Sendable {}
