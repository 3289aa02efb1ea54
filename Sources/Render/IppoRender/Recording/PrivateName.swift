/// Names of fields, cases and arguments that stand for secrets.
package enum PrivateName {
  /// The text in a recording in place of a private one.
  package static let mask = "«private»"

  private static let parts = [
    "password", "passwort", "passcode", "passphrase", "passwd", "credential", "apikey", "accesstoken", "authtoken",
    "refreshtoken", "clientsecret", "privatekey", "cardnumber", "securitycode",
  ]
  private static let whole: Set = ["pin", "cvv", "cvc", "otp", "token"]

  /// Whether a value of this name is private.
  package static func contains(_ name: String) -> Bool {
    let name = name.lowercased().filter(\.isLetter)
    return whole.contains(name) || parts.contains { name.contains($0) }
  }
}
