import Foundation
import SwiftData

/// Measures models of `SwiftData` in a file.
func measureModels(_ timer: inout Timer, in folder: URL, rows: Int) throws {
  let container = try ModelContainer(
    for: Expense.self, Category.self, configurations: ModelConfiguration(url: folder.appending(path: "models.sqlite")))
  try timer.measure("insert \(rows)") {
    let context = ModelContext(container)
    context.autosaveEnabled = false
    let categories = (0..<100).map { Category(name: "Category \($0)") }
    for category in categories { context.insert(category) }
    for number in 0..<rows { context.insert(Expense(number: number, category: categories[number % 100])) }
    try context.save()
  }
  for repetition in 0..<Timer.repetitions {
    let (low, high) = (repetition * 1_000, repetition * 1_000 + 1_000)
    let predicate = #Predicate<Expense> { $0.number >= low && $0.number < high }
    try timer.measure("fetch 1,000 by a predicate") {
      let context = ModelContext(container)
      let expenses = try context.fetch(FetchDescriptor(predicate: predicate, sortBy: [SortDescriptor(\.number)]))
      try check(expenses.reduce(0) { $0 + $1.number } == (low..<high).reduce(0, +))
    }
    let context = ModelContext(container)
    context.autosaveEnabled = false
    var descriptor = FetchDescriptor<Expense>(predicate: #Predicate { $0.number == low })
    descriptor.fetchLimit = 1
    let expense = try context.fetch(descriptor)[0]
    try timer.measure("change one") {
      expense.amount += 1
      try context.save()
    }
    try timer.measure("count by a predicate") {
      let context = ModelContext(container)
      let count = try context.fetchCount(FetchDescriptor<Expense>(predicate: #Predicate { $0.amount < 50 }))
      try check(count > 0)
    }
    try timer.measure("read the category of 1,000") {
      let context = ModelContext(container)
      let expenses = try context.fetch(FetchDescriptor(predicate: predicate))
      try check(expenses.reduce(0) { $0 + ($1.category?.name.utf8.count ?? 0) } == 10_900)
    }
    try timer.measure("read the expenses of a category") {
      let context = ModelContext(container)
      let name = "Category \(repetition)"
      let category = try context.fetch(FetchDescriptor<Category>(predicate: #Predicate { $0.name == name }))[0]
      try check(category.expenses.reduce(0) { $0 + $1.number } > 0)
    }
  }
}
