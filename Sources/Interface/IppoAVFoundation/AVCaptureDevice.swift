public import Foundation

/// A kind of media (`AVFoundation.AVMediaType`).
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A kind of its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Pictures.
  public static let video = AVMediaType(rawValue: "vide")
  /// Sound.
  public static let audio = AVMediaType(rawValue: "soun")
}

/// The permission to use a camera or a microphone (`AVFoundation.AVAuthorizationStatus`).
public enum AVAuthorizationStatus: Int, Sendable {
  /// The person has not been asked.
  case notDetermined
  /// The person may not decide.
  case restricted
  /// The app may not.
  case denied
  /// The app may.
  case authorized
}

/// A camera or a microphone (`AVFoundation.AVCaptureDevice`). The app has no such device.
public final class AVCaptureDevice: NSObject, Sendable {
  private override init() {}

  /// The usual device for a kind of media: `nil`, as there is none.
  public static func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
  /// The permission: restricted, as there is no device.
  public static func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus { .restricted }
  /// Asks the person.
  /// - Returns: `false`: there is no device.
  public static func requestAccess(for mediaType: AVMediaType) async -> Bool { false }
  /// Asks the person.
  public static func requestAccess(
    for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void
  ) { handler(false) }
}
