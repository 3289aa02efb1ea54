public import CasePaths
public import CustomDump

/// An action that can also write a field of the state, which is what bindings send.
///
/// ```swift
/// enum Action: BindableAction {
///   case binding(BindingAction<State>)
/// }
/// ```
public protocol BindableAction<State> {
  /// The state whose fields are written.
  associatedtype State

  /// Embeds a write.
  ///
  /// - Parameter action: The write.
  static func binding(_ action: BindingAction<State>) -> Self

  /// The write, if the action is one.
  var binding: BindingAction<State>? { get }
}

extension BindableAction {
  /// The write, if the action is one.
  public var binding: BindingAction<State>? {
    // Only the payload of the same case that `binding(_:)` makes is a write of this feature.
    guard let tag = enumTag(of: self),
      let action = payload(of: self) as? BindingAction<State>,
      enumTag(of: Self.binding(action)) == tag
    else { return nil }
    return action
  }
}

/// The write of one field of a state.
public struct BindingAction<Root>: CasePathable, Equatable,
  // Nothing in it changes; its closures capture key paths and values that can be sent.
  @unchecked Sendable
{
  /// The field.
  public let keyPath: PartialKeyPath<Root>

  package let set: (inout Root) -> Void
  package let value: any Sendable
  private let valueIsEqualTo: (Any) -> Bool

  init<Value: Equatable & Sendable>(
    keyPath: WritableKeyPath<Root, Value>, storage: PartialKeyPath<Root>? = nil, value: Value,
    set: @escaping (inout Root) -> Void
  ) {
    self.keyPath = storage ?? keyPath
    self.set = set
    self.value = value
    valueIsEqualTo = { $0 as? Value == value }
  }

  package init(
    keyPath: PartialKeyPath<Root>, value: any Sendable, isEqual: @escaping (Any) -> Bool,
    set: @escaping (inout Root) -> Void
  ) {
    self.keyPath = keyPath
    self.set = set
    self.value = value
    valueIsEqualTo = isEqual
  }

  /// Whether a value is the one that is written.
  package func isValue(equalTo other: Any) -> Bool {
    valueIsEqualTo(other)
  }

  /// Whether both write the same value to the same field.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.keyPath == rhs.keyPath && lhs.valueIsEqualTo(rhs.value)
  }

  /// The case paths of the action: one for each field of the state.
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  /// The case paths of the action: one for each field of the state.
  @dynamicMemberLookup
  public struct AllCasePaths: Sendable {
    /// The write of a field.
    ///
    /// - Parameter keyPath: The field.
    public subscript<Value: Equatable & Sendable>(
      dynamicMember keyPath: WritableKeyPath<Root, Value>
    ) -> AnyCasePath<BindingAction, Value> where Root: ObservableState {
      ._$embed(
        { .set(keyPath, $0) },
        extract: { $0.keyPath == keyPath ? $0.value as? Value : nil }
      )
    }
  }
}

extension BindingAction where Root: ObservableState {
  /// Writes a field.
  ///
  /// - Parameters:
  ///   - keyPath: The field.
  ///   - value: Its new value.
  public static func set<Value: Equatable & Sendable>(
    _ keyPath: WritableKeyPath<Root, Value>,
    _ value: Value
  ) -> Self {
    .init(keyPath: keyPath, value: value) { $0[keyPath: keyPath] = value }
  }
}

extension BindingAction {
  /// Whether an action writes a field: what `case .binding(\.field):` means.
  ///
  /// - Parameters:
  ///   - keyPath: The field.
  ///   - bindingAction: The action.
  public static func ~= <Value>(keyPath: WritableKeyPath<Root, Value>, bindingAction: Self) -> Bool {
    keyPath == bindingAction.keyPath
  }
}

extension BindingAction: CustomDumpStringConvertible {
  /// The field and the value, as the action is written in code.
  public var customDumpDescription: String {
    var description = ".set("
    description.append(namedDescription(of: keyPath))
    description.append(", ")
    customDump(value, to: &description, maxDepth: 0)
    description.append(")")
    return description
  }
}

extension BindableAction where State: ObservableState {
  /// Writes a field.
  ///
  /// - Parameters:
  ///   - keyPath: The field.
  ///   - value: Its new value.
  public static func set<Value: Equatable & Sendable>(
    _ keyPath: WritableKeyPath<State, Value>,
    _ value: Value
  ) -> Self {
    binding(.set(keyPath, value))
  }
}
