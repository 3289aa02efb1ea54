/// The names in a Swift source that the compiler reads on Linux.
package struct SourceFile: Sendable {
  /// A name at a place.
  package struct Use: Hashable, Sendable {
    package let name: String
    package let line: Int
    package let column: Int
  }

  /// Modules that the file imports, in their order.
  package private(set) var imports: [Use] = []
  /// Names that the file declares.
  package private(set) var declared: Set<String> = []
  /// Names in upper case that stand for themselves: types, property wrappers and macros.
  package private(set) var types: [Use] = []
  /// Names after a dot.
  package private(set) var members: [Use] = []
  /// Attributes and words after `#`, with their sign: `@objc`, `#selector`.
  package private(set) var markers: [Use] = []
  /// Lines that are for other systems.
  package let skipped: [ClosedRange<Int>]
  /// Whether the file has the entry point of a program.
  package var isEntryPoint: Bool { markers.contains { $0.name == "@main" || $0.name == "@UIApplicationMain" } }

  /// Reads a source.
  ///
  /// - Parameter modules: The modules that `canImport` finds.
  package init(_ source: String, modules: Set<String>) {
    let (tokens, skipped) = CompilationConditions(modules: modules).activeTokens(SwiftScanner.tokens(of: source))
    self.skipped = skipped
    var isImport = false
    for (index, token) in tokens.enumerated() {
      let previous = index > 0 ? tokens[index - 1] : nil
      let use = Use(name: token.text, line: token.line, column: token.column)
      switch token.kind {
      case .sign:
        continue
      case .directive:
        markers.append(Use(name: "#\(token.text)", line: token.line, column: token.column))
        if token.text.first?.isUppercase == true { types.append(use) }
      case .word:
        if isImport {
          // `import struct Foundation.URL` names the kind first.
          if Self.importKinds.contains(token.text) { continue }
          imports.append(use)
          isImport = false
        } else if previous?.text == "@", previous?.kind == .sign {
          markers.append(Use(name: "@\(token.text)", line: token.line, column: token.column))
          if token.text.first?.isUppercase == true { types.append(use) }
        } else if previous?.text == ".", previous?.kind == .sign {
          // Names after the module of an import, or after a range of dots, are no members.
          let isRange = index >= 2 && tokens[index - 2].text == "."
          if !isRange, imports.last?.line != token.line { members.append(use) }
        } else if token.text == "import",
          previous.map({ $0.line != token.line || $0.text == ")" || $0.kind == .word }) ?? true
        {
          isImport = true
        } else if let previous, Self.declares(previous, tokens, index) {
          declared.insert(token.text)
        } else if token.text.first?.isUppercase == true {
          types.append(use)
        } else if index + 1 < tokens.count, tokens[index + 1].text == ":" {
          // A label of a parameter or of a tuple, which can stand after a dot elsewhere.
          declared.insert(token.text)
        }
      }
    }
  }

  private static let importKinds: Set<String> = [
    "struct", "class", "enum", "protocol", "func", "var", "let", "typealias",
  ]
  private static let keywords: Set<String> = [
    "func", "var", "let", "struct", "class", "enum", "protocol", "actor", "typealias", "associatedtype", "macro",
    "case",
  ]

  /// Whether a word is declared by the words before: after `struct`, or in a list after `case` or `<`.
  private static func declares(_ previous: SwiftToken, _ tokens: [SwiftToken], _ index: Int) -> Bool {
    if previous.kind == .word { return keywords.contains(previous.text) }
    guard previous.text == "," || previous.text == "<" else { return false }
    var depth = 0
    var place = index - 1
    // Goes back over `case a, b(Int), c` and `func f<A: P, B>` to the word that begins the list.
    while place >= 0, index - place < 60 {
      let token = tokens[place]
      switch token.text {
      case ")", "]": depth += 1
      case "(", "[":
        depth -= 1
        if depth < 0 { return false }
      case "{", "}", ";", "=": if depth == 0 { return false }
      case "<" where depth == 0:
        return place >= 2 && keywords.contains(tokens[place - 2].text) && tokens[place - 2].kind == .word
      case "case" where depth == 0 && token.kind == .word: return previous.text == ","
      default: break
      }
      place -= 1
    }
    return false
  }
}
