internal import IppoRender
public import IppoUI

/// The actions of the controls of a map.
@MainActor
struct MapControl {
  let zoom: (Double) -> Void
  let showPerson: () -> Void
  /// Metres in a point.
  let metres: Double
}

/// Two buttons that change the scale of a map (`MapKit.MapZoomStepper`).
public struct MapZoomStepper: View {
  @Environment(\.mapControl) private var control

  /// The buttons of the map that has them.
  public init(scope: Namespace.ID? = nil) {}

  /// The buttons.
  public var body: some View {
    if let control {
      VStack(spacing: 4) {
        Button {
          control.zoom(2)
        } label: {
          Image(systemName: "plus")
        }
        .accessibilityLabel(Text(LocalizedStringKey(.zoomIn)))
        Button {
          control.zoom(0.5)
        } label: {
          Image(systemName: "minus")
        }
        .accessibilityLabel(Text(LocalizedStringKey(.zoomOut)))
      }
      .buttonStyle(.bordered)
    }
  }
}

/// A button that shows the person's place on a map (`MapKit.MapUserLocationButton`).
public struct MapUserLocationButton: View {
  @Environment(\.mapControl) private var control

  /// The button of the map that has it.
  public init(scope: Namespace.ID? = nil) {}

  /// The button.
  public var body: some View {
    if let control {
      Button {
        control.showPerson()
      } label: {
        Image(systemName: "location")
      }.buttonStyle(.bordered)
    }
  }
}

/// A length on the ground beside its length on a map (`MapKit.MapScaleView`).
public struct MapScaleView: View {
  @Environment(\.mapControl) private var control

  /// The scale of the map that has it.
  public init(anchorEdge: HorizontalEdge = .leading, scope: Namespace.ID? = nil) {}

  /// The scale.
  public var body: some View {
    if let control, let length {
      HStack(spacing: 4) {
        Rectangle().fill(.primary).frame(width: length / control.metres, height: 2)
        Text(verbatim: MKDistanceFormatter().string(fromDistance: length)).font(.caption2)
      }
    }
  }

  /// The greatest of 1, 2 and 5 times a power of ten that fits in a hundred points, in metres.
  private var length: Double? {
    guard let control, control.metres.isFinite, control.metres > 0 else { return nil }
    let most = 100 * control.metres
    var power = 1.0
    while power * 10 <= most { power *= 10 }
    while power > most { power /= 10 }
    return [5, 2, 1].map { $0 * power }.first { $0 <= most }
  }
}

/// The direction of a map (`MapKit.MapCompass`). Maps stay north up: nothing is shown.
public struct MapCompass: View {
  /// An empty control.
  public init(scope: Namespace.ID? = nil) {}
  /// An empty view.
  public var body: some View { EmptyView() }
}

/// The angle of a map (`MapKit.MapPitchToggle`). Maps are flat: nothing is shown.
public struct MapPitchToggle: View {
  /// An empty control.
  public init(scope: Namespace.ID? = nil) {}
  /// An empty view.
  public var body: some View { EmptyView() }
}
