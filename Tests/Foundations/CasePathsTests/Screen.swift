import CasePaths

/// An enum with the conformance that `@CasePathable` writes, spelled out.
@dynamicMemberLookup
enum Screen: CasePathable, CasePathIterable, Equatable {
  case list
  case detail(Int)
  case range(lower: Int, upper: Int)
  case nested(Inner)
  case rows([Int])

  struct AllCasePaths: CasePathReflectable, Sendable, Sequence {
    subscript(root: Screen) -> PartialCaseKeyPath<Screen> {
      if root.is(\.list) { return \.list }
      if root.is(\.detail) { return \.detail }
      if root.is(\.range) { return \.range }
      if root.is(\.nested) { return \.nested }
      if root.is(\.rows) { return \.rows }
      return \.never
    }
    var list: AnyCasePath<Screen, Void> {
      AnyCasePath(embed: { .list }, extract: { if case .list = $0 { () } else { nil } })
    }
    var detail: AnyCasePath<Screen, Int> {
      ._$embed(Screen.detail) { if case .detail(let value) = $0 { value } else { nil } }
    }
    var range: AnyCasePath<Screen, (lower: Int, upper: Int)> {
      ._$embed(Screen.range) { if case .range(let lower, let upper) = $0 { (lower, upper) } else { nil } }
    }
    var nested: AnyCasePath<Screen, Inner> {
      ._$embed(Screen.nested) { if case .nested(let value) = $0 { value } else { nil } }
    }
    var rows: AnyCasePath<Screen, [Int]> {
      ._$embed(Screen.rows) { if case .rows(let value) = $0 { value } else { nil } }
    }
    func makeIterator() -> IndexingIterator<[PartialCaseKeyPath<Screen>]> {
      let paths: [PartialCaseKeyPath<Screen>] = [\.list, \.detail, \.range, \.nested, \.rows]
      return paths.makeIterator()
    }
  }
  static var allCasePaths: AllCasePaths { AllCasePaths() }
}

@dynamicMemberLookup
enum Inner: CasePathable, Equatable {
  case name(String)
  case code(Int?)

  struct AllCasePaths: Sendable {
    var name: AnyCasePath<Inner, String> {
      ._$embed(Inner.name) { if case .name(let value) = $0 { value } else { nil } }
    }
    var code: AnyCasePath<Inner, Int?> {
      ._$embed(Inner.code) { if case .code(let value) = $0 { .some(value) } else { nil } }
    }
    subscript(id id: Int) -> AnyCasePath<Inner, Int> {
      AnyCasePath(embed: { .code($0 + id) }, extract: { if case .code(let code?) = $0 { code - id } else { nil } })
    }
  }
  static var allCasePaths: AllCasePaths { AllCasePaths() }
}
