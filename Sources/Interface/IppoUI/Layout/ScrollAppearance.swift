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

/// Where scrolling comes to rest (`SwiftUI.ScrollTargetBehavior`).
public protocol ScrollTargetBehavior {}

/// Scrolling that comes to rest at multiples of the region (`SwiftUI.PagingScrollTargetBehavior`).
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  public init() {}
}

/// Scrolling that comes to rest at views (`SwiftUI.ViewAlignedScrollTargetBehavior`).
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  public init() {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }
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

  /// Where scrolling comes to rest: where it is left.
  public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View { self }

  /// Whether the views of a layout are places where scrolling comes to rest: it rests where it is left.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }
}
