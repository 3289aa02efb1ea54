/// The attributes that every node can have, whatever its element is.
///
/// There are many attributes, and most nodes set few of them. Nodes that set none share one value, and copies share
/// theirs until one of them is changed.
public struct RenderAttributes: Equatable, Sendable {
  /// Whether the node is in its removal transition: drawn, but inert.
  public enum Phase: String, Sendable {
    /// The node is there.
    case present
    /// The node is in its removal transition, and gone when that has run.
    case leaving
  }

  /// `disabled(_:)`: the node and its subtree take no events.
  public var isDisabled: Bool {
    get { storage.values.isDisabled }
    set { if newValue != storage.values.isDisabled { own.isDisabled = newValue } }
  }
  /// `hidden()`: the node keeps its space, but is invisible, inert, and outside the accessibility tree.
  public var isHidden: Bool {
    get { storage.values.isHidden }
    set { if newValue != storage.values.isHidden { own.isHidden = newValue } }
  }
  /// `allowsHitTesting(false)`: the pointer passes through the subtree; the keyboard still reaches it.
  public var allowsHitTesting: Bool {
    get { storage.values.allowsHitTesting }
    set { if newValue != storage.values.allowsHitTesting { own.allowsHitTesting = newValue } }
  }
  /// `zIndex(_:)` among the children of a ``RenderElement/layers(_:)``.
  public var zIndex: Double {
    get { storage.values.zIndex }
    set { if newValue != storage.values.zIndex { own.zIndex = newValue } }
  }
  /// The edge of the surrounding viewport at which the node stays visible, as long as its parent is visible.
  public var pin: RenderPin? {
    get { storage.values.pin }
    set { if newValue != storage.values.pin { own.pin = newValue } }
  }
  /// `layoutPriority(_:)` among the children of a stack.
  public var layoutPriority: Double {
    get { storage.values.layoutPriority }
    set { if newValue != storage.values.layoutPriority { own.layoutPriority = newValue } }
  }
  /// Gestures the node listens to; each arrives as a ``RenderEvent``.
  public var gestures: RenderGestures {
    get { storage.values.gestures }
    set { if newValue != storage.values.gestures { own.gestures = newValue } }
  }
  /// The transition of the node when its insertion or removal is animated.
  public var transition: RenderTransition? {
    get { storage.values.transition }
    set { if newValue != storage.values.transition { own.transition = newValue } }
  }
  /// Whether the node is there, or about to disappear.
  public var phase: Phase {
    get { storage.values.phase }
    set { if newValue != storage.values.phase { own.phase = newValue } }
  }
  /// Whether the node should have the keyboard focus, if the app manages the focus (`focused(_:)`). `nil` leaves the
  /// focus to the renderer.
  public var isFocused: Bool? {
    get { storage.values.isFocused }
    set { if newValue != storage.values.isFocused { own.isFocused = newValue } }
  }
  /// Whether the node can have the focus without being a control (`focusable(_:)`).
  public var isFocusable: Bool {
    get { storage.values.isFocusable }
    set { if newValue != storage.values.isFocusable { own.isFocusable = newValue } }
  }
  /// `focusEffectDisabled(_:)`: the renderer does not mark the focus at the node or below it.
  public var hidesFocus: Bool {
    get { storage.values.hidesFocus }
    set { if newValue != storage.values.hidesFocus { own.hidesFocus = newValue } }
  }
  /// Whether the node receives ``RenderEvent/focusWithin(_:)`` when the focus enters or leaves it.
  public var reportsFocus: Bool {
    get { storage.values.reportsFocus }
    set { if newValue != storage.values.reportsFocus { own.reportsFocus = newValue } }
  }
  /// The keys that the node listens to while the focus is in it.
  public var keys: RenderKeys? {
    get { storage.values.keys }
    set { if newValue != storage.values.keys { own.keys = newValue } }
  }
  /// The guides by which containers align the node (`alignmentGuide(_:computeValue:)`).
  public var guides: [RenderGuide] {
    get { storage.values.guides }
    set { if newValue != storage.values.guides { own.guides = newValue } }
  }
  /// Whether the node reports its position and size in the window (``RenderEvent/place(_:)``).
  public var reportsPlace: Bool {
    get { storage.values.reportsPlace }
    set { if newValue != storage.values.reportsPlace { own.reportsPlace = newValue } }
  }
  /// Whether views in a window read its phase, so that the renderer must report it (``RenderSource/change(phase:)``).
  public var reportsPhase: Bool {
    get { storage.values.reportsPhase }
    set { if newValue != storage.values.reportsPhase { own.reportsPhase = newValue } }
  }
  /// The look of the node while a pointer is over it.
  public var hoverEffect: RenderHoverEffect? {
    get { storage.values.hoverEffect }
    set { if newValue != storage.values.hoverEffect { own.hoverEffect = newValue } }
  }
  /// Whether the user can select text, to copy it; `nil` to inherit.
  public var isTextSelectable: Bool? {
    get { storage.values.isTextSelectable }
    set { if newValue != storage.values.isTextSelectable { own.isTextSelectable = newValue } }
  }
  /// Key equivalent of a control (`keyboardShortcut(_:)`).
  public var shortcut: RenderShortcut? {
    get { storage.values.shortcut }
    set { if newValue != storage.values.shortcut { own.shortcut = newValue } }
  }
  /// The tint of controls below, `nil` to inherit.
  public var tint: RenderColor? {
    get { storage.values.tint }
    set { if newValue != storage.values.tint { own.tint = newValue } }
  }
  /// A forced colour scheme for the subtree, `nil` to inherit.
  public var colorScheme: RenderColorScheme? {
    get { storage.values.colorScheme }
    set { if newValue != storage.values.colorScheme { own.colorScheme = newValue } }
  }
  /// Whether the colour scheme applies to the whole window, or to the presentation that contains the node.
  public var isColorSchemeOfWindow: Bool {
    get { storage.values.isColorSchemeOfWindow }
    set { if newValue != storage.values.isColorSchemeOfWindow { own.isColorSchemeOfWindow = newValue } }
  }
  /// The language of the texts of the subtree; `nil` to inherit, or if it is unknown.
  public var language: RenderLanguage? {
    get { storage.values.language }
    set { if newValue != storage.values.language { own.language = newValue } }
  }
  /// Whether the subtree is laid out from right to left (`layoutDirection`); `nil` to inherit.
  public var isRightToLeft: Bool? {
    get { storage.values.isRightToLeft }
    set { if newValue != storage.values.isRightToLeft { own.isRightToLeft = newValue } }
  }
  /// For a window, the path and the query of the page that it shows; `nil` where no view describes them.
  public var address: String? {
    get { storage.values.address }
    set { if newValue != storage.values.address { own.address = newValue } }
  }
  /// For a window, one sentence about its content, for readers who have not seen it.
  public var summary: String? {
    get { storage.values.summary }
    set { if newValue != storage.values.summary { own.summary = newValue } }
  }
  /// `help(_:)`: a short hint for the pointer.
  public var help: String? {
    get { storage.values.help }
    set { if newValue != storage.values.help { own.help = newValue } }
  }
  /// `optimisticUpdatesDisabled(_:)`: a control shows the user's change only after the app has answered.
  public var awaitsAnswer: Bool {
    get { storage.values.awaitsAnswer }
    set { if newValue != storage.values.awaitsAnswer { own.awaitsAnswer = newValue } }
  }
  /// `privacySensitive(_:)`: recordings leave out the texts of the subtree.
  public var isPrivate: Bool {
    get { storage.values.isPrivate }
    set { if newValue != storage.values.isPrivate { own.isPrivate = newValue } }
  }
  /// The names and states of the node for assistive technology.
  public var accessibility: RenderAccessibility {
    get { storage.values.accessibility }
    set { if newValue != storage.values.accessibility { own.accessibility = newValue } }
  }

  private var storage: Storage

  /// The usual attributes: enabled, visible, and without gestures, focus or accessibility of the node's own.
  public init() { storage = .usual }

  /// Whether all attributes have their usual values.
  package var isUsual: Bool { storage === Storage.usual || storage.values == Storage.usual.values }

  /// Compares the values of all attributes.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.storage === rhs.storage || lhs.storage.values == rhs.storage.values
  }

  /// The values for changes. A change copies values that other attributes share.
  private var own: Values {
    get { storage.values }
    _modify {
      if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.values) }
      yield &storage.values
    }
  }

  private final class Storage: @unchecked Sendable {  // changed by its only owner
    static let usual = Storage(Values())

    var values: Values

    init(_ values: Values) { self.values = values }
  }
}

extension RenderAttributes {
  /// The attributes of a node, with the usual values as defaults.
  fileprivate struct Values: Equatable, Sendable {
    var isDisabled = false
    var isHidden = false
    var allowsHitTesting = true
    var zIndex = 0.0
    var pin: RenderPin?
    var layoutPriority = 0.0
    var gestures: RenderGestures = []
    var transition: RenderTransition?
    var phase = Phase.present
    var isFocused: Bool?
    var isFocusable = false
    var hidesFocus = false
    var reportsFocus = false
    var keys: RenderKeys?
    var guides: [RenderGuide] = []
    var reportsPlace = false
    var reportsPhase = false
    var hoverEffect: RenderHoverEffect?
    var isTextSelectable: Bool?
    var shortcut: RenderShortcut?
    var tint: RenderColor?
    var colorScheme: RenderColorScheme?
    var isColorSchemeOfWindow = false
    var language: RenderLanguage?
    var isRightToLeft: Bool?
    var address: String?
    var summary: String?
    var help: String?
    var awaitsAnswer = false
    var isPrivate = false
    var accessibility = RenderAccessibility()
  }
}

/// An edge of a viewport at which a node stays while content scrolls past it.
public enum RenderPin: String, Sendable { case top, bottom, leading, trailing }

/// A language and the direction in which it is written.
public struct RenderLanguage: Equatable, Sendable {
  /// A language tag (BCP 47).
  public var tag: String
  /// Whether the language is written from right to left, so that the leading edge is the right one.
  public var isRightToLeft: Bool
  /// The renderer's own words, in the language of the window.
  public var words: RenderWords

  /// A language by its tag (BCP 47).
  public init(tag: String, isRightToLeft: Bool) {
    self.init(tag: tag, isRightToLeft: isRightToLeft, words: RenderWords(language: tag))
  }

  package init(tag: String, isRightToLeft: Bool, words: RenderWords) {
    self.tag = tag
    self.isRightToLeft = isRightToLeft
    self.words = words
  }
}

/// Names and states for assistive technology. The role follows from the element unless it is set here.
public struct RenderAccessibility: Equatable, Sendable {
  /// The accessible name; `nil` for the text of the node's content.
  public var label: String?
  /// The value of the control, in words; `nil` for the value of the element.
  public var value: String?
  /// The result of using the node; `nil` for no hint.
  public var hint: String?
  /// `accessibilityIdentifier(_:)`: for tests, never shown.
  public var identifier: String?
  /// Whether the node is left out of the accessibility tree.
  public var isHidden = false
  /// The way in which assistive technology reads the subtree.
  public var children = Children.contained
  /// A heading of this level, 1...6; 0 when it is none.
  public var headingLevel = 0
  /// `accessibilityAddTraits`.
  public var traits: RenderTraits = []

  /// The way in which assistive technology reads the content of a node.
  public enum Children: String, Sendable {
    /// Each on its own.
    case contained
    /// One element that reads them all.
    case combined
    /// No child is read: the node speaks for its children.
    case ignored
  }

  /// The defaults: no name, value or hint of the node's own, and children that are read one by one.
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
  /// Is the only content to be read while it is there. Has no effect in browsers and terminals: there, a
  /// ``RenderPresentation`` makes the rest inert.
  public static let isModal = Self(rawValue: 1 << 5)
  /// Has content that changes by itself. In browsers, the node is a live region, whose changes are announced
  /// (`aria-live`).
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
  /// With ``hover``: the node receives the moves of the pointer, too.
  public static let hoverMove = Self(rawValue: 1 << 4)
  /// Two fingers: ``RenderEvent/pinch(_:)``.
  public static let pinch = Self(rawValue: 1 << 5)
  /// The user can drag the node to another node that takes drops.
  public static let grab = Self(rawValue: 1 << 6)
  /// Arrives as ``RenderEvent/drop(_:)``, and before it ``RenderEvent/dropTarget(_:)``.
  public static let drop = Self(rawValue: 1 << 7)
  /// The pointer went down on a button, or came up again: ``RenderEvent/press(_:)``.
  public static let press = Self(rawValue: 1 << 8)
  /// With ``tap``: the gesture precedes the controls inside the node. A click on such a control arrives as
  /// ``RenderEvent/tap(count:location:)`` of the control, a key press as the control's own event.
  public static let tapFirst = Self(rawValue: 1 << 9)
  /// The user pastes while the focus is on the node or in it, and no field takes the text: ``RenderEvent/paste(_:)``.
  public static let paste = Self(rawValue: 1 << 10)
  /// The user copies while the focus is on the node or in it, and no text is selected: ``RenderEvent/copy(isCut:)``.
  public static let copy = Self(rawValue: 1 << 11)
  /// The user cuts, in the same situation as with ``copy``.
  public static let cut = Self(rawValue: 1 << 12)
  /// With ``drag``: the drag begins when the pointer goes down, before the pointer has moved.
  public static let dragAtOnce = Self(rawValue: 1 << 13)
  /// Option (Alt) with an up or down arrow moves the node among its siblings, while the focus is on the node or in it.
  /// The key arrives as ``RenderEvent/key(_:)``. In a row of a list, this holds at the ends of a section.
  public static let reorder = Self(rawValue: 1 << 14)
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
