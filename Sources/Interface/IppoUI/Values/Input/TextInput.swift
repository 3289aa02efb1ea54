/// The name of a field's Return key (`SwiftUI.SubmitLabel`).
///
/// The label is a hint for the keyboard on a touch screen (`enterkeyhint` of HTML). The effect of the key stays the
/// same. Other keyboards and terminals ignore the label.
public struct SubmitLabel: Hashable, Sendable {
  /// A value of HTML's `enterkeyhint`.
  let keyHint: String

  /// "Done": the input is finished, and the keyboard goes.
  public static let done = SubmitLabel(keyHint: "done")
  /// "Go", for a text that names a destination.
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

/// The submissions that an action listens to (`SwiftUI.SubmitTriggers`).
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

/// The letters that an on-screen keyboard capitalizes (`SwiftUI.TextInputAutocapitalization`).
public struct TextInputAutocapitalization: Hashable, Sendable {
  let render: RenderField.Capitalization

  /// No letters.
  public static var never: TextInputAutocapitalization { Self(render: .none) }
  /// The first letter of each word.
  public static var words: TextInputAutocapitalization { Self(render: .words) }
  /// The first letter of each sentence, which is the default of fields.
  public static var sentences: TextInputAutocapitalization { Self(render: .sentences) }
  /// All letters.
  public static var characters: TextInputAutocapitalization { Self(render: .characters) }

  init(render: RenderField.Capitalization) { self.render = render }

  /// The value of UIKit's type.
  public init?(_ type: UITextAutocapitalizationType) { render = type.render }
}
