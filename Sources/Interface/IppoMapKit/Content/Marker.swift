public import IppoCoreLocation
public import IppoUI

/// A balloon at a place (`MapKit.Marker`).
public struct Marker<Label: View>: MapContent {
  /// The content has no body.
  public typealias Body = Never
  private let coordinate: CLLocationCoordinate2D
  private let label: Label
  private let symbol: AnyView
  private let tag: AnyHashable?

  fileprivate init(
    at coordinate: CLLocationCoordinate2D, label: Label, symbol: some View, tag: AnyHashable? = nil
  ) {
    (self.coordinate, self.label, self.symbol, self.tag) = (coordinate, label, AnyView(symbol), tag)
  }

  /// A marker with a label, whose title is below the balloon.
  public init(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Label) {
    self.init(at: coordinate, label: label(), symbol: Image(systemName: "mappin"))
  }

  /// Adds the marker.
  public func _collect(into elements: inout _MapElements) {
    var element = MapElement(
      .mark(coordinate, anchor: .bottom, mark: AnyView(MarkerBalloon(symbol: symbol)), title: AnyView(label)))
    element.tag = tag
    elements.append(element)
  }
}

extension Marker where Label == Text {
  /// A marker with a title.
  public init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D) {
    self.init(at: coordinate, label: Text(titleKey), symbol: Image(systemName: "mappin"))
  }
  /// A marker with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, coordinate: CLLocationCoordinate2D) {
    self.init(at: coordinate, label: Text(title), symbol: Image(systemName: "mappin"))
  }
  /// A marker with a title and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D) {
    self.init(at: coordinate, label: Text(titleKey), symbol: Image(systemName: systemImage))
  }
  /// A marker with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, coordinate: CLLocationCoordinate2D) {
    self.init(at: coordinate, label: Text(title), symbol: Image(systemName: systemImage))
  }
  /// A marker with a title and a picture of the app's.
  public init(_ titleKey: LocalizedStringKey, image: String, coordinate: CLLocationCoordinate2D) {
    self.init(at: coordinate, label: Text(titleKey), symbol: Image(image))
  }
  /// A marker with a title and a picture of the app's.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: String, coordinate: CLLocationCoordinate2D) {
    self.init(at: coordinate, label: Text(title), symbol: Image(image))
  }
  /// A marker with a title and a few letters.
  public init(_ titleKey: LocalizedStringKey, monogram: Text, coordinate: CLLocationCoordinate2D) {
    self.init(at: coordinate, label: Text(titleKey), symbol: monogram)
  }
  /// A marker with a title and a few letters.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, monogram: Text, coordinate: CLLocationCoordinate2D) {
    self.init(at: coordinate, label: Text(title), symbol: monogram)
  }
  /// A marker of a place. The place is the tag.
  public init(item: MKMapItem) {
    self.init(
      at: item.placemark.coordinate, label: Text(verbatim: item.name ?? ""), symbol: Image(systemName: "mappin"),
      tag: AnyHashable(item))
  }
}

/// The balloon of a marker, in the tint.
private struct MarkerBalloon: View {
  let symbol: AnyView
  @Environment(\.mapMarkTint) private var tint

  var body: some View {
    symbol
      .accessibilityHidden(true)
      .foregroundStyle(.white)
      .frame(width: 28, height: 28)
      .background(tint ?? .red, in: Circle())
  }
}

/// A view at a place (`MapKit.Annotation`).
public struct Annotation<Label: View, Content: View>: MapContent {
  /// The content has no body.
  public typealias Body = Never
  private let coordinate: CLLocationCoordinate2D
  private let anchor: UnitPoint
  private let content: Content
  private let label: Label

  /// A view with a label below it.
  ///
  /// - Parameters:
  ///   - coordinate: The place.
  ///   - anchor: The part of the view at the place.
  ///   - content: The view.
  ///   - label: The label.
  public init(
    coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    (self.coordinate, self.anchor) = (coordinate, anchor)
    self.content = content()
    self.label = label()
  }

  /// Adds the view.
  public func _collect(into elements: inout _MapElements) {
    elements.append(MapElement(.mark(coordinate, anchor: anchor, mark: AnyView(content), title: AnyView(label))))
  }
}

extension Annotation where Label == Text {
  /// A view with a title below it.
  public init(
    _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content
  ) { self.init(coordinate: coordinate, anchor: anchor, content: content) { Text(titleKey) } }
  /// A view with a title below it.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content
  ) { self.init(coordinate: coordinate, anchor: anchor, content: content) { Text(title) } }
}

/// The person's place (`MapKit.UserAnnotation`). The browser asks the person for it.
public struct UserAnnotation<Content: View>: MapContent {
  /// The content has no body.
  public typealias Body = Never
  private let anchor: UnitPoint
  private let content: Content?

  /// A view at the person's place.
  public init(anchor: UnitPoint = .center, @ViewBuilder content: () -> Content) {
    (self.anchor, self.content) = (anchor, content())
  }

  /// Adds the person's place.
  public func _collect(into elements: inout _MapElements) {
    elements.append(MapElement(.person(anchor: anchor, mark: content.map { AnyView($0) })))
  }
}

extension UserAnnotation where Content == EmptyView {
  /// A dot at the person's place.
  public init() { (anchor, content) = (.center, nil) }
}
