/// An object that is compared and hashed by its identity.
public protocol HashableObject: AnyObject, Hashable {}

extension HashableObject {
  /// Whether two references are to one object.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs === rhs
  }

  /// Feeds the object's identity to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
