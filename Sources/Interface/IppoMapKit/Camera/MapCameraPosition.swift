internal import IppoCoreLocation

/// The visible part of a map (`MapKit.MapCameraPosition`).
public struct MapCameraPosition: Equatable, Sendable {
  indirect enum Kind: Sendable {
    case automatic
    case region(MKCoordinateRegion)
    case rect(MKMapRect)
    case camera(MapCamera)
    case item(MKMapItem)
    case user(followsHeading: Bool, fallback: MapCameraPosition)
    /// A person has moved the map, which shows a rectangle since.
    case moved(MapViewport, MKMapRect)
  }

  let kind: Kind

  /// All of the content.
  public static let automatic = MapCameraPosition(kind: .automatic)
  /// A part of the world.
  public static func region(_ region: MKCoordinateRegion) -> Self { Self(kind: .region(region)) }
  /// A part of the flat map.
  public static func rect(_ rect: MKMapRect) -> Self { Self(kind: .rect(rect)) }
  /// The view of a camera.
  public static func camera(_ camera: MapCamera) -> Self { Self(kind: .camera(camera)) }
  /// A place. Automatic positions have no effect.
  public static func item(_ item: MKMapItem, allowsAutomaticPitch: Bool = true) -> Self { Self(kind: .item(item)) }
  /// The person's place, or another position until the place is known.
  public static func userLocation(followsHeading: Bool = false, fallback: MapCameraPosition) -> Self {
    Self(kind: .user(followsHeading: followsHeading, fallback: fallback))
  }

  /// The part of the world; `nil` for another kind.
  public var region: MKCoordinateRegion? { if case .region(let region) = kind { region } else { nil } }
  /// The part of the flat map; `nil` for another kind.
  public var rect: MKMapRect? { if case .rect(let rect) = kind { rect } else { nil } }
  /// The camera; `nil` for another kind.
  public var camera: MapCamera? { if case .camera(let camera) = kind { camera } else { nil } }
  /// The place; `nil` for another kind.
  public var item: MKMapItem? { if case .item(let item) = kind { item } else { nil } }
  /// The position until the person's place is known; `nil` for another kind.
  public var fallbackPosition: MapCameraPosition? { if case .user(_, let fallback) = kind { fallback } else { nil } }
  /// Whether the map follows the person.
  public var followsUserLocation: Bool { if case .user = kind { true } else { false } }
  /// Whether the map follows the person's direction, which browsers do not tell.
  public var followsUserHeading: Bool { if case .user(true, _) = kind { true } else { false } }
  /// Whether a person has moved the map: the other properties are `nil` then.
  public var positionedByUser: Bool { if case .moved = kind { true } else { false } }
  /// The rectangle that the map shows since a person has moved it.
  var movedRect: MKMapRect? { if case .moved(_, let rect) = kind { rect } else { nil } }
  /// Whether the position allows another angle: maps are flat.
  public var allowsAutomaticPitch: Bool { false }

  /// Whether two positions are of the same kind and show the same.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    switch (lhs.kind, rhs.kind) {
    case (.automatic, .automatic): true
    case (.region(let a), .region(let b)): a.rect == b.rect
    case (.rect(let a), .rect(let b)): a == b
    case (.camera(let a), .camera(let b)): a == b
    case (.item(let a), .item(let b)): a === b
    case (.user(let a, let b), .user(let c, let d)): a == c && b == d
    case (.moved(let a, _), .moved(let b, _)): a == b
    case (.automatic, _), (.region, _), (.rect, _), (.camera, _), (.item, _), (.user, _), (.moved, _): false
    }
  }
}
