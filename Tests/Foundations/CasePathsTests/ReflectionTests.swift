import CasePaths
import IssueReporting
import Testing

enum Old {
  case none
  case one(Int)
  case other(Int)
  case labelled(value: Int)
  case many(first: Int, second: String)
  case error(any Error)
  case optional(Int?)
  indirect case nested(Old)
  case inner(Deep)
  case close

  enum Deep {
    case text(String)
    case leaf
    case otherLeaf
  }
}

struct OldError: Error {}

struct ReflectionTests {
  private let old: any Checks = DeprecatedAPI()

  @Test func extractsTheRightCase() { self.old.extractsTheRightCase() }
  @Test func tellsCasesWithoutAValueApart() { self.old.tellsCasesWithoutAValueApart() }
  @Test func embedsThroughSeveralEnums() { self.old.embedsThroughSeveralEnums() }
  @Test func worksOnOptionalsTypesAndFunctions() { self.old.worksOnOptionalsTypesAndFunctions() }
  @Test func modifiesAndUnwraps() throws { try self.old.modifiesAndUnwraps() }
}

private protocol Checks {
  func extractsTheRightCase()
  func tellsCasesWithoutAValueApart()
  func embedsThroughSeveralEnums()
  func worksOnOptionalsTypesAndFunctions()
  func modifiesAndUnwraps() throws
}

// What is deprecated is used without warnings where it is deprecated itself, and called through a protocol.
private struct DeprecatedAPI: Checks {
  @available(*, deprecated)
  func extractsTheRightCase() {
    let one: AnyCasePath<Old, Int> = /Old.one
    #expect(one.extract(from: .one(1)) == 1)
    #expect(one.extract(from: .other(1)) == nil)
    #expect(one.extract(from: Old.none) == nil)
    #expect(one.extract(from: .one(2)) == 2)
    let labelled: AnyCasePath<Old, Int> = /Old.labelled
    #expect(labelled.extract(from: .labelled(value: 3)) == 3)
    #expect(labelled.extract(from: .one(3)) == nil)
    let manyPath: AnyCasePath<Old, (Int, String)> = /Old.many
    let many = manyPath.extract(from: .many(first: 1, second: "a"))
    #expect(many?.0 == 1)
    #expect(many?.1 == "a")
    let error: AnyCasePath<Old, any Error> = /Old.error
    #expect(error.extract(from: .error(OldError())) is OldError)
    let optional: AnyCasePath<Old, Int?> = /Old.optional
    #expect(optional.extract(from: .optional(nil)) == .some(nil))
    #expect(optional.extract(from: .one(1)) == nil)
    let nested: AnyCasePath<Old, Old> = /Old.nested
    #expect(nested.extract(from: .nested(.one(4))).flatMap(one.extract(from:)) == 4)
  }

  @available(*, deprecated)
  func tellsCasesWithoutAValueApart() {
    let close: AnyCasePath<Old, Void> = /Old.close
    #expect(close.extract(from: .close) != nil)
    #expect(close.extract(from: Old.none) == nil)
    let leaf: AnyCasePath<Old, Void> = /Old.inner(.leaf)
    #expect(leaf.extract(from: .inner(.otherLeaf)) == nil)
    #expect(leaf.extract(from: .inner(.leaf)) != nil)
  }

  @available(*, deprecated)
  func embedsThroughSeveralEnums() {
    let text = AnyCasePath<Old, String>(unsafe: { .inner(.text($0)) })
    #expect(text.extract(from: .inner(.text("a"))) == "a")
    #expect(text.extract(from: .inner(.leaf)) == nil)
    let composed: AnyCasePath<Old, String> =
      /Old.inner
      .. /Old.Deep.text
    #expect(composed.extract(from: .inner(.text("b"))) == "b")
    let mixed: AnyCasePath<Old, String> = /Old.inner .. Old.Deep.text
    #expect(mixed.extract(from: .inner(.text("c"))) == "c")
  }

  @available(*, deprecated)
  func worksOnOptionalsTypesAndFunctions() {
    let optional: AnyCasePath<Old?, Int> = /Old.one
    #expect(optional.extract(from: .some(.one(1))) == 1)
    #expect(optional.extract(from: nil) == nil)
    let identity: AnyCasePath<Int, Int> = /Int.self
    #expect(identity.extract(from: 1) == 1)
    let implicit: AnyCasePath<Int, Int> = .self
    #expect(implicit.embed(2) == 2)
    let values: [Int] = [Old.one(1), .other(2), .one(3)].compactMap(/Old.one)
    #expect(values == [1, 3])
    #expect(extract(case: Old.one, from: .one(1)) == 1)
    let one: AnyCasePath<Old, Int> = /Old.one
    #expect(one ~= .one(1))
    let raw = AnyCasePath<Int, Raw>.rawValue
    #expect(raw.extract(from: 1) == .one)
    #expect(raw.extract(from: 2) == nil)
  }

  @available(*, deprecated)
  func modifiesAndUnwraps() throws {
    var old = Old.one(1)
    let one: AnyCasePath<Old, Int> = /Old.one
    XCTModify(&old, case: one) { $0 += 1 }
    let value = try CasePaths.XCTUnwrap(old, case: one.extract(from:))
    #expect(value == 2)
    var optional: Int? = 1
    XCTModify(&optional) { $0 += 1 }
    #expect(optional == 2)
    withExpectedIssue { XCTModify(&optional) { _ in } }
    withExpectedIssue { XCTModify(&old, case: /Old.error) { _ in } }
  }
}

private enum Raw: Int {
  case one = 1
}
