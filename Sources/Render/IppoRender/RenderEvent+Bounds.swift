extension RenderEvent {
  /// The range of coordinates on a page, in points from the origin. The range exceeds the layouts of browsers (2²⁵),
  /// and is small enough for sums and products of its numbers.
  private static let coordinates = -1e8...1e8
  private static let lengths = 0...1e8
  /// The number of rows that a renderer may ask for at once. The number exceeds the rows on a screen and in its
  /// surroundings.
  package static let rowsAtOnce = 200
  /// The maximum number of changes in one edit. One key press, transformed over all recorded changes of an app, stays
  /// below it.
  package static let changesAtOnce = 1000
  /// UTF-8 code units of the longest address: as much as servers take of a request's first line.
  private static let addressLength = 8_000

  /// Whether a user or a renderer could have meant the event: its numbers are finite and of a usual size.
  ///
  /// Code that reads events from outside asks before it handles them. Views and layouts then see no numbers that
  /// overflow. The element refuses a value in range that does not fit, such as an option that is missing.
  package var isWithinBounds: Bool {
    switch self {
    case .activate, .setText, .setOn, .editing, .delete, .dismiss, .submit, .refresh, .focus, .press, .longPress,
      .dropTarget, .paste, .copy, .files, .focusWithin:
      true
    case .edit(let edit): edit.caret >= 0 && edit.length >= 0 && edit.edit.changes.count <= Self.changesAtOnce
    case .select(let index), .move(let index): index >= 0
    case .setValue(let value): value.isFinite
    case .custom(let name, let detail):
      RenderCustomElement.isEvent(name) && detail.utf8.count <= RenderCustomElement.detailBytes
    case .step(let step): step == 1 || step == -1
    case .tap(let count, let location): (1...10).contains(count) && Self.isPlace(location)
    case .drag(let drag): [drag.startX, drag.startY, drag.x, drag.y].allSatisfy(Self.coordinates.contains)
    case .hover(let location): location.map(Self.isPlace) ?? true
    case .pinch(let pinch):
      (0...1e6).contains(pinch.scale) && (-1e6...1e6).contains(pinch.rotation) && Self.isPlace(pinch.anchor)
    case .drop(let drop): Self.isPlace(drop.location)
    case .key(let press): press.key.utf8.count <= 64
    case .scroll(let position): Self.coordinates.contains(position.x) && Self.coordinates.contains(position.y)
    case .measure(let measurement): measurement.isWithinBounds
    case .place(let place):
      Self.coordinates.contains(place.x) && Self.coordinates.contains(place.y)
        && Self.lengths.contains(place.width) && Self.lengths.contains(place.height)
    case .reach(let first, let count): first >= 0 && (1...RenderEvent.rowsAtOnce).contains(count)
    case .release(let count): (1...1_000_000).contains(count)
    case .show(let address): address.hasPrefix("/") && address.utf8.count <= Self.addressLength
    case .device(let id, let answer): id > 0 && answer.isWithinBounds
    case .resize(let width, let height): Self.lengths.contains(width) && Self.lengths.contains(height)
    }
  }

  private static func isPlace(_ point: RenderPaint.UnitPoint) -> Bool {
    coordinates.contains(point.x) && coordinates.contains(point.y)
  }

  fileprivate static func isLength(_ length: Double) -> Bool { lengths.contains(length) }
}

extension RenderMeasurement {
  fileprivate var isWithinBounds: Bool {
    // Without a limit, what is offered is infinite; what a view takes never is.
    func isOffer(_ length: Double?) -> Bool { length.map { $0 == .infinity || RenderEvent.isLength($0) } ?? true }
    return isOffer(width) && isOffer(height) && questions.count == sizes.count
      && questions.allSatisfy { $0.child >= 0 && isOffer($0.proposal.width) && isOffer($0.proposal.height) }
      && sizes.allSatisfy { RenderEvent.isLength($0.width) && RenderEvent.isLength($0.height) }
  }
}
