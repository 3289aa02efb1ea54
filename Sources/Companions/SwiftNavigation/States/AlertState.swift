public import CustomDump
public import Foundation

/// An alert as a value: what a feature's state holds while it shows one.
///
/// ```swift
/// state.alert = AlertState {
///   TextState("Delete all?")
/// } actions: {
///   ButtonState(role: .destructive, action: .confirm) { TextState("Delete") }
///   ButtonState(role: .cancel) { TextState("Cancel") }
/// } message: {
///   TextState("This cannot be undone.")
/// }
/// ```
///
/// Two alerts are equal if they say and do the same, whatever their ids. The semantics are those of `AlertState` in
/// swift-navigation.
public struct AlertState<Action>: Identifiable {
  /// The identity of this alert, kept by ``map(_:)``.
  public let id: UUID

  /// The buttons.
  public var buttons: [ButtonState<Action>]

  /// The text under the title.
  public var message: TextState?

  /// The title.
  public var title: TextState

  init(id: UUID = UUID(), buttons: [ButtonState<Action>], message: TextState?, title: TextState) {
    self.id = id
    self.buttons = buttons
    self.message = message
    self.title = title
  }

  /// Creates an alert.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - actions: The buttons. Without any, the alert has one that closes it.
  ///   - message: The text under the title.
  public init(
    title: () -> TextState,
    @ButtonStateBuilder<Action> actions: () -> [ButtonState<Action>] = { [] },
    message: (() -> TextState)? = nil
  ) {
    self.init(buttons: actions(), message: message?(), title: title())
  }

  /// The alert with its actions turned into others.
  ///
  /// - Parameter transform: Turns an action into another; `nil` is the action of a button without one.
  public func map<NewAction>(_ transform: (Action?) -> NewAction?) -> AlertState<NewAction> {
    AlertState<NewAction>(
      id: self.id,
      buttons: self.buttons.map { $0.map(transform) },
      message: self.message,
      title: self.title
    )
  }
}

extension AlertState: CustomDumpReflectable {
  /// The texts and buttons of the alert, without its id.
  public var customDumpMirror: Mirror {
    var children: [(label: String?, value: Any)] = [("title", self.title)]
    if !self.buttons.isEmpty { children.append(("actions", self.buttons)) }
    if let message { children.append(("message", message)) }
    return Mirror(self, children: children, displayStyle: .struct)
  }
}

extension AlertState: Equatable where Action: Equatable {
  /// Whether two alerts say and do the same.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.title == rhs.title && lhs.message == rhs.message && lhs.buttons == rhs.buttons
  }
}

extension AlertState: Hashable where Action: Hashable {
  /// Feeds what the alert says and does to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(self.title)
    hasher.combine(self.message)
    hasher.combine(self.buttons)
  }
}

extension AlertState: Sendable where Action: Sendable {}
