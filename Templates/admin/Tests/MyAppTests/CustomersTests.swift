import Foundation
import IppoTesting
import SwiftData
import SwiftUI
import Testing

@testable import MyAppFeature

@MainActor
@Suite struct CustomersTests {
  private let container: ModelContainer

  init() throws {
    container = try Database.open(nil)
    for (name, email) in [("Ada", "ada@engine.example"), ("Grace", "grace@compiler.example")] {
      container.mainContext.insert(Customer(name: name, email: email, since: Date(timeIntervalSince1970: 0)))
    }
    try container.mainContext.save()
  }

  private func host() -> ViewHost {
    ViewHost { NavigationStack { CustomersView() }.modelContainer(container) }
  }

  @Test func `a search narrows the table`() throws {
    let host = host()
    #expect(host.contains("Ada") && host.contains("Grace"), "\(host.outline)")
    try host.type("compiler", into: "Name or address")
    #expect(!host.contains("Ada") && host.contains("Grace"), "\(host.outline)")
  }

  @Test func `a customer is added`() throws {
    let host = host()
    try host.tap("Add customer")
    #expect(host.contains("A customer needs a name."))
    try host.type("Alan", into: "Name")
    try host.type("alan@machine.example", into: "Address")
    try host.tap("Save")
    #expect(host.contains("Alan") && host.contains("alan@machine.example"), "\(host.outline)")
  }

  @Test func `a customer is changed`() throws {
    let host = host()
    try host.tap("Edit Ada")
    try host.type("Ada Lovelace", into: "Name")
    try host.tap("Save")
    #expect(host.contains("Ada Lovelace"), "\(host.outline)")
  }

  @Test func `a deletion asks first`() throws {
    let host = host()
    try host.tap("Delete Grace")
    #expect(try container.mainContext.fetchCount(FetchDescriptor<Customer>()) == 2)
    try host.tap("Delete for good")
    #expect(!host.contains("Grace"), "\(host.outline)")
    try container.mainContext.save()
    #expect(try container.mainContext.fetchCount(FetchDescriptor<Customer>()) == 1)
  }
}
