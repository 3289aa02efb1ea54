/// The name of a package, of its program and of its modules.
package struct ProjectName: Sendable {
  /// The name, such as `MyApp`.
  package let text: String

  /// The name in lower case with hyphens, as images of containers have it: `my-app` for `MyApp`.
  package var hyphenated: String {
    var result = ""
    var previous: Character = "_"
    for character in text {
      let begins = character.isUppercase && (previous.isLowercase || previous.isNumber) || previous == "_"
      if character != "_" { result += (begins && !result.isEmpty ? "-" : "") + character.lowercased() }
      previous = character
    }
    return result
  }

  /// A name that modules and a program beside Ippo can have.
  ///
  /// - Throws: A ``ProjectError`` that says what is wrong with the name.
  package init(_ text: String, beside checkout: Checkout) throws {
    guard !text.isEmpty else { throw ProjectError("A package needs a name, such as MyApp.") }
    guard text.utf8.count <= 64 else { throw ProjectError("The name has more than 64 bytes. Choose a shorter one.") }
    guard text.unicodeScalars.allSatisfy({ Self.isLetter($0) || Self.isDigit($0) || $0 == "_" }),
      text.unicodeScalars.first.map(Self.isLetter) == true
    else {
      let suggestion = Self.suggestion(for: text).map { " Try \($0)." } ?? ""
      throw ProjectError(
        """
        “\(text)” cannot be the name of a module. A name begins with a letter from A to Z, and has letters, digits and \
        underscores.\(suggestion)
        """)
    }
    guard !Self.keywords.contains(text) else {
      throw ProjectError("“\(text)” is a keyword of Swift. Choose another name.")
    }
    // Names of modules are names of files, which macOS compares without regard to case.
    let taken = try checkout.modules().union(AppleModules.names).union(Self.modules)
    for name in [text, "\(text)Feature", "\(text)Tests", "\(text)Demo"] {
      if let module = taken.first(where: { $0.lowercased() == name.lowercased() }) {
        throw ProjectError("A module is called \(module) already, and two cannot have one name. Choose another name.")
      }
    }
    guard try !KnownNames(checkout).types.contains(text) else {
      throw ProjectError(
        "\(text) is a type that apps use, and a module of that name would hide it. Choose another name.")
    }
    self.text = text
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  /// A name that is right and resembles one that is not: `MyApp` for `my-app`.
  private static func suggestion(for text: String) -> String? {
    let words = text.unicodeScalars.split { !isLetter($0) && !isDigit($0) }.map { String(Substring($0)) }
    let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined().drop { $0.isNumber }
    return name.isEmpty || name.utf8.count > 64 ? nil : String(name)
  }

  private static let keywords: Set<String> = [
    "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "init", "inout",
    "internal", "let", "open", "operator", "private", "precedencegroup", "protocol", "public", "rethrows", "static",
    "struct", "subscript", "typealias", "var", "break", "case", "catch", "continue", "default", "defer", "do", "else",
    "fallthrough", "for", "guard", "if", "in", "repeat", "return", "throw", "switch", "where", "while", "Any", "as",
    "await", "false", "is", "nil", "self", "Self", "super", "throws", "true", "try", "Type", "Protocol",
  ]

  /// Modules of the toolchain and of the packages below Ippo.
  static let modules: Set<String> = SourceCheck.toolchain.union([
    "ArgumentParser", "Crypto", "CryptoExtras", "CustomDump", "DequeModule", "GRDB", "GRDBSQLite", "HTTPTypes",
    "HeapModule", "Hummingbird", "HummingbirdCore", "HummingbirdHTTP2", "InMemoryTracing", "IssueReporting",
    "IssueReportingTestSupport", "Logging", "Metrics", "NIOCore", "NIOEmbedded", "NIOHTTP1", "NIOHTTPTypes",
    "NIOHTTPTypesHTTP1", "NIOPosix", "NIOSSL", "NIOTLS", "NIOWebSocket", "OpenCombine", "OpenCombineDispatch",
    "OpenCombineFoundation", "OrderedCollections", "Package", "PackageDescription", "PackagePlugin", "ServiceLifecycle",
    "SwiftCompilerPlugin", "SwiftDiagnostics", "SwiftSyntax", "SwiftSyntaxBuilder", "SwiftSyntaxMacroExpansion",
    "SwiftSyntaxMacros", "SwiftSyntaxMacrosGenericTestSupport", "Tracing", "UnixSignals",
  ])
}
