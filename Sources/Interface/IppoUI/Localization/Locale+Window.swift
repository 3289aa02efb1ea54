public import Foundation

extension Locale {
  /// The locale of the window in which this runs, where the window knows it: visitors of a server have languages of
  /// their own. Elsewhere it is the locale of the process.
  ///
  /// A body that reads it is evaluated again when the user changes the language.
  public static var _ofWindow: Locale { WindowDisplay.current?.locale ?? .current }
}
