/// What the Return key of a field is called (`SwiftUI.SubmitLabel`).
public struct SubmitLabel: Hashable, Sendable {
  /// A value of HTML's `enterkeyhint`.
  let keyHint: String

  public static let done = SubmitLabel(keyHint: "done")
  public static let go = SubmitLabel(keyHint: "go")
  public static let send = SubmitLabel(keyHint: "send")
  public static let join = SubmitLabel(keyHint: "go")
  public static let route = SubmitLabel(keyHint: "go")
  public static let search = SubmitLabel(keyHint: "search")
  public static let `return` = SubmitLabel(keyHint: "enter")
  public static let next = SubmitLabel(keyHint: "next")
  public static let `continue` = SubmitLabel(keyHint: "next")
}

/// Which submissions an action listens to (`SwiftUI.SubmitTriggers`).
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let text = SubmitTriggers(rawValue: 1 << 0)
  public static let search = SubmitTriggers(rawValue: 1 << 1)
}

/// Which letters an on-screen keyboard capitalizes (`SwiftUI.TextInputAutocapitalization`).
public struct TextInputAutocapitalization: Hashable, Sendable {
  let render: RenderField.Capitalization

  public static var never: TextInputAutocapitalization { Self(render: .none) }
  public static var words: TextInputAutocapitalization { Self(render: .words) }
  public static var sentences: TextInputAutocapitalization { Self(render: .sentences) }
  public static var characters: TextInputAutocapitalization { Self(render: .characters) }

  init(render: RenderField.Capitalization) { self.render = render }

  /// The value of UIKit's type.
  public init?(_ type: UITextAutocapitalizationType) { render = type.render }
}
