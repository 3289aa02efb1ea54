import Foundation
import Observation
import RuntimeABI
import Testing

@testable import IppoArchive

/// Writes a value, makes bytes of it, and reads them into an initial value, as another program does.
private func rebuilt<T>(_ value: T, initial: T) throws -> (
  value: T, omissions: [String: String], losses: [String: String]
) {
  let writer = ArchiveWriter()
  let archived = try #require(writer.write(value, at: "value"))
  let reader = ArchiveReader()
  let value = reader.read(try ArchivedValue(decoding: archived.encoded()), initial: initial, at: "value")
  return (value, writer.omissions, reader.losses)
}

@Suite struct ArchiveTests {
  struct Row: Equatable {
    var id = UUID()
    var title = ""
    var isDone = false
    let rank: Int?
  }

  enum Destination: Equatable {
    case none
    case row(Row)
    case pair(Int, name: String)
    case labelled(x: Int)
    indirect case nested(Destination)
  }

  fileprivate enum Tab { case first, second, third }

  struct Feature: Equatable {
    var count = 0
    var text = ""
    var ratio = 0.5
    var rows: [Row] = []
    var byName: [String: Row] = [:]
    var chosen: Set<Int> = []
    var destination = Destination.none
    var stack: [Destination] = []
    var date = Date(timeIntervalSinceReferenceDate: 1)
    var link = URL(string: "https://example.com")
    var decimal = Decimal(1)
    var pair = (1, "one")
    fileprivate var tab = Tab.first
    var maybe: Int??

    static func == (lhs: Self, rhs: Self) -> Bool { "\(lhs)" == "\(rhs)" }
  }

  @Test func `a struct of fields of all kinds is as it was`() throws {
    var feature = Feature(count: -7, text: "größer 👩‍👩‍👧", ratio: .pi)
    feature.rows = [Row(title: "a", rank: 1), Row(title: "b", isDone: true, rank: nil)]
    feature.byName = ["x": Row(title: "x", rank: 9)]
    feature.chosen = [3, 1, 2]
    feature.destination = .nested(.nested(.row(Row(title: "deep", rank: 3))))
    feature.stack = [.pair(4, name: "four"), .labelled(x: 5), .none]
    feature.date = Date(timeIntervalSinceReferenceDate: 12345.678)
    feature.link = nil
    feature.decimal = Decimal(string: "12.345")!
    feature.pair = (2, "two")
    feature.tab = .third
    feature.maybe = .some(nil)
    let (value, omissions, losses) = try rebuilt(feature, initial: Feature())
    #expect(value.chosen == feature.chosen)
    var same = value
    same.chosen = []
    feature.chosen = []
    #expect(same == feature)
    #expect(omissions.isEmpty && losses.isEmpty, "\(omissions) \(losses)")
  }

  struct WithFunction {
    var count = 0
    var onFinish: () -> String = { "initial" }
    var onCancel: (() -> Void)?
    var handlers: [Handler] = []
  }

  struct Handler {
    var name: String
    var run: () -> Void
  }

  @Test func `what cannot be written is as in the initial state, and listed by path`() throws {
    let value = WithFunction(
      count: 3, onFinish: { "archived" }, onCancel: {}, handlers: [Handler(name: "a", run: {})])
    let (read, omissions, losses) = try rebuilt(value, initial: WithFunction(onFinish: { "mine" }))
    #expect(read.count == 3)
    #expect(read.onFinish() == "mine")
    #expect(read.onCancel == nil)
    #expect(read.handlers.isEmpty, "A function cannot be made of nothing.")
    #expect(Set(omissions.keys) == ["value.onFinish", "value.onCancel", "value.handlers.run"], "\(omissions)")
    #expect(losses["value.handlers.run"] != nil)
  }

  struct Before {
    var count = 1
    var old = "old"
    var items = [Item(title: "a"), Item(title: "b")]
    var mode = Mode.compact
    struct Item { var title: String }
    enum Mode { case compact, wide }
  }

  struct After {
    var added = "added"
    var count = 0
    var items: [Item] = []
    var mode = Mode.full
    struct Item: Equatable {
      var title: String
      var isDone: Bool
      var note: String?
    }
    enum Mode { case full, wide }
  }

  @Test func `an archive is read by a program whose types have changed`() throws {
    let writer = ArchiveWriter()
    let archived = try #require(writer.write(Before(), at: "State"))
    let reader = ArchiveReader()
    let after = reader.read(archived, initial: After(), at: "State")
    #expect(after.added == "added" && after.count == 1)
    #expect(after.items == [.init(title: "a", isDone: false), .init(title: "b", isDone: false)])
    #expect(after.mode == .full)
    #expect(Set(reader.losses.keys) == ["State.old", "State.mode"], "\(reader.losses)")
  }

  @Observable final class Model {
    var count = 0
    @ObservationIgnored var note = ""
    var child: Model?
    let id = UUID()
    weak var owner: Model?
  }

  struct Holders {
    var first = Model()
    var second = Model()
  }

  @Test func `a model is changed in place, and two that were one are one again`() throws {
    let model = Model()
    model.count = 5
    model.note = "noted"
    model.owner = model
    let initial = Holders()
    let (read, omissions, _) = try rebuilt(Holders(first: model, second: model), initial: initial)
    #expect(read.first === initial.first, "Everybody who holds the model sees it.")
    #expect(read.first === read.second)
    #expect(read.first.count == 5 && read.first.note == "noted" && read.first.id == model.id)
    #expect(read.first.owner == nil)
    #expect(omissions.isEmpty, "\(omissions)")
  }

  class Base: Codable {
    var a = 1
  }

  final class Plain {}

  @Test func `a Codable object is made anew; another object is left as it is`() throws {
    let base = Base()
    base.a = 9
    let (list, _, _) = try rebuilt([base, base], initial: [])
    #expect(list.map(\.a) == [9, 9] && list[0] === list[1])
    let plain = Plain()
    let (read, omissions, _) = try rebuilt((1, Plain()), initial: (0, plain))
    #expect(read.0 == 1 && read.1 === plain)
    #expect(omissions.count == 1)
  }

  struct Route: Hashable { var id: Int }
  enum Screen: Hashable { case settings, detail(Route) }
  private struct Hidden: Hashable {}

  @Test func `values of any type are found by the name of their type`() throws {
    let path: [any Hashable & Sendable] = [1, "two", Route(id: 3), Screen.detail(Route(id: 4))]
    let (read, omissions, losses) = try rebuilt(path, initial: [])
    #expect(read.map { AnyHashable($0) } == path.map { AnyHashable($0) })
    let erased = [AnyHashable(Route(id: 3)), AnyHashable(Screen.detail(Route(id: 4)))]
    #expect(try rebuilt(erased, initial: []).value == erased)
    #expect(omissions.isEmpty && losses.isEmpty, "\(omissions) \(losses)")
  }

  @Test func `a private type cannot be found by its name, and the writer says so`() throws {
    let (read, omissions, _) = try rebuilt([AnyHashable(1), AnyHashable(Hidden())], initial: [])
    #expect(read == [AnyHashable(1)])
    #expect(omissions["value"]?.contains("Hidden") == true, "\(omissions)")
  }

  indirect enum List {
    case end
    case cell(Int, List)
  }

  @Test func `values nested too deeply are refused, not followed until the stack ends`() throws {
    var list = List.end
    for number in 0..<5_000 { list = .cell(number, list) }
    let writer = ArchiveWriter()
    _ = writer.write(list, at: "list")
    #expect(writer.omissions.count == 1)
  }

  @Test func `generic enums, results and tuples with payloads of several sizes`() throws {
    typealias Loaded = Result<[String], Failed>
    #expect(try rebuilt(Loaded.success(["a"]), initial: .failure(Failed())).value == .success(["a"]))
    let large = Wide.large(Array(repeating: 7, count: 3), (1, 2, 3, 4), "t")
    #expect("\(try rebuilt(large, initial: .small(true)).value)" == "\(large)")
    #expect("\(try rebuilt(Wide.empty, initial: large).value)" == "empty")
    #expect("\(try rebuilt(Wide.small(false), initial: large).value)" == "small(false)")
    #expect(try rebuilt(Generic.some(3), initial: Generic<Int>.nothing).value == .some(3))
    #expect(try rebuilt(Generic<Int>.nothing, initial: .some(3)).value == .nothing)
    #expect(try rebuilt(Generic<String>.both("a", "b"), initial: .nothing).value == .both("a", "b"))
  }

  struct Failed: Error, Equatable {}
  enum Wide { case small(Bool), large([Int], (Int, Int, Int, Int), String), empty, other }
  enum Generic<T: Equatable>: Equatable { case nothing, some(T), both(T, T) }

  @Test func `the layouts the codec goes by are tried out`() {
    #expect(EnumLayout(of: Wide.self)?.count == 4)
    #expect(FieldLayout.fields(ofClass: Model.self)?.first { $0.name == "_owner" }?.isStrong == false)
  }
}

@Suite struct ArchiveCodingTests {
  private let value = ArchivedValue.fields([
    ArchivedField(name: "a", value: .integer(.min)), ArchivedField(name: "b", value: .unsigned(.max)),
    ArchivedField(name: "a2", value: .list([.text("ä"), .bytes([0, 255]), .bool(true), .bool(false), .none])),
    ArchivedField(name: "c", value: .choice("a", .object(3, .number(-0.0)))),
    ArchivedField(name: "d", value: .number(.infinity)),
  ])

  @Test func `bytes are read as they were written`() throws {
    #expect(try ArchivedValue(decoding: value.encoded()) == value)
  }

  @Test func `names are written once`() {
    let row = ArchivedValue.fields([ArchivedField(name: "aNameThatIsLong", value: .bool(true))])
    let one = ArchivedValue.list([row]).encoded().count
    #expect(ArchivedValue.list([row, row]).encoded().count - one == 4)
  }

  @Test func `bytes that are cut short, changed or of another version are refused`() {
    let bytes = value.encoded()
    for count in 0..<bytes.count {
      #expect(throws: ArchiveError.self) { try ArchivedValue(decoding: Array(bytes.prefix(count))) }
    }
    #expect(throws: ArchiveError.self) { try ArchivedValue(decoding: bytes + [0]) }
    #expect(throws: ArchiveError.self) { try ArchivedValue(decoding: [2] + bytes.dropFirst()) }
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<20_000 {
      var changed = bytes
      changed[Int.random(in: 0..<bytes.count, using: &generator)] = .random(in: 0...255, using: &generator)
      // Whether it is an archive or not: it is answered.
      _ = try? ArchivedValue(decoding: changed)
    }
    #expect(throws: ArchiveError.self) {
      try ArchivedValue(decoding: [1] + Array(repeating: [11, 1], count: 100_000).flatMap { $0 })
    }
  }
}
