import Testing

@testable import IppoWeb

/// Links with which a browser goes on with the session of a terminal.
@Suite struct SessionLinkTests {
  @Test func `a link is what comes behind its folder`() {
    #expect(WebResponder.link(in: "/_ippo/continue/aZ09_.-") == "aZ09_.-")
    #expect(WebResponder.link(in: "/_ippo/continue/a") == "a")
  }

  @Test(arguments: [
    "", "/", "/_ippo/continue", "/_ippo/continue/", "/_ippo/continue/a/b", "/_ippo/continue/a b", "/_ippo/continue/%61",
    "/_ippo/continue/é", "/_ippo/continue/a\u{301}", "/_ippo/continue/a\n", "/_ippo/continue/a\0",
    "/x/_ippo/continue/a",
    "/_IPPO/continue/a", "_ippo/continue/a",
  ])
  func `other paths are no links`(path: String) {
    #expect(WebResponder.link(in: path) == nil)
  }
}
