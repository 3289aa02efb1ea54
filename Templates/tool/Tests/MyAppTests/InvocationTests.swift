import MyAppFeature
import Testing

@Suite struct InvocationTests {
  @Test func `options of the window are passed on`() throws {
    let invocation = try Invocation(["--accessible", "--prompt", "Branch"])
    #expect(invocation.prompt == "Branch" && invocation.windowOptions == ["--accessible"])
  }

  @Test func `an option without its value is an error`() {
    #expect(throws: Invocation.UsageError(message: "--prompt needs a text.")) { try Invocation(["--prompt"]) }
  }
}
