package import IppoRender

/// Which letters an on-screen keyboard capitalizes (`UIKit.UITextAutocapitalizationType`).
public enum UITextAutocapitalizationType: Int, Sendable {
  case none
  case words
  case sentences
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
  case `default`
  case asciiCapable
  case numbersAndPunctuation
  case URL
  case numberPad
  case phonePad
  case namePhonePad
  case emailAddress
  case decimalPad
  case twitter
  case webSearch
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

/// What a field asks for, so that it can be filled in (`UIKit.UITextContentType`).
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// A value of HTML's `autocomplete`.
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let name = Self(rawValue: "name")
  public static let namePrefix = Self(rawValue: "honorific-prefix")
  public static let givenName = Self(rawValue: "given-name")
  public static let middleName = Self(rawValue: "additional-name")
  public static let familyName = Self(rawValue: "family-name")
  public static let nameSuffix = Self(rawValue: "honorific-suffix")
  public static let nickname = Self(rawValue: "nickname")
  public static let jobTitle = Self(rawValue: "organization-title")
  public static let organizationName = Self(rawValue: "organization")
  public static let fullStreetAddress = Self(rawValue: "street-address")
  public static let streetAddressLine1 = Self(rawValue: "address-line1")
  public static let streetAddressLine2 = Self(rawValue: "address-line2")
  public static let addressCity = Self(rawValue: "address-level2")
  public static let addressState = Self(rawValue: "address-level1")
  public static let countryName = Self(rawValue: "country-name")
  public static let postalCode = Self(rawValue: "postal-code")
  public static let telephoneNumber = Self(rawValue: "tel")
  public static let emailAddress = Self(rawValue: "email")
  public static let URL = Self(rawValue: "url")
  public static let creditCardNumber = Self(rawValue: "cc-number")
  public static let username = Self(rawValue: "username")
  public static let password = Self(rawValue: "current-password")
  public static let newPassword = Self(rawValue: "new-password")
  public static let oneTimeCode = Self(rawValue: "one-time-code")
  public static let birthdate = Self(rawValue: "bday")
}
