/// Holds the optional state of a presented child in an ``ObservableState()``.
///
/// ```swift
/// @ObservableState struct State {
///   @Presents var destination: Destination.State?
/// }
/// ```
///
/// The property is stored as a ``PresentationState``, which the projected value (`$destination`) gives access to.
///
/// The semantics are those of `@Presents` in the Composable Architecture.
@attached(accessor, names: named(init), named(get), named(set), named(_modify))
@attached(peer, names: prefixed(`$`), prefixed(_))
public macro Presents() = #externalMacro(module: "IppoMacros", type: "PresentsMacro")
