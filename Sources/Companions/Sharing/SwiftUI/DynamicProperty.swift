#if UI
  public import IppoUI

  // A view that reads a shared value observes it, as it does any other observable value. What is left to say is when two
  // values of a view have the same property.

  extension Shared: DynamicProperty {
    /// Has nothing to do: who reads the value observes it.
    public func update() {}

    /// Whether two properties refer to the same value.
    public static func _areEqual(_ lhs: Self, _ rhs: Self) -> Bool {
      lhs.box === rhs.box || lhs.reference === rhs.reference
    }
  }

  extension SharedReader: DynamicProperty {
    /// Has nothing to do: who reads the value observes it.
    public func update() {}

    /// Whether two properties refer to the same value.
    public static func _areEqual(_ lhs: Self, _ rhs: Self) -> Bool {
      lhs.box === rhs.box || lhs.reference === rhs.reference
    }
  }
#endif
