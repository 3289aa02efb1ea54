/// Why a value that processes share cannot be read or written: what `loadError` and
/// `saveError` are.
public enum SharedStoreError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The server cannot be reached at the moment. What was changed meanwhile is written when it can be.
  case unavailable(String)
  /// The address is none that can be used.
  case unusable(String)
  /// A key names a store that the program was not given.
  case missing(key: String, form: String, dependency: String)
  /// The stored value under the key has another type: another program, or another version of this one, has written it.
  case unreadable(key: String, reason: String)
  /// The value cannot be written as JSON.
  case unwritable(key: String, reason: String)
  /// The value is longer than the store takes.
  case tooLarge(key: String, bytes: Int)
  /// A trait of the package `ippo` that is switched off is needed.
  case notBuiltIn(trait: String, library: String)
  /// The store was closed.
  case closed

  /// Says what is wrong, and what can be done about it.
  public var description: String {
    switch self {
    case .unavailable(let reason): "The store of shared values cannot be used at the moment: \(reason)."
    case .unusable(let reason): "The store of shared values cannot be used: \(reason)."
    case .missing(let key, let form, let dependency):
      "There is no server for \(key). Start the program with --shared \(form), set IPPO_SHARED to that, or set the "
        + "dependency “\(dependency)”."
    case .unreadable(let key, let reason):
      "What is kept under \(key) was written by another program, or by another version of this one: \(reason). It is left "
        + "alone."
    case .unwritable(let key, let reason): "The value of \(key) cannot be written as JSON: \(reason)."
    case .tooLarge(let key, let bytes):
      "The value of \(key) has \(bytes) bytes as JSON, and \(SharedStore.greatestValue) is the most. Share its parts under "
        + "keys of their own."
    case .notBuiltIn(let trait, let library):
      "This program was built without the trait “\(trait)” of the package ippo. Install \(library) and add “\(trait)” to the "
        + "traits of the dependency, or to `swift build --traits default,\(trait)`."
    case .closed: "The store of shared values was closed."
    }
  }

  var isTransient: Bool { if case .unavailable = self { true } else { false } }
}
