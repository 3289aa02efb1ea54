import ConcurrencyExtras
import Foundation
import Testing

@Suite(.serialized)
@MainActor
struct MainSerialExecutorTests {
  @Test func `runs tasks in order`() async {
    await withMainSerialExecutor {
      for _ in 0..<20 {
        let order = LockIsolated<[Int]>([])
        let tasks = (0..<50).map { index in
          Task.detached { @Sendable in
            order.withValue { $0.append(index) }
            await Task.yield()
            order.withValue { $0.append(100 + index) }
          }
        }
        for task in tasks { await task.value }
        #expect(order.value == Array(0..<50) + Array(100..<150))
      }
    }
  }

  @Test func `runs everything on the main queue`() async {
    await withMainSerialExecutor {
      #expect(uncheckedUseMainSerialExecutor)
      await Task.detached { dispatchPrecondition(condition: .onQueue(.main)) }.value
    }
  }

  @Test func `operations that overlap do not switch it off for each other`() async {
    let (entered, enter) = AsyncStream.makeStream(of: Void.self)
    let (first, endFirst) = AsyncStream.makeStream(of: Void.self)
    let (second, endSecond) = AsyncStream.makeStream(of: Void.self)
    func overlapping(_ stream: AsyncStream<Void>) -> Task<Void, Never> {
      Task {
        await withMainSerialExecutor {
          enter.yield()
          for await _ in stream {}
        }
      }
    }
    var entries = entered.makeAsyncIterator()
    let firstTask = overlapping(first)
    await entries.next()
    let secondTask = overlapping(second)
    await entries.next()
    endFirst.finish()
    await firstTask.value
    #expect(uncheckedUseMainSerialExecutor)
    endSecond.finish()
    await secondTask.value
  }
}
