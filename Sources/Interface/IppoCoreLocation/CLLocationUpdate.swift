import Foundation

/// A place of the device, from a sequence (`CoreLocation.CLLocationUpdate`).
public struct CLLocationUpdate: Sendable {
  /// The place; `nil` where none was found.
  public let location: CLLocation?
  /// Whether the person refuses.
  public let authorizationDenied: Bool
  /// Whether the device is at rest: browsers do not tell.
  public var stationary: Bool { false }
  /// Whether the device is at rest: browsers do not tell.
  public var isStationary: Bool { false }

  /// The kind of travel that updates are for. It is kept.
  public enum LiveConfiguration: Int, Sendable {
    /// Any.
    case `default`
    /// By car.
    case automotiveNavigation
    /// By other vehicles.
    case otherNavigation
    /// On foot.
    case fitness
    /// In the air.
    case airborne
  }

  /// The places of the device, as they change. The sequence begins when somebody iterates over it, and ends when the person refuses.
  public struct Updates: AsyncSequence, Sendable {
    /// An iterator, which has a manager of its own.
    public struct Iterator: AsyncIteratorProtocol {
      private let listener: Listener
      private var updates: AsyncStream<CLLocationUpdate>.Iterator

      init() {
        let (stream, continuation) = AsyncStream.makeStream(
          of: CLLocationUpdate.self, bufferingPolicy: .bufferingNewest(1))
        listener = Listener(continuation)
        updates = stream.makeAsyncIterator()
      }

      /// Waits for the next place.
      public mutating func next() async throws -> CLLocationUpdate? { await updates.next() }
    }

    /// An iterator over the places from now on.
    public func makeAsyncIterator() -> Iterator { Iterator() }
  }

  /// The places of the device, as they change.
  public static func liveUpdates(_ configuration: LiveConfiguration = .default) -> Updates { Updates() }

  fileprivate final class Listener: NSObject, CLLocationManagerDelegate, Sendable {
    private let manager = CLLocationManager()
    private let continuation: AsyncStream<CLLocationUpdate>.Continuation

    init(_ continuation: AsyncStream<CLLocationUpdate>.Continuation) {
      self.continuation = continuation
      super.init()
      manager.delegate = self
      manager.startUpdatingLocation()
    }

    deinit { continuation.finish() }

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
      for location in locations {
        continuation.yield(CLLocationUpdate(location: location, authorizationDenied: false))
      }
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
      let isDenied = (error as? CLError)?.code == .denied
      continuation.yield(CLLocationUpdate(location: nil, authorizationDenied: isDenied))
      if isDenied { continuation.finish() }
    }
  }
}
