/// What every node can have, whatever its element is.
public struct RenderAttributes: Equatable, Sendable {
  /// Whether the node is in its removal transition: drawn, but inert.
  public enum Phase: String, Sendable {
    /// The node is there.
    case present
    /// The node is in its removal transition, and gone when that has run.
    case leaving
  }

  /// `disabled(_:)`: the node and its subtree take no events.
  public var isDisabled = false
  /// `hidden()`: takes its space, shows nothing, takes no events, is not in the accessibility tree.
  public var isHidden = false
  /// `allowsHitTesting(false)`: the pointer passes through the subtree; the keyboard still reaches it.
  public var allowsHitTesting = true
  /// `zIndex(_:)` among the children of a ``RenderElement/layers(_:)``.
  public var zIndex = 0.0
  /// The edge of the viewport around it where the node stays in sight, for as long as its parent is.
  public var pin: RenderPin?
  /// `layoutPriority(_:)` among the children of a stack.
  public var layoutPriority = 0.0
  /// Gestures the node listens to; each arrives as a ``RenderEvent``.
  public var gestures: RenderGestures = []
  /// How the node comes and goes when its insertion or removal is animated.
  public var transition: RenderTransition?
  /// Whether the node is there, or about to disappear.
  public var phase = Phase.present
  /// Where keyboard focus should be, when the app manages it (`focused(_:)`). `nil`: the renderer's own affair.
  public var isFocused: Bool?
  /// The node can have the focus, though it is no control (`focusable(_:)`).
  public var isFocusable = false
  /// `focusEffectDisabled(_:)`: where the focus is, in the node or below it, is not shown by the renderer.
  public var hidesFocus = false
  /// The node is told when the focus comes into it or leaves it (``RenderEvent/focusWithin(_:)``).
  public var reportsFocus = false
  /// Keys the node listens to while the focus is in it.
  public var keys: RenderKeys?
  /// Where guides are that containers align the node by (`alignmentGuide(_:computeValue:)`).
  public var guides: [RenderGuide] = []
  /// The node tells where it is in the window, and how large (``RenderEvent/place(_:)``).
  public var reportsPlace = false
  /// Of a window: views ask how far it is in front, so that the renderer is to tell (``RenderSource/change(phase:)``).
  public var reportsPhase = false
  /// What a pointer over the node makes it look like.
  public var hoverEffect: RenderHoverEffect?
  /// Whether text can be selected, to be copied; `nil` as around.
  public var isTextSelectable: Bool?
  /// Key equivalent of a control (`keyboardShortcut(_:)`).
  public var shortcut: RenderShortcut?
  /// The tint of controls below, `nil` to inherit.
  public var tint: RenderColor?
  /// A forced colour scheme for the subtree, `nil` to inherit.
  public var colorScheme: RenderColorScheme?
  /// The colour scheme is that of the whole window, or of the presentation the node is in.
  public var isColorSchemeOfWindow = false
  /// The language of the texts of the subtree, `nil` as around, or not known.
  public var language: RenderLanguage?
  /// Whether the subtree is laid out from right to left (`layoutDirection`); `nil` as around.
  public var isRightToLeft: Bool?
  /// Of a window: the path and the query of what it shows, `nil` where no view describes that.
  public var address: String?
  /// Of a window: one sentence about what it shows, for those who have not seen it.
  public var summary: String?
  /// `help(_:)`: a short hint for the pointer.
  public var help: String?
  /// `optimisticUpdatesDisabled(_:)`: a control shows what a person does to it once the app has answered, and not before.
  public var awaitsAnswer = false
  /// What assistive technology is told about the node.
  public var accessibility = RenderAccessibility()

  /// Nothing out of the ordinary: enabled, visible, and without gestures, focus or accessibility of its own.
  public init() {}
}

/// An edge of a viewport at which a node stays while content scrolls below it.
public enum RenderPin: String, Sendable { case top, bottom, leading, trailing }

/// A language and the direction in which it is written.
public struct RenderLanguage: Equatable, Sendable {
  /// A language tag (BCP 47).
  public var tag: String
  /// The language is written from right to left, so that the leading edge is the right one.
  public var isRightToLeft: Bool

  /// A language by its tag (BCP 47).
  public init(tag: String, isRightToLeft: Bool) {
    self.tag = tag
    self.isRightToLeft = isRightToLeft
  }
}

/// Names and states for assistive technology. The role follows from the element unless it is set here.
public struct RenderAccessibility: Equatable, Sendable {
  /// The accessible name; `nil`: what the content of the node reads as.
  public var label: String?
  /// What the control is set to, in words; `nil`: as the element has it.
  public var value: String?
  /// What happens when the node is used; `nil` for no hint.
  public var hint: String?
  /// `accessibilityIdentifier(_:)`: for tests, never shown.
  public var identifier: String?
  /// Not in the accessibility tree.
  public var isHidden = false
  /// What assistive technology finds of the subtree.
  public var children = Children.contained
  /// A heading of this level, 1...6; 0 when it is none.
  public var headingLevel = 0
  /// `accessibilityAddTraits`.
  public var traits: RenderTraits = []

  /// How assistive technology reads what is inside of a node.
  public enum Children: String, Sendable {
    /// Each on its own.
    case contained
    /// One element that reads them all.
    case combined
    /// Nothing: the node speaks for them.
    case ignored
  }

  /// No name, value or hint of its own, and children that are read one by one.
  public init() {}
}

/// Accessibility traits that change a role or a state (`AccessibilityTraits` of SwiftUI).
public struct RenderTraits: OptionSet, Hashable, Sendable {
  /// The traits as bits.
  public let rawValue: Int
  /// Traits as bits, as ``rawValue`` gives them.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Reads as a button.
  public static let isButton = Self(rawValue: 1 << 0)
  /// Reads as a heading: ``RenderAccessibility/headingLevel`` says of which level.
  public static let isHeader = Self(rawValue: 1 << 1)
  /// Is the chosen one among its siblings.
  public static let isSelected = Self(rawValue: 1 << 2)
  /// Reads as a link.
  public static let isLink = Self(rawValue: 1 << 3)
  /// Reads as an image. Has no effect in browsers and terminals: the element alone decides that.
  public static let isImage = Self(rawValue: 1 << 4)
  /// Nothing outside of it is to be read while it is there. Has no effect in browsers and terminals: there it is a
  /// ``RenderPresentation`` that makes the rest inert.
  public static let isModal = Self(rawValue: 1 << 5)
  /// What it shows changes by itself. In browsers it is a live region, whose changes are announced (`aria-live`).
  public static let updatesFrequently = Self(rawValue: 1 << 6)
}

/// The gestures a node listens to.
public struct RenderGestures: OptionSet, Hashable, Sendable {
  /// The gestures as bits.
  public let rawValue: Int
  /// Gestures as bits, as ``rawValue`` gives them.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Arrives as ``RenderEvent/tap(count:location:)``.
  public static let tap = Self(rawValue: 1 << 0)
  /// Arrives as ``RenderEvent/longPress``.
  public static let longPress = Self(rawValue: 1 << 1)
  /// Arrives as ``RenderEvent/drag(_:)``.
  public static let drag = Self(rawValue: 1 << 2)
  /// The pointer came or went: ``RenderEvent/hover(_:)``.
  public static let hover = Self(rawValue: 1 << 3)
  /// With ``hover``: it moved, too.
  public static let hoverMove = Self(rawValue: 1 << 4)
  /// Two fingers: ``RenderEvent/pinch(_:)``.
  public static let pinch = Self(rawValue: 1 << 5)
  /// The node can be dragged to one that takes drops.
  public static let grab = Self(rawValue: 1 << 6)
  /// Arrives as ``RenderEvent/drop(_:)``, and before it ``RenderEvent/dropTarget(_:)``.
  public static let drop = Self(rawValue: 1 << 7)
  /// The pointer went down on a button, or came up again: ``RenderEvent/press(_:)``.
  public static let press = Self(rawValue: 1 << 8)
  /// With ``tap``: it comes before controls inside. A pointer on one of these is told as ``RenderEvent/tap(count:location:)`` of the
  /// control, keys as its own event.
  public static let tapFirst = Self(rawValue: 1 << 9)
}

/// A key with modifiers. `key` is one character, or a name of the W3C UI Events `key` values ("Enter", "Escape").
public struct RenderShortcut: Equatable, Sendable {
  /// The key: one character, or a name.
  public var key: String
  /// Whether Command is held. Browsers take Control for it as well, terminals Control or Option (Alt).
  public var command: Bool
  /// Whether the Shift key is held.
  public var shift: Bool
  /// Whether the Option (Alt) key is held.
  public var option: Bool
  /// Whether the Control key is held.
  public var control: Bool

  /// A key with Command, unless the modifiers are given.
  public init(key: String, command: Bool = true, shift: Bool = false, option: Bool = false, control: Bool = false) {
    self.key = key
    self.command = command
    self.shift = shift
    self.option = option
    self.control = control
  }
}

/// A light or a dark appearance.
public enum RenderColorScheme: String, Sendable {
  /// Dark text on light ground.
  case light
  /// Light text on dark ground.
  case dark
}
