import Testing

@testable import IppoWeb

@Suite(.timeLimit(.minutes(30))) struct DevPagesTests {
  @Test func `a page gets the newest of each kind, and what comes later`() async {
    let pages = DevPages()
    pages.publish("state", "1")
    pages.publish("lost", "[]")
    pages.publish("state", "2")
    var events = pages.events().makeAsyncIterator()
    #expect(await events.next() == "retry: 100\n\n")
    #expect(await events.next() == "event: lost\ndata: []\n\n")
    #expect(await events.next() == "event: state\ndata: 2\n\n")
    pages.publish("state", "3")
    #expect(await events.next() == "event: state\ndata: 3\n\n")
  }

  @Test func `an event that says nothing new is not sent`() async {
    let pages = DevPages()
    var events = pages.events().makeAsyncIterator()
    #expect(await events.next() == "retry: 100\n\n")
    pages.publish("state", "1")
    pages.publish("state", "1")
    pages.publish("state", "2")
    #expect(await events.next() == "event: state\ndata: 1\n\n")
    #expect(await events.next() == "event: state\ndata: 2\n\n")
  }

  @Test func `streams end with the server, those that begin afterwards too`() async {
    let pages = DevPages()
    var events = pages.events().makeAsyncIterator()
    #expect(await events.next() == "retry: 100\n\n")
    pages.finish()
    #expect(await events.next() == nil)
    var later = pages.events().makeAsyncIterator()
    #expect(await later.next() == "retry: 100\n\n")
    #expect(await later.next() == nil)
  }

  @Test func `a page that has gone is forgotten`() async {
    let pages = DevPages()
    let task = Task { for await _ in pages.events() {} }
    task.cancel()
    await task.value
    #expect(pages.followerCount == 0)
  }
}
