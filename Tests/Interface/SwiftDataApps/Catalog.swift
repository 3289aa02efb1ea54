import Foundation
import SwiftData
import SwiftUI

/// An app that imports a long price list in the background, again and again.
@Model
package final class CatalogItem {
  #Unique<CatalogItem>([\.code])
  #Index<CatalogItem>([\.name], [\.price])

  package var code: String
  package var name: String
  package var price: Int
  package var changed: Date

  package init(code: String, name: String, price: Int, changed: Date = .now) {
    self.code = code
    self.name = name
    self.price = price
    self.changed = changed
  }
}

@ModelActor
actor CatalogImporter {
  struct Progress {
    var imported = 0
    var rejected = 0
  }

  /// Imports lines of `code;name;price`, and saves each thousand of them.
  func load(_ lines: [String], progress: @MainActor (Progress) -> Void) async throws -> Progress {
    var state = Progress()
    for start in stride(from: 0, to: lines.count, by: 1_000) {
      try Task.checkCancellation()
      for line in lines[start..<min(start + 1_000, lines.count)] {
        let parts = line.split(separator: ";")
        guard parts.count == 3, let price = Int(parts[2]) else {
          state.rejected += 1
          continue
        }
        modelContext.insert(CatalogItem(code: String(parts[0]), name: String(parts[1]), price: price))
        state.imported += 1
      }
      try modelContext.save()
      await progress(state)
    }
    return state
  }
}

@MainActor @Observable
final class ImportJob {
  private(set) var progress = CatalogImporter.Progress()
  private(set) var isRunning = false
  private(set) var message: String?
  private var number = 0

  func run(_ lines: [String], into container: ModelContainer) async {
    isRunning = true
    defer { isRunning = false }
    do {
      let importer = CatalogImporter(modelContainer: container)
      progress = try await importer.load(lines) { self.progress = $0 }
      number += 1
      message = "Import \(number): \(progress.imported) read, \(progress.rejected) rejected"
    } catch {
      message = "The import has failed: \(error.localizedDescription)"
    }
  }
}

package struct CatalogView: View {
  @Environment(\.modelContext) private var context
  @State private var job = ImportJob()
  @State private var text = ""
  let lines: [String]

  package init(lines: [String]) { self.lines = lines }

  package var body: some View {
    NavigationStack {
      VStack {
        Button("Import") { Task { await job.run(lines, into: context.container) } }
          .disabled(job.isRunning)
        if job.isRunning { ProgressView("Importing", value: Double(job.progress.imported), total: Double(lines.count)) }
        if let message = job.message { Text(message) }
        TextField("Find", text: $text)
        Button("Remove what costs nothing") {
          try? context.delete(model: CatalogItem.self, where: #Predicate { $0.price == 0 })
        }
        CatalogList(text: text)
      }
      .navigationTitle("Catalog")
    }
  }
}

private struct CatalogList: View {
  @Query private var items: [CatalogItem]

  init(text: String) {
    let condition = #Predicate<CatalogItem> { text.isEmpty || $0.name.localizedStandardContains(text) }
    _items = Query(filter: condition, sort: [SortDescriptor(\.name, comparator: .localizedStandard)])
  }

  var body: some View {
    Text("\(items.count) items")
    List(items) { item in
      LabeledContent(item.name) { Text("\(item.name) costs \(item.price)") }
    }
  }
}

struct CatalogApp: App {
  var body: some Scene {
    WindowGroup { CatalogView(lines: []) }
      .modelContainer(for: CatalogItem.self)
  }
}
