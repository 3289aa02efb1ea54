import Foundation
import IppoCoreLocation
internal import IppoRender
import IppoUI

/// A map: its ground, its figures, its marks and its controls.
struct MapSurface: View {
  let elements: [MapElement]
  @Binding var position: MapCameraPosition
  let bounds: MapCameraBounds?
  let modes: MapInteractionModes
  let selection: MapSelectionBinding?

  @State private var dragged: MapViewport?
  @State private var start: MapViewport?
  @State private var person = PersonPlace()
  @Environment(\.mapSettings) private var settings
  @Environment(\.mapBox) private var box

  var body: some View {
    GeometryReader { proxy in
      let size = proxy.size
      if size.width > 0, size.height > 0 {
        let viewport = (dragged ?? viewport(for: position, in: size)).limited(by: bounds, in: size)
        let _ = box?.show(viewport, size)
        ZStack(alignment: .topLeading) {
          ground(viewport, size)
          figures(viewport, size).allowsHitTesting(false)
          ForEach(marks(viewport, size)) { mark in
            MapMark(element: mark.element, isChosen: isChosen(mark.element), choose: choice(of: mark.element))
              .modifier(MapPlace(point: mark.point, anchor: mark.anchor))
          }
        }
        .frame(width: size.width, height: size.height)
        .clipped()
        .overlay(alignment: .bottomTrailing) { controls(viewport, size).padding(8) }
        .overlay(alignment: .bottomLeading) { attribution.padding(4) }
        // Also while a button or a mark of the map has the focus.
        .onKeyPress(characters: CharacterSet(charactersIn: "+=-")) { press in
          guard modes.contains(.zoom) else { return .ignored }
          move(zoomed(viewport, press.characters == "-" ? 0.5 : 2, size), size)
          return .handled
        }
        .onChange(of: MapShown(viewport: viewport, size: size, isMoving: dragged != nil), initial: true) {
          report(viewport, size)
        }
      }
    }
    .onAppear { if needsPerson { person.begin() } }
    .onChange(of: needsPerson) { if needsPerson { person.begin() } else { person.end() } }
    .onDisappear { person.end() }
    .accessibilityElement(children: .contain)
    .accessibilityLabel(Text(LocalizedStringKey(.map)))
  }

  // MARK: What is shown

  private var needsPerson: Bool {
    position.followsUserLocation || elements.contains { if case .person = $0.kind { true } else { false } }
  }

  private func viewport(for position: MapCameraPosition, in size: CGSize) -> MapViewport {
    switch position.kind {
    case .automatic: automatic(in: size)
    case .region(let region): MapViewport(showing: region.rect, in: size)
    case .rect(let rect): rect.isNull ? automatic(in: size) : MapViewport(showing: rect, in: size)
    case .camera(let camera): MapViewport(camera, in: size)
    case .item(let item): near(item.placemark.coordinate, in: size)
    case .user(_, let fallback):
      if let coordinate = person.coordinate { near(coordinate, in: size) } else { viewport(for: fallback, in: size) }
    case .moved(let viewport, _): viewport
    }
  }

  /// A kilometre around a place.
  private func near(_ coordinate: CLLocationCoordinate2D, in size: CGSize) -> MapViewport {
    let region = MKCoordinateRegion(center: coordinate, latitudinalMeters: 1000, longitudinalMeters: 1000)
    return MapViewport(showing: region.rect, in: size)
  }

  /// All of the content with a margin, or the world.
  private func automatic(in size: CGSize) -> MapViewport {
    let rect = elements.map(\.rect).reduce(MKMapRect.null) { $0.union($1) }
    guard !rect.isNull else { return MapViewport(showing: .world, in: size) }
    let middle = MKMapPoint(x: rect.midX, y: rect.midY).coordinate
    guard rect.width > 0 || rect.height > 0 else { return near(middle, in: size) }
    let inner = CGSize(width: max(1, size.width * 0.8), height: max(1, size.height * 0.7))
    return MapViewport(showing: rect, in: inner)
  }

  private struct Mark: Identifiable {
    let element: MapElement
    let point: CGPoint
    let anchor: UnitPoint
    var id: [AnyHashable] { element.id }
  }

  /// The marks at places in the view, and a little beside it.
  private func marks(_ viewport: MapViewport, _ size: CGSize) -> [Mark] {
    elements.compactMap { element in
      let (coordinate, anchor): (CLLocationCoordinate2D?, UnitPoint) =
        switch element.kind {
        case .mark(let coordinate, let anchor, _, _): (coordinate, anchor)
        case .person(let anchor, _): (person.coordinate, anchor)
        case .circle, .line: (nil, .center)
        }
      guard let coordinate else { return nil }
      let point = viewport.point(of: coordinate, in: size)
      let area = CGRect(origin: .zero, size: size).insetBy(dx: -60, dy: -60)
      return area.contains(point) ? Mark(element: element, point: point, anchor: anchor) : nil
    }
  }

  private struct Figure: Identifiable {
    let element: MapElement
    let path: Path
    var id: [AnyHashable] { element.id }
  }

  private func figures(_ viewport: MapViewport, _ size: CGSize) -> some View {
    let figures = elements.compactMap { element in
      MapFigure.path(of: element, viewport, in: size).map { Figure(element: element, path: $0) }
    }
    return ForEach(figures) { MapFigureView(element: $0.element, path: $0.path) }
  }

  // MARK: What a person does

  @ViewBuilder private func ground(_ viewport: MapViewport, _ size: CGSize) -> some View {
    let ground = MapGround(viewport: viewport, size: size, tiles: settings.tiles).contentShape(Rectangle())
    if modes.isDisjoint(with: [.pan, .zoom]) {
      ground.modifier(MapClearing(selection: selection))
    } else {
      ground
        .gesture(
          DragGesture(minimumDistance: 4)
            .onChanged { pan(viewport, by: $0.translation, size) }
            // The last move of a quick drag comes with its end.
            .onEnded {
              pan(viewport, by: $0.translation, size)
              settle(size)
            }
        )
        .gesture(
          MagnifyGesture()
            .onChanged { pinch in
              guard modes.contains(.zoom) else { return }
              let from = start ?? viewport
              start = from
              let point = CGPoint(x: pinch.startAnchor.x * size.width, y: pinch.startAnchor.y * size.height)
              show(from.zoomed(by: pinch.magnification, around: point, in: size), size)
            }
            .onEnded { _ in settle(size) }
        )
        .modifier(MapClearing(selection: selection))
        .focusable()
        .onMoveCommand { direction in
          guard modes.contains(.pan) else { return }
          let (x, y): (Double, Double) =
            switch direction {
            case .left: (1, 0)
            case .right: (-1, 0)
            case .up: (0, 1)
            case .down: (0, -1)
            }
          move(viewport.moved(by: CGSize(width: x * size.width / 4, height: y * size.height / 4)), size)
        }
    }
  }

  private func zoomed(_ viewport: MapViewport, _ factor: Double, _ size: CGSize) -> MapViewport {
    viewport.zoomed(by: factor, around: CGPoint(x: size.width / 2, y: size.height / 2), in: size)
  }

  /// Moves the map as far as a drag has come.
  private func pan(_ viewport: MapViewport, by translation: CGSize, _ size: CGSize) {
    guard modes.contains(.pan) else { return }
    let from = start ?? viewport
    start = from
    show(from.moved(by: translation), size)
  }

  /// Shows a step of a gesture.
  private func show(_ viewport: MapViewport, _ size: CGSize) { dragged = viewport.limited(by: bounds, in: size) }

  /// Ends a gesture.
  private func settle(_ size: CGSize) {
    if let dragged { move(dragged, size) }
    (dragged, start) = (nil, nil)
  }

  private func move(_ viewport: MapViewport, _ size: CGSize) {
    let viewport = viewport.limited(by: bounds, in: size)
    position = MapCameraPosition(kind: .moved(viewport, viewport.rect(in: size)))
  }

  private func isChosen(_ element: MapElement) -> Bool { element.tag != nil && selection?.value == element.tag }

  private func choice(of element: MapElement) -> (@MainActor () -> Void)? {
    guard let selection, let tag = element.tag else { return nil }
    return { selection.choose(tag) }
  }

  // MARK: Around the map

  @ViewBuilder private func controls(_ viewport: MapViewport, _ size: CGSize) -> some View {
    let metres = MKMetersPerMapPointAtLatitude(viewport.center.coordinate.latitude) / viewport.scale
    let control = MapControl(
      zoom: { move(zoomed(viewport, $0, size), size) },
      showPerson: {
        person.begin()
        position = .userLocation(fallback: MapCameraPosition(kind: .moved(viewport, viewport.rect(in: size))))
      }, metres: metres)
    if settings.controlVisibility != .hidden {
      VStack(alignment: .trailing, spacing: 4) {
        if let controls = settings.controls {
          controls
        } else if modes.contains(.zoom) {
          MapZoomStepper()
        }
      }
      .environment(\.mapControl, control)
    }
  }

  @ViewBuilder private var attribution: some View {
    if let tiles = settings.tiles, !tiles.attribution.isEmpty {
      Text(verbatim: tiles.attribution).font(.caption2).foregroundStyle(.secondary)
    }
  }

  private func report(_ viewport: MapViewport, _ size: CGSize) {
    let rect = viewport.rect(in: size)
    let context = MapCameraUpdateContext(
      camera: viewport.camera(in: size), region: MKCoordinateRegion(rect), rect: rect)
    for change in settings.changes where change.frequency == .continuous || dragged == nil { change.action(context) }
  }
}

/// The visible part of a map, whose changes are reported.
private struct MapShown: Equatable {
  var viewport: MapViewport
  var size: CGSize
  /// Whether a gesture goes on: its end is reported, too.
  var isMoving: Bool
}

/// A press beside all marks, which takes back a choice where the map has a selection. Without one the app's own gestures hear presses.
private struct MapClearing: ViewModifier {
  let selection: MapSelectionBinding?

  @ViewBuilder func body(content: Content) -> some View {
    if let selection { content.onTapGesture { selection.clear() } } else { content }
  }
}

/// A view whose anchor is at a point.
private struct MapPlace: ViewModifier {
  let point: CGPoint
  let anchor: UnitPoint

  func body(content: Content) -> some View {
    Color.clear.frame(width: 0, height: 0)
      .overlay(alignment: .topLeading) {
        content.fixedSize()
          .alignmentGuide(.leading) { $0.width * anchor.x }
          .alignmentGuide(.top) { $0.height * anchor.y }
      }
      .offset(x: point.x, y: point.y)
  }
}
