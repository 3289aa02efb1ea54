import Foundation
import SwiftData
import SwiftUI

/// An app of to-dos with tags and priorities.
package enum Priority: Int, Codable, CaseIterable, Identifiable {
  case low, medium, high

  package var id: Self { self }
  var name: String {
    switch self {
    case .low: "Low"
    case .medium: "Medium"
    case .high: "High"
    }
  }
}

@Model
package class TodoItem {
  @Attribute(.unique) package var id = UUID()
  package var title: String
  package var isCompleted = false
  var priority: Priority
  var dueDate: Date?
  @Relationship(inverse: \TodoTag.items) var tags: [TodoTag]?
  @Transient var isEditing: Bool = false

  package init(title: String, priority: Priority = .medium, dueDate: Date? = nil) {
    self.title = title
    self.priority = priority
    self.dueDate = dueDate
  }
}

@Model
package class TodoTag {
  @Attribute(.unique) var name: String
  var items: [TodoItem]?

  init(name: String) { self.name = name }
}

package struct TodoApp: View {
  @Environment(\.modelContext) private var context
  @Query(filter: #Predicate<TodoItem> { !$0.isCompleted }, sort: [SortDescriptor(\TodoItem.title)])
  private var open: [TodoItem]
  @Query(filter: #Predicate<TodoItem> { $0.isCompleted }) private var done: [TodoItem]
  @Query(sort: \TodoTag.name) private var tags: [TodoTag]
  @State private var title = ""

  package init() {}

  package var body: some View {
    VStack {
      HStack {
        TextField("New to-do", text: $title)
        Button("Add", action: add)
      }
      Text("\(open.count) open, \(done.count) done")
      ForEach(open) { item in TodoRow(item: item) }
      ForEach(tags) { tag in Text("#\(tag.name): \(tag.items?.count ?? 0)") }
      Button("Remove completed") { try? context.delete(model: TodoItem.self, where: #Predicate { $0.isCompleted }) }
    }
  }

  private func add() {
    let words = title.split(separator: " ")
    let item = TodoItem(title: words.filter { !$0.hasPrefix("#") }.joined(separator: " "))
    context.insert(item)
    item.tags = words.filter { $0.hasPrefix("#") }.map { word in
      let name = String(word.dropFirst())
      let known = try? context.fetch(FetchDescriptor<TodoTag>(predicate: #Predicate { $0.name == name }))
      return known?.first ?? TodoTag(name: name)
    }
    title = ""
  }
}

struct TodoRow: View {
  @Bindable var item: TodoItem

  var body: some View {
    HStack {
      Toggle(item.title, isOn: $item.isCompleted)
      Picker("Priority", selection: $item.priority) {
        ForEach(Priority.allCases) { Text($0.name).tag($0) }
      }
    }
  }
}
