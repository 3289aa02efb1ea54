import Foundation

/// A value behind a field: how it is written as text, and read from it.
@MainActor
struct FieldValue {
  /// The value as text.
  let string: () -> String
  /// Reads text and stores the value; `false` when the text is no value.
  let read: (String) -> Bool

  nonisolated init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, format: F) where F.FormatOutput == String {
    string = { format.format(value.wrappedValue) }
    read = { text in
      guard let input = try? format.parseStrategy.parse(text) else { return false }
      value.wrappedValue = input
      return true
    }
  }

  nonisolated init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput?>, format: F)
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

  nonisolated init<V>(_ value: Binding<V>, formatter: Formatter) {
    string = { formatter.string(for: value.wrappedValue) ?? "" }
    read = { text in
      guard let input = (try? formatter.objectValue(text)) as? V else { return false }
      value.wrappedValue = input
      return true
    }
  }
}
