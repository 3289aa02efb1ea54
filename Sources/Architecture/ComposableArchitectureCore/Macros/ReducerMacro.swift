// The names are listed, and not arbitrary: with arbitrary ones the compiler expands an enum's macro before it knows what
// the features of its cases conform to, and does not find a `State` or an `Action` that follows from a feature's `body`.

/// Makes a feature out of a struct, or one of several features out of an enum.
///
/// ```swift
/// @Reducer struct Counter {
///   @ObservableState struct State { var count = 0 }
///   enum Action { case incrementTapped }
///   var body: some ReducerOf<Self> {
///     Reduce { state, action in
///       switch action {
///       case .incrementTapped:
///         state.count += 1
///         return .none
///       }
///     }
///   }
/// }
///
/// @Reducer enum Destination {
///   case counter(Counter)
///   case alert(AlertState<Alert>)
///   enum Alert { case confirmTapped }
/// }
/// ```
///
/// - On a **struct**, the macro adds the conformance to ``Reducer``, `@CasePathable` to a nested `Action`, and the
///   result builder to `body`. A nested `State` that is an enum gets `@CasePathable` and `@dynamicMemberLookup`. A
///   struct without a `body` is a feature that does nothing, with an empty `State` and `Action` unless they are
///   written.
/// - On an **enum**, each case carries a feature. The macro adds the conformance to ``CaseReducer``, an enum `State`
///   and an enum `Action` with a case for each feature. A `body` runs the feature of the present case, and `CaseScope`
///   has the stores to switch over: `switch store.case { … }`. A default value in a case (`case timer(Timer =
///   Timer(every: 2))`) is the reducer to run. `AlertState` and `ConfirmationDialogState` have no reducer; see
///   ``ReducerCaseEphemeral()``. Cases with no payload, with several, or marked ``ReducerCaseIgnored()``, are plain
///   data.
///
/// An enum may be generic: `@Reducer enum Destination<Item> { case edit(Edit<Item>) }`. Where a case's type is a generic
/// parameter, that parameter must have an `init()`, or the case a default value.
///
/// What is written by hand is not written again. The semantics are those of `@Reducer` in the Composable Architecture.
@attached(extension, conformances: CaseReducer, Reducer)
@attached(member, names: named(State), named(Action), named(body), named(CaseScope), named(scope))
@attached(memberAttribute)
public macro Reducer() = #externalMacro(module: "IppoMacros", type: "ReducerMacro")

/// Makes one of several features out of an enum, whose state and action conform to protocols.
///
/// - Parameters:
///   - state: Protocols that the state conforms to.
///   - action: Protocols that the action conforms to.
@available(
  *, deprecated,
  message: "Conform in an extension, instead: 'extension Feature.Destination.State: Equatable {}'"
)
@attached(extension, conformances: CaseReducer, Reducer)
@attached(member, names: named(State), named(Action), named(body), named(CaseScope), named(scope))
@attached(memberAttribute)
public macro Reducer(state: _SynthesizedConformance..., action: _SynthesizedConformance...) =
  #externalMacro(module: "IppoMacros", type: "ReducerMacro")

/// A protocol that the state or the action of an enum reducer can be made to conform to.
public struct _SynthesizedConformance: Sendable {
  /// `Codable`
  public static let codable = Self()
  /// `Decodable`
  public static let decodable = Self()
  /// `Encodable`
  public static let encodable = Self()
  /// `Equatable`
  public static let equatable = Self()
  /// `Hashable`
  public static let hashable = Self()
  /// `Sendable`
  public static let sendable = Self()
}

/// Marks a case of an enum reducer as state that goes away by itself when it sends an action, as an alert does.
///
/// The state of the case is the payload, its action the payload's nested `Action`. No reducer is run for it.
@attached(peer)
public macro ReducerCaseEphemeral() = #externalMacro(module: "IppoMacros", type: "ReducerCaseMarkerMacro")

/// Marks a case of an enum reducer as plain data, and not a feature.
@attached(peer)
public macro ReducerCaseIgnored() = #externalMacro(module: "IppoMacros", type: "ReducerCaseMarkerMacro")

/// Lets the compiler check that the features of an enum's cases can be made. `@Reducer` writes it.
///
/// - Parameter reducers: The features, which are not evaluated.
@attached(peer)
public macro _ReducerFeatures(_ reducers: Any...) =
  #externalMacro(module: "IppoMacros", type: "ReducerCaseMarkerMacro")
