//! alias ComposableArchitecture=ComposableArchitectureClassic
//= struct CounterState: Equatable {

struct FactError: Error, Equatable {}
