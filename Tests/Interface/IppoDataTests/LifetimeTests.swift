#if SQLite
  import Foundation
  import IppoData
  import Testing

  @Model
  final class Ticket {
    var number: Int
    var owner: Passenger

    init(number: Int, owner: Passenger) {
      self.number = number
      self.owner = owner
    }
  }

  @Model
  final class Passenger {
    var name: String
    @Relationship(deleteRule: .cascade, inverse: \Ticket.owner) var tickets: [Ticket] = []

    init(name: String) { self.name = name }
  }

  @Suite("Lifetimes of contexts")
  struct LifetimeTests {
    private let container: ModelContainer

    init() throws {
      container = try memory(Ticket.self)
      let context = ModelContext(container)
      context.insert(Ticket(number: 1, owner: Passenger(name: "Ada")))
      try context.save()
    }

    @Test("A context that nobody keeps goes with its unsaved changes")
    func unsavedChanges() throws {
      weak var dropped: ModelContext?
      let ticket: Ticket
      do {
        let context = ModelContext(container)
        dropped = context
        ticket = try #require(try context.fetch(FetchDescriptor<Ticket>()).first)
        ticket.number = 2
        ticket.owner.name = "Grace"
        context.insert(Passenger(name: "new"))
        #expect(context.hasChanges)
      }
      #expect(dropped == nil)
      #expect(ticket.number == 1)
      #expect(!ticket.hasChanges)
      #expect(ticket.owner.name == "Ada")
      #expect(try ModelContext(container).fetch(FetchDescriptor<Passenger>()).map(\.name) == ["Ada"])
      let heir = try #require(ticket.modelContext)
      ticket.number = 3
      try heir.save()
      #expect(try ModelContext(container).fetch(FetchDescriptor<Ticket>()).map(\.number) == [3])
    }

    @Test("An object without changes keeps its context, for relationships")
    func relationships() throws {
      let passenger = try #require(try ModelContext(container).fetch(FetchDescriptor<Passenger>()).first)
      #expect(passenger.tickets.map(\.number) == [1])
      let ticket = try #require(passenger.tickets.first)
      #expect(ticket.owner === passenger)
    }

    @Test("An object that a relationship led to is still whole when its context is gone")
    func relatedObject() throws {
      let passenger = try #require(try ModelContext(container).fetch(FetchDescriptor<Ticket>()).first?.owner)
      #expect(passenger.tickets.map(\.number) == [1])
      #expect(passenger.tickets.first?.owner === passenger)
    }

    @Test("An inserted object keeps the objects that it requires when its context is gone")
    func requiredRelationship() throws {
      let ticket: Ticket
      do {
        let context = ModelContext(container)
        ticket = Ticket(number: 7, owner: Passenger(name: "Lin"))
        context.insert(ticket)
      }
      #expect(ticket.modelContext == nil)
      #expect(ticket.owner.name == "Lin")
      #expect(!ticket.hasChanges)
      let other = ModelContext(container)
      other.insert(ticket)
      try other.save()
      #expect(try ModelContext(container).fetchCount(FetchDescriptor<Passenger>()) == 2)
    }

    @Test("Contexts go when their objects do, also after saves and rollbacks")
    func release() throws {
      weak var dropped: ModelContext?
      do {
        let context = ModelContext(container)
        dropped = context
        let ticket = try #require(try context.fetch(FetchDescriptor<Ticket>()).first)
        ticket.number += 1
        try context.save()
        ticket.owner.name += "!"
        context.rollback()
        context.delete(ticket)
      }
      #expect(dropped == nil)
      #expect(try ModelContext(container).fetch(FetchDescriptor<Ticket>()).map(\.owner.name) == ["Ada"])
    }
  }
#endif
