import Foundation

/// The visibility of a value in a log (`os.OSLogPrivacy`).
///
/// Values that say nothing of a person (numbers, truth values) are public unless said otherwise, all others private. Private
/// values are written as `<private>`, or as a hash by which two can be told apart. The variable `OS_ACTIVITY_DT_MODE` of the
/// environment, which Xcode sets, shows private ones.
public struct OSLogPrivacy: Equatable, Sendable {
  /// The replacement of a hidden value.
  public enum Mask: Equatable, Sendable {
    /// A number that is the same for equal values, while the process lives.
    case hash
    /// The text `<private>`.
    case none
  }

  enum Kind: Equatable { case automatic, `public`, `private`, sensitive }

  let kind: Kind
  let mask: Mask

  /// Everybody may read the value.
  public static var `public`: OSLogPrivacy { OSLogPrivacy(kind: .public, mask: .none) }
  /// The value is shown only where private values are.
  public static var `private`: OSLogPrivacy { OSLogPrivacy(kind: .private, mask: .none) }
  /// Not shown, even where private values are.
  public static var sensitive: OSLogPrivacy { OSLogPrivacy(kind: .sensitive, mask: .none) }
  /// Public for numbers, truth values and types, private for all others.
  public static var auto: OSLogPrivacy { OSLogPrivacy(kind: .automatic, mask: .none) }

  /// The value is shown only where private values are; otherwise the mask stands for it.
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(kind: .private, mask: mask) }
  /// The value is never shown: the mask stands for it.
  public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(kind: .sensitive, mask: mask) }
  /// As `auto`, with a mask where the value is not shown.
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(kind: .automatic, mask: mask) }

  /// The text that is written for a value.
  func text(_ value: String, isPublicByNature: Bool, showsPrivate: Bool = Self.showsPrivate) -> String {
    switch kind {
    case .public: return value
    case .automatic where isPublicByNature || showsPrivate: return value
    case .private where showsPrivate: return value
    case .automatic, .private, .sensitive:
      return mask == .hash ? "<mask.hash: \(String(UInt(bitPattern: value.hashValue), radix: 36))>" : "<private>"
    }
  }

  static let showsPrivate = ProcessInfo.processInfo.environment["OS_ACTIVITY_DT_MODE"] != nil
}
