// What apps import. The declarations are in a module of another name, so that `ComposableArchitectureClassic`, which is
// built on them, can stand in for the name `ComposableArchitecture` through a module alias: the compiler takes an alias
// for the dependencies of modules too, and would find a module that depends on itself.

@_exported public import ComposableArchitectureCore
