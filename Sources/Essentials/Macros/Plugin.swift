import SwiftCompilerPlugin
import SwiftSyntaxMacros

@main
struct IppoMacrosPlugin: CompilerPlugin {
  let providingMacros: [any Macro.Type] = []
}
