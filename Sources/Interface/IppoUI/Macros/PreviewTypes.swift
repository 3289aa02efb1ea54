package import IppoUIKit
internal import RuntimeABI

/// The types of the program that declare previews. A release build has lost the types that no code uses.
@MainActor
package enum PreviewTypes {
  /// The types that `#Preview` makes.
  package static var registries: [any _PreviewRegistry.Type] {
    ConformingTypes.all(of: (any _PreviewRegistry).self).compactMap { $0 as? any _PreviewRegistry.Type }
  }

  /// The types that conform to ``PreviewProvider``.
  package static var providers: [any PreviewProvider.Type] {
    ConformingTypes.all(of: (any PreviewProvider).self).compactMap { $0 as? any PreviewProvider.Type }
  }
}
