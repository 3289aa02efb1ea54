import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `#Preview` of a SwiftUI view: a type that `--previews` finds at run time, and that makes the preview.
///
/// Names are not qualified by a module: the module is called `SwiftUI` where it is aliased, and by its own name elsewhere.
enum PreviewMacro: DeclarationMacro {
  static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    PreviewExpansion(node, label: "view", in: context)?.declarations(in: context) ?? []
  }
}

/// `#Preview` of a view controller of UIKit.
enum ControllerPreviewMacro: DeclarationMacro {
  static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    PreviewExpansion(node, label: "controller", in: context)?.declarations(in: context) ?? []
  }
}

/// `#Preview` of a view of UIKit.
enum UIKitViewPreviewMacro: DeclarationMacro {
  static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    PreviewExpansion(node, label: "uiView", in: context)?.declarations(in: context) ?? []
  }
}

/// `@Previewable`: nothing. `#Preview` makes properties of a view from the declarations that it marks.
enum PreviewableMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] { [] }
}
