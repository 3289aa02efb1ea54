public import Foundation

/// The hinge of a device that folds (`SwiftUI.DeviceHinge`).
public struct DeviceHinge: Equatable, Sendable {
  /// The degree to which a hinge is open (`SwiftUI.DeviceHinge.Status`).
  public struct Status: Hashable, Sendable {
    private let name: String
    /// The hinge is closed.
    public static let closed = Status(name: "closed")
    /// The hinge is partially open.
    public static let partiallyOpen = Status(name: "partiallyOpen")
    /// The hinge is open as far as the device allows.
    public static let fullyOpen = Status(name: "fullyOpen")
  }

  /// The angle between the halves of the device.
  public var angle: Angle
  /// The degree to which the hinge is open.
  public var status: Status
}

/// The hinges of a device (`SwiftUI.DeviceHingeContext`).
public struct DeviceHingeContext: Equatable, Sendable {
  /// The hinge; `nil` for a device without one.
  public var hinge: DeviceHinge?
}

extension View {
  /// Runs an action when the hinge of the device moves. Has no effect in browsers and terminals: clients leave hinges
  /// unreported. As on a device without a hinge, the action does not run.
  public func onHingeChange(
    isEnabled: Bool = true, _ action: @escaping (DeviceHingeContext, DeviceHingeContext) -> Void
  ) -> some View { self }
}

/// A part of a view that the device keeps for itself (`SwiftUI.ReservedRegion`).
public struct ReservedRegion: Equatable, Identifiable, Sendable {
  /// The purpose of a region (`SwiftUI.ReservedRegion.Kind`).
  public struct Kind: Hashable, Sendable {
    private let name: String
    /// Content is divided there, as at the fold of a hinge.
    public static let division = Kind(name: "division")
    /// An object covers content there, as a camera does.
    public static let occlusion = Kind(name: "occlusion")
  }

  /// The regions that a query asks for (`SwiftUI.ReservedRegion.QueryOptions`).
  public struct QueryOptions: OptionSet, Sendable {
    /// A bit for each option.
    public let rawValue: Int

    /// Options by their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
  }

  /// The id of a reserved region (`SwiftUI.ReservedRegion.ID`).
  public struct ID: Hashable, Sendable {}

  /// The id that distinguishes the region from others.
  public let id: ID
  /// The purpose of the region.
  public let kind: Kind
  /// The region, in points within the view.
  public let frame: CGRect
  /// The space that content leaves around the region.
  public let margins: EdgeInsets
  /// Whether the region is in use.
  public let isActive: Bool
}

extension GeometryProxy {
  /// The parts of the view that the device keeps for itself: none, as on a device without a hinge or a camera in its
  /// screen.
  public func reservedRegions(
    kind: ReservedRegion.Kind, options: ReservedRegion.QueryOptions = []
  ) -> [ReservedRegion] { [] }

  /// The radii of corners that are concentric with those of the container: `nil`, as for a container without corners.
  public var concentricCornerRadii: RectangleCornerRadii? { nil }
}
