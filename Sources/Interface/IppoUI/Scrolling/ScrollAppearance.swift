/// The way in which a device's keyboard is hidden while content scrolls (`SwiftUI.ScrollDismissesKeyboardMode`).
///
/// Has no effect in browsers and terminals: browsers decide, and terminals are without such a keyboard.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  private let name: String
  /// The mode that suits the content.
  public static let automatic = ScrollDismissesKeyboardMode(name: "automatic")
  /// The keyboard goes away as soon as scrolling begins.
  public static let immediately = ScrollDismissesKeyboardMode(name: "immediately")
  /// Together with the finger that scrolls.
  public static let interactively = ScrollDismissesKeyboardMode(name: "interactively")
  /// The keyboard stays.
  public static let never = ScrollDismissesKeyboardMode(name: "never")
}

/// The condition under which scrolling goes past the end and back (`SwiftUI.ScrollBounceBehavior`).
///
/// Has no effect in browsers and terminals: browsers decide, and terminals stop at the end.
public struct ScrollBounceBehavior: Sendable {
  /// The default of the platform.
  public static let automatic = ScrollBounceBehavior()
  /// However long the content is.
  public static let always = ScrollBounceBehavior()
  /// Scrolling bounces where the content is longer than the region.
  public static let basedOnSize = ScrollBounceBehavior()
}

/// Whether a device scrolls content (`SwiftUI.ScrollInputBehavior`).
///
/// Has no effect in browsers and terminals: every device of the user scrolls.
public struct ScrollInputBehavior: Hashable, Sendable {
  private let name: String
  /// The default of the platform.
  public static let automatic = ScrollInputBehavior(name: "automatic")
  /// The input scrolls.
  public static let enabled = ScrollInputBehavior(name: "enabled")
  /// The input does not scroll.
  public static let disabled = ScrollInputBehavior(name: "disabled")
}

/// A device that scrolls content (`SwiftUI.ScrollInputKind`).
///
/// Has no effect in browsers and terminals: every device of the user scrolls.
public struct ScrollInputKind: Hashable, Sendable {
  private let name: String
  /// Two fingers of a hand.
  public static let handGestureShortcut = ScrollInputKind(name: "handGestureShortcut")
  /// The eyes.
  public static let look = ScrollInputKind(name: "look")
  /// The crown of a watch.
  public static let crown = ScrollInputKind(name: "crown")
}

/// The feel of scrolling. Browsers and terminals scroll in their own way, so these change nothing.
extension View {
  /// Sets the way in which the keyboard of a device goes away while content scrolls. Has no effect in browsers and
  /// terminals.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    environment(\.scrollDismissesKeyboardMode, mode)
  }

  /// Whether a device scrolls content. Has no effect in browsers and terminals: every device of the user scrolls.
  public func scrollInputBehavior(_ behavior: ScrollInputBehavior, for input: ScrollInputKind) -> some View { self }

  /// The condition under which scrolling goes past the end and back. Has no effect in browsers and terminals.
  public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]) -> some View { self }

  /// Whether the indicators show once when the content appears. Has no effect in browsers and terminals.
  public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }

  /// Whether the indicators show when a value changes. Has no effect in browsers and terminals.
  public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }

  /// Whether content shows outside of the region it scrolls in. Has no effect in browsers and terminals: it is always
  /// clipped.
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View { self }

  /// Whether and how the edges of regions blur content that scrolls under them. Has no effect in browsers and
  /// terminals: content ends at the edge.
  public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View { self }

  /// Whether the edges of regions leave content that scrolls under them as it is. Has no effect in browsers and
  /// terminals: they do.
  public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View { self }

  /// Whether the background continues under bars. Has no effect in browsers and terminals: bars stand beside the
  /// content.
  public func backgroundExtensionEffect() -> some View { self }
}

/// The look of the edge of a region under which content scrolls (`SwiftUI.ScrollEdgeEffectStyle`).
///
/// Has no effect in browsers and terminals: content ends at the edge.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private let name: String
  /// The default of the platform.
  public static let automatic = ScrollEdgeEffectStyle(name: "automatic")
  /// A line between bar and content.
  public static let hard = ScrollEdgeEffectStyle(name: "hard")
  /// A gradual change from content to bar.
  public static let soft = ScrollEdgeEffectStyle(name: "soft")
}
