public import Foundation

/// A search for the address of a place, or the place of an address (`CoreLocation.CLGeocoder`).
///
/// Apple's addresses come from a service of its own. There is none here: each request ends with ``CLError/Code/network``, whose
/// description says so. An app that has a service of its own makes `CLPlacemark`s of its answers.
open class CLGeocoder: NSObject, @unchecked Sendable {  // it holds no values
  /// The type of what receives the end of a request.
  public typealias CompletionHandler = @MainActor @Sendable ([CLPlacemark]?, (any Error)?) -> Void

  /// A search.
  public override init() {}

  /// Whether a request is under way: each ends at once.
  open var isGeocoding: Bool { false }

  /// Looks for the address of a place.
  ///
  /// - Throws: ``CLError``: there is no service.
  open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] { throw CLError(.network) }

  /// Looks for the address of a place, in a language.
  ///
  /// - Throws: ``CLError``: there is no service.
  open func reverseGeocodeLocation(_ location: CLLocation, preferredLocale: Locale?) async throws -> [CLPlacemark] {
    throw CLError(.network)
  }

  /// Looks for the place of an address.
  ///
  /// - Throws: ``CLError``: there is no service.
  open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] { throw CLError(.network) }

  /// Looks for the place of an address near a region.
  ///
  /// - Throws: ``CLError``: there is no service.
  open func geocodeAddressString(_ addressString: String, in region: CLRegion?) async throws -> [CLPlacemark] {
    throw CLError(.network)
  }

  /// Looks for the address of a place, and calls back with the error.
  open func reverseGeocodeLocation(_ location: CLLocation, completionHandler: @escaping CompletionHandler) {
    fail(completionHandler)
  }

  /// Looks for the address of a place in a language, and calls back with the error.
  open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale: Locale?, completionHandler: @escaping CompletionHandler
  ) {
    fail(completionHandler)
  }

  /// Looks for the place of an address, and calls back with the error.
  open func geocodeAddressString(_ addressString: String, completionHandler: @escaping CompletionHandler) {
    fail(completionHandler)
  }

  /// Looks for the place of an address near a region, and calls back with the error.
  open func geocodeAddressString(
    _ addressString: String, in region: CLRegion?, completionHandler: @escaping CompletionHandler
  ) {
    fail(completionHandler)
  }

  private func fail(_ completionHandler: @escaping CompletionHandler) {
    Task { @MainActor in completionHandler(nil, CLError(.network)) }
  }

  /// Ends the request.
  open func cancelGeocode() {}
}
