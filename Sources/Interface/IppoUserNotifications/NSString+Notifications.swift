public import Foundation

extension NSString {
  /// The text of a notification in the language of the process, with arguments in place of `%@` and its kin.
  ///
  /// The text is looked up at once. A key without a text stands for itself.
  ///
  /// - Parameters:
  ///   - key: The key in the table `Localizable` of the main bundle.
  ///   - arguments: The values for the places of the text, by their order or, for `%2$@` and its kin, by their numbers. A place without
  ///     a value stays as it is.
  public static func localizedUserNotificationString(forKey key: String, arguments: [Any]?) -> String {
    let format = Bundle.main.localizedString(forKey: key, value: nil, table: nil)
    return filled(format, with: arguments ?? [])
  }

  /// Puts values in the places of a format. A format of C would read past the end of too few values.
  static func filled(_ format: String, with arguments: [Any]) -> String {
    var next = 0
    return format.replacing(/%(?:%|(?:(\d+)\$)?(?:@|l{0,2}[diu]))/) { match in
      if match.output.0 == "%%" { return "%" }
      let index: Int
      if let number = match.output.1 {
        index = (Int(number) ?? 0) - 1
      } else {
        (index, next) = (next, next + 1)
      }
      return arguments.indices.contains(index) ? String(describing: arguments[index]) : String(match.output.0)
    }
  }
}
