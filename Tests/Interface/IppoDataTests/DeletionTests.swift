#if SQLite
  import Foundation
  import IppoData
  import Testing

  @Suite("Deletions that others follow")
  struct DeletionTests {
    @Model
    final class Reply {
      var number: Int
      var parent: Reply?
      @Relationship(deleteRule: .cascade, inverse: \Reply.parent) var replies: [Reply] = []
      @Relationship(deleteRule: .cascade) var next: Reply?

      init(number: Int, parent: Reply? = nil) {
        self.number = number
        self.parent = parent
      }
    }

    @Test("A chain of objects may be longer than the stack of a thread is deep")
    func chain() throws {
      let container = try memory(Reply.self)
      let context = ModelContext(container)
      var replies: [Reply] = []
      for number in 0..<12_000 {
        let reply = Reply(number: number, parent: replies.last)
        context.insert(reply)
        replies.append(reply)
      }
      try context.save()
      context.delete(replies[0])
      #expect(context.deletedModelsArray.count == replies.count)
      try context.save()
      #expect(try ModelContext(container).fetchCount(FetchDescriptor<Reply>()) == 0)
    }

    @Test("Objects that lead to each other in a circle are deleted once, saved and unsaved ones")
    func circle() throws {
      let container = try memory(Reply.self)
      let context = ModelContext(container)
      let replies = (0..<3).map { Reply(number: $0) }
      for reply in replies { context.insert(reply) }
      try context.save()
      let unsaved = Reply(number: 3)
      context.insert(unsaved)
      for (reply, next) in zip(replies + [unsaved], replies[1...] + [unsaved, replies[0]]) { reply.next = next }
      context.delete(replies[1])
      #expect((replies + [unsaved]).map { $0.isDeleted } == [true, true, true, true])
      #expect(context.deletedModelsArray.count == 3 && context.insertedModelsArray.isEmpty)
      try context.save()
      #expect(try ModelContext(container).fetchCount(FetchDescriptor<Reply>()) == 0)
    }
  }
#endif
