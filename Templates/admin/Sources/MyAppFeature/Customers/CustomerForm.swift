import Foundation
import SwiftData
import SwiftUI

/// A customer while a person edits it.
struct CustomerDraft: Identifiable {
  let id = UUID()
  /// The customer that is changed; `nil` for a new one.
  let customer: Customer?
  var name: String
  var email: String
  var isActive: Bool

  init(_ customer: Customer? = nil) {
    self.customer = customer
    (name, email, isActive) = (customer?.name ?? "", customer?.email ?? "", customer?.isActive ?? true)
  }

  /// The reason why the draft cannot be saved.
  var fault: String? {
    if name.trimmingCharacters(in: .whitespaces).isEmpty { return "A customer needs a name." }
    return email.isEmpty || email.contains("@") ? nil : "An address has an @."
  }

  /// Writes the draft into the database.
  func save(in context: ModelContext, at date: Date) {
    guard let customer else {
      context.insert(Customer(name: name, email: email, isActive: isActive, since: date))
      return
    }
    (customer.name, customer.email, customer.isActive) = (name, email, isActive)
  }
}

/// The form of a new or existing customer.
struct CustomerForm: View {
  @Environment(\.dismiss) private var dismiss
  @Environment(\.modelContext) private var context
  @State var draft: CustomerDraft

  var body: some View {
    NavigationStack {
      Form {
        TextField("Name", text: $draft.name)
        TextField("Address", text: $draft.email)
        Toggle("Active", isOn: $draft.isActive)
        if let fault = draft.fault { Text(fault).foregroundStyle(.secondary) }
      }
      .navigationTitle(draft.customer == nil ? "New customer" : "Customer")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") {
            draft.save(in: context, at: .now)
            dismiss()
          }
          .disabled(draft.fault != nil)
        }
      }
    }
  }
}
