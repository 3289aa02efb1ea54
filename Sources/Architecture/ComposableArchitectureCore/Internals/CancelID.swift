import ConcurrencyExtras

/// The key for cancelling effects: an id of the app's choice, its type, and the presented feature of the effect.
///
/// The type keeps ids apart that are equal as values, as `1` and `1.0` are, and gives ids without fields hashes of their
/// own.
@_spi(Internals)
public struct _CancelID: Hashable, Sendable {
  let type: ObjectIdentifier
  let id: ComparedID
  let path: NavigationIDPath

  /// Makes an id of an effect.
  ///
  /// - Parameters:
  ///   - id: The id that someone chose.
  ///   - navigationIDPath: The presented feature.
  public init(id: some Hashable, navigationIDPath: NavigationIDPath) {
    let id = AnyHashable(id)
    self.id = ComparedID(id)
    type = ObjectIdentifier(Swift.type(of: id.base))
    path = navigationIDPath
  }
}
