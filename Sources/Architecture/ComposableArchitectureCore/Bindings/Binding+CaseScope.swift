public import CasePaths
public import SwiftNavigation

#if UI
  public import IppoUI

  extension Binding {
    /// A binding to the store of one case of a presented enum of features, or to nil while another case is presented.
    ///
    /// ```swift
    /// .sheet(item: $store.scope(\.$destination, action: \.destination).edit) { store in EditView(store: store) }
    /// .alert($store.scope(\.$destination, action: \.destination).alert)
    /// ```
    ///
    /// Writing nil dismisses the enum, if it is that case.
    ///
    /// - Parameter keyPath: The case.
    @MainActor
    public subscript<ChildState, ChildAction>(
      dynamicMember keyPath: KeyPath<
        Value.CaseScope.AllCasePaths, AnyCasePath<Value.CaseScope, Store<ChildState, ChildAction>>
      >
    ) -> Binding<Store<ChildState, ChildAction>?> where Value: _OptionalStoreWithCaseScope {
      self[dynamicMember: \.[scopedTo: keyPath]]
    }

    /// A binding to the data of one case of a presented enum of features, or to nil while another case is presented.
    ///
    /// Writing nil dismisses the enum, if it is that case. Data that is written has nobody to take it.
    ///
    /// - Parameter keyPath: The case.
    @_disfavoredOverload
    @MainActor
    public subscript<Case>(
      dynamicMember keyPath: KeyPath<Value.CaseScope.AllCasePaths, AnyCasePath<Value.CaseScope, Case>>
    ) -> Binding<Case?> where Value: _OptionalStoreWithCaseScope {
      self[dynamicMember: \.[dataOf: keyPath]]
    }
  }
#endif

extension UIBinding {
  /// A binding to the store of one case of a presented enum of features, or to nil while another case is presented.
  ///
  /// Writing nil dismisses the enum, if it is that case.
  ///
  /// - Parameter keyPath: The case.
  @MainActor
  public subscript<ChildState, ChildAction>(
    dynamicMember keyPath: KeyPath<
      Value.CaseScope.AllCasePaths, AnyCasePath<Value.CaseScope, Store<ChildState, ChildAction>>
    >
  ) -> UIBinding<Store<ChildState, ChildAction>?> where Value: _OptionalStoreWithCaseScope {
    self[dynamicMember: \.[scopedTo: keyPath]]
  }

  /// A binding to the data of one case of a presented enum of features, or to nil while another case is presented.
  ///
  /// Writing nil dismisses the enum, if it is that case. Data that is written has nobody to take it.
  ///
  /// - Parameter keyPath: The case.
  @_disfavoredOverload
  @MainActor
  public subscript<Case>(
    dynamicMember keyPath: KeyPath<Value.CaseScope.AllCasePaths, AnyCasePath<Value.CaseScope, Case>>
  ) -> UIBinding<Case?> where Value: _OptionalStoreWithCaseScope {
    self[dynamicMember: \.[dataOf: keyPath]]
  }
}

/// The store of an enum of features.
@MainActor
public protocol _StoreWithCaseScope {
  /// The stores of the features, to be switched over.
  associatedtype CaseScope: CasePathable

  /// The store of the feature that is present.
  var `case`: CaseScope { get }
}

extension Store: _StoreWithCaseScope
where
  State: CaseReducerState & ObservableState, State.StateReducer.Action == Action,
  State.StateReducer.CaseScope: CasePathable
{}

/// The store of an enum of features, or nil if none is presented.
@MainActor
public protocol _OptionalStoreWithCaseScope: ExpressibleByNilLiteral {
  /// The stores of the features, to be switched over.
  associatedtype CaseScope: CasePathable

  /// The store of the feature that is present.
  var _caseScope: CaseScope? { get }
}

extension Optional: _OptionalStoreWithCaseScope where Wrapped: _StoreWithCaseScope {
  /// The store of the feature that is present.
  public var _caseScope: Wrapped.CaseScope? { self?.case }
}

extension _OptionalStoreWithCaseScope {
  /// The store of a case, if that case is presented.
  fileprivate subscript<ChildState, ChildAction>(
    scopedTo keyPath: KeyPath<CaseScope.AllCasePaths, AnyCasePath<CaseScope, Store<ChildState, ChildAction>>>
  ) -> Store<ChildState, ChildAction>? {
    get { _caseScope.flatMap(CaseScope.allCasePaths[keyPath: keyPath].extract(from:)) }
    set {
      // Who closes late must not close what has been presented since.
      if newValue == nil, self[scopedTo: keyPath] != nil { self = nil }
    }
  }

  /// The data of a case, if that case is presented.
  fileprivate subscript<Case>(dataOf keyPath: KeyPath<CaseScope.AllCasePaths, AnyCasePath<CaseScope, Case>>) -> Case? {
    get { _caseScope.flatMap(CaseScope.allCasePaths[keyPath: keyPath].extract(from:)) }
    set {
      guard case .none = newValue, case .some = self[dataOf: keyPath] else { return }
      self = nil
    }
  }
}
