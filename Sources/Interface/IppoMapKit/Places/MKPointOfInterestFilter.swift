public import Foundation

/// Kinds of places that are shown or found (`MapKit.MKPointOfInterestFilter`).
public final class MKPointOfInterestFilter: NSObject, Sendable {
  private let categories: Set<MKPointOfInterestCategory>
  private let isExclusion: Bool

  /// All kinds but these.
  public init(excluding categories: [MKPointOfInterestCategory]) {
    (self.categories, isExclusion) = (Set(categories), true)
  }
  /// These kinds alone.
  public init(including categories: [MKPointOfInterestCategory]) {
    (self.categories, isExclusion) = (Set(categories), false)
  }

  /// All kinds.
  public static let includingAll = MKPointOfInterestFilter(excluding: [])
  /// No kind.
  public static let excludingAll = MKPointOfInterestFilter(including: [])

  /// Whether a kind is shown or found.
  public func includes(_ category: MKPointOfInterestCategory) -> Bool { categories.contains(category) != isExclusion }
  /// Whether a kind is neither shown nor found.
  public func excludes(_ category: MKPointOfInterestCategory) -> Bool { !includes(category) }
}
