import SwiftSyntax
import SwiftSyntaxMacros

/// The members that `@CasePathable` adds to an enum, as source text.
struct CasePathableExpansion {
  /// Names that mean something else inside `AllCasePaths`, with the alias that reaches the enum's meaning.
  private static let shadowed = ["Element", "Iterator", "Root"]

  private let access: String
  private let aliases: [String]
  private let cases: [EnumCases]
  private let enumeration: EnumDeclSyntax
  private let name: String
  private let replacements: [String: String]

  init(enumeration: EnumDeclSyntax, context: some MacroExpansionContext) {
    self.enumeration = enumeration
    access = enumeration.modifiers.generatedAccess(in: context).prefix
    cases = enumeration.cases
    name = enumeration.name.trimmed.text
    let used = Set(cases.flattened.flatMap { $0.parameters.flatMap(\.type.identifiers) })
    aliases = Self.shadowed.filter(used.contains)
    replacements = Dictionary(uniqueKeysWithValues: aliases.map { ($0, "_$\($0)") })
      .merging(["Self": name]) { $1 }
  }

  var members: [String] {
    var members: [String] = []
    if enumeration.nestedType(named: "AllCasePaths") == nil {
      members += aliases.map { "\(access)typealias _$\($0) = \($0)" }
      members.append(allCasePaths)
    }
    if enumeration.property(named: "allCasePaths", isStatic: true) == nil {
      members.append(
        """
        \(access)nonisolated static var allCasePaths: AllCasePaths {
        AllCasePaths()
        }
        """
      )
    }
    return members
  }

  private var allCasePaths: String {
    """
    \(access)nonisolated struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
    \(reflection)
    \(cases.rendered(property))\(cases.deprecation)\(access)func makeIterator() -> \(iterator) {
    \(cases.isEmpty ? "let" : "var") allCasePaths: [CasePaths.PartialCaseKeyPath<\(name)>] = []
    \(cases.rendered { "allCasePaths.append(\\.\($0.name))" })return allCasePaths.makeIterator()
    }
    }
    """
  }

  /// The subscript that tells the case of a value. For an enum without cases the code is generic, because the compiler
  /// warns about code that takes an impossible value.
  private var reflection: String {
    guard !cases.isEmpty else {
      return """
        \(access)typealias Root = \(name)
        \(access)subscript<Value>(root: Value) -> CasePaths.PartialCaseKeyPath<\(name)> {
        \\.never
        }
        """
    }
    return """
      \(cases.deprecation)\(access)subscript(root: \(name)) -> CasePaths.PartialCaseKeyPath<\(name)> {
      \(cases.rendered { "if case .\($0.name) = root {\nreturn \\.\($0.name)\n}" })return \\.never
      }
      """
  }

  private var iterator: String { "Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<\(name)>]>" }

  private func property(for element: EnumCase) -> String {
    let path = "CasePaths.AnyCasePath<\(name), \(valueType(of: element))>"
    return """
      \(element.documentation)\(element.declaration.attributes.availability)\(access)var \(element.name): \(path) {
      \(path)._$embed(
      \(embedding(of: element)),
      extract: {
      guard case \(element.parameters.isEmpty ? "" : "let ")\(element.bindingPattern) = $0 else {
      return nil
      }
      return \(extracted(from: element))
      }
      )
      }
      """
  }

  /// The payload's type: `Void`, the type itself, or a tuple with the labels of the case.
  private func valueType(of element: EnumCase) -> String {
    let parameters = element.parameters
    let types = parameters.map { parameter in parameter.type.renaming(replacements).description }
    switch parameters.count {
    case 0: return "Swift.Void"
    case 1: return types[0]
    default:
      let parts = zip(parameters, types).map { parameter, type in (parameter.label.map { "\($0): " } ?? "") + type }
      return "(\(parts.joined(separator: ", ")))"
    }
  }

  /// A function from the payload to the enum. For a case with one value it is the constructor itself, because the
  /// compiler warns about a closure over an impossible payload.
  private func embedding(of element: EnumCase) -> String {
    let parameters = element.parameters
    switch parameters.count {
    case 0: return "{\n\(name).\(element.name)\n}"
    case 1: return "\(name).\(element.name)\(parameters[0].label.map { "(\($0):)" } ?? "")"
    default:
      let arguments = parameters.enumerated().map { index, parameter in
        (parameter.label.map { "\($0): " } ?? "") + "$0.\(index)"
      }
      return "{\n\(name).\(element.name)(\(arguments.joined(separator: ", ")))\n}"
    }
  }

  private func extracted(from element: EnumCase) -> String {
    let names = element.parameters.indices.map { "v\($0)" }
    return names.count == 1 ? names[0] : "(\(names.joined(separator: ", ")))"
  }
}
