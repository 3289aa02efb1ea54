import ExampleSupport

extension SourceFolder {
  /// The code of the gallery itself.
  static let gallery = SourceFolder(containing: #filePath)
}
