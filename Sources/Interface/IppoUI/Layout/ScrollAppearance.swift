/// How the keyboard of a device goes away while content scrolls (`SwiftUI.ScrollDismissesKeyboardMode`).
public struct ScrollDismissesKeyboardMode: Sendable {
  public static let automatic = ScrollDismissesKeyboardMode()
  public static let immediately = ScrollDismissesKeyboardMode()
  public static let interactively = ScrollDismissesKeyboardMode()
  public static let never = ScrollDismissesKeyboardMode()
}

/// When scrolling goes on past the end and back (`SwiftUI.ScrollBounceBehavior`).
public struct ScrollBounceBehavior: Sendable {
  public static let automatic = ScrollBounceBehavior()
  public static let always = ScrollBounceBehavior()
  public static let basedOnSize = ScrollBounceBehavior()
}

/// How scrolling feels. Browsers and terminals scroll in their own way, so these change nothing.
extension View {
  /// How the keyboard of a device goes away while content scrolls: browsers decide.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }

  /// When scrolling goes on past the end and back: browsers decide.
  public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]) -> some View { self }

  /// Whether the indicators show once when the content appears: browsers decide.
  public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }

  /// Whether the indicators show when a value changes: browsers decide.
  public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }

  /// Whether content shows outside of the region it scrolls in: it does not.
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View { self }

  /// Whether and how the edges of regions blur what scrolls under them: they do not.
  public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View { self }

  /// Whether the edges of regions leave what scrolls under them as it is: they do.
  public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View { self }

  /// Whether what is behind bars is the background, gone on with: bars stand beside the content.
  public func backgroundExtensionEffect() -> some View { self }
}

/// How the edge of a region looks under which content scrolls (`SwiftUI.ScrollEdgeEffectStyle`).
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private let name: String
  public static let automatic = ScrollEdgeEffectStyle(name: "automatic")
  public static let hard = ScrollEdgeEffectStyle(name: "hard")
  public static let soft = ScrollEdgeEffectStyle(name: "soft")
}
