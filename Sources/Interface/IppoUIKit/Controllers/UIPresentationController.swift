public import Foundation

/// How a controller is presented (`UIKit.UIPresentationController`).
@MainActor @preconcurrency
open class UIPresentationController: NSObject {
  /// What is presented.
  open private(set) weak var presentedController: UIViewController?

  /// Is told when a person dismisses the controller.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  init(of controller: UIViewController) { presentedController = controller }

  /// What is presented.
  open var presentedViewController: UIViewController { presentedController ?? UIViewController() }

  package func isDismissedByPerson() { delegate?.presentationControllerDidDismiss(self) }

  package var mayBeDismissed: Bool { delegate?.presentationControllerShouldDismiss(self) != false }
}

/// Is told what becomes of a presentation (`UIKit.UIAdaptivePresentationControllerDelegate`).
@MainActor @preconcurrency
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// A person has dismissed the controller. It is not called where code does.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// A person is about to dismiss the controller. Is not called by itself.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// Whether a person may dismiss the controller. It is asked when the controller comes into sight.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  /// How the controller is shown in a small window: what is returned has no effect.
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

/// How a sheet rests in its window (`UIKit.UISheetPresentationController`). It counts as it is when the sheet comes.
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

    /// All of the window.
    public static func large() -> Detent { Detent(.large) }

    /// A height of the app's own, in points; `nil` of the closure is all of the window.
    public static func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier("custom"), height: resolver(DetentContext()))
    }
  }

  /// The heights at which the sheet rests.
  public var detents: [Detent] = [.large()]
  /// The height at which the sheet is; `nil` for the lowest. Renderers keep to it.
  public var selectedDetentIdentifier: Detent.Identifier?
  /// Whether the sheet shows a handle.
  public var prefersGrabberVisible = false
  /// The radius of the corners, in points; `nil` for that of the platform.
  public var preferredCornerRadius: CGFloat?
  /// The highest rest at which what is behind can be used; `nil` for none. It is kept, and does not change what can.
  public var largestUndimmedDetentIdentifier: Detent.Identifier?
  /// Whether scrolling makes the sheet higher. It is kept: renderers decide.
  public var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether the sheet is at the edge in a low window. It is kept: renderers decide.
  public var prefersEdgeAttachedInCompactHeight = false
  /// Whether the sheet's own width counts at the edge. It is kept: renderers decide.
  public var widthFollowsPreferredContentSizeWhenEdgeAttached = false

  /// Makes changes at once, without an animation.
  public func animateChanges(_ changes: () -> Void) { changes() }
}

/// What a height of the app's own is computed from (`UIKit.UISheetPresentationControllerDetentResolutionContext`).
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

/// What a popover comes out of (`UIKit.UIPopoverPresentationController`). Popovers of controllers are shown as sheets: all
/// of it is kept.
@MainActor @preconcurrency
public final class UIPopoverPresentationController: UIPresentationController {
  /// The view that the popover comes out of.
  public var sourceView: UIView?
  /// The part of the view that the popover comes out of, in points.
  public var sourceRect = CGRect.zero
  /// The button that the popover comes out of.
  public var barButtonItem: UIBarButtonItem?
  /// What the popover comes out of, whatever it is.
  public var sourceItem: Any?
  /// Where the popover's arrow may be.
  public var permittedArrowDirections = UIPopoverArrowDirection.any
  /// The colour behind the popover.
  public var backgroundColor: UIColor?
}

/// Where a popover's arrow may be (`UIKit.UIPopoverArrowDirection`).
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

/// Goes along with a change of a controller (`UIKit.UIViewControllerTransitionCoordinator`). There are none here: the type
/// is for overrides of what is never called.
@MainActor @preconcurrency
public protocol UIViewControllerTransitionCoordinator: AnyObject {}

/// The look of the bar with the time (`UIKit.UIStatusBarStyle`). There is none here.
public enum UIStatusBarStyle: Int, Sendable {
  /// The look of the bar; the values after the first name a light and a dark one.
  case `default`, lightContent
  /// Dark on a light ground.
  case darkContent = 3
}
