internal import ConcurrencyExtras
public import Foundation
internal import IppoWindow
internal import Synchronization

/// The finder of the device's place (`CoreLocation.CLLocationManager`).
///
/// A manager belongs to the window in which it is made. Browsers ask the person, and find the place by their own means
/// (`navigator.geolocation`); a page without TLS, other than on the developer's machine, has none. In terminals, and outside of
/// windows, the person refuses.
///
/// Headings, regions, visits and beacons are not available: the class methods say so, and a request for headings fails.
open class CLLocationManager: NSObject, @unchecked Sendable {  // its lock guards what changes
  private let display: WindowDisplay?
  private let state = Mutex(State())
  private let delegateReference = WeakReference<any CLLocationManagerDelegate>()

  private struct State: Sendable {
    var status = CLAuthorizationStatus.notDetermined
    var location: CLLocation?
    var request: Int?
    var isUpdating = false
    var desiredAccuracy = kCLLocationAccuracyBest
    var distanceFilter = kCLDistanceFilterNone
    var activityType = CLActivityType.other
    var headingFilter: CLLocationDegrees = 1
    var headingOrientation = CLDeviceOrientation.portrait
  }

  /// A manager of the window in which the code runs.
  public override init() {
    display = WindowDisplay.current
    super.init()
    if display == nil { state.withLock { $0.status = .denied } }
  }

  deinit {
    guard let display, let id = state.withLock({ $0.request }) else { return }
    Task { @MainActor in display.devices.end(id, on: display) }
  }

  /// The object that is told of places. It is not retained. Once it is set, it is told the authorization.
  public weak var delegate: (any CLLocationManagerDelegate)? {
    get { delegateReference.object }
    set {
      delegateReference.object = newValue
      guard newValue != nil else { return }
      Task { @MainActor in self.delegate?.locationManagerDidChangeAuthorization(self) }
    }
  }

  /// The person's decision.
  open var authorizationStatus: CLAuthorizationStatus { state.withLock { $0.status } }
  /// Whether places may be precise: the browser decides, and does not tell.
  open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }
  /// The last place; `nil` if there is none yet.
  open var location: CLLocation? { state.withLock { $0.location } }
  /// The wished accuracy in metres. It is kept: a browser is asked for its best.
  open var desiredAccuracy: CLLocationAccuracy {
    get { state.withLock { $0.desiredAccuracy } }
    set { state.withLock { $0.desiredAccuracy = newValue } }
  }
  /// The distance in metres by which the place must change before the delegate is told.
  open var distanceFilter: CLLocationDistance {
    get { state.withLock { $0.distanceFilter } }
    set { state.withLock { $0.distanceFilter = newValue } }
  }
  /// The kind of travel. It is kept.
  open var activityType: CLActivityType {
    get { state.withLock { $0.activityType } }
    set { state.withLock { $0.activityType = newValue } }
  }

  /// Whether places can be found at all: the window decides when it is asked.
  public static func locationServicesEnabled() -> Bool { WindowDisplay.current != nil }
  /// Whether headings can be found: they cannot.
  public static func headingAvailable() -> Bool { false }
  /// Whether the device tells of large changes: it does not.
  public static func significantLocationChangeMonitoringAvailable() -> Bool { false }
  /// Whether regions of a kind can be watched: they cannot.
  public static func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }
  /// Whether beacons can be found: they cannot.
  public static func isRangingAvailable() -> Bool { false }

  // MARK: Requests

  /// Asks the person, by asking for the place once: browsers ask when a place is wanted.
  open func requestWhenInUseAuthorization() {
    guard authorizationStatus == .notDetermined else { return }
    ask(isContinuous: false, isForPermissionAlone: true)
  }

  /// Asks the person, as ``requestWhenInUseAuthorization()`` does: a page that is closed has no place.
  open func requestAlwaysAuthorization() { requestWhenInUseAuthorization() }

  /// Finds the place once, and tells the delegate of it, or why there is none.
  open func requestLocation() { ask(isContinuous: false, isForPermissionAlone: false) }

  /// Tells the delegate of the place, and of each change, until ``stopUpdatingLocation()``.
  open func startUpdatingLocation() {
    guard
      !state.withLock({ state in
        defer { state.isUpdating = true }
        return state.isUpdating
      })
    else { return }
    ask(isContinuous: true, isForPermissionAlone: false)
  }

  /// Ends ``startUpdatingLocation()``.
  open func stopUpdatingLocation() {
    let id = state.withLock { state in
      defer { (state.request, state.isUpdating) = (nil, false) }
      return state.request
    }
    guard let display, let id else { return }
    Task { @MainActor in display.devices.end(id, on: display) }
  }

  // MARK: Headings

  /// The last heading, which is always `nil`: see ``headingAvailable()``.
  open var heading: CLHeading? { nil }
  /// The change in degrees that the delegate is told. It is kept.
  open var headingFilter: CLLocationDegrees {
    get { state.withLock { $0.headingFilter } }
    set { state.withLock { $0.headingFilter = newValue } }
  }
  /// The side of the device that headings are for. It is kept.
  open var headingOrientation: CLDeviceOrientation {
    get { state.withLock { $0.headingOrientation } }
    set { state.withLock { $0.headingOrientation = newValue } }
  }

  /// Tells the delegate that no heading was found (``CLError/Code/headingFailure``), as on a device without a compass.
  open func startUpdatingHeading() {
    Task { @MainActor in self.delegate?.locationManager(self, didFailWithError: CLError(.headingFailure)) }
  }

  /// Ends ``startUpdatingHeading()``, which has failed.
  open func stopUpdatingHeading() {}

  /// Dismisses the question to calibrate the compass, which is never shown.
  open func dismissHeadingCalibrationDisplay() {}

  private func ask(isContinuous: Bool, isForPermissionAlone: Bool) {
    Task { @MainActor in
      guard let display = self.display else { return self.take(.refused, isForPermissionAlone) }
      let id = display.devices.request(.location(isContinuous: isContinuous), on: display) { [weak self] answer, _ in
        self?.take(answer, isForPermissionAlone)
      }
      guard isContinuous else { return }
      let isWanted = self.state.withLock { state in
        if state.isUpdating { state.request = id }
        return state.isUpdating
      }
      if !isWanted { display.devices.end(id, on: display) }
    }
  }

  @MainActor private func take(_ answer: DeviceAnswer, _ isForPermissionAlone: Bool) {
    switch answer {
    case .location(let place):
      decide(.authorizedWhenInUse)
      let location = CLLocation(place)
      let isFar = state.withLock { state in
        let isFar =
          isForPermissionAlone || state.location == nil || state.distanceFilter <= 0
          || state.location.map { location.distance(from: $0) >= state.distanceFilter } ?? true
        if isFar { state.location = location }
        return isFar
      }
      if isFar, !isForPermissionAlone { delegate?.locationManager(self, didUpdateLocations: [location]) }
    case .refused:
      decide(.denied)
      if !isForPermissionAlone { delegate?.locationManager(self, didFailWithError: CLError(.denied)) }
    case .unavailable:
      if !isForPermissionAlone { delegate?.locationManager(self, didFailWithError: CLError(.locationUnknown)) }
    case .allowed, .shown, .activated, .inFront, .ended, .media: break
    }
  }

  @MainActor private func decide(_ status: CLAuthorizationStatus) {
    let isNew = state.withLock { state in
      defer { state.status = status }
      return state.status != status
    }
    if isNew { delegate?.locationManagerDidChangeAuthorization(self) }
  }
}

extension CLLocation {
  convenience init(_ place: DeviceLocation) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: place.latitude, longitude: place.longitude),
      altitude: place.altitude ?? 0, horizontalAccuracy: place.accuracy,
      verticalAccuracy: place.altitude == nil ? -1 : place.altitudeAccuracy ?? 0, course: place.heading ?? -1,
      courseAccuracy: -1, speed: place.speed ?? -1, speedAccuracy: -1,
      timestamp: Date(timeIntervalSince1970: place.time))
  }
}
