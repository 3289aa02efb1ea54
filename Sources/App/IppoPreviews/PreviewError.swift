/// Why previews cannot be shown or written.
package enum PreviewError: Error, Equatable, CustomStringConvertible {
  /// The program has no previews.
  case none
  /// A release build, from which the compiler has removed previews.
  case releaseBuild
  /// The name of a variant.
  case unknownVariant(String)
  /// The name of a preview.
  case unknownPreview(String)
  /// - Parameter reason: the system's words.
  case cannotWrite(path: String, reason: String)
  /// The folder that is checked against.
  case noFolder(String)
  /// The program does not serve its previews.
  case noServer
  /// No preview has the words.
  case nothingChosen(String)

  package var description: String {
    switch self {
    case .none: "No module of this program has a #Preview or a PreviewProvider."
    case .releaseBuild:
      """
      --previews needs a debug build, because the compiler removes previews from a release build: start it with swift run NAME \
      --previews.
      """
    case .unknownVariant(let name):
      """
      The variant “\(name)” is unknown. A variant has parts with - between them: light or dark; phone, tablet or desktop; \
      ltr or rtl; a size of text such as xxxLarge or accessibility3; still; a language such as de or pt-BR. Or it is default.
      """
    case .unknownPreview(let name): "There is no preview with the name “\(name)”."
    case .cannotWrite(let path, let reason): "\(path) cannot be written: \(reason)."
    case .noServer: "The program does not serve its previews; its last lines say why."
    case .nothingChosen(let words): "No preview has “\(words)” in its module, its file or its name."
    case .noFolder(let path): "There is no folder \(path) with previews: write one with --previews --write \(path)."
    }
  }
}
