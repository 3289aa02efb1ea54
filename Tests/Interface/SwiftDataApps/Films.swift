import SwiftData
import SwiftUI

/// An app of films on shelves, whose models have had another form before.
package enum FilmsSchemaV1: VersionedSchema {
  package static let versionIdentifier = Schema.Version(1, 0, 0)
  package static var models: [any PersistentModel.Type] { [Film.self] }

  @Model
  package final class Film {
    package var title: String
    package var seen: Bool = false

    package init(title: String, seen: Bool = false) {
      self.title = title
      self.seen = seen
    }
  }
}

package enum FilmsSchemaV2: VersionedSchema {
  package static let versionIdentifier = Schema.Version(2, 0, 0)
  package static var models: [any PersistentModel.Type] { [Film.self] }

  @Model
  package final class Film {
    package var title: String
    package var seen: Bool = false
    package var shelf: String = "To watch"
    package var stars: Int?

    package init(title: String, shelf: String = "To watch") {
      self.title = title
      self.shelf = shelf
    }
  }
}

package typealias Film = FilmsSchemaV2.Film

package enum FilmsMigrationPlan: SchemaMigrationPlan {
  package static var schemas: [any VersionedSchema.Type] { [FilmsSchemaV1.self, FilmsSchemaV2.self] }
  package static var stages: [MigrationStage] { [addShelves] }

  private static let addShelves = MigrationStage.custom(
    fromVersion: FilmsSchemaV1.self, toVersion: FilmsSchemaV2.self, willMigrate: nil,
    didMigrate: { context in
      let seen = FetchDescriptor<FilmsSchemaV2.Film>(predicate: #Predicate { $0.seen })
      for film in try context.fetch(seen) { film.shelf = "Watched" }
      try context.save()
    })
}

package struct FilmsView: View {
  @Environment(\.modelContext) private var context
  @Query(sort: \.title, sectionBy: \.shelf) private var films: SectionedResults<Film, String>
  @State private var title = ""

  package init() {}

  package var body: some View {
    List {
      Section("New") {
        TextField("Title", text: $title)
        Button("Add") {
          context.insert(Film(title: title))
          title = ""
        }
        .disabled(title.isEmpty)
      }
      ForEach(films) { section in
        Section {
          ForEach(section) { FilmRow(film: $0) }
            .onDelete { for index in $0 { context.delete(section[index]) } }
        } header: {
          Text("\(section.title) (\(section.count))")
        }
      }
    }
    .overlay {
      if films.isEmpty { ContentUnavailableView("No films", systemImage: "film") }
    }
  }
}

private struct FilmRow: View {
  @Bindable var film: Film

  var body: some View {
    HStack {
      Text(film.stars.map { "\(film.title), \($0) stars" } ?? film.title)
      Picker("Shelf of \(film.title)", selection: $film.shelf) {
        ForEach(["To watch", "Watched"], id: \.self) { Text($0) }
      }
      Button("Praise \(film.title)") { withAnimation { film.stars = min(5, (film.stars ?? 0) + 1) } }
    }
  }
}

struct FilmsApp: App {
  private let container: ModelContainer

  init() {
    do {
      container = try ModelContainer(for: Film.self, migrationPlan: FilmsMigrationPlan.self)
    } catch {
      fatalError("The films cannot be opened: \(error)")
    }
  }

  var body: some Scene {
    WindowGroup { FilmsView() }
      .modelContainer(container)
  }
}
