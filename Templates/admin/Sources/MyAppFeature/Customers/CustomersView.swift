import SwiftData
import SwiftUI

/// The table of customers, with a search, forms and a deletion that asks first.
struct CustomersView: View {
  @Environment(\.modelContext) private var context
  @State private var search = ""
  @State private var draft: CustomerDraft?
  @State private var deleted: Customer?

  var body: some View {
    CustomerTable(search: search, edit: { draft = CustomerDraft($0) }, delete: { deleted = $0 })
      .searchable(text: $search, prompt: "Name or address")
      .navigationTitle("Customers")
      .toolbar {
        ToolbarItem { Button("Add customer") { draft = CustomerDraft() } }
      }
      .sheet(item: $draft) { draft in CustomerForm(draft: draft) }
      .confirmationDialog(
        "Delete \(deleted?.name ?? "")?",
        isPresented: Binding {
          deleted != nil
        } set: {
          if !$0 { deleted = nil }
        },
        titleVisibility: .visible
      ) {
        Button("Delete for good", role: .destructive) {
          if let deleted { context.delete(deleted) }
          deleted = nil
        }
      }
  }
}

/// The rows that match a search, in the order of the column that a person has chosen.
private struct CustomerTable: View {
  @Query private var customers: [Customer]
  @State private var order = [KeyPathComparator(\Customer.name)]
  let edit: (Customer) -> Void
  let delete: (Customer) -> Void

  init(search: String, edit: @escaping (Customer) -> Void, delete: @escaping (Customer) -> Void) {
    _customers = Query(
      filter: #Predicate<Customer> {
        search.isEmpty || $0.name.localizedStandardContains(search) || $0.email.localizedStandardContains(search)
      })
    (self.edit, self.delete) = (edit, delete)
  }

  var body: some View {
    Table(customers.sorted(using: order), sortOrder: $order) {
      TableColumn("Name", value: \.name)
      TableColumn("Address", value: \.email)
      TableColumn("Since", value: \.since) { Text($0.since, format: .dateTime.year().month().day()) }
      TableColumn("Active") { Text($0.isActive ? "Yes" : "No") }
      TableColumn("") { customer in
        HStack {
          Button("Edit \(customer.name)") { edit(customer) }
          Button("Delete \(customer.name)", role: .destructive) { delete(customer) }
        }
      }
    }
  }
}
