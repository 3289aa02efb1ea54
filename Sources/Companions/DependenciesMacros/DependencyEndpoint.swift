/// Makes an endpoint out of a closure property: until it is given an implementation, calling it reports an issue.
///
/// After the report, the closure throws ``Unimplemented`` if it throws, returns `nil` if it returns an optional, and
/// returns what its default value returns otherwise. A closure that returns a value without throwing therefore needs a
/// default value. A method with the labels of the closure's parameters is added: `client.fetch(id: 42)` for
/// `var fetch: (_ id: Int) -> User`.
///
/// - Parameter method: The name of the method, if it is not to be the name of the property. With a name, there is a
///   method even where the parameters have no labels.
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: arbitrary)
public macro DependencyEndpoint(method: String = "") =
  #externalMacro(module: "IppoMacros", type: "DependencyEndpointMacro")

/// Leaves a closure property of a ``DependencyClient()`` as it is written.
@attached(accessor, names: named(willSet))
public macro DependencyEndpointIgnored() =
  #externalMacro(module: "IppoMacros", type: "DependencyEndpointIgnoredMacro")
