public import Foundation

/// Offers views to an editor that shows previews (SwiftUI's `PreviewProvider`).
///
/// It is there so that sources with previews compile; nothing here shows them.
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
  /// That of the target.
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

/// How much room a preview would have (`SwiftUI.PreviewLayout`).
public enum PreviewLayout: Sendable {
  /// That of the device.
  case device
  /// That which the view takes.
  case sizeThatFits
  /// A width and a height in points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// How a device would be held (`SwiftUI.InterfaceOrientation`).
public struct InterfaceOrientation: Hashable, Identifiable, CaseIterable, Sendable {
  /// The name of the orientation.
  public let id: String
  /// Upright.
  public static let portrait = InterfaceOrientation(id: "portrait")
  /// Upside down.
  public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
  /// On its side, with the top to the left.
  public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
  /// On its side, with the top to the right.
  public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")
  /// The four orientations.
  public static let allCases: [InterfaceOrientation] = [
    .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
  ]
}

/// How previews would be shown. There is nothing that shows them, so these change nothing.
extension View {
  /// The device a preview is shown for. Has no effect: nothing shows previews.
  public func previewDevice(_ value: PreviewDevice?) -> some View { self }

  /// The name of a preview. Has no effect: nothing shows previews.
  public func previewDisplayName(_ value: String?) -> some View { self }

  /// The room of a preview. Has no effect: nothing shows previews.
  public func previewLayout(_ value: PreviewLayout) -> some View { self }

  /// How the device of a preview is held. Has no effect: nothing shows previews.
  public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }
}
