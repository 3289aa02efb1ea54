public import Foundation

/// A search for places (`MapKit.MKLocalSearch`), which ends with ``MKError/Code/serverFailure``.
open class MKLocalSearch: NSObject, @unchecked Sendable {  // its values do not change
  /// A text to search for (`MKLocalSearch.Request`).
  open class Request: NSObject, @unchecked Sendable {  // changed by its owner alone
    /// The text.
    open var naturalLanguageQuery: String?
    /// The part of the world.
    open var region = MKCoordinateRegion()
    /// The kinds of results.
    open var resultTypes: ResultType = []
    /// The kinds of places; `nil` for all.
    open var pointOfInterestFilter: MKPointOfInterestFilter?

    /// An empty request.
    public override init() {}
    /// A request for a completed text.
    public convenience init(completion: MKLocalSearchCompletion) {
      self.init()
      naturalLanguageQuery = completion.title
    }
  }

  /// Kinds of results (`MKLocalSearch.ResultType`).
  public struct ResultType: OptionSet, Sendable {
    /// The members as bits.
    public let rawValue: UInt
    /// Kinds by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Addresses.
    public static let address = Self(rawValue: 1)
    /// Places of interest.
    public static let pointOfInterest = Self(rawValue: 2)
    /// Rivers, mountains and the like.
    public static let physicalFeature = Self(rawValue: 4)
  }

  /// The result of a search (`MKLocalSearch.Response`).
  open class Response: NSObject, @unchecked Sendable {  // its values do not change
    /// The places.
    public let mapItems: [MKMapItem]
    /// The part of the world around the places.
    public let boundingRegion: MKCoordinateRegion

    /// The result of a service of the app's.
    package init(mapItems: [MKMapItem], boundingRegion: MKCoordinateRegion) {
      (self.mapItems, self.boundingRegion) = (mapItems, boundingRegion)
    }
  }

  /// Whether the search goes on: it does not.
  open var isSearching: Bool { false }

  /// A search for a text.
  public init(request: Request) {}

  /// Searches.
  /// - Throws: ``MKError``: there is no service.
  open func start() async throws -> Response { throw MKError(.serverFailure) }
  /// Searches, and calls back with the error.
  open func start(completionHandler: @escaping @MainActor @Sendable (Response?, (any Error)?) -> Void) {
    Task { @MainActor in completionHandler(nil, MKError(.serverFailure)) }
  }
  /// Ends the search.
  open func cancel() {}
}
