/// The key for cancelling effects: an id of the app's choice, its type, and the presented feature of the effect.
///
/// The type keeps ids apart that are equal as values, as `1` and `1.0` are, and gives ids without fields hashes of their
/// own.
@_spi(Internals)
public struct _CancelID: Hashable, @unchecked Sendable {  // ids are only compared
  let type: ObjectIdentifier
  let id: AnyHashable
  let path: NavigationIDPath

  /// Makes an id of an effect.
  ///
  /// - Parameters:
  ///   - id: The id that someone chose.
  ///   - navigationIDPath: The presented feature.
  public init(id: some Hashable, navigationIDPath: NavigationIDPath) {
    self.id = AnyHashable(id)
    type = ObjectIdentifier(Swift.type(of: self.id.base))
    path = navigationIDPath
  }
}
