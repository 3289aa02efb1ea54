public import CustomDump
public import Foundation
import IssueReporting

#if UI
  import IppoUI
#endif

/// A button as a value: part of an ``AlertState`` or a ``ConfirmationDialogState``.
///
/// The semantics are those of `ButtonState` in swift-navigation.
public struct ButtonState<Action>: Identifiable {
  /// The identity of this button, kept by ``map(_:)``.
  public let id: UUID

  /// The action of the button.
  public let action: ButtonStateAction<Action>

  /// The text on the button.
  public let label: TextState

  /// The kind of button.
  public let role: ButtonStateRole?

  init(id: UUID = UUID(), action: ButtonStateAction<Action>, label: TextState, role: ButtonStateRole?) {
    self.id = id
    self.action = action
    self.label = label
    self.role = role
  }

  /// Creates a button.
  ///
  /// - Parameters:
  ///   - role: The kind of button.
  ///   - action: What it does, possibly animated. It closes the alert or dialog in any case.
  ///   - label: The text on it.
  public init(
    role: ButtonStateRole? = nil,
    action: ButtonStateAction<Action> = .send(nil),
    label: () -> TextState
  ) {
    self.init(action: action, label: label(), role: role)
  }

  /// Creates a button.
  ///
  /// - Parameters:
  ///   - role: The kind of button.
  ///   - action: The action it sends.
  ///   - label: The text on it.
  public init(
    role: ButtonStateRole? = nil,
    action: Action,
    label: () -> TextState
  ) {
    self.init(action: .send(action), label: label(), role: role)
  }

  /// Gives the button's action to a closure, in the button's animation.
  ///
  /// - Parameter perform: Gets the action, or `nil` if the button has none.
  public func withAction(_ perform: (Action?) -> Void) {
    switch self.action.type {
    case .send(let action):
      perform(action)
    #if UI
      case .animatedSend(let action, let animation):
        withAnimation(animation) { perform(action) }
    #endif
    }
  }

  /// Gives the button's action to an asynchronous closure.
  ///
  /// An animation cannot span a suspension: an animated action is performed, and an issue is reported.
  ///
  /// - Parameter perform: Gets the action, or `nil` if the button has none.
  nonisolated(nonsending) public func withAction(
    _ perform: nonisolated(nonsending) (Action?) async -> Void
  ) async {
    switch self.action.type {
    case .send(let action):
      await perform(action)
    #if UI
      case .animatedSend(let action, _):
        var dump = ""
        customDump(self.action, to: &dump, indent: 4)
        reportIssue(
          """
          An animated action was handed to an asynchronous closure, which no animation can span. It is performed without.

            Action:
          \(dump)

          Hand it to a closure that is not asynchronous, or call "withAnimation" where the state changes.
          """
        )
        await perform(action)
    #endif
    }
  }

  /// The button with its action turned into another.
  ///
  /// - Parameter transform: Turns the action into another; `nil` is no action.
  public func map<NewAction>(_ transform: (Action?) -> NewAction?) -> ButtonState<NewAction> {
    ButtonState<NewAction>(id: self.id, action: self.action.map(transform), label: self.label, role: self.role)
  }
}

/// The kind of a ``ButtonState``.
public enum ButtonStateRole: Sendable {
  /// The button leaves things as they are.
  case cancel

  /// The button destroys something.
  case destructive
}

extension ButtonState: CustomDumpReflectable {
  /// The label and the action of the button, without its id.
  public var customDumpMirror: Mirror {
    var children: [(label: String?, value: Any)] = []
    if let role { children.append(("role", role)) }
    children.append(("action", self.action))
    children.append(("label", self.label))
    return Mirror(self, children: children, displayStyle: .struct)
  }
}

extension ButtonState: Equatable where Action: Equatable {
  /// Whether two buttons say and do the same.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.action == rhs.action && lhs.label == rhs.label && lhs.role == rhs.role
  }
}

extension ButtonState: Hashable where Action: Hashable {
  /// Feeds what the button says and does to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(self.action)
    hasher.combine(self.label)
    hasher.combine(self.role)
  }
}

extension ButtonState: Sendable where Action: Sendable {}
