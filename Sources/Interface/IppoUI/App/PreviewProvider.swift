public import Foundation

/// Offers views to an editor that shows previews (SwiftUI's `PreviewProvider`).
///
/// It is there so that sources with previews compile; nothing here shows them.
@MainActor @preconcurrency
public protocol PreviewProvider {
  associatedtype Previews: View

  @ViewBuilder static var previews: Previews { get }
}

/// A device that previews would be shown for (`SwiftUI.PreviewDevice`).
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public init(stringLiteral value: String) { rawValue = value }
}

/// How much room a preview would have (`SwiftUI.PreviewLayout`).
public enum PreviewLayout: Sendable {
  case device
  case sizeThatFits
  case fixed(width: CGFloat, height: CGFloat)
}

/// How a device would be held (`SwiftUI.InterfaceOrientation`).
public struct InterfaceOrientation: Hashable, Identifiable, CaseIterable, Sendable {
  public let id: String
  public static let portrait = InterfaceOrientation(id: "portrait")
  public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
  public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
  public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")
  public static let allCases: [InterfaceOrientation] = [
    .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
  ]
}

/// How previews would be shown. There is nothing that shows them, so these change nothing.
extension View {
  public func previewDevice(_ value: PreviewDevice?) -> some View { self }

  public func previewDisplayName(_ value: String?) -> some View { self }

  public func previewLayout(_ value: PreviewLayout) -> some View { self }

  public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }
}
