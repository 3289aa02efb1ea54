public import Foundation

/// Offers views to an editor that shows previews (SwiftUI's `PreviewProvider`).
///
/// The protocol makes sources with previews compile; previews are never shown here.
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// The type of the views that are shown.
  associatedtype Previews: View

  /// The views that are shown.
  @ViewBuilder static var previews: Previews { get }

  /// The platform that previews are shown for; `nil` for that of the target.
  static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  /// The platform of the target.
  public static var platform: PreviewPlatform? { nil }
}

/// A device that previews would be shown for (`SwiftUI.PreviewDevice`).
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  /// The name of the device.
  public let rawValue: String

  /// A device by its name, which is not checked.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A device by its name, which is not checked.
  public init(stringLiteral value: String) { rawValue = value }
}

/// The size of a preview (`SwiftUI.PreviewLayout`).
public enum PreviewLayout: Sendable {
  /// The size of the device.
  case device
  /// The size that the view takes.
  case sizeThatFits
  /// A width and a height in points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// The orientation of a device (`SwiftUI.InterfaceOrientation`).
public struct InterfaceOrientation: Hashable, Identifiable, CaseIterable, Sendable {
  /// The name of the orientation.
  public let id: String
  /// Upright.
  public static let portrait = InterfaceOrientation(id: "portrait")
  /// Upside down.
  public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
  /// The orientation on the side, with the top to the left.
  public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
  /// The orientation on the side, with the top to the right.
  public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")
  /// The four orientations.
  public static let allCases: [InterfaceOrientation] = [
    .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
  ]
}

/// The appearance of previews. The modifiers are ignored, because only an editor shows previews.
extension View {
  /// The device a preview is shown for. Has no effect: only an editor shows previews.
  public func previewDevice(_ value: PreviewDevice?) -> some View { self }

  /// The name of a preview. Has no effect: only an editor shows previews.
  public func previewDisplayName(_ value: String?) -> some View { self }

  /// The size of a preview. Has no effect: only an editor shows previews.
  public func previewLayout(_ value: PreviewLayout) -> some View { self }

  /// The orientation of a preview's device. Has no effect: only an editor shows previews.
  public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }
}
