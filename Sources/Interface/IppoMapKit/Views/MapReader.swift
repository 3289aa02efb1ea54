public import Foundation
public import IppoCoreLocation
public import IppoUI

/// The way from points of a map to places of the world and back (`MapKit.MapProxy`).
@MainActor
public struct MapProxy {
  let box: MapBox

  /// The coordinate at a point of the map; `nil` while no map is shown. Points are taken as the map's own.
  public func convert(_ point: CGPoint, from space: some CoordinateSpaceProtocol) -> CLLocationCoordinate2D? {
    box.shown.map { $0.viewport.place(at: point, in: $0.size).coordinate }
  }
  /// The point of a coordinate in the map; `nil` while no map is shown. Points are the map's own.
  public func convert(_ coordinate: CLLocationCoordinate2D, to space: some CoordinateSpaceProtocol) -> CGPoint? {
    box.shown.map { $0.viewport.point(of: coordinate, in: $0.size) }
  }
  /// The camera that shows a part of the world; `nil` while no map is shown.
  public func camera(framing region: MKCoordinateRegion) -> MapCamera? { camera(framing: region.rect) }
  /// The camera that shows a part of the flat map; `nil` while no map is shown.
  public func camera(framing rect: MKMapRect) -> MapCamera? {
    box.shown.map { MapViewport(showing: rect, in: $0.size).camera(in: $0.size) }
  }
}

/// The visible part of a map, for proxies.
@MainActor
final class MapBox: Unarchived {
  private(set) var shown: (viewport: MapViewport, size: CGSize)?

  func show(_ viewport: MapViewport, _ size: CGSize) { shown = (viewport, size) }
}

/// A view that can convert points of the map within (`MapKit.MapReader`).
public struct MapReader<Content: View>: View {
  private let content: (MapProxy) -> Content
  @State private var box = MapBox()

  /// A view around a map.
  public init(@ViewBuilder content: @escaping (MapProxy) -> Content) { self.content = content }

  /// The view.
  public var body: some View { content(MapProxy(box: box)).environment(\.mapBox, box) }
}
