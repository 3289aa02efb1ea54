import Observation
import Testing

@testable import IppoArchive

/// A value that a person can nest to any depth.
private protocol Nested {
  /// A value without a nested value.
  static var end: Self { get }
  /// A value around another one.
  static func around(_ part: Self) -> Self
  /// The number of values nested in this one.
  var count: Int { get }
}

private struct Lists: Nested {
  var name = "ä"
  var children: [[Lists]]
  static var end: Self { Self(children: []) }
  static func around(_ part: Self) -> Self { Self(children: [[part]]) }
  var count: Int { children.first?.first.map { $0.count + 1 } ?? 0 }
}

private struct OptionalList: Nested {
  var children: [OptionalList]?
  static var end: Self { Self() }
  static func around(_ part: Self) -> Self { Self(children: [part]) }
  var count: Int { children?.first.map { $0.count + 1 } ?? 0 }
}

private struct ByName: Nested {
  var parts: [String: ByName] = [:]
  static var end: Self { Self() }
  static func around(_ part: Self) -> Self { Self(parts: ["part": part]) }
  var count: Int { parts["part"].map { $0.count + 1 } ?? 0 }
}

private struct ByOptional: Nested {
  var parts: [Int?: [ByOptional?]] = [:]
  static var end: Self { Self() }
  static func around(_ part: Self) -> Self { Self(parts: [nil: [part]]) }
  var count: Int { parts[nil]?.first?.map { $0.count + 1 } ?? 0 }
}

private indirect enum Chain: Nested {
  case end
  case cell(Int, Chain)
  case labelled(next: Chain)
  static func around(_ part: Self) -> Self { .labelled(next: .cell(1, part)) }
  var count: Int {
    switch self {
    case .end: 0
    case .cell(_, let next): next.count
    case .labelled(let next): next.count + 1
    }
  }
}

private struct InTuple: Nested {
  var pair: (Int, [InTuple]) = (0, [])
  static var end: Self { Self() }
  static func around(_ part: Self) -> Self { Self(pair: (1, [part])) }
  var count: Int { pair.1.first.map { $0.count + 1 } ?? 0 }
}

/// An object that the archive finds by the name of its type.
struct NestedBox: Hashable {
  var content: AnyHashable?
}

extension NestedBox: Nested {
  fileprivate static var end: Self { Self() }
  fileprivate static func around(_ part: Self) -> Self { Self(content: AnyHashable(part)) }
  fileprivate var count: Int { (content?.base as? NestedBox).map { $0.count + 1 } ?? 0 }
}

@Suite("How deep values may lie within each other") struct ArchiveLevelTests {
  /// Writes a value with depth `count`, and reads it back.
  private func trip<T: Nested>(_ count: Int, of type: T.Type) throws -> (count: Int, isWhole: Bool) {
    var value = T.end
    for _ in 0..<count { value = .around(value) }
    let writer = ArchiveWriter()
    let archived = try #require(writer.write(value, at: "value"))
    let read = ArchiveReader().read(try ArchivedValue(decoding: archived.encoded()), initial: T.end, at: "value")
    return (read.count, writer.omissions.isEmpty)
  }

  /// - Parameters:
  ///   - levels: The number of levels that one value puts around another.
  ///   - isCut: Whether the part around a value beyond the limit is kept. An enum has no case without its payload.
  private func check<T: Nested>(_ type: T.Type, levels: Int, isCut: Bool = true) throws {
    let most = (ArchivedValue.levelLimit - ArchivedValue.levelsAround) / levels
    for count in [0, 1, most / 2] + Array(most - 3...most + 3) + [2 * most] {
      let (read, isWhole) = try trip(count, of: type)
      #expect(!isWhole || read == count, "\(type) \(count): \(read)")
      if count <= most - 2 { #expect(isWhole, "\(type) \(count)") }
      if count >= most + 1 {
        #expect(!isWhole, "\(type) \(count)")
        #expect(!isCut || read >= most - 2, "\(type) \(count): what fits is kept, and not \(read) alone")
      }
    }
  }

  @Test func `lists of lists are read as deep as they were written`() throws { try check(Lists.self, levels: 5) }

  @Test func `so are lists that may be absent`() throws { try check(OptionalList.self, levels: 4) }

  @Test func `so are dictionaries`() throws {
    try check(ByName.self, levels: 3)
    try check(ByOptional.self, levels: 6)
  }

  @Test func `so are enums`() throws { try check(Chain.self, levels: 4, isCut: false) }

  @Test func `so are tuples`() throws { try check(InTuple.self, levels: 4) }

  @Test func `so are values that are written with the names of their types`() throws {
    try check(NestedBox.self, levels: 3)
  }

  @Test func `whatever is written can be read, however deep it is`() throws {
    for count in stride(from: 1, to: 2_000, by: 37) {
      var value = ArchivedValue.text("end")
      for level in 0..<count {
        value =
          switch level % 4 {
          case 0: .list([value])
          case 1: .fields([ArchivedField(name: "a", value: value)])
          case 2: .choice("b", value)
          default: .object(level, value)
          }
      }
      let read = try ArchivedValue(decoding: value.encoded())
      #expect((read == value) == (count < ArchivedValue.levelLimit))
    }
  }

  @Test func `bytes that say they are deeper are refused`() throws {
    // Kind 8 is a list, of one value.
    let deep = [1] + Array([[UInt8]](repeating: [8, 1], count: 100_000).joined()) + [0]
    let error = #expect(throws: ArchiveError.self) { try ArchivedValue(decoding: deep) }
    #expect(error?.description == "It is nested too deeply.")
  }

  @Test func `of a thousand values that lie too deep, one line is reported`() throws {
    struct Wide {
      var children: [Wide]
    }
    var value = Wide(children: [])
    for _ in 0..<ArchivedValue.levelLimit { value = Wide(children: [value]) }
    let many = Wide(children: Array(repeating: value, count: 1_000))
    let writer = ArchiveWriter()
    _ = writer.write(many, at: "many")
    #expect(writer.omissions.count == 1)
    let (path, reason) = try #require(writer.omissions.first)
    #expect(path.utf8.count < 200, "\(path)")
    #expect(reason == "nested more than \(ArchivedValue.levelLimit) levels deep")
  }
}
