public import Foundation

extension DependencyValues {
  /// The locale to format for.
  ///
  /// Live, it follows the user's settings. In tests it has to be overridden: `$0.locale = Locale(identifier: "en_US")`.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  private enum LocaleKey: DependencyKey {
    static var liveValue: Locale { Locale.autoupdatingCurrent }
  }
}
