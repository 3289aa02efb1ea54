/// What the Return key of a field is called (`SwiftUI.SubmitLabel`).
///
/// A hint for the keyboard on a touch screen (`enterkeyhint` of HTML). It changes neither what the key does nor
/// anything on other keyboards, and has no effect in terminals.
public struct SubmitLabel: Hashable, Sendable {
  /// A value of HTML's `enterkeyhint`.
  let keyHint: String

  /// "Done": the input is finished, and the keyboard goes.
  public static let done = SubmitLabel(keyHint: "done")
  /// "Go": to what the text names.
  public static let go = SubmitLabel(keyHint: "go")
  /// "Send": the text is sent.
  public static let send = SubmitLabel(keyHint: "send")
  /// "Join". HTML has no such hint: it is `go`.
  public static let join = SubmitLabel(keyHint: "go")
  /// "Route". HTML has no such hint: it is `go`.
  public static let route = SubmitLabel(keyHint: "go")
  /// "Search": the text is searched for.
  public static let search = SubmitLabel(keyHint: "search")
  /// "Return": a line ends (`enter` of HTML).
  public static let `return` = SubmitLabel(keyHint: "enter")
  /// "Next": to the next field.
  public static let next = SubmitLabel(keyHint: "next")
  /// "Continue". HTML has no such hint: it is `next`.
  public static let `continue` = SubmitLabel(keyHint: "next")
}

/// Which submissions an action listens to (`SwiftUI.SubmitTriggers`).
public struct SubmitTriggers: OptionSet, Sendable {
  /// One bit for each kind: 1 fields, 2 search fields.
  public let rawValue: Int

  /// A set of the kinds whose bits are set.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Return in a field, be it one for text or for another value.
  public static let text = SubmitTriggers(rawValue: 1 << 0)
  /// Return in a search field (`searchable(text:)`).
  public static let search = SubmitTriggers(rawValue: 1 << 1)
}

/// Which letters an on-screen keyboard capitalizes (`SwiftUI.TextInputAutocapitalization`).
public struct TextInputAutocapitalization: Hashable, Sendable {
  let render: RenderField.Capitalization

  /// No letters.
  public static var never: TextInputAutocapitalization { Self(render: .none) }
  /// The first letter of each word.
  public static var words: TextInputAutocapitalization { Self(render: .words) }
  /// The first letter of each sentence. What fields have where nothing is said.
  public static var sentences: TextInputAutocapitalization { Self(render: .sentences) }
  /// All letters.
  public static var characters: TextInputAutocapitalization { Self(render: .characters) }

  init(render: RenderField.Capitalization) { self.render = render }

  /// The value of UIKit's type.
  public init?(_ type: UITextAutocapitalizationType) { render = type.render }
}
