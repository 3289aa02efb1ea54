public import Foundation

extension DependencyValues {
  /// The locales of the user's preferred languages, the most preferred first.
  ///
  /// Live, it is what the user has set. In tests it has to be overridden.
  public var preferredLocales: [Locale] {
    get { self[PreferredLocalesKey.self] }
    set { self[PreferredLocalesKey.self] = newValue }
  }

  private enum PreferredLocalesKey: DependencyKey {
    static var liveValue: [Locale] { Locale.preferredLanguages.map(Locale.init(identifier:)) }
  }
}
