/// Makes a client out of a struct of closures.
///
/// ```swift
/// @DependencyClient struct NumberFact {
///   var fetch: (_ number: Int) async throws -> String
///   var isAvailable: () -> Bool = { false }
/// }
///
/// let client = NumberFact()              // reports an issue when an endpoint is called
/// try await client.fetch(number: 42)     // the labels of the closure type
/// ```
///
/// - Every closure declared with `var` becomes an endpoint; see ``DependencyEndpoint(method:)``. Mark a closure with
///   ``DependencyEndpointIgnored()`` to leave it alone.
/// - Two initializers are added: one that takes every endpoint and property, and one that takes properties that are no
///   closures, and leaves every endpoint unimplemented.
///
/// The semantics are those of `@DependencyClient` in swift-dependencies.
@attached(member, names: named(init))
@attached(memberAttribute)
public macro DependencyClient() = #externalMacro(module: "IppoMacros", type: "DependencyClientMacro")
