internal import Foundation
internal import IppoUI

/// A preview of the program: a `#Preview`, one for each of its arguments, or a `PreviewProvider`.
@MainActor
package struct PreviewEntry: Identifiable {
  enum Source {
    case declaration(_PreviewDeclaration, _PreviewDeclaration.Item)
    case provider(any PreviewProvider.Type)
  }

  /// The stable name: the module, the file and the name of the preview, of ASCII letters and digits with `-` and `.`.
  package let id: String
  /// The module that declares the preview.
  package let module: String
  /// The name of the file; `nil` for a `PreviewProvider`, of which the program does not know the file.
  package let file: String?
  /// The line in the file, from 1; `nil` for a `PreviewProvider`.
  package let line: Int?
  /// The name that the preview has in the sources, or its number.
  package let title: String
  /// The text of the argument; `nil` without arguments.
  package let argument: String?
  let source: Source

  /// The name of the preview, and its argument.
  package var fullTitle: String { argument.map { "\(title): \($0)" } ?? title }

  /// The title of the page: a preview without a name has that of its file.
  var pageTitle: String {
    guard case .declaration(let declaration, _) = source, declaration.name == nil, let file else { return fullTitle }
    return argument.map { "\(file): \($0)" } ?? file
  }

  /// The traits of a `#Preview`.
  var traits: [PreviewTrait<Preview.ViewTraits>] {
    if case .declaration(let declaration, _) = source { declaration.traits } else { [] }
  }

  /// The modifiers among the traits.
  var modifications: [PreviewModification] {
    traits.compactMap { trait in
      if case .modifier(let modifier) = trait.layout { modifier as? PreviewModification } else { nil }
    }
  }

  /// Makes the view of the preview.
  func makeView() -> AnyView {
    switch source {
    case .declaration(_, let item): item.makeView()
    case .provider(let provider): ProvidedPreviews.view(of: provider)
    }
  }
}
