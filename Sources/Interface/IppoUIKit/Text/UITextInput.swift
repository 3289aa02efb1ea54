package import IppoRender

/// The letters that an on-screen keyboard capitalizes (`UIKit.UITextAutocapitalizationType`).
public enum UITextAutocapitalizationType: Int, Sendable {
  /// No letter.
  case none
  /// The first letter of each word.
  case words
  /// The first letter of each sentence.
  case sentences
  /// All letters.
  case allCharacters

  package var render: RenderField.Capitalization {
    switch self {
    case .none: .none
    case .words: .words
    case .sentences: .sentences
    case .allCharacters: .characters
    }
  }
}

/// The on-screen keyboard of a field (`UIKit.UIKeyboardType`).
public enum UIKeyboardType: Int, Sendable {
  /// The usual one.
  case `default`
  /// Letters of ASCII; the usual one here.
  case asciiCapable
  /// Numbers and punctuation; a keyboard for decimal numbers here.
  case numbersAndPunctuation
  /// Addresses of the web.
  case URL
  /// Digits.
  case numberPad
  /// Telephone numbers.
  case phonePad
  /// Names and telephone numbers; the usual one here.
  case namePhonePad
  /// Addresses of mail.
  case emailAddress
  /// Digits and a decimal mark.
  case decimalPad
  /// Text with "@" and "#"; the usual one here.
  case twitter
  /// Words to search for.
  case webSearch
  /// Digits of ASCII.
  case asciiCapableNumberPad

  /// The older name of `asciiCapable`.
  public static var alphabet: UIKeyboardType { .asciiCapable }

  package var render: RenderField.Keyboard {
    switch self {
    case .default, .asciiCapable, .namePhonePad, .twitter: .text
    case .numbersAndPunctuation, .decimalPad: .decimal
    case .URL: .url
    case .numberPad, .asciiCapableNumberPad: .numeric
    case .phonePad: .tel
    case .emailAddress: .email
    case .webSearch: .search
    }
  }
}

/// The content that a field asks for, so that browsers can fill it in (`UIKit.UITextContentType`).
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// A value of HTML's `autocomplete`.
  public let rawValue: String

  /// A kind of content by a value of HTML's `autocomplete`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A full name.
  public static let name = Self(rawValue: "name")
  /// A prefix of a name, such as "Dr."
  public static let namePrefix = Self(rawValue: "honorific-prefix")
  /// A given name.
  public static let givenName = Self(rawValue: "given-name")
  /// A middle name.
  public static let middleName = Self(rawValue: "additional-name")
  /// A family name.
  public static let familyName = Self(rawValue: "family-name")
  /// A suffix of a name, such as "Jr."
  public static let nameSuffix = Self(rawValue: "honorific-suffix")
  /// A nickname.
  public static let nickname = Self(rawValue: "nickname")
  /// A job title.
  public static let jobTitle = Self(rawValue: "organization-title")
  /// The name of an organization.
  public static let organizationName = Self(rawValue: "organization")
  /// A whole address with street and number, in several lines.
  public static let fullStreetAddress = Self(rawValue: "street-address")
  /// The first line of a street address.
  public static let streetAddressLine1 = Self(rawValue: "address-line1")
  /// The second line of a street address.
  public static let streetAddressLine2 = Self(rawValue: "address-line2")
  /// A town.
  public static let addressCity = Self(rawValue: "address-level2")
  /// A state, province or region.
  public static let addressState = Self(rawValue: "address-level1")
  /// The name of a country.
  public static let countryName = Self(rawValue: "country-name")
  /// A postal code.
  public static let postalCode = Self(rawValue: "postal-code")
  /// A telephone number.
  public static let telephoneNumber = Self(rawValue: "tel")
  /// An address of mail.
  public static let emailAddress = Self(rawValue: "email")
  /// An address of the web.
  public static let URL = Self(rawValue: "url")
  /// The number of a credit card.
  public static let creditCardNumber = Self(rawValue: "cc-number")
  /// A name to sign in with.
  public static let username = Self(rawValue: "username")
  /// The password of an account that exists.
  public static let password = Self(rawValue: "current-password")
  /// A password for a new account.
  public static let newPassword = Self(rawValue: "new-password")
  /// A code that is good for once, such as one from a message.
  public static let oneTimeCode = Self(rawValue: "one-time-code")
  /// A date of birth.
  public static let birthdate = Self(rawValue: "bday")
}

/// Whether the client corrects words (`UIKit.UITextAutocorrectionType`).
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }

/// Whether the client checks the spelling of words (`UIKit.UITextSpellCheckingType`). Browsers decide.
public enum UITextSpellCheckingType: Int, Sendable { case `default`, no, yes }

/// Whether the client curls quotation marks (`UIKit.UITextSmartQuotesType`). Browsers decide.
public enum UITextSmartQuotesType: Int, Sendable { case `default`, no, yes }

/// Whether the client lengthens dashes (`UIKit.UITextSmartDashesType`). Browsers decide.
public enum UITextSmartDashesType: Int, Sendable { case `default`, no, yes }

/// The name of the Return key (`UIKit.UIReturnKeyType`). The browser decides about keyboards.
public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

/// The appearance of an on-screen keyboard (`UIKit.UIKeyboardAppearance`). The browser decides about keyboards.
public enum UIKeyboardAppearance: Int, Sendable {
  case `default`, dark, light

  /// The older name of the dark appearance.
  public static var alert: UIKeyboardAppearance { .dark }
}
