import Foundation
import IppoRender
import Testing

@testable import IppoRecorder

/// The values of dependencies in tests of stores.
struct StoreValuesTests {
  private let ids = (0..<3).map { UUID(uuidString: "00000000-0000-0000-0000-00000000000\($0)")! }

  private func action(_ store: Int, _ name: String, _ changes: [RecordedChange] = []) -> RecordedEntry {
    .action(
      RecordedAction(
        store: store, origin: .view, description: ".\(name)", code: ".\(name)", casePath: "\\.\(name)",
        changes: changes))
  }

  private func call(_ number: Int, isAsync: Bool) -> RecordedEntry {
    var call = RecordedCall(
      client: "Client", module: "App", endpoint: isAsync ? "later" : "now", arguments: [], result: "Int",
      isAsync: isAsync, canThrow: false, place: "[Client.self]")
    call.number = number
    return .call(call)
  }

  private func answer(_ number: Int, _ value: Int) -> RecordedEntry {
    let value = RecordedValue(text: "\(value)", isCode: true, type: "Int", archive: nil)
    return .answer(RecordedAnswer(call: number, outcome: .returned(value)))
  }

  private func body(stores: Int, _ entries: RecordedEntry...) -> RecordedBody {
    var body = RecordedBody()
    body.stores = (0..<stores).map {
      RecordedStore(stateType: "Part\($0).State", module: "App", isEquatable: true, holdsSharedValues: false)
    }
    body.entries = entries
    return body
  }

  /// The test of each store by its lines.
  private func source(_ body: RecordedBody) throws -> [[String]] {
    var test = RecordedTest(name: "PartsTests", content: "Parts()")
    test.testsScreen = false
    let recording = Recording(program: "Parts", date: Date(timeIntervalSince1970: 0), body: body)
    let tests = try test.source(of: recording).components(separatedBy: "@Test").dropFirst()
    return tests.map { $0.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) } }
  }

  @Test func `a test of a store has no values of other stores`() throws {
    let tests = try source(
      body(
        stores: 2, .uuid(ids[0]), action(0, "add"), .uuid(ids[1]), .random(7), action(1, "add"), .uuid(ids[2]),
        action(0, "add")))
    #expect(tests.count == 2)
    let code = ids.map { "UUID(uuidString: \"\($0.uuidString)\")!" }
    #expect(tests[0].contains("\(code[0]),"))
    #expect(!tests[0].contains("\(code[1]),"))
    #expect(tests[0].contains("\(code[2]),"))
    #expect(!tests[0].contains { $0.contains("RecordedNumbers") })
    #expect(tests[1].contains("$0.uuid = .constant(\(code[1]))"))
    #expect(tests[1].contains { $0.contains("RecordedNumbers([7])") })
  }

  @Test func `a test of a store has the calls of its own reducer`() throws {
    let tests = try source(
      body(
        stores: 2, call(1, isAsync: false), answer(1, 10), action(0, "add"), call(2, isAsync: false), answer(2, 20),
        action(1, "add")))
    #expect(tests.count == 2)
    #expect(tests[0].contains("$0[Client.self].now = { 10 }"))
    #expect(tests[1].contains("$0[Client.self].now = { 20 }"))
  }

  @Test func `the content of a store keeps asynchronous calls`() {
    let body = body(
      stores: 2, action(0, "ask"), call(1, isAsync: true), action(1, "add"), answer(1, 10), action(0, "answered"))
    #expect(body.content(of: 0) == body)
    #expect(body.content(of: 1) == body)
  }

  @Test func `a test of each store has the values after the last action`() throws {
    let body = body(
      stores: 2, .uuid(ids[0]), action(0, "add"), action(1, "add"), .uuid(ids[1]), call(1, isAsync: false),
      answer(1, 10))
    #expect(body.content(of: 0) == body)
    let tests = try source(body)
    #expect(tests.count == 2)
    let code = ids.map { "UUID(uuidString: \"\($0.uuidString)\")!" }
    #expect(tests[0].contains("\(code[0]),"))
    #expect(tests[0].contains("\(code[1]),"))
    #expect(tests[1].contains("$0.uuid = .constant(\(code[1]))"))
    #expect(tests[1].contains("$0[Client.self].now = { 10 }"))
  }

  @Test func `the content of the only store is everything`() {
    let body = body(stores: 1, .uuid(ids[0]), action(0, "add"), .uuid(ids[1]))
    #expect(body.content(of: 0) == body)
  }

  @Test func `the code of a date gives the date`() {
    #expect(Date(timeIntervalSince1970: 1_000_000).code == "Date(timeIntervalSince1970: 1000000.0)")
    // The count from 1970 has no room for the last bit of this one.
    let date = Date(timeIntervalSinceReferenceDate: 800_000_000.0000001)
    #expect(Date(timeIntervalSince1970: date.timeIntervalSince1970) != date)
    #expect(date.code == "Date(timeIntervalSinceReferenceDate: 800000000.0000001)")
  }
}
