public import Foundation

/// A view that users operate (`UIKit.UIControl`). A button, switch or slider is shown by the view of SwiftUI with the
/// same meaning, and runs the actions that were added by ``addAction(_:for:)``.
@MainActor @preconcurrency
open class UIControl: UIView {
  /// The state that an appearance is for.
  public struct State: OptionSet, Hashable, Sendable {
    /// A bit for each property, as in UIKit.
    public let rawValue: UInt

    /// A state by its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The ordinary state.
    public static let normal: State = []
    /// The control is pressed.
    public static let highlighted = State(rawValue: 1 << 0)
    /// The user cannot operate the control.
    public static let disabled = State(rawValue: 1 << 1)
    /// The control is selected.
    public static let selected = State(rawValue: 1 << 2)
    /// The control has the focus.
    public static let focused = State(rawValue: 1 << 3)
  }

  /// The events of a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// A bit for each event, as in UIKit.
    public let rawValue: UInt

    /// Events by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger has touched the control. Renderers do not report it.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger has touched the control several times. Renderers do not report it.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A finger moves on the control. Renderers do not report it.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A finger moves beside the control. Renderers do not report it.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A finger moves onto the control. Renderers do not report it.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A finger moves off the control. Renderers do not report it.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// The control was pressed.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger was lifted beside the control. Renderers do not report it.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// A touch was taken away by the system. Renderers do not report it.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The user has changed the value.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The main action of the control: a press of a button, or Return in a field.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// The menu of a button was opened. Renderers do not report it.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// A field has got the focus.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The user has changed the text of a field.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// A field has lost the focus.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Return was pressed in a field.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All touches.
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    /// All events of fields.
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    /// All events.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// Whether the user can operate the control.
  open var isEnabled = true { didSet { changes.note() } }
  /// Whether the control is selected. A selected button shows the properties for that state.
  open var isSelected = false { didSet { changes.note() } }
  /// Whether the control is pressed. The value is stored: renderers show presses by themselves.
  open var isHighlighted = false
  /// The position of the content along the width of the control. The value is stored, but renderers decide.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  /// The position of the content along the height of the control. The value is stored, but renderers decide.
  open var contentVerticalAlignment = ContentVerticalAlignment.center

  /// The position of content along the width of a control.
  public enum ContentHorizontalAlignment: Int, Sendable { case center, left, right, fill, leading, trailing }

  /// The position of content along the height of a control.
  public enum ContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }

  private var actions: [(action: UIAction, events: Event)] = []

  public override init(frame: CGRect = .zero) { super.init(frame: frame) }

  /// A control with an action for its main event.
  public init(frame: CGRect = .zero, primaryAction: UIAction?) {
    super.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Returns `nil`, because views cannot be read from archives.
  public required init?(coder: NSCoder) { nil }

  /// The current state of the control.
  open var state: State {
    var state = State.normal
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isHighlighted { state.insert(.highlighted) }
    return state
  }

  /// Adds an action for events. The action replaces an action with the same identifier.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    actions.append((action, controlEvents))
    changes.note()
  }

  /// Removes an action for events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Removes the action with an identifier for events.
  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
    for index in actions.indices where actions[index].action.identifier == actionIdentifier {
      actions[index].events.subtract(controlEvents)
    }
    actions.removeAll { $0.events.isEmpty }
  }

  /// Runs the actions for events, as if the events had happened.
  open func sendActions(for controlEvents: Event) {
    for (action, events) in actions where !events.isDisjoint(with: controlEvents) { sendAction(action) }
  }

  /// Runs an action on behalf of the control.
  open func sendAction(_ action: UIAction) { action.perform(from: self) }

  /// Whether the control has actions.
  package var hasActions: Bool { !actions.isEmpty }
}

/// The height of a bar (`UIKit.UIBarMetrics`).
public enum UIBarMetrics: Int, Sendable { case `default`, compact, defaultPrompt = 101, compactPrompt }
