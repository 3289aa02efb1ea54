import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros
import SwiftSyntaxMacrosGenericTestSupport
import Testing

@testable import IppoMacros

/// Expands every macro of the plugin in `source` and expects `expandedSource` and the diagnostics.
func expectExpansion(
  of source: String,
  is expandedSource: String,
  diagnostics: [DiagnosticSpec] = [],
  fixIts: [String]? = nil,
  fixedSource: String? = nil,
  macros: [String: any Macro.Type],
  conformances: [String: [String]] = [:],
  location: Testing.SourceLocation = #_sourceLocation
) {
  var specs: [String: MacroSpec] = [:]
  for (name, type) in macros {
    specs[name] = MacroSpec(type: type, conformances: (conformances[name] ?? []).map { "\(raw: $0)" })
  }
  assertMacroExpansion(
    source,
    expandedSource: expandedSource,
    diagnostics: diagnostics,
    macroSpecs: specs,
    applyFixIts: fixIts,
    fixedSource: fixedSource,
    indentationWidth: .spaces(2),
    failureHandler: { failure in
      Issue.record("\(failure.message)", sourceLocation: location)
    }
  )
}
