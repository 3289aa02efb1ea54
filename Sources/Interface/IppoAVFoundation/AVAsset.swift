public import Foundation

/// A medium at a URL (`AVFoundation.AVAsset`).
open class AVAsset: NSObject, @unchecked Sendable {  // its values do not change
  package let place: URL

  /// A medium at a URL.
  public init(url: URL) { place = url }
}

/// A medium at a URL (`AVFoundation.AVURLAsset`).
public final class AVURLAsset: AVAsset, @unchecked Sendable {  // as its superclass
  /// The URL.
  public var url: URL { place }

  /// A medium at a URL.
  public init(url URL: URL, options: [String: Any]? = nil) { super.init(url: URL) }
}

/// The way a picture fills its place (`AVFoundation.AVLayerVideoGravity`).
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String

  /// A way by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The whole picture, with bars beside it.
  public static let resizeAspect = Self(rawValue: "AVLayerVideoGravityResizeAspect")
  /// The whole place, with the picture cut.
  public static let resizeAspectFill = Self(rawValue: "AVLayerVideoGravityResizeAspectFill")
  /// The whole place, with the picture stretched.
  public static let resize = Self(rawValue: "AVLayerVideoGravityResize")
}
