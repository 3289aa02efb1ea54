internal import IppoCoreLocation
public import IppoUI

/// The settings of maps within a view.
struct MapSettings {
  var tiles: MapTileSource?
  var controls: AnyView?
  var controlVisibility = Visibility.automatic
  var changes: [(frequency: MapCameraUpdateFrequency, action: (MapCameraUpdateContext) -> Void)] = []
}

private struct MapSettingsKey: EnvironmentKey {
  static var defaultValue: MapSettings { MapSettings() }
}

extension EnvironmentValues {
  var mapSettings: MapSettings {
    get { self[MapSettingsKey.self] }
    set { self[MapSettingsKey.self] = newValue }
  }
  @Entry var mapBox: MapBox? = nil
  @Entry var mapMarkTint: Color? = nil
  @Entry var mapControl: MapControl? = nil
}

/// The look of a map (`MapKit.MapStyle`).
///
/// Maps are drawn without a service: the ground is a grid, or the tiles of a ``MapTileSource``.
public struct MapStyle: Sendable {
  /// The height of the ground (`MapStyle.Elevation`). Maps are flat.
  public struct Elevation: Hashable, Sendable {
    /// The system's choice.
    public static let automatic = Self()
    /// Flat.
    public static let flat = Self()
    /// With hills.
    public static let realistic = Self()
  }

  /// How much stands out (`MapStyle.StandardEmphasis`).
  public struct StandardEmphasis: Hashable, Sendable {
    /// The system's choice.
    public static let automatic = Self()
    /// Less.
    public static let muted = Self()
  }

  /// The usual look.
  public static let standard = MapStyle()
  /// Pictures of the ground, which a source of tiles can have.
  public static let imagery = MapStyle()
  /// Pictures of the ground with names, which a source of tiles can have.
  public static let hybrid = MapStyle()

  /// The usual look. The values have no effect.
  public static func standard(
    elevation: Elevation = .automatic, emphasis: StandardEmphasis = .automatic,
    pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
  ) -> MapStyle { MapStyle() }
  /// Pictures of the ground. The value has no effect.
  public static func imagery(elevation: Elevation = .automatic) -> MapStyle { MapStyle() }
  /// Pictures of the ground with names. The values have no effect.
  public static func hybrid(
    elevation: Elevation = .automatic, pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
  ) -> MapStyle { MapStyle() }
}

/// Kinds of places on a map (`MapKit.PointOfInterestCategories`). Maps show the app's own places alone.
public struct PointOfInterestCategories: Sendable {
  /// All.
  public static let all = Self()
  /// No kind.
  public static let excludingAll = Self()
  /// These alone.
  public static func including(_ categories: [MKPointOfInterestCategory]) -> Self { Self() }
  /// All but these.
  public static func excluding(_ categories: [MKPointOfInterestCategory]) -> Self { Self() }
}

/// A source of pictures of the ground in squares of 256 points, in Web Mercator. This type is Ippo's own.
///
/// The browser loads the pictures. Read the terms of the source: most want to be named, and some want to know who asks.
public struct MapTileSource: Hashable, Sendable {
  /// The address, with `{z}`, `{x}` and `{y}` for level, column and row.
  public var template: String
  /// The text that names the source on the map.
  public var attribution: String
  /// The highest level of the source.
  public var maximumLevel: Int

  /// A source.
  public init(template: String, attribution: String, maximumLevel: Int = 19) {
    self.template = template
    self.attribution = attribution
    self.maximumLevel = min(max(maximumLevel, 0), 28)
  }

  /// The address of a square.
  func address(level: Int, column: Int, row: Int) -> String {
    template.replacingOccurrences(of: "{z}", with: "\(level)").replacingOccurrences(of: "{x}", with: "\(column)")
      .replacingOccurrences(of: "{y}", with: "\(row)")
  }
}

extension View {
  /// The look of maps. Has no effect: the ground is what ``mapTileSource(_:)`` names.
  public func mapStyle(_ mapStyle: MapStyle) -> some View { self }
  /// The source of the pictures of the ground; `nil` for a grid. This modifier is Ippo's own.
  public func mapTileSource(_ source: MapTileSource?) -> some View {
    transformEnvironment(\.mapSettings) { $0.tiles = source }
  }
  /// The controls of maps, in place of the buttons that change the scale.
  public func mapControls(@ViewBuilder _ content: () -> some View) -> some View {
    let content = AnyView(content())
    return transformEnvironment(\.mapSettings) { $0.controls = content }
  }
  /// Whether maps have controls.
  public func mapControlVisibility(_ visibility: Visibility) -> some View {
    transformEnvironment(\.mapSettings) { $0.controlVisibility = visibility }
  }
  /// Calls a closure with what maps show, first and after each change.
  public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping (MapCameraUpdateContext) -> Void
  ) -> some View {
    transformEnvironment(\.mapSettings) { $0.changes.append((frequency, action)) }
  }
  /// Calls a closure first and after each change of what maps show.
  public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping () -> Void
  ) -> some View { onMapCameraChange(frequency: frequency) { _ in action() } }
  /// The scope of maps and controls. Has no effect: controls belong to the map that has them.
  public func mapScope(_ scope: Namespace.ID) -> some View { self }
}
