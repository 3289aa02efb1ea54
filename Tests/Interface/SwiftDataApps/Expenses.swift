import Foundation
import SwiftData
import SwiftUI

/// An app of expenses by category.
@Model
package final class ExpenseCategory {
  package var name: String
  @Relationship(deleteRule: .nullify, inverse: \Expense.category) package var expenses: [Expense]

  package init(name: String, expenses: [Expense] = []) {
    self.name = name
    self.expenses = expenses
  }

  var total: Double { expenses.reduce(0) { $0 + $1.amount } }
}

@Model
package final class Expense {
  package var title: String
  package var amount: Double
  var date: Date
  package var category: ExpenseCategory?

  package init(title: String, amount: Double, date: Date = .now, category: ExpenseCategory? = nil) {
    self.title = title
    self.amount = amount
    self.date = date
    self.category = category
  }
}

package struct ExpensesView: View {
  @Environment(\.modelContext) var modelContext
  @Query(sort: \ExpenseCategory.name) var categories: [ExpenseCategory]
  @Query(Self.large, animation: .default) var large: [Expense]

  static var large: FetchDescriptor<Expense> {
    var descriptor = FetchDescriptor<Expense>(
      predicate: #Predicate { $0.amount > 100 }, sortBy: [SortDescriptor(\.amount, order: .reverse)])
    descriptor.fetchLimit = 2
    return descriptor
  }

  package init() {}

  package var body: some View {
    VStack {
      ForEach(categories) { category in
        Text("\(category.name): \(category.total, specifier: "%.2f")")
        Button("Add to \(category.name)") {
          let expense = Expense(title: "Lunch", amount: 12.5, category: category)
          modelContext.insert(expense)
        }
        Button("Delete \(category.name)") { modelContext.delete(category) }
      }
      Text("Large: \(large.map(\.title).joined(separator: ", "))")
    }
  }
}

@ModelActor
package actor ExpenseImporter {
  package func load(_ rows: [(String, Double)], into name: String) throws {
    let category = ExpenseCategory(name: name)
    modelContext.insert(category)
    for (title, amount) in rows { category.expenses.append(Expense(title: title, amount: amount)) }
    try modelContext.save()
  }
}

struct ExpensesScene: App {
  var sharedModelContainer: ModelContainer = {
    let schema = Schema([Expense.self, ExpenseCategory.self])
    let modelConfiguration = ModelConfiguration(schema: schema, isStoredInMemoryOnly: true)
    do {
      return try ModelContainer(for: schema, configurations: [modelConfiguration])
    } catch {
      fatalError("Could not create ModelContainer: \(error)")
    }
  }()

  var body: some Scene {
    WindowGroup { ExpensesView() }
      .modelContainer(sharedModelContainer)
  }
}

#Preview {
  ExpensesView().modelContainer(for: Expense.self, inMemory: true)
}
