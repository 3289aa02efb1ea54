import SwiftData
import SwiftUI

/// An app of notes with a search by text and by tokens, and an archive.
@Model
package final class Note {
  package var title: String
  var body: String
  var created: Date
  var isArchived: Bool = false
  @Relationship(inverse: \Label.notes) package var labels: [Label]

  package init(title: String, body: String = "", created: Date = .now, labels: [Label] = []) {
    self.title = title
    self.body = body
    self.created = created
    self.labels = labels
  }

  @Model
  package final class Label: Identifiable {
    @Attribute(.unique) package var name: String
    var colorName: String?
    var notes: [Note] = []

    package init(name: String) { self.name = name }
  }
}

package struct NotesView: View {
  @Environment(\.modelContext) private var modelContext
  @Query(sort: \Note.Label.name) private var labels: [Note.Label]
  @State private var text: String
  @State private var tokens: [Note.Label]
  @State private var showsArchive = false
  @AppStorage("notes.order") private var isNewestFirst = true

  package init(text: String = "", tokens: [Note.Label] = []) {
    _text = State(initialValue: text)
    _tokens = State(initialValue: tokens)
  }

  package var body: some View {
    NavigationStack {
      VStack {
        Toggle("Show archive", isOn: $showsArchive)
        ForEach(labels) { label in
          Button("Only \(label.name)") { tokens = tokens.contains(label) ? [] : [label] }
        }
        NoteResults(text: text, tokens: tokens, showsArchive: showsArchive, isNewestFirst: isNewestFirst)
      }
      .searchable(text: $text, tokens: $tokens, suggestedTokens: .constant(labels)) { label in
        Text(label.name)
      }
    }
  }
}

private struct NoteResults: View {
  @Environment(\.modelContext) private var modelContext
  @Query private var notes: [Note]

  init(text: String, tokens: [Note.Label], showsArchive: Bool, isNewestFirst: Bool) {
    let ids = tokens.map(\.persistentModelID)
    let hasTokens = !ids.isEmpty
    let predicate = #Predicate<Note> { note in
      (showsArchive || !note.isArchived)
        && (text.isEmpty || note.title.localizedStandardContains(text) || note.body.localizedStandardContains(text))
        && (!hasTokens || note.labels.contains { ids.contains($0.persistentModelID) })
    }
    _notes = Query(filter: predicate, sort: \.created, order: isNewestFirst ? .reverse : .forward)
  }

  var body: some View {
    List(notes) { note in
      VStack {
        Text(note.title)
        Text(note.labels.map(\.name).sorted().joined(separator: " "))
      }
      .swipeActions(edge: .trailing) {
        Button("Archive \(note.title)") { note.isArchived.toggle() }
      }
    }
    Text("\(notes.count) notes")
  }
}
