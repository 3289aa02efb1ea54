public import Foundation

extension Locale {
  /// The locale of the person who looks at the window in which this runs, where the window knows it: visitors of a
  /// server have languages of their own. Elsewhere it is that of the process.
  ///
  /// What reads it while a body is evaluated is evaluated again when the person changes the language.
  public static var _ofWindow: Locale { WindowDisplay.current?.locale ?? .current }
}
