import ExampleSupport

extension CaseStudy {
  /// The code of the study.
  public var source: SourceFolder {
    SourceFolder.caseStudies.folder("\(category.folder)/\(rawValue.prefix(1).uppercased())\(rawValue.dropFirst())")
  }
}

extension CaseStudy.Category {
  fileprivate var folder: String {
    switch self {
    case .basics: "Basics"
    case .sharing: "Sharing"
    case .effects: "Effects"
    case .navigation: "Navigation"
    case .components: "Components"
    case .apps: "Apps"
    }
  }
}
