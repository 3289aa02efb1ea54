/// A frame of reference for points (`SwiftUI.CoordinateSpace`).
public enum CoordinateSpace: Hashable, @unchecked Sendable {
  // Names are values the app chose; they are only compared.
  case global
  case local
  case named(AnyHashable)
}

/// A frame of reference for points (`SwiftUI.CoordinateSpaceProtocol`).
public protocol CoordinateSpaceProtocol {
  var coordinateSpace: CoordinateSpace { get }
}

/// A view with a name (`SwiftUI.NamedCoordinateSpace`).
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  public let coordinateSpace: CoordinateSpace
}

/// The view itself (`SwiftUI.LocalCoordinateSpace`).
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The window (`SwiftUI.GlobalCoordinateSpace`).
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .global }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(coordinateSpace: .named(AnyHashable(name)))
  }
}

extension View {
  /// Names the frame of reference of this view. Renderers report sizes and not places: see ``GeometryProxy``.
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View { self }

  /// Names the frame of reference of this view. Renderers report sizes and not places: see ``GeometryProxy``.
  public func coordinateSpace<T: Hashable>(name: T) -> some View { self }
}
