public import Foundation

/// The weight of a constraint (`UIKit.UILayoutPriority`).
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The weight of the constraint: 1 to 1000.
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
  /// The strength with which a view takes its smallest size: 50.
  public static let fittingSizeLevel = UILayoutPriority(50)
}

/// The result of the active constraints of a view: lengths, distances from the edges of the superview, and centres.
package struct LayoutConstants: Equatable {
  package var width: CGFloat?
  package var height: CGFloat?
  package var insets = UIEdgeInsets.zero
  package var isCenteredHorizontally = false
  package var isCenteredVertically = false
}

/// A condition on the place or the size of a view (`UIKit.NSLayoutConstraint`).
///
/// Views fill their superview. Of the active constraints, these have an effect: lengths that are numbers, distances
/// from the same edge of the superview, and centres.
@MainActor @preconcurrency
open class NSLayoutConstraint: NSObject {
  /// The direction in which a length is measured.
  public enum Axis: Int, Sendable { case horizontal, vertical }

  private weak var view: UIView?
  private let kind: LayoutAttribute
  private let hasOther: Bool

  /// The distance or the length, in points. A change moves the view of an active constraint.
  open var constant: CGFloat { didSet { if isActive { apply() } } }
  /// The weight of the constraint. The value is stored, but has no effect: of contradictory constraints, the last
  /// activated one holds.
  open var priority = UILayoutPriority.required
  /// A name for debugging.
  open var identifier: String?

  init(_ view: UIView?, _ kind: LayoutAttribute, hasOther: Bool, constant: CGFloat) {
    self.view = view
    self.kind = kind
    self.hasOther = hasOther
    self.constant = constant
  }

  /// Whether the constraint has an effect. Deactivating it removes its effect on the view.
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

  /// Activates constraints, in their order.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates constraints.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// Lengths of other views are not followed.
  private var hasEffect: Bool { !hasOther || kind != .width && kind != .height }

  /// Tells the view the constant of the last active constraint of the kind, if any.
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

/// The part of a view that an anchor stands for.
enum LayoutAttribute { case left, right, top, bottom, width, height, centerX, centerY }

/// A position or a length of a view, for constraints (`UIKit.NSLayoutAnchor`).
@MainActor @preconcurrency
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  fileprivate weak var view: UIView?
  fileprivate let attribute: LayoutAttribute

  init(_ view: UIView, _ attribute: LayoutAttribute) {
    self.view = view
    self.attribute = attribute
  }

  /// A constraint to the same position as another anchor's, or to a distance in points from it. The view of the other
  /// anchor has no effect: the superview takes its place.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0) -> NSLayoutConstraint {
    NSLayoutConstraint(view, attribute, hasOther: true, constant: c)
  }

  /// The same as an equality: views take the least allowed length.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { constraint(equalTo: anchor, constant: c) }

  /// The same as an equality: views take the greatest allowed length.
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

  /// The same as an equality: a length in points.
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint { constraint(equalToConstant: c) }

  /// The same as an equality: a length in points.
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint { constraint(equalToConstant: c) }

  /// A part of another length, which has no effect: views ignore the lengths of other views.
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { constraint(equalTo: anchor, constant: c) }
}

/// An area of a view, for constraints (`UIKit.UILayoutGuide`): the area of the view itself.
@MainActor @preconcurrency
open class UILayoutGuide: NSObject {
  private let view: UIView

  init(of view: UIView) { self.view = view }

  /// The view of the area.
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
