import CasePaths

// What `@ObservableState` writes for the `indirect` cases of enums: associated values are reached in their boxes.

extension ObservableStateID {
  /// The identity of the observable state in the box of an enum's `indirect` case.
  ///
  /// - Parameters:
  ///   - root: The enum.
  ///   - type: The type of the associated value of the case that it is in.
  public static func _$id<Root, Payload: ObservableState>(boxedIn root: Root, as type: Payload.Type) -> Self {
    withContent(of: root, as: type) { borrow($0) { $0._$id } } ?? unknown
  }

  /// The identity of what is in the box of an enum's `indirect` case.
  public static func _$id<Root, Payload>(boxedIn root: Root, as type: Payload.Type) -> Self {
    withContent(of: root, as: type) { _$id(for: $0.pointee) } ?? unknown
  }

  private static func withContent<Root, Payload, R>(
    of root: Root, as type: Payload.Type, _ body: (UnsafePointer<Payload>) -> R
  ) -> R? {
    withUnsafePointer(to: root) { root in
      EnumCasePlace(of: root, holding: type)?.withContent(of: root, as: type, body)
    }
  }
}

/// Called before an enum is modified in place, with what is in the box of its `indirect` case.
public func _$willModify<Root, Payload: ObservableState>(boxedIn root: inout Root, as type: Payload.Type) {
  withUnsafeMutablePointer(to: &root) { root in
    EnumCasePlace(of: UnsafePointer(root), holding: type)?.ownContent(of: root, as: type)?.pointee._$willModify()
  }
}

/// Called before an enum is modified in place. What is in its box is not observed.
public func _$willModify<Root, Payload>(boxedIn root: inout Root, as type: Payload.Type) {}
