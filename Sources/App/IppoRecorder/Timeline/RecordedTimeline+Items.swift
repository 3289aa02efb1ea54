package import Foundation
internal import IppoRender

extension RecordedTimeline {
  /// An entry.
  package struct Item: Identifiable {
    /// Counts from 1.
    package let id: Int
    package let date: Date
    package let content: Content
    /// The work of a person's event.
    package internal(set) var work: TurnWork?
    /// The store whose state the entry has changed.
    package var store: Int? {
      switch content {
      case .entry(.action(let action)): action.store
      case .edit(let store, _, _): store
      case .entry: nil
      }
    }
    var entry: RecordedEntry? { if case .entry(let entry) = content { entry } else { nil } }
    var isAction: Bool { if case .entry(.action) = content { true } else { false } }
    var isStep: Bool { if case .entry(.step) = content { true } else { false } }
    /// The number of the action, or of the last action before an edit, among those of its store.
    var number = 0
    var moment: RecordedMoment?
    /// The last entry before the turn of the action.
    var start = 0
    let place: LogPlace
  }

  /// The content of an entry.
  package enum Content {
    case entry(RecordedEntry)
    /// A value of the state of a store that the inspector has changed.
    case edit(store: Int, path: String, value: String)
  }
}
