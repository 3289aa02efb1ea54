/// A reason why the body of a view or modifier runs.
package enum EvaluationCause: Hashable, Sendable {
  /// The view is new.
  case appearance
  /// The view has other values than before.
  case parent
  /// A `@State` of the view has changed.
  case state(String)
  /// A `@State` of a view above has changed, which the view reads by a binding.
  case binding(String, of: String)
  /// A value of the environment has changed, named by its key.
  case environment(String)
  /// A field of the state of a store or of a shared value has changed.
  case field(String)
  /// Another value that the graph tracks has changed, such as the focus.
  case value
  /// An observable object has changed.
  case object

  /// The reason in words.
  package var description: String {
    switch self {
    case .appearance: "it appeared"
    case .parent: "the view above has changed it"
    case .state(let name): "the state \(name)"
    case .binding(let name, let view): "the binding to \(name) of \(view)"
    case .environment(let name): "the environment value \(name)"
    case .field(let name): "the field \(name)"
    case .value: "a value of the window"
    case .object: "an observable object"
    }
  }
}
