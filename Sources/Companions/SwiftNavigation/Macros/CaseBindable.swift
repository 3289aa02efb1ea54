#if UI
  public import IppoUI

  /// An enum whose bindings can be switched over, with a binding of the payload in each case.
  ///
  /// Conform by applying ``CaseBindable()``.
  public protocol CaseBindable: CasePathable {
    /// The cases of the enum with SwiftUI bindings of their payloads.
    associatedtype BindingEnumeration
    /// The cases of the enum with ``UIBinding``s of their payloads.
    associatedtype UIBindingEnumeration

    /// The case that a binding is in.
    ///
    /// - Parameter binding: A binding of the enum.
    static func _$cases(of binding: Binding<Self>) -> BindingEnumeration

    /// The case that a binding is in.
    ///
    /// - Parameter binding: A binding of the enum.
    static func _$cases(of binding: UIBinding<Self>) -> UIBindingEnumeration
  }

  /// Lets bindings of an enum be switched over.
  ///
  /// ```swift
  /// @CaseBindable enum Status {
  ///   case inStock(quantity: Int)
  ///   case outOfStock(isOnBackOrder: Bool)
  /// }
  ///
  /// switch $item.status {
  /// case .inStock(let $quantity): Stepper("\($quantity.wrappedValue)", value: $quantity)
  /// case .outOfStock(let $isOnBackOrder): Toggle("Is on back order", isOn: $isOnBackOrder)
  /// }
  /// ```
  ///
  /// A binding of a property can be switched over as it is, and any other binding by its `cases`.
  ///
  /// The macro adds two enums of bindings, and case paths unless `@CasePathable` is applied too.
  @attached(extension, conformances: CaseBindable, CasePathable, CasePathIterable)
  @attached(
    member, names: named(AllCasePaths), named(allCasePaths), named(_$Element), named(_$Iterator), named(_$Root),
    named(BindingEnumeration), named(UIBindingEnumeration), named(_$cases)
  )
  public macro CaseBindable() = #externalMacro(module: "IppoMacros", type: "CaseBindableMacro")

  /// SwiftUI's `Binding`, by a name that does not depend on what its module is called where a macro is expanded.
  public typealias _SwiftUIBinding = Binding

  extension Binding where Value: CaseBindable {
    /// The case the value is in, with a binding of its payload.
    public var cases: Value.BindingEnumeration { Value._$cases(of: self) }
  }

  extension Binding {
    /// The current case of a property, with a binding of its payload: `switch $item.status { … }`.
    ///
    /// - Parameter keyPath: The property.
    public subscript<Member: CaseBindable>(
      dynamicMember keyPath: WritableKeyPath<Value, Member>
    ) -> Member.BindingEnumeration {
      let member: Binding<Member> = self[dynamicMember: keyPath]
      return Member._$cases(of: member)
    }
  }

  extension Bindable where Value: AnyObject {
    /// The current case of a property, with a binding of its payload: `switch $model.status { … }`.
    ///
    /// - Parameter keyPath: The property.
    public subscript<Member: CaseBindable>(
      dynamicMember keyPath: ReferenceWritableKeyPath<Value, Member>
    ) -> Member.BindingEnumeration {
      let member: Binding<Member> = self[dynamicMember: keyPath]
      return Member._$cases(of: member)
    }
  }

  extension Binding where Value: CasePathable {
    /// A binding of the payload of a case, or `nil` if the value is another case.
    ///
    /// Once the value has become another case, the binding keeps what it read first, and what is written to it is lost.
    ///
    /// - Parameter keyPath: The case.
    public func _$case<Member>(
      _ keyPath: KeyPath<Value.AllCasePaths, AnyCasePath<Value, Member>>
    ) -> Binding<Member>? {
      let path = Value.allCasePaths[keyPath: keyPath]
      guard let first = path.extract(from: wrappedValue) else { return nil }
      return Binding<Member>(
        get: { path.extract(from: self.wrappedValue) ?? first },
        set: { member, transaction in
          guard path.extract(from: self.wrappedValue) != nil else { return }
          self.transaction(transaction).wrappedValue = path.embed(member)
        }
      )
    }
  }

  extension UIBinding where Value: CaseBindable {
    /// The case the value is in, with a binding of its payload.
    public var cases: Value.UIBindingEnumeration { Value._$cases(of: self) }
  }

  extension UIBinding {
    /// The current case of a property, with a binding of its payload: `switch $item.status { … }`.
    ///
    /// - Parameter keyPath: The property.
    public subscript<Member: CaseBindable>(
      dynamicMember keyPath: WritableKeyPath<Value, Member>
    ) -> Member.UIBindingEnumeration {
      let member: UIBinding<Member> = self[dynamicMember: keyPath]
      return Member._$cases(of: member)
    }

    /// The current case of a property of an object, with a binding of its payload.
    ///
    /// - Parameter keyPath: The property.
    public subscript<Member: CaseBindable>(
      dynamicMember keyPath: ReferenceWritableKeyPath<Value, Member>
    ) -> Member.UIBindingEnumeration where Value: AnyObject {
      let member: UIBinding<Member> = self[dynamicMember: keyPath]
      return Member._$cases(of: member)
    }
  }

  extension UIBindable {
    /// The current case of a property, with a binding of its payload: `switch $model.status { … }`.
    ///
    /// - Parameter keyPath: The property.
    public subscript<Member: CaseBindable>(
      dynamicMember keyPath: ReferenceWritableKeyPath<Value, Member>
    ) -> Member.UIBindingEnumeration where Value: AnyObject {
      let member: UIBinding<Member> = self[dynamicMember: keyPath]
      return Member._$cases(of: member)
    }
  }

  extension UIBinding where Value: CasePathable {
    /// A binding of the payload of a case, or `nil` if the value is another case.
    ///
    /// - Parameter keyPath: The case.
    public func _$case<Member>(
      _ keyPath: KeyPath<Value.AllCasePaths, AnyCasePath<Value, Member>>
    ) -> UIBinding<Member>? {
      self[dynamicMember: keyPath]
    }
  }
#endif
