internal import IppoRender

/// The values that the views of a window owned after the entries of a timeline. A value that stays the same is kept once.
///
/// A class, because values are compared and written by code of the app, which may come back to the timeline.
@MainActor
final class StateHistory {
  /// The values of one state.
  private struct Track {
    weak var state: (any ViewState)?
    /// The values, each with the entry after which it was noted first.
    var values: [(id: Int, value: Any)] = []
    /// The value at present, while one of the past is shown.
    var present: Any?
    /// The value of the past that is shown.
    var shown: Any?
  }

  /// The states of the views that are there; `nil` for a window without a graph.
  var source: (@MainActor () -> [any ViewState])?
  private var tracks: [ObjectIdentifier: Track] = [:]

  /// Notes the present values.
  ///
  /// - Parameter id: The last entry so far.
  func note(after id: Int) {
    guard let source else { return }
    let states = source()
    for state in states {
      var track = tracks[ObjectIdentifier(state)] ?? Track()
      // Another object may have the address of one that is gone.
      if track.state !== state { track = Track(state: state) }
      if let last = track.values.last {
        if state.holds(last.value) { continue }
        if last.id == id { track.values.removeLast() }
      }
      track.values.append((id, state.presentValue))
      tracks[ObjectIdentifier(state)] = track
    }
    if tracks.count > 2 * states.count { tracks = tracks.filter { $0.value.state != nil } }
  }

  /// Shows the values after an entry. A view that was not there yet has its first value.
  func show(after id: Int) {
    for (key, track) in tracks {
      guard let state = track.state, let first = track.values.first else { continue }
      let value = (track.values.last { $0.id <= id } ?? first).value
      if track.present == nil { tracks[key]?.present = state.presentValue }
      tracks[key]?.shown = value
      state.show(value)
    }
  }

  /// Shows the present again. A value that was written meanwhile stays.
  func showPresent() {
    for (key, track) in tracks {
      guard let state = track.state, let present = track.present, let shown = track.shown else { continue }
      tracks[key]?.present = nil
      tracks[key]?.shown = nil
      let canCompare = state.holds(state.presentValue)
      if !canCompare || state.holds(shown) { state.show(present) }
    }
  }

  /// Goes on from the values that are shown, after an entry.
  func goOn(after id: Int) {
    for key in tracks.keys {
      tracks[key]?.present = nil
      tracks[key]?.shown = nil
      // A view that was not there yet keeps its first value.
      if let first = tracks[key]?.values.first {
        tracks[key]?.values.removeAll { $0.id > id }
        if tracks[key]?.values.isEmpty == true { tracks[key]?.values = [first] }
      }
    }
  }

  /// Drops values that no entry from here on needs.
  func forget(before id: Int) {
    for key in tracks.keys {
      guard let values = tracks[key]?.values, let index = values.lastIndex(where: { $0.id < id }) else { continue }
      tracks[key]?.values.removeFirst(index)
    }
  }
}
