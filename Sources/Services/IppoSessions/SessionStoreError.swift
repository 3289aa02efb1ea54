/// Why a store of sessions did not do what it was asked.
public enum SessionStoreError: Error, Equatable, Sendable, CustomStringConvertible {
  /// A session of this id is there already.
  case exists
  /// The session is another process's, or is gone.
  case moved
  /// The store is out of reach, or cannot write. It may be asked again; where a server was lost in the middle of a
  /// call, that call may have been carried out.
  case unavailable(String)
  /// The address names something other than a store of sessions, or a damaged store.
  case unusable(String)
  /// A trait of the package `ippo` that is switched off is needed.
  case notBuiltIn(trait: String, library: String)
  /// The store was closed.
  case closed

  /// Says what is wrong, and what can be done about it.
  public var description: String {
    switch self {
    case .exists: "A session of this id is kept already."
    case .moved: "The session belongs to another process now, or was removed."
    case .unavailable(let reason): "The store of sessions cannot be used at the moment: \(reason)."
    case .unusable(let reason): "The store of sessions cannot be used: \(reason)."
    case .notBuiltIn(let trait, let library):
      "This program was built without the trait “\(trait)” of the package ippo. Install \(library) and add “\(trait)” to the "
        + "traits of the dependency, or to `swift build --traits default,\(trait)`."
    case .closed: "The store of sessions was closed."
    }
  }
}
