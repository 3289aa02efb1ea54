public import Foundation

/// Offers views to an editor that shows previews (SwiftUI's `PreviewProvider`).
///
/// `--previews` shows each view of `previews` by itself. A type that is generic cannot offer previews.
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

/// The appearance of previews, which `--previews` shows.
extension View {
  /// The device of a preview, which decides the size. A name with iPad in it is a tablet, and one with Mac a desktop.
  /// Every other name is a phone.
  public func previewDevice(_ value: PreviewDevice?) -> some View { containerValue(\.preview.device, value) }

  /// The name of a preview.
  public func previewDisplayName(_ value: String?) -> some View { containerValue(\.preview.name, value) }

  /// The size of a preview.
  public func previewLayout(_ value: PreviewLayout) -> some View { containerValue(\.preview.layout, value) }

  /// The orientation of a preview's device.
  public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    containerValue(\.preview.orientation, value)
  }
}

/// The values that modifiers give to a preview of a ``PreviewProvider``.
package struct PreviewAppearance: Sendable {
  package var device: PreviewDevice?
  package var name: String?
  package var layout: PreviewLayout?
  package var orientation: InterfaceOrientation?
}

private struct PreviewAppearanceKey: ContainerValueKey {
  static var defaultValue: PreviewAppearance { PreviewAppearance() }
}

extension ContainerValues {
  /// The appearance of the view as a preview.
  package var preview: PreviewAppearance {
    get { self[PreviewAppearanceKey.self] }
    set { self[PreviewAppearanceKey.self] = newValue }
  }
}
