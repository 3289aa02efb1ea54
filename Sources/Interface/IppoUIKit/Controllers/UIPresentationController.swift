public import Foundation

/// The presentation of a controller (`UIKit.UIPresentationController`).
@MainActor @preconcurrency
open class UIPresentationController: NSObject {
  /// The presented controller.
  open private(set) weak var presentedController: UIViewController?

  /// Receives the dismissals by the user.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  init(of controller: UIViewController) { presentedController = controller }

  /// The presented controller.
  open var presentedViewController: UIViewController { presentedController ?? UIViewController() }

  package func isDismissedByPerson() { delegate?.presentationControllerDidDismiss(self) }

  package var mayBeDismissed: Bool { delegate?.presentationControllerShouldDismiss(self) != false }
}

/// A delegate that receives the dismissals of a presentation (`UIKit.UIAdaptivePresentationControllerDelegate`).
@MainActor @preconcurrency
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// The user has dismissed the controller. The method is not called for a dismissal by code.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// The user is about to dismiss the controller. The method is never called.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// Whether the user may dismiss the controller. The method is called when the controller becomes visible.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  /// The style of the controller in a small window. The value has no effect.
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
}

extension UIAdaptivePresentationControllerDelegate {
  /// Does nothing.
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  /// Does nothing.
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  /// `true`.
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
  /// `automatic`.
  public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
    .automatic
  }
}

/// The heights of a sheet in its window (`UIKit.UISheetPresentationController`). The values at the time of the
/// presentation count.
@MainActor @preconcurrency
public final class UISheetPresentationController: UIPresentationController {
  /// A height at which a sheet rests.
  @MainActor @preconcurrency
  public final class Detent: NSObject {
    /// A height, by its name.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name of the height.
      public let rawValue: String

      /// A height by its name.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// A height by its name.
      public init(_ rawValue: String) { self.rawValue = rawValue }

      /// Half of the window.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// All of the window.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// The name of the height.
    public let identifier: Identifier
    /// A height in points; `nil` for one that is known by its name.
    package let height: CGFloat?

    private init(_ identifier: Identifier, height: CGFloat? = nil) {
      self.identifier = identifier
      self.height = height
    }

    /// Half of the window.
    public static func medium() -> Detent { Detent(.medium) }

    /// The height of the window.
    public static func large() -> Detent { Detent(.large) }

    /// A height of the app's own, in points. If the closure returns `nil`, the height is the window's.
    public static func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier("custom"), height: resolver(DetentContext()))
    }
  }

  /// The heights at which the sheet rests.
  public var detents: [Detent] = [.large()]
  /// The current height of the sheet; `nil` for the lowest. The value is stored, but has no effect.
  public var selectedDetentIdentifier: Detent.Identifier?
  /// Whether the sheet shows a handle.
  public var prefersGrabberVisible = false
  /// The radius of the corners, in points; `nil` for that of the platform.
  public var preferredCornerRadius: CGFloat?
  /// The largest height at which the content behind is usable; `nil` for none. The value is stored, but has no effect.
  public var largestUndimmedDetentIdentifier: Detent.Identifier?
  /// Whether scrolling makes the sheet higher. The value is stored, but renderers decide.
  public var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether the sheet is at the edge in a low window. The value is stored, but renderers decide.
  public var prefersEdgeAttachedInCompactHeight = false
  /// Whether the sheet's own width counts at the edge. The value is stored, but renderers decide.
  public var widthFollowsPreferredContentSizeWhenEdgeAttached = false

  /// Makes changes at once, without an animation.
  public func animateChanges(_ changes: () -> Void) { changes() }
}

/// The context for the computation of the app's own height
/// (`UIKit.UISheetPresentationControllerDetentResolutionContext`).
@MainActor @preconcurrency
public protocol UISheetPresentationControllerDetentResolutionContext {
  /// The largest height, in points: that of the window.
  var maximumDetentValue: CGFloat { get }
  /// The surroundings of the window.
  var containerTraitCollection: UITraitCollection { get }
}

private struct DetentContext: UISheetPresentationControllerDetentResolutionContext {
  var maximumDetentValue: CGFloat { UIScreen.main.bounds.height }
  var containerTraitCollection: UITraitCollection { .current }
}

/// The source of a popover (`UIKit.UIPopoverPresentationController`). Popovers of controllers are shown as sheets, and
/// all properties are stored only.
@MainActor @preconcurrency
public final class UIPopoverPresentationController: UIPresentationController {
  /// The view that the popover points to.
  public var sourceView: UIView?
  /// The part of the view that the popover points to, in points.
  public var sourceRect = CGRect.zero
  /// The button that the popover points to.
  public var barButtonItem: UIBarButtonItem?
  /// The item of any type that the popover points to.
  public var sourceItem: Any?
  /// The allowed directions of the popover's arrow.
  public var permittedArrowDirections = UIPopoverArrowDirection.any
  /// The colour behind the popover.
  public var backgroundColor: UIColor?
}

/// The directions of a popover's arrow (`UIKit.UIPopoverArrowDirection`).
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  /// A bit for each direction, as in UIKit.
  public let rawValue: UInt

  /// Directions by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Upwards.
  public static let up = Self(rawValue: 1 << 0)
  /// Downwards.
  public static let down = Self(rawValue: 1 << 1)
  /// To the left.
  public static let left = Self(rawValue: 1 << 2)
  /// To the right.
  public static let right = Self(rawValue: 1 << 3)
  /// Every direction.
  public static let any: Self = [.up, .down, .left, .right]
}

/// A coordinator of a controller's transition (`UIKit.UIViewControllerTransitionCoordinator`). Ippo makes none: the
/// type is for the signatures of overrides.
@MainActor @preconcurrency
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  /// Makes changes beside the transition; returns whether they are made.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
  /// Makes changes beside the transition; returns whether they are made.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}

/// A transition of a controller (`UIKit.UIViewControllerTransitionCoordinatorContext`). Ippo makes none.
@MainActor @preconcurrency
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {}

/// The look of the status bar (`UIKit.UIStatusBarStyle`), which windows lack.
public enum UIStatusBarStyle: Int, Sendable {
  /// The look of the bar; the values after the first name a light and a dark one.
  case `default`, lightContent
  /// Dark on a light ground.
  case darkContent = 3
}
