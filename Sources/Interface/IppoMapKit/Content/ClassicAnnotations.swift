public import IppoCoreLocation
public import IppoUI

/// An annotation of a map of 2020 (`MapKit.MapAnnotationProtocol`).
@MainActor @preconcurrency
public protocol MapAnnotationProtocol {
  /// Adds the annotation to those of a map.
  func _collect(into elements: inout _MapElements)
}

/// A balloon (`MapKit.MapMarker`).
public struct MapMarker: MapAnnotationProtocol {
  private let coordinate: CLLocationCoordinate2D
  private let tint: Color?

  /// A balloon at a place.
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
    (self.coordinate, self.tint) = (coordinate, tint)
  }
  /// Adds the balloon.
  public func _collect(into elements: inout _MapElements) {
    Marker(coordinate: coordinate) { EmptyView() }.tint(tint)._collect(into: &elements)
  }
}

/// A pin (`MapKit.MapPin`), which is a balloon.
public struct MapPin: MapAnnotationProtocol {
  private let marker: MapMarker

  /// A pin at a place.
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
    marker = MapMarker(coordinate: coordinate, tint: tint)
  }
  /// Adds the pin.
  public func _collect(into elements: inout _MapElements) { marker._collect(into: &elements) }
}

/// A view at a place (`MapKit.MapAnnotation`).
public struct MapAnnotation<Content: View>: MapAnnotationProtocol {
  private let coordinate: CLLocationCoordinate2D
  private let anchorPoint: CGPoint
  private let content: Content

  /// A view at a place.
  public init(
    coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
    @ViewBuilder content: () -> Content
  ) {
    (self.coordinate, self.anchorPoint) = (coordinate, anchorPoint)
    self.content = content()
  }
  /// Adds the view.
  public func _collect(into elements: inout _MapElements) {
    let anchor = UnitPoint(x: anchorPoint.x, y: anchorPoint.y)
    elements.append(MapElement(.mark(coordinate, anchor: anchor, mark: AnyView(content), title: nil)))
  }
}

/// The annotations of items.
struct ClassicAnnotations<Item: Identifiable, A: MapAnnotationProtocol>: MapContent {
  typealias Body = Never
  let items: [Item]
  let content: (Item) -> A
  let showsPerson: Bool

  func _collect(into elements: inout _MapElements) {
    for item in items { elements.within(AnyHashable(item.id)) { content(item)._collect(into: &$0) } }
    if showsPerson { elements.within("person") { UserAnnotation()._collect(into: &$0) } }
  }
}
