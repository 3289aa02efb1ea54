/// Makes the stored properties of a struct, or the payloads of an enum, observable one by one.
///
/// ```swift
/// @ObservableState struct State {
///   var count = 0
///   @Presents var alert: AlertState<Action.Alert>?
///   @ObservationStateIgnored var cache: [Int] = []
/// }
/// ```
///
/// The macro adds a conformance to ``ObservableState`` and a registrar, and ``ObservationStateTracked()`` to every stored
/// `var`. Properties that observe themselves (``Presents()``, `@Shared`, `@SharedReader`, `@Fetch`, …) are left alone.
///
/// The semantics are those of `@ObservableState` in the Composable Architecture.
@attached(extension, conformances: Observable, ObservableState)
@attached(
  member,
  names: named(_$cases), named(_$id), named(_$observationRegistrar), named(_$parts), named(_$storage),
  named(_$willModify)
)
@attached(memberAttribute)
public macro ObservableState() = #externalMacro(module: "IppoMacros", type: "ObservableStateMacro")

/// Makes a stored property of an ``ObservableState()`` observable. It is added by that macro.
@attached(accessor, names: named(init), named(get), named(set), named(_modify))
@attached(peer, names: prefixed(_))
public macro ObservationStateTracked() = #externalMacro(module: "IppoMacros", type: "ObservationStateTrackedMacro")

/// Leaves a stored property of an ``ObservableState()`` unobserved.
@attached(accessor, names: named(willSet))
public macro ObservationStateIgnored() = #externalMacro(module: "IppoMacros", type: "ObservationStateIgnoredMacro")
