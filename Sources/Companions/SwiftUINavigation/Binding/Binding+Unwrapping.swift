import CustomDump
public import IppoUI

extension Binding {
  /// A binding to the value of an optional, if there is one now.
  ///
  /// When the optional becomes `nil`, the binding keeps the last value, and writing to it changes nothing. A sheet on
  /// its way out keeps its content.
  ///
  /// - Parameter base: The binding to the optional.
  public init?(unwrapping base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    self = Binding(unwrapping: base, default: value)
  }

  /// A binding to the value of an optional, or to a default while there is none.
  ///
  /// Writing changes the optional only while it has a value.
  ///
  /// - Parameters:
  ///   - base: The binding to the optional.
  ///   - value: The default.
  public init(unwrapping base: Binding<Value?>, default value: Value) {
    self = base[dynamicMember: \.[unwrappedOr: LastValue(value)]]
  }

  /// The binding, writing only what is different from the present value.
  ///
  /// - Parameter isDuplicate: Whether two values are the same.
  public func removeDuplicates(by isDuplicate: @escaping (Value, Value) -> Bool) -> Self {
    Binding(
      get: { self.wrappedValue },
      set: { newValue, transaction in
        guard !isDuplicate(self.wrappedValue, newValue) else { return }
        withTransaction(transaction) { self.wrappedValue = newValue }
      }
    )
  }

  /// The binding, printing every change.
  ///
  /// - Parameter prefix: What the lines begin with.
  public func _printChanges(_ prefix: String = "") -> Self {
    Binding(
      get: { self.wrappedValue },
      set: { newValue, transaction in
        let oldValue = self.wrappedValue
        print("\(prefix.isEmpty ? "" : "\(prefix): ")\(diff(oldValue, newValue) ?? "(No changes)")")
        withTransaction(transaction) { self.wrappedValue = newValue }
      }
    )
  }
}

extension Binding where Value: Equatable {
  /// The binding, writing only what is different from the present value.
  public func removeDuplicates() -> Self {
    self.removeDuplicates(by: ==)
  }
}

extension Binding where Value == Bool {
  /// A binding to whether an optional has a value, for what is presented by a Boolean.
  ///
  /// ```swift
  /// .sheet(isPresented: Binding($model.destination.settings)) { SettingsView() }
  /// ```
  ///
  /// - Parameter base: A binding to an optional. Writing `false` sets it to `nil`; writing `true` changes nothing.
  public init<Wrapped>(_ base: Binding<Wrapped?>) {
    self = base.isPresent
  }
}

// Bindings are made of key paths, not of closures: two key paths to one place are equal, and the graph need not evaluate
// a view again that got an equal binding.

/// The last value an optional had, as far as was read or written. No part of the identity of a binding.
final class LastValue<Value>: Hashable {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }

  static func == (lhs: LastValue, rhs: LastValue) -> Bool { true }

  func hash(into hasher: inout Hasher) {}
}

extension Optional {
  subscript(unwrappedOr last: LastValue<Wrapped>) -> Wrapped {
    get {
      if let self { last.value = self }
      return last.value
    }
    set {
      last.value = newValue
      if self != nil { self = newValue }
    }
  }

  fileprivate var isPresent: Bool {
    get { self != nil }
    set { if !newValue { self = nil } }
  }
}
