/// The entries of `docs/compatibility.md` about names that are absent or differ.
struct CompatibilityTable: Sendable {
  /// An entry of a table.
  struct Entry: Equatable, Sendable {
    /// The state of the name here, such as `absent`.
    let state: String
    let reason: String

    var text: String { reason.isEmpty ? state : "\(state) (\(reason))" }
  }

  /// The entries by the names that their first columns have.
  private(set) var entries: [String: Entry] = [:]

  init(_ checkout: Checkout) throws { self.init(try checkout.lines(of: "docs/compatibility.md")) }

  init(_ lines: [Substring]) {
    for line in lines where line.hasPrefix("| ") {
      let cells = line.split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast()
        .map { String($0.drop { $0 == " " }.filter { $0 != "`" }) }
      guard cells.count >= 2, let first = line.dropFirst(2).split(separator: "|").first else { continue }
      let entry = Entry(state: Self.trimmed(cells[1]), reason: cells.count > 2 ? Self.trimmed(cells[2]) : "")
      // Every second part between backticks is code.
      for (place, code) in first.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      where place % 2 == 1 {
        for name in Self.names(in: code) where entries[name] == nil { entries[name] = entry }
      }
    }
  }

  /// The last names of paths in a piece of code: `fetchCount` of `ModelContext.fetchCount(_:)`.
  private static func names(in code: Substring) -> [String] {
    let head = code.prefix { $0 != "(" && $0 != "<" && $0 != ":" && $0 != " " }
    guard let name = head.split(separator: ".").last?.drop(while: { !$0.isLetter }), name.count > 2 else { return [] }
    return [String(name)]
  }

  private static func trimmed(_ cell: String) -> String {
    var cell = cell[...]
    while cell.last == " " { cell = cell.dropLast() }
    return String(cell)
  }
}
