/// Puts a value on a view for the container around it.
struct TraitValue<T: ViewTrait>: TraitModifier {
  typealias Body = Never
  let value: T.Value

  func write(_ traits: inout ViewTraits, detached: [ViewChild]) { traits[T.self] = value }
}

extension View {
  func trait<T: ViewTrait>(_ trait: T.Type, _ value: T.Value) -> some View { modifier(TraitValue<T>(value: value)) }
}
