internal import IppoCoreLocation
public import IppoUI

/// A map with content (`MapKit.Map`).
///
/// The map is drawn flat, in Web Mercator, north up. The ground is a grid, or pictures of a source that the app names
/// (`mapTileSource(_:)`). A person drags the map and changes its scale with two fingers, with the buttons, and with the arrow keys, plus
/// and minus.
public struct Map<Content: View>: View {
  /// The map.
  public let body: Content
}

/// A map whose position a binding holds, or the map itself.
struct MapBody: View {
  let position: Binding<MapCameraPosition>?
  let initial: MapCameraPosition
  let bounds: MapCameraBounds?
  let modes: MapInteractionModes
  let selection: MapSelectionBinding?
  let elements: [MapElement]
  @State private var own: MapCameraPosition?

  var body: some View {
    MapSurface(
      elements: elements, position: position ?? Binding(get: { own ?? initial }, set: { own = $0 }), bounds: bounds,
      modes: modes, selection: selection)
  }
}

/// The content of a map that its initializers make.
public struct DefaultMapContent: View {
  let content: MapBody
  /// The map.
  public var body: some View { content }
}

extension Map where Content == DefaultMapContent {
  private init(
    _ position: Binding<MapCameraPosition>?, _ initial: MapCameraPosition, _ bounds: MapCameraBounds?,
    _ modes: MapInteractionModes, _ selection: MapSelectionBinding?, _ content: some MapContent
  ) {
    body = DefaultMapContent(
      content: MapBody(
        position: position, initial: initial, bounds: bounds, modes: modes, selection: selection,
        elements: _MapElements(content).elements))
  }

  /// A map without content.
  public init(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
  ) { self.init(nil, initialPosition, bounds, interactionModes, nil, EmptyMapContent()) }

  /// A map without content whose position a binding holds.
  public init(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    scope: Namespace.ID? = nil
  ) { self.init(position, .automatic, bounds, interactionModes, nil, EmptyMapContent()) }

  /// A map with content.
  public init<C: MapContent>(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
  ) { self.init(nil, initialPosition, bounds, interactionModes, nil, content()) }

  /// A map with content whose position a binding holds.
  public init<C: MapContent>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
  ) { self.init(position, .automatic, bounds, interactionModes, nil, content()) }

  /// A map with content of which a person chooses marks by their tags.
  public init<SelectedValue: Hashable, C: MapContent>(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<SelectedValue?>, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C
  ) { self.init(nil, initialPosition, bounds, interactionModes, MapSelectionBinding(selection), content()) }

  /// A map with content of which a person chooses marks by their tags, and whose position a binding holds.
  public init<SelectedValue: Hashable, C: MapContent>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    selection: Binding<SelectedValue?>, scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
  ) { self.init(position, .automatic, bounds, interactionModes, MapSelectionBinding(selection), content()) }
}

// MARK: Maps of 2020

/// Whether a map follows the person (`MapKit.MapUserTrackingMode`).
public enum MapUserTrackingMode: Hashable, Sendable {
  /// The map stays.
  case none
  /// The map follows.
  case follow
}

extension Map where Content == DefaultMapContent {
  /// A map of a region.
  public init(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil
  ) {
    let person: UserAnnotation<EmptyView>? = showsUserLocation ? UserAnnotation() : nil
    self.init(.region(coordinateRegion, userTrackingMode), .automatic, nil, interactionModes, nil, person)
  }

  /// A map of a region with annotations of items.
  public init<Items: RandomAccessCollection, A: MapAnnotationProtocol>(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil, annotationItems: Items,
    annotationContent: @escaping (Items.Element) -> A
  ) where Items.Element: Identifiable {
    let content = ClassicAnnotations(
      items: Array(annotationItems), content: annotationContent, showsPerson: showsUserLocation)
    self.init(.region(coordinateRegion, userTrackingMode), .automatic, nil, interactionModes, nil, content)
  }

  /// A map of a rectangle.
  public init(
    mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
    userTrackingMode: Binding<MapUserTrackingMode>? = nil
  ) {
    let person: UserAnnotation<EmptyView>? = showsUserLocation ? UserAnnotation() : nil
    self.init(.rect(mapRect, userTrackingMode), .automatic, nil, interactionModes, nil, person)
  }
}

@MainActor
extension Binding where Value == MapCameraPosition {
  /// A position that a region holds.
  static func region(_ region: Binding<MKCoordinateRegion>, _ mode: Binding<MapUserTrackingMode>?) -> Self {
    held(mode) {
      .region(region.wrappedValue)
    } set: {
      region.wrappedValue = MKCoordinateRegion($0)
    }
  }

  /// A position that a rectangle holds.
  static func rect(_ rect: Binding<MKMapRect>, _ mode: Binding<MapUserTrackingMode>?) -> Self {
    held(mode) {
      .rect(rect.wrappedValue)
    } set: {
      rect.wrappedValue = $0
    }
  }

  private static func held(
    _ mode: Binding<MapUserTrackingMode>?, get: @escaping @MainActor () -> MapCameraPosition,
    set: @escaping @MainActor (MKMapRect) -> Void
  ) -> Self {
    Binding {
      mode?.wrappedValue == .follow ? .userLocation(fallback: get()) : get()
    } set: { position in
      if position.followsUserLocation { mode?.wrappedValue = .follow }
      guard let rect = position.movedRect else { return }
      if mode?.wrappedValue == .follow { mode?.wrappedValue = .none }
      set(rect)
    }
  }
}
