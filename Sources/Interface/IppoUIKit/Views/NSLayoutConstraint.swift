public import Foundation

/// How much a constraint counts (`UIKit.UILayoutPriority`).
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Float

  public init(rawValue: Float) { self.rawValue = rawValue }

  public init(_ rawValue: Float) { self.rawValue = rawValue }

  public static let required = UILayoutPriority(1000)
  public static let defaultHigh = UILayoutPriority(750)
  public static let defaultLow = UILayoutPriority(250)
  public static let fittingSizeLevel = UILayoutPriority(50)
}

/// What constraints of a view come to: lengths, distances from the edges of the view around it, and where its middle is.
package struct LayoutConstants: Equatable {
  package var width: CGFloat?
  package var height: CGFloat?
  package var insets = UIEdgeInsets.zero
  package var isCenteredHorizontally = false
  package var isCenteredVertically = false
}

/// A condition on where a view is (`UIKit.NSLayoutConstraint`).
///
/// Views fill the view around them. Of active constraints these have an effect: lengths that are numbers, distances from the
/// same edge of the view around, and middles.
@MainActor @preconcurrency
open class NSLayoutConstraint: NSObject {
  public enum Axis: Int, Sendable { case horizontal, vertical }

  private weak var view: UIView?
  private let kind: LayoutAttribute
  private let hasOther: Bool

  open var constant: CGFloat { didSet { if isActive { apply() } } }
  open var priority = UILayoutPriority.required
  open var identifier: String?

  init(_ view: UIView?, _ kind: LayoutAttribute, hasOther: Bool, constant: CGFloat) {
    self.view = view
    self.kind = kind
    self.hasOther = hasOther
    self.constant = constant
  }

  open var isActive = false {
    didSet { if isActive != oldValue { apply() } }
  }

  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  private func apply() {
    guard let view else { return }
    switch kind {
    case .width: if !hasOther { view.constants.width = isActive ? constant : nil }
    case .height: if !hasOther { view.constants.height = isActive ? constant : nil }
    case .centerX: view.constants.isCenteredHorizontally = isActive
    case .centerY: view.constants.isCenteredVertically = isActive
    case .left: view.constants.insets.left = isActive ? constant : 0
    case .right: view.constants.insets.right = isActive ? -constant : 0
    case .top: view.constants.insets.top = isActive ? constant : 0
    case .bottom: view.constants.insets.bottom = isActive ? -constant : 0
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

  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0) -> NSLayoutConstraint {
    NSLayoutConstraint(view, attribute, hasOther: true, constant: c)
  }

  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { constraint(equalTo: anchor, constant: c) }

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
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(view, attribute, hasOther: false, constant: c)
  }

  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint { constraint(equalToConstant: c) }

  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint { constraint(equalToConstant: c) }

  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { constraint(equalTo: anchor, constant: c) }
}

extension UIView {
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
}
