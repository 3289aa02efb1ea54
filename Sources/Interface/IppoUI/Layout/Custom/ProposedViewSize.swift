public import Foundation

/// A size that is offered to a view (`SwiftUI.ProposedViewSize`).
public struct ProposedViewSize: Hashable, Sendable {
  /// Points; `nil` offers none, so that the view takes its ideal width.
  public var width: CGFloat?
  /// Points; `nil` offers none, so that the view takes its ideal height.
  public var height: CGFloat?

  /// - Parameters:
  ///   - width: Points; `nil` offers none, `.infinity` as many as the view likes.
  ///   - height: Points; `nil` offers none, `.infinity` as many as the view likes.
  @inlinable
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Offers both lengths of a size.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// Asks for the smallest size of a view.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// Asks for the largest size of a view.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
  /// Asks for the ideal size of a view: neither length is offered.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)

  /// The size, with lengths in place of unspecified ones.
  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  var render: RenderArrangement.Proposal {
    RenderArrangement.Proposal(width: width.map(Double.init), height: height.map(Double.init))
  }
}
