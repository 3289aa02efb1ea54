import Foundation

/// A value behind a field: how it is written as text, and read from it.
struct FieldValue {
  /// The value as text.
  let string: () -> String
  /// Reads text and stores the value; `false` when the text is no value.
  let read: (String) -> Bool

  init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, format: F) where F.FormatOutput == String {
    string = { format.format(value.wrappedValue) }
    read = { text in
      guard let input = try? format.parseStrategy.parse(text) else { return false }
      value.wrappedValue = input
      return true
    }
  }

  init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput?>, format: F)
  where F.FormatOutput == String {
    string = { value.wrappedValue.map(format.format) ?? "" }
    read = { text in
      if text.isEmpty {
        value.wrappedValue = nil
        return true
      }
      guard let input = try? format.parseStrategy.parse(text) else { return false }
      value.wrappedValue = input
      return true
    }
  }

  init<V>(_ value: Binding<V>, formatter: Formatter) {
    string = { formatter.string(for: value.wrappedValue) ?? "" }
    read = { text in
      guard let input = formatter.value(of: text, as: V.self) else { return false }
      value.wrappedValue = input
      return true
    }
  }
}

extension Formatter {
  /// The value that `text` stands for. Foundation's base class cannot be asked on every platform, so each formatter
  /// that reads is.
  fileprivate func value<V>(of text: String, as type: V.Type) -> V? {
    switch self {
    case let formatter as NumberFormatter:
      guard let number = formatter.number(from: text) else { return nil }
      let candidates: [Any] = [
        number, number.doubleValue, number.intValue, number.floatValue, number.decimalValue, number.int64Value,
        CGFloat(number.doubleValue),
      ]
      return candidates.lazy.compactMap { $0 as? V }.first
    case let formatter as DateFormatter: return formatter.date(from: text) as? V
    case let formatter as ISO8601DateFormatter: return formatter.date(from: text) as? V
    default: return nil
    }
  }
}
