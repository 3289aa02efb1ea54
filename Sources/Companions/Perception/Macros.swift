import Observation

/// Makes a class observable, with `Perception`'s names for what `@Observable` does.
///
/// Every stored `var` raises observation when it is read and changed; see ``PerceptionIgnored()`` for the exceptions. The
/// semantics are those of `@Perceptible` in swift-perception.
@attached(
  member, names: named(_$perceptionRegistrar), named(access), named(withMutation), named(shouldNotifyObservers)
)
@attached(memberAttribute)
@attached(extension, conformances: Observable, Perceptible)
public macro Perceptible() = #externalMacro(module: "IppoMacros", type: "PerceptibleMacro")

/// Makes a stored property of a ``Perceptible()`` class raise observation. It is added by that macro.
@attached(accessor, names: named(init), named(get), named(set), named(_modify))
@attached(peer, names: prefixed(_))
public macro PerceptionTracked() = #externalMacro(module: "IppoMacros", type: "PerceptionTrackedMacro")

/// Leaves a stored property of a ``Perceptible()`` class alone.
@attached(accessor, names: named(willSet))
public macro PerceptionIgnored() = #externalMacro(module: "IppoMacros", type: "PerceptionIgnoredMacro")
