public import CasePaths
public import IppoUI

extension Binding {
  /// A binding to the associated value of a case, if the value is that case now.
  ///
  /// - Parameter keyPath: The case.
  public subscript<Member>(
    dynamicMember keyPath: KeyPath<Value.AllCasePaths, AnyCasePath<Value, Member>>
  ) -> Binding<Member>? where Value: CasePathable {
    Binding<Member>(unwrapping: self[dynamicMember: \.[presentCase: keyPath]])
  }

  /// A binding to the associated value of a case of an optional: `nil` while the value is another case.
  ///
  /// Writing a value sets the optional to the case, and writing `nil` sets it to `nil`, unless it is another case by then.
  ///
  /// - Parameter keyPath: The case.
  public subscript<Enum: CasePathable, Member>(
    dynamicMember keyPath: KeyPath<Enum.AllCasePaths, AnyCasePath<Enum, Member>>
  ) -> Binding<Member?> where Value == Enum? {
    self[dynamicMember: \.[optionalCase: keyPath]]
  }

  /// A binding to the optional associated value of a case of an optional: `nil` while the value is another case.
  ///
  /// - Parameter keyPath: The case.
  public subscript<Enum: CasePathable, Member>(
    dynamicMember keyPath: KeyPath<Enum.AllCasePaths, AnyCasePath<Enum, Member?>>
  ) -> Binding<Member?> where Value == Enum? {
    self[dynamicMember: \.[optionalOptionalCase: keyPath]]
  }
}

extension CasePathable {
  fileprivate subscript<Member>(
    presentCase keyPath: KeyPath<AllCasePaths, AnyCasePath<Self, Member>>
  ) -> Member? {
    get { Self.allCasePaths[keyPath: keyPath].extract(from: self) }
    set {
      let path = Self.allCasePaths[keyPath: keyPath]
      guard let newValue, path.extract(from: self) != nil else { return }
      self = path.embed(newValue)
    }
  }
}

extension Optional where Wrapped: CasePathable {
  fileprivate subscript<Member>(
    optionalCase keyPath: KeyPath<Wrapped.AllCasePaths, AnyCasePath<Wrapped, Member>>
  ) -> Member? {
    get { self.flatMap(Wrapped.allCasePaths[keyPath: keyPath].extract(from:)) }
    set {
      let path = Wrapped.allCasePaths[keyPath: keyPath]
      // What is bound to one case neither dismisses nor replaces another.
      guard self.map({ path.extract(from: $0) != nil }) ?? true else { return }
      self = newValue.map(path.embed)
    }
  }

  fileprivate subscript<Member>(
    optionalOptionalCase keyPath: KeyPath<Wrapped.AllCasePaths, AnyCasePath<Wrapped, Member?>>
  ) -> Member? {
    get { self.flatMap(Wrapped.allCasePaths[keyPath: keyPath].extract(from:)) ?? nil }
    set {
      let path = Wrapped.allCasePaths[keyPath: keyPath]
      guard self.map({ path.extract(from: $0) != nil }) ?? (newValue != nil) else { return }
      self = path.embed(newValue)
    }
  }
}
