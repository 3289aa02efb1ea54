/// The names that sources can use here: those of Ippo's public symbols, and those of the toolchain's modules.
package struct KnownNames: Sendable {
  /// Names of types, protocols, type aliases and macros.
  package private(set) var types: Set<String> = []
  /// Names of functions, properties, cases, types and labels.
  package private(set) var members: Set<String> = hiddenMembers

  /// Members of types whose names begin with an underscore, which the reports leave out.
  private static let hiddenMembers: Set<String> = [
    "_printChanges", "actionLabels", "anchorZ", "byLayer", "clockwise", "counterClockwise", "cumulative", "customDump",
    "dimInactiveLayers", "hideInactiveLayers", "ignoresSafeAreaEdges", "individually", "isInPerceptionTracking",
    "iterative", "nonReversing", "perspective", "printChange", "sending", "skipPerceptionChecking", "wholeSymbol",
  ]

  /// The names of a checkout of Ippo: its reports of public symbols in `docs/api`, and `docs/toolchain-names.txt`.
  package init(_ checkout: Checkout) throws {
    for line in try checkout.lines(of: "docs/toolchain-names.txt") where !line.hasPrefix("#") {
      let (kind, name) = (line.prefix(1), line.dropFirst(2))
      if kind == "T" { types.insert(String(name)) }
      members.insert(String(name))
    }
    for module in try checkout.modules() {
      for line in try checkout.lines(of: "docs/api/\(module).txt") { add(report: line) }
    }
  }

  /// Adds a line of a report, such as `Logger.debug(_:)  |  func debug(_ message: OSLogMessage)`.
  private mutating func add(report line: Substring) {
    guard let bar = line.firstRange(of: "  |  ") else { return }
    let (path, declaration) = (line[..<bar.lowerBound], line[bar.upperBound...])
    let name = Self.baseName(path)
    members.insert(name)
    let words = Set(declaration.prefix { $0 != "{" }.split(separator: " "))
    if !words.isDisjoint(with: ["struct", "class", "enum", "protocol", "actor", "typealias", "macro", "associatedtype"])
    {
      types.insert(name)
    }
  }

  /// The last name of a path without its labels: `debug` of `Logger.debug(_:)`, `==` of `Edge.==(_:_:)`.
  private static func baseName(_ path: Substring) -> String {
    let head = path.prefix { $0 != "(" }
    var depth = 0
    var start = head.startIndex
    for index in head.indices {
      switch head[index] {
      case "<": depth += 1
      case ">": depth -= 1
      case "." where depth == 0: start = head.index(after: index)
      default: break
      }
    }
    return String(head[start...].filter { $0 != "`" })
  }
}
