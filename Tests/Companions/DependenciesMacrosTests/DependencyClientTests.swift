import DependenciesMacros
import IssueReporting
import Testing

@DependencyClient
private struct Client {
  var fetch: @Sendable (_ id: Int, _ name: String) async throws -> String
  var isAvailable: () -> Bool = { false }
  var double: (Int) -> Int = { $0 * 2 }
  var log: (String) -> Void
  var first: () -> Int?
  var swap: (_ value: inout Int) -> Void = { _ in }
  @DependencyEndpoint(method: "reload") var refresh: () -> Void
  @DependencyEndpointIgnored var plain: () -> Int = { 7 }
  var retries = 3
  var title: String?
  let name: String
}

@DependencyClient
private struct Plain {
  var tick: @MainActor @Sendable (_ count: Int) -> Void = { _ in }
}

extension DependencyValues {
  @DependencyEntry(liveValue: 1, previewValue: 2) fileprivate var number: Int = 3
  @DependencyEntry fileprivate var word = "test"
}

@Suite struct DependencyClientTests {
  @Test func `an unimplemented endpoint reports an issue and throws`() async {
    let client = Client(name: "blob")
    await withKnownIssue {
      _ = try await client.fetch(id: 1, name: "blob")
    }
    await #expect(throws: Unimplemented.self) {
      try await withKnownIssue {
        _ = try await client.fetch(1, "blob")
      } matching: {
        $0.error == nil
      }
    }
  }

  @Test func `an unimplemented endpoint returns its default`() {
    let client = Client(name: "blob")
    withKnownIssue { #expect(!client.isAvailable()) }
    withKnownIssue { #expect(client.double(2) == 4) }
    withKnownIssue { #expect(client.first() == nil) }
    withKnownIssue { client.log("hello") }
    #expect(client.plain() == 7)
  }

  @Test func `the issue names the endpoint`() {
    withKnownIssue {
      Client(name: "blob").log("hello")
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("Unimplemented: 'Client.log'") }
    }
  }

  @Test func `an implemented endpoint is called`() async throws {
    var client = Client(retries: 1, name: "blob")
    client.fetch = { "\($0) \($1)" }
    client.swap = { $0 += 1 }
    var value = 1
    client.swap(value: &value)
    #expect(value == 2)
    #expect(try await client.fetch(id: 1, name: "blob") == "1 blob")
    client.refresh = {}
    client.reload()
  }

  @Test func `every endpoint can be given at once`() async {
    let client = Client(
      fetch: { _, _ in "" }, isAvailable: { true }, double: { $0 }, log: { _ in }, first: { 1 }, swap: { $0 = 0 },
      refresh: {}, plain: { 1 }, retries: 2, title: "a", name: "b"
    )
    #expect(client.isAvailable())
    await Plain(tick: { #expect($0 == 1) }).tick(count: 1)
  }

  @Test func `an entry is a dependency`() {
    @Dependency(\.number) var number
    @Dependency(\.word) var word
    #expect(number == 3)
    #expect(word == "test")
    withDependencies {
      $0.context = .live
    } operation: {
      @Dependency(\.number) var number
      #expect(number == 1)
    }
    withDependencies {
      $0.number = 5
    } operation: {
      @Dependency(\.number) var number
      #expect(number == 5)
    }
  }
}

private protocol Service: Sendable {
  var name: String { get }
}

private struct LiveService: Service { var name = "live" }
private struct PreviewService: Service { var name = "preview" }
private struct TestService: Service { var name = "test" }

private struct Analytics: Sendable {
  var name: String
  static let live = Analytics(name: "live")
  static let test = Analytics(name: "test")
}

extension DependencyValues {
  @DependencyEntry(liveValue: LiveService(), previewValue: PreviewService())
  fileprivate var service: any Service = TestService()
  @DependencyEntry(liveValue: LiveService()) fileprivate var liveService: any Service = TestService()
  @DependencyEntry(previewValue: PreviewService()) fileprivate var previewService: any Service = TestService()
  @DependencyEntry(Analytics.self, liveValue: .live) fileprivate var analytics: Analytics = .test
  @DependencyEntry((any Service).self, previewValue: PreviewService())
  fileprivate var typedService: any Service = TestService()
  @DependencyEntry(Analytics.self) fileprivate var onlyForTests: Analytics = .test
}

@Suite struct DependencyEntryTests {
  private func names(in context: DependencyContext, _ read: (DependencyValues) -> String) -> String {
    withDependencies {
      $0.context = context
    } operation: {
      read(DependencyValues._current)
    }
  }

  @Test func `each value is for its context`() {
    #expect(names(in: .live) { $0.service.name } == "live")
    #expect(names(in: .preview) { $0.service.name } == "preview")
    #expect(names(in: .test) { $0.service.name } == "test")
    #expect(names(in: .preview) { $0.liveService.name } == "live")
    #expect(names(in: .preview) { $0.previewService.name } == "preview")
    #expect(names(in: .test) { $0.previewService.name } == "test")
  }

  @Test func `a type lets values be its members`() {
    #expect(names(in: .live) { $0.analytics.name } == "live")
    #expect(names(in: .test) { $0.analytics.name } == "test")
    #expect(names(in: .preview) { $0.typedService.name } == "preview")
    #expect(names(in: .preview) { $0.onlyForTests.name } == "test")
  }

  @Test func `a missing live value is reported`() {
    withKnownIssue {
      #expect(names(in: .live) { $0.onlyForTests.name } == "test")
    } matching: { issue in
      issue.comments.contains { $0.rawValue.hasPrefix(#"@Dependency(\.onlyForTests) was used in the running app,"#) }
    }
  }
}
