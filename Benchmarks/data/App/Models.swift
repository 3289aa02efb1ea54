import Foundation
import SwiftData

@Model
final class Expense {
  #Index<Expense>([\.number])

  var number: Int
  var name: String
  var amount: Double
  var date: Date
  var note: String?
  var category: Category?

  init(number: Int, category: Category?) {
    self.number = number
    name = "Expense \(number)"
    amount = Double(number % 1_000) / 4
    date = Date(timeIntervalSinceReferenceDate: Double(number))
    note = number.isMultiple(of: 3) ? "Note \(number)" : nil
    self.category = category
  }
}

@Model
final class Category {
  var name: String
  @Relationship(inverse: \Expense.category) var expenses: [Expense] = []

  init(name: String) { self.name = name }
}
