public import Foundation

/// A view that people use (`UIKit.UIControl`). Buttons, switches, sliders and the like are shown by those of SwiftUI that
/// mean the same, and run what was added by ``addAction(_:for:)``.
@MainActor @preconcurrency
open class UIControl: UIView {
  /// The state that an appearance is for.
  public struct State: OptionSet, Hashable, Sendable {
    /// A bit for each property, as in UIKit.
    public let rawValue: UInt

    /// A state by its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Nothing in particular.
    public static let normal: State = []
    /// The control is pressed.
    public static let highlighted = State(rawValue: 1 << 0)
    /// The control cannot be used.
    public static let disabled = State(rawValue: 1 << 1)
    /// The control is selected.
    public static let selected = State(rawValue: 1 << 2)
    /// The control has the focus.
    public static let focused = State(rawValue: 1 << 3)
  }

  /// What has happened to a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// A bit for each event, as in UIKit.
    public let rawValue: UInt

    /// Events by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger has touched the control. Renderers do not tell it.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger has touched the control several times. Renderers do not tell it.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A finger moves on the control. Renderers do not tell it.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A finger moves beside the control. Renderers do not tell it.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A finger moves onto the control. Renderers do not tell it.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A finger moves off the control. Renderers do not tell it.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// The control was pressed.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger was lifted beside the control. Renderers do not tell it.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// A touch was taken away by the system. Renderers do not tell it.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The value was changed by a person.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The control was used in the way that matters most: a button pressed, Return in a field.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// The menu of a button was opened. Renderers do not tell it.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// A field has got the focus.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The text of a field was changed by a person.
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

  /// Whether the control can be used.
  open var isEnabled = true { didSet { changes.note() } }
  /// Whether the control is selected: a button shows what was set for that state.
  open var isSelected = false { didSet { changes.note() } }
  /// Whether the control is pressed. It is kept: renderers show it by themselves.
  open var isHighlighted = false
  /// Where the content lies along the width of the control. It is kept: renderers decide.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  /// Where the content lies along the height of the control. It is kept: renderers decide.
  open var contentVerticalAlignment = ContentVerticalAlignment.center

  /// Where content lies along the width of a control.
  public enum ContentHorizontalAlignment: Int, Sendable { case center, left, right, fill, leading, trailing }

  /// Where content lies along the height of a control.
  public enum ContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }

  private var actions: [(action: UIAction, events: Event)] = []

  public override init(frame: CGRect = .zero) { super.init(frame: frame) }

  /// A control, and what is done when it is used in the way that matters most.
  public init(frame: CGRect = .zero, primaryAction: UIAction?) {
    super.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Views are not read from archives here: `nil`.
  public required init?(coder: NSCoder) { nil }

  /// What the control is in.
  open var state: State {
    var state = State.normal
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isHighlighted { state.insert(.highlighted) }
    return state
  }

  /// Has something done when an event comes. An action with the identifier of one that is there replaces it.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    actions.append((action, controlEvents))
    changes.note()
  }

  /// Has something done no more.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Has something done no more.
  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
    for index in actions.indices where actions[index].action.identifier == actionIdentifier {
      actions[index].events.subtract(controlEvents)
    }
    actions.removeAll { $0.events.isEmpty }
  }

  /// Does what was added for events, as when they come.
  open func sendActions(for controlEvents: Event) {
    for (action, events) in actions where !events.isDisjoint(with: controlEvents) { sendAction(action) }
  }

  /// Does something of the control.
  open func sendAction(_ action: UIAction) { action.perform(from: self) }

  /// Whether anything was added.
  package var hasActions: Bool { !actions.isEmpty }
}

/// How much room a bar has (`UIKit.UIBarMetrics`).
public enum UIBarMetrics: Int, Sendable { case `default`, compact, defaultPrompt = 101, compactPrompt }
