import ExampleSupport

extension SourceFolder {
  /// The code of all case studies.
  public static let caseStudies = SourceFolder(containing: #filePath)
}
