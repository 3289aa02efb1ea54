/// A type with values that stay in the process: recordings leave them out.
///
/// ```swift
/// extension LogIn.State: PrivateFields {
///   static var privateFields: [PartialKeyPath<Self>] { [\.cardNumber] }
/// }
/// ```
///
/// Recordings leave out a value wherever it is: in the state, in actions, on the screen and in archives. They treat texts
/// in fields with names such as `password`, texts in secure fields, and `privacySensitive()` content in the same way.
public protocol PrivateFields {
  /// The stored properties whose values stay in the process.
  static var privateFields: [PartialKeyPath<Self>] { get }
}

#if UI
  extension PrivateFields {
    /// The names of the fields.
    static var privateNames: Set<String> {
      Set(privateFields.map { String(namedDescription(of: $0).split(separator: ".").last ?? "") })
    }
  }
#endif
