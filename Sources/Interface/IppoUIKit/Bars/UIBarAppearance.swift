public import Foundation

/// The look of a bar (`UIKit.UIBarAppearance`). The properties are stored, and renderers draw bars in their own way.
@MainActor @preconcurrency
open class UIBarAppearance: NSObject {
  /// The colour behind the bar, over the effect; `nil` for none.
  open var backgroundColor: UIColor?
  /// The material behind the bar; `nil` for none.
  open var backgroundEffect: UIBlurEffect?
  /// A picture behind the bar, over the colour; `nil` for none.
  open var backgroundImage: UIImage?
  /// The colour of the line at the bar's edge; `nil` for that of the platform.
  open var shadowColor: UIColor?
  /// A picture in place of the line at the bar's edge; `nil` for a line.
  open var shadowImage: UIImage?

  public override init() {}

  /// A copy of an appearance, whatever the kind of its bar.
  public init(barAppearance: UIBarAppearance) {
    backgroundColor = barAppearance.backgroundColor
    backgroundEffect = barAppearance.backgroundEffect
    backgroundImage = barAppearance.backgroundImage
    shadowColor = barAppearance.shadowColor
    shadowImage = barAppearance.shadowImage
  }

  /// Sets the background of the platform: a material without a colour.
  open func configureWithDefaultBackground() {
    backgroundColor = nil
    backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
  }

  /// Sets an opaque background in the colour of a page.
  open func configureWithOpaqueBackground() {
    backgroundColor = .systemBackground
    backgroundEffect = nil
  }

  /// Removes the background and the line at the bar's edge.
  open func configureWithTransparentBackground() {
    backgroundColor = nil
    backgroundEffect = nil
    shadowColor = nil
  }
}

/// The look of a navigation bar (`UIKit.UINavigationBarAppearance`).
@MainActor @preconcurrency
open class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of the large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The offset of the title, in points.
  open var titlePositionAdjustment = UIOffset.zero
  /// The appearance of the bar's buttons.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// The appearance of the button that completes the task of the page.
  open var doneButtonAppearance = UIBarButtonItemAppearance()
  /// The appearance of the button that goes back.
  open var backButtonAppearance = UIBarButtonItemAppearance()

  /// Has no effect in browsers and terminals: they draw the back indicator themselves, and the pictures are dropped.
  open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {}
}

/// The look of the buttons of a bar (`UIKit.UIBarButtonItemAppearance`).
@MainActor @preconcurrency
open class UIBarButtonItemAppearance: NSObject {
  /// An ordinary button, or the button that completes the task of the page.
  public enum Style: Int, Sendable { case plain, done = 2 }

  /// Buttons as they usually are.
  open var normal = UIBarButtonItemStateAppearance()
  /// Buttons while they are pressed.
  open var highlighted = UIBarButtonItemStateAppearance()
  /// Buttons that cannot be used.
  open var disabled = UIBarButtonItemStateAppearance()
  /// Buttons that have the focus.
  open var focused = UIBarButtonItemStateAppearance()

  public override init() {}

  /// An appearance without attributes, whatever the style.
  public init(style: Style) {}
}

/// The look of a bar button in one state (`UIKit.UIBarButtonItemStateAppearance`).
@MainActor @preconcurrency
open class UIBarButtonItemStateAppearance: NSObject {
  /// The attributes of the button's title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The offset of the title, in points.
  open var titlePositionAdjustment = UIOffset.zero
  /// A picture behind the button; `nil` for none.
  open var backgroundImage: UIImage?
}

/// The look of a toolbar (`UIKit.UIToolbarAppearance`).
@MainActor @preconcurrency
open class UIToolbarAppearance: UIBarAppearance {
  /// The appearance of the bar's buttons.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// The appearance of the button that completes the task of the page.
  open var doneButtonAppearance = UIBarButtonItemAppearance()
}

/// The look of a tab bar (`UIKit.UITabBarAppearance`).
@MainActor @preconcurrency
open class UITabBarAppearance: UIBarAppearance {
  /// Tabs whose symbol stands above their title.
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  /// Tabs whose symbol stands beside their title.
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  /// Tabs whose symbol stands beside their title, in a low bar.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
  /// The colour that marks the selected tab; `nil` for that of the platform.
  open var selectionIndicatorTintColor: UIColor?
  /// A picture that marks the selected tab; `nil` for none.
  open var selectionIndicatorImage: UIImage?
}

/// The look of the tabs of a bar (`UIKit.UITabBarItemAppearance`).
@MainActor @preconcurrency
open class UITabBarItemAppearance: NSObject {
  /// The position of a tab's symbol.
  public enum Style: Int, Sendable { case stacked, inline, compactInline }

  public override init() {}

  /// An appearance without attributes, whatever the style.
  public init(style: Style) {}

  /// Tabs as they usually are.
  open var normal = UITabBarItemStateAppearance()
  /// The selected tab.
  open var selected = UITabBarItemStateAppearance()
  /// Tabs that cannot be selected.
  open var disabled = UITabBarItemStateAppearance()
  /// The tab that has the focus.
  open var focused = UITabBarItemStateAppearance()
}

/// The look of a tab in one state (`UIKit.UITabBarItemStateAppearance`).
@MainActor @preconcurrency
open class UITabBarItemStateAppearance: NSObject {
  /// The attributes of the tab's title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The offset of the title, in points.
  open var titlePositionAdjustment = UIOffset.zero
  /// The colour of the symbol; `nil` for that of the platform.
  open var iconColor: UIColor?
  /// The colour behind the badge; `nil` for that of the platform.
  open var badgeBackgroundColor: UIColor?
  /// The attributes of the badge's text.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The offset of the badge, in points.
  open var badgePositionAdjustment = UIOffset.zero
}
