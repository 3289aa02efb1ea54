import Perception

extension UIBinding {
  /// A binding to a property of the value.
  ///
  /// - Parameter keyPath: The property.
  public subscript<Member>(dynamicMember keyPath: WritableKeyPath<Value, Member>) -> UIBinding<Member> {
    UIBinding<Member>(
      location: UIDerivedLocation(
        base: self.location,
        step: keyPath,
        get: { $0[keyPath: keyPath] },
        set: { $0[keyPath: keyPath] = $1 }
      ),
      transaction: self.transaction
    )
  }

  /// A binding to a property of an object.
  ///
  /// - Parameter keyPath: The property.
  public subscript<Member>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Member>
  ) -> UIBinding<Member> where Value: AnyObject {
    UIBinding<Member>(
      location: UIPropertyLocation(object: self.wrappedValue, keyPath: keyPath),
      transaction: self.transaction
    )
  }

  /// A binding to the associated value of a case, if the value is that case now.
  ///
  /// - Parameter keyPath: The case.
  public subscript<Member>(
    dynamicMember keyPath: KeyPath<Value.AllCasePaths, AnyCasePath<Value, Member>>
  ) -> UIBinding<Member>? where Value: CasePathable {
    UIBinding<Member>(self.optionalCase(keyPath))
  }

  /// A binding to the associated value of a case of an optional: `nil` while the value is another case.
  ///
  /// Setting it to `nil` sets the optional to `nil`, if the value is that case.
  ///
  /// - Parameter keyPath: The case.
  public subscript<V: CasePathable, Member>(
    dynamicMember keyPath: KeyPath<V.AllCasePaths, AnyCasePath<V, Member>>
  ) -> UIBinding<Member?> where Value == V? {
    UIBinding<Member?>(
      location: UIDerivedLocation(
        base: self.location,
        step: keyPath,
        get: { $0.flatMap(V.allCasePaths[keyPath: keyPath].extract(from:)) },
        set: { root, member in
          let path = V.allCasePaths[keyPath: keyPath]
          guard root.map({ path.extract(from: $0) != nil }) ?? true else { return }
          root = member.map(path.embed)
        }
      ),
      transaction: self.transaction
    )
  }

  /// A binding to the optional associated value of a case of an optional: `nil` while the value is another case.
  ///
  /// - Parameter keyPath: The case.
  public subscript<V: CasePathable, Member>(
    dynamicMember keyPath: KeyPath<V.AllCasePaths, AnyCasePath<V, Member?>>
  ) -> UIBinding<Member?> where Value == V? {
    UIBinding<Member?>(
      location: UIDerivedLocation(
        base: self.location,
        step: keyPath,
        get: { $0.flatMap(V.allCasePaths[keyPath: keyPath].extract(from:)) ?? nil },
        set: { root, member in
          let path = V.allCasePaths[keyPath: keyPath]
          guard root.map({ path.extract(from: $0) != nil }) ?? (member != nil) else { return }
          root = path.embed(member)
        }
      ),
      transaction: self.transaction
    )
  }

  private func optionalCase<Member>(
    _ keyPath: KeyPath<Value.AllCasePaths, AnyCasePath<Value, Member>>
  ) -> UIBinding<Member?> where Value: CasePathable {
    UIBinding<Member?>(
      location: UIDerivedLocation(
        base: self.location,
        step: keyPath,
        get: { Value.allCasePaths[keyPath: keyPath].extract(from: $0) },
        set: { root, member in
          let path = Value.allCasePaths[keyPath: keyPath]
          guard let member, path.extract(from: root) != nil else { return }
          root = path.embed(member)
        }
      ),
      transaction: self.transaction
    )
  }
}
