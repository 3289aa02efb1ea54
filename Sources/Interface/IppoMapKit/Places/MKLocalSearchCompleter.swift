public import Foundation

/// A text that a completer suggests (`MapKit.MKLocalSearchCompletion`).
open class MKLocalSearchCompletion: NSObject, @unchecked Sendable {  // its values do not change
  /// The text.
  public let title: String
  /// The text below it.
  public let subtitle: String

  package init(title: String, subtitle: String) { (self.title, self.subtitle) = (title, subtitle) }
}

/// Suggests texts to search for (`MapKit.MKLocalSearchCompleter`). There is no service: the delegate hears of the error.
@MainActor @preconcurrency
open class MKLocalSearchCompleter: NSObject {
  /// The object that is notified. It is not retained.
  open weak var delegate: (any MKLocalSearchCompleterDelegate)?
  /// The part of the world.
  open var region = MKCoordinateRegion()
  /// The kinds of results.
  open var resultTypes: MKLocalSearch.ResultType = []
  /// The kinds of places; `nil` for all.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// The suggestions: none.
  open var results: [MKLocalSearchCompletion] { [] }
  /// Whether suggestions are on their way: they are not.
  open var isSearching: Bool { false }
  /// The beginning of a text. The delegate hears of the error.
  open var queryFragment = "" {
    didSet { Task { delegate?.completer(self, didFailWithError: MKError(.serverFailure)) } }
  }

  /// A completer without a text.
  public override init() {}

  /// Ends the search.
  open func cancel() {}
}

/// The object that is notified of suggestions (`MapKit.MKLocalSearchCompleterDelegate`).
@MainActor @preconcurrency
public protocol MKLocalSearchCompleterDelegate: AnyObject {
  /// New suggestions have come.
  func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
  /// Suggestions are missing.
  func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}

extension MKLocalSearchCompleterDelegate {
  /// Does nothing.
  public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
  /// Does nothing.
  public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}
