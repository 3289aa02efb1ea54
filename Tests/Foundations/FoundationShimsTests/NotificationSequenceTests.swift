import Foundation
import FoundationShims
import Testing

@Suite("Notifications as a sequence")
struct NotificationSequenceTests {
  private static let bell = Notification.Name("bell")

  @Test
  func `come in the order they were posted in, and none is lost`() async {
    let center = NotificationCenter()
    var iterator = center.notifications(named: Self.bell).makeAsyncIterator()
    for count in 1...3 { center.post(name: Self.bell, object: nil, userInfo: ["count": count]) }
    center.post(name: Notification.Name("door"), object: nil)

    var counts: [Int?] = []
    for _ in 1...3 { counts.append(await iterator.next()?.userInfo?["count"] as? Int) }

    #expect(counts == [1, 2, 3])
  }

  @Test
  func `can be of one object only`() async {
    final class Tower: Sendable {}
    let (center, here, there) = (NotificationCenter(), Tower(), Tower())
    var iterator = center.notifications(named: Self.bell, object: here).makeAsyncIterator()
    center.post(name: Self.bell, object: there)
    center.post(name: Self.bell, object: here)

    let notification = await iterator.next()

    #expect(notification?.object as AnyObject? === here)
  }

  @Test
  func `end with their task`() async {
    let center = NotificationCenter()
    let task = Task {
      for await _ in center.notifications(named: Self.bell) {}
      return Task.isCancelled
    }
    task.cancel()
    #expect(await task.value)
  }
}
