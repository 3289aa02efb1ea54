public import Foundation

/// How much a constraint counts (`UIKit.UILayoutPriority`).
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// How much the constraint counts: 1 to 1000.
  public let rawValue: Float

  /// A priority from 1 to 1000.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// A priority from 1 to 1000.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// The constraint must hold: 1000.
  public static let required = UILayoutPriority(1000)
  /// Nearly as strong as content that resists being made smaller: 750.
  public static let defaultHigh = UILayoutPriority(750)
  /// As weak as content that resists being made larger: 250.
  public static let defaultLow = UILayoutPriority(250)
  /// The strength with which a view is asked for its smallest size: 50.
  public static let fittingSizeLevel = UILayoutPriority(50)
}

/// What the active constraints of a view amount to: lengths, distances from the edges of the view around it, and
/// whether it is centred.
package struct LayoutConstants: Equatable {
  package var width: CGFloat?
  package var height: CGFloat?
  package var insets = UIEdgeInsets.zero
  package var isCenteredHorizontally = false
  package var isCenteredVertically = false
}

/// A condition on the place or the size of a view (`UIKit.NSLayoutConstraint`).
///
/// Views fill the view around them. Of active constraints these have an effect: lengths that are numbers, distances
/// from the same edge of the view around, and centres.
@MainActor @preconcurrency
open class NSLayoutConstraint: NSObject {
  /// The direction in which a length is measured.
  public enum Axis: Int, Sendable { case horizontal, vertical }

  private weak var view: UIView?
  private let kind: LayoutAttribute
  private let hasOther: Bool

  /// The distance or the length, in points. Changing that of an active constraint moves the view.
  open var constant: CGFloat { didSet { if isActive { apply() } } }
  /// How much the constraint counts. It is kept, and has no effect: of constraints that contradict each other the last
  /// that became active holds.
  open var priority = UILayoutPriority.required
  /// A name for debugging.
  open var identifier: String?

  init(_ view: UIView?, _ kind: LayoutAttribute, hasOther: Bool, constant: CGFloat) {
    self.view = view
    self.kind = kind
    self.hasOther = hasOther
    self.constant = constant
  }

  /// Whether the constraint counts. Deactivating it removes what it said of the view.
  open var isActive = false {
    didSet {
      guard isActive != oldValue else { return }
      if isActive {
        view?.activeConstraints.append(self)
      } else {
        view?.activeConstraints.removeAll { $0 === self }
      }
      apply()
    }
  }

  /// Makes constraints count, in their order.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Makes constraints count no more.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// Lengths of other views are not followed.
  private var hasEffect: Bool { !hasOther || kind != .width && kind != .height }

  /// Tells the view what the last active constraint of the kind says; nothing where there is none.
  private func apply() {
    guard let view, hasEffect else { return }
    let constant = view.activeConstraints.last(where: { $0.kind == kind && $0.hasEffect })?.constant
    switch kind {
    case .width: view.constants.width = constant
    case .height: view.constants.height = constant
    case .centerX: view.constants.isCenteredHorizontally = constant != nil
    case .centerY: view.constants.isCenteredVertically = constant != nil
    case .left: view.constants.insets.left = constant ?? 0
    case .right: view.constants.insets.right = constant.map { -$0 } ?? 0
    case .top: view.constants.insets.top = constant ?? 0
    case .bottom: view.constants.insets.bottom = constant.map { -$0 } ?? 0
    }
  }
}

/// What of a view an anchor stands for.
enum LayoutAttribute { case left, right, top, bottom, width, height, centerX, centerY }

/// A place of a view that constraints are made of (`UIKit.NSLayoutAnchor`).
@MainActor @preconcurrency
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  fileprivate weak var view: UIView?
  fileprivate let attribute: LayoutAttribute

  init(_ view: UIView, _ attribute: LayoutAttribute) {
    self.view = view
    self.attribute = attribute
  }

  /// The same place as another's, or a distance in points from it. Which view the other anchor belongs to has no
  /// effect: the view around is meant.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0) -> NSLayoutConstraint {
    NSLayoutConstraint(view, attribute, hasOther: true, constant: c)
  }

  /// As an equality: views take the least that is allowed.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { constraint(equalTo: anchor, constant: c) }

  /// As an equality: views take the most that is allowed.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { constraint(equalTo: anchor, constant: c) }
}

/// A place along the width of a view (`UIKit.NSLayoutXAxisAnchor`).
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}

/// A place along the height of a view (`UIKit.NSLayoutYAxisAnchor`).
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}

/// A length of a view (`UIKit.NSLayoutDimension`).
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// A length in points.
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(view, attribute, hasOther: false, constant: c)
  }

  /// As an equality: a length in points.
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint { constraint(equalToConstant: c) }

  /// As an equality: a length in points.
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint { constraint(equalToConstant: c) }

  /// A part of another length, which has no effect: lengths of other views are not followed.
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { constraint(equalTo: anchor, constant: c) }
}

/// An area of a view that constraints are made of (`UIKit.UILayoutGuide`): that of the view itself.
@MainActor @preconcurrency
open class UILayoutGuide: NSObject {
  private let view: UIView

  init(of view: UIView) { self.view = view }

  /// The view whose area it is.
  open var owningView: UIView? { view }
  /// The area, in points.
  open var layoutFrame: CGRect { view.bounds }

  /// As that of the view.
  public var leadingAnchor: NSLayoutXAxisAnchor { view.leadingAnchor }
  /// As that of the view.
  public var trailingAnchor: NSLayoutXAxisAnchor { view.trailingAnchor }
  /// As that of the view.
  public var leftAnchor: NSLayoutXAxisAnchor { view.leftAnchor }
  /// As that of the view.
  public var rightAnchor: NSLayoutXAxisAnchor { view.rightAnchor }
  /// As that of the view.
  public var centerXAnchor: NSLayoutXAxisAnchor { view.centerXAnchor }
  /// As that of the view.
  public var topAnchor: NSLayoutYAxisAnchor { view.topAnchor }
  /// As that of the view.
  public var bottomAnchor: NSLayoutYAxisAnchor { view.bottomAnchor }
  /// As that of the view.
  public var centerYAnchor: NSLayoutYAxisAnchor { view.centerYAnchor }
  /// As that of the view.
  public var widthAnchor: NSLayoutDimension { view.widthAnchor }
  /// As that of the view.
  public var heightAnchor: NSLayoutDimension { view.heightAnchor }
}

extension UIView {
  /// The first line of text: the upper edge.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { topAnchor }
  /// The last line of text: the lower edge.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { bottomAnchor }
  /// The edge where lines of text begin: the left one, as text runs from left to right here.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The edge where lines of text end: the right one, as text runs from left to right here.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// The middle of the width.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The upper edge.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The lower edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The middle of the height.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
}
