/// A value that a view owns (`@State`), for a window that shows its past again.
@MainActor
package protocol ViewState: AnyObject {
  /// Whether a window that shows its past shows the value of then.
  var showsPast: Bool { get }

  /// The value. Its readers do not count.
  var presentValue: Any { get }

  /// Puts a value in the place of the present one, as if the view had written it. A value of another type changes nothing.
  func show(_ value: Any)

  /// Whether a value is known to be equal to the present one. Values that cannot be compared count as different.
  func holds(_ value: Any) -> Bool
}
