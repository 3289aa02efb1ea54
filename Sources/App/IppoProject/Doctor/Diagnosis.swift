/// A fault of a package, and how to mend it.
package struct Diagnosis: Codable, Equatable, Sendable {
  /// The rule that found the fault.
  package enum Rule: String, Codable, Sendable {
    case aliasOfNoModule, appWithoutUmbrella, entryPoint, languageMode, libraryWithUmbrella, manifest, missingAlias
    case missingDependency, missingPackage, missingProduct, missingTrait, otherOverlay, otherImplementation,
      severalTraits
    case shadowedModule, systemLibrary, toolchain, toolsVersion, twoVersions
  }

  package let rule: Rule
  /// Whether the package fails to build, or to do what it is for; otherwise the diagnosis is a hint.
  package let isError: Bool
  /// The target or file that the fault is in; empty for the package.
  package let place: String
  /// The fault.
  package let message: String
  /// How to mend it.
  package let remedy: String

  init(_ rule: Rule, isError: Bool = true, in place: String = "", _ message: String, remedy: String) {
    (self.rule, self.isError, self.place, self.message, self.remedy) = (rule, isError, place, message, remedy)
  }

  /// The diagnosis for people, in two lines.
  package var text: String {
    "\(isError ? "error" : "note"): \(place.isEmpty ? "" : "\(place): ")\(message)\n    \(remedy)"
  }
}
