#if UI
  public import CasePaths
  public import CustomDump
  public import IppoUI

  /// A field of a view state that is bound to a field of the feature's state.
  @dynamicMemberLookup
  @propertyWrapper
  public struct BindingViewState<Value> {
    let binding: Binding<Value>
    let initialValue: Value

    init(binding: Binding<Value>) {
      self.binding = binding
      initialValue = binding.wrappedValue
    }

    /// The value.
    public var wrappedValue: Value {
      get { initialValue }
      set { binding.wrappedValue = newValue }
    }

    /// The binding.
    public var projectedValue: Binding<Value> { binding }

    /// A binding to a part of the value.
    ///
    /// - Parameter keyPath: The part.
    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> BindingViewState<Subject> {
      BindingViewState<Subject>(binding: binding[dynamicMember: keyPath])
    }
  }

  extension BindingViewState: Equatable where Value: Equatable {
    /// Whether the values were equal when they were read.
    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.initialValue == rhs.initialValue }
  }

  extension BindingViewState: Hashable where Value: Hashable {
    /// Hashes the value.
    public func hash(into hasher: inout Hasher) { hasher.combine(initialValue) }
  }

  extension BindingViewState: CustomReflectable {
    /// The value, as if it were not wrapped.
    public var customMirror: Mirror { Mirror(reflecting: wrappedValue) }
  }

  extension BindingViewState: CustomDumpRepresentable {
    /// The value.
    public var customDumpValue: Any { wrappedValue }
  }

  extension BindingViewState: CustomDebugStringConvertible where Value: CustomDebugStringConvertible {
    /// The value.
    public var debugDescription: String { wrappedValue.debugDescription }
  }

  /// Makes view states with bindings from a feature's state.
  @dynamicMemberLookup
  @preconcurrency @MainActor
  @propertyWrapper
  public struct BindingViewStore<State> {
    let store: Store<State, BindingAction<State>>
    private let action: Any.Type

    init<Action: BindableAction>(store: Store<State, Action>) where Action.State == State {
      action = Action.self
      self.store = store.scope(computing: { $0 }, embedding: { .binding($0) })
    }

    /// Makes a copy.
    ///
    /// - Parameter projectedValue: Another one.
    public init(projectedValue: Self) {
      self = projectedValue
    }

    /// The feature's state.
    public var wrappedValue: State { store.core.state }

    /// The value itself.
    public var projectedValue: Self { self }

    /// A field of the state.
    ///
    /// - Parameter keyPath: The field.
    public subscript<Value>(dynamicMember keyPath: KeyPath<State, Value>) -> Value {
      wrappedValue[keyPath: keyPath]
    }

    /// A bound field of the state.
    ///
    /// - Parameter keyPath: The field: `\.$field`.
    public subscript<Value: Equatable & Sendable>(
      dynamicMember keyPath: WritableKeyPath<State, BindingState<Value>>
    ) -> BindingViewState<Value> {
      let store = MainActorBound(store)
      let keyPath = MainActorBound(keyPath)
      let action = MainActorBound(action)
      return BindingViewState(
        binding: Binding(
          get: { MainActor.assumeIsolated { store.value.withState { $0[keyPath: keyPath.value].wrappedValue } } },
          set: { value in
            MainActor.assumeIsolated {
              BindingLocal.$isActive.withValue(true) {
                let definition = store.value.withState { $0[keyPath: keyPath.value].location }
                let expectation = store.value.expectBinding(action.value, value, definition: definition)
                _ = store.value.send(.setting(keyPath.value, value, expectation: expectation))
              }
            }
          }
        )
      )
    }
  }

  extension ViewStore where ViewAction: BindableAction, ViewAction.State == ViewState {
    /// A binding to a field.
    ///
    /// - Parameter keyPath: The field: `\.$field`.
    public subscript<Value: Equatable & Sendable>(
      dynamicMember keyPath: WritableKeyPath<ViewState, BindingState<Value>>
    ) -> Binding<Value> {
      binding(
        get: { $0[keyPath: keyPath].wrappedValue },
        send: { [weak self] value in
          .binding(.setting(keyPath, value, expectation: self?.expectBinding(keyPath, value)))
        }
      )
    }
  }

  extension ViewStore {
    /// Expects that a reducer makes a write of a binding, in debug builds.
    fileprivate func expectBinding<Value>(
      _ keyPath: KeyPath<ViewState, BindingState<Value>>, _ value: Value
    ) -> BindingExpectation? {
      #if DEBUG
        BindingExpectation(action: ViewAction.self, value: value, definition: state[keyPath: keyPath].location) {
          false
        }
      #else
        nil
      #endif
    }

    /// Observes a view state with bindings.
    ///
    /// - Parameters:
    ///   - store: The store.
    ///   - toViewState: Makes the view state.
    ///   - isDuplicate: Whether a change is none.
    @_disfavoredOverload
    public convenience init<State>(
      _ store: Store<State, ViewAction>,
      observe toViewState: @escaping (_ state: BindingViewStore<State>) -> ViewState,
      removeDuplicates isDuplicate: @escaping (_ lhs: ViewState, _ rhs: ViewState) -> Bool
    ) where ViewAction: BindableAction, ViewAction.State == State {
      let bindings = BindingViewStore(store: store)
      self.init(store, observe: { (_: State) in toViewState(bindings) }, removeDuplicates: isDuplicate)
    }

    /// Observes a view state with bindings, and sends its actions.
    ///
    /// - Parameters:
    ///   - store: The store.
    ///   - toViewState: Makes the view state.
    ///   - fromViewAction: Makes the store's action of the view's.
    ///   - isDuplicate: Whether a change is none.
    @_disfavoredOverload
    public convenience init<State, Action: BindableAction>(
      _ store: Store<State, Action>,
      observe toViewState: @escaping (_ state: BindingViewStore<State>) -> ViewState,
      send fromViewAction: @escaping (_ viewAction: ViewAction) -> Action,
      removeDuplicates isDuplicate: @escaping (_ lhs: ViewState, _ rhs: ViewState) -> Bool
    ) where Action.State == State {
      let bindings = BindingViewStore(store: store)
      self.init(
        store, observe: { (_: State) in toViewState(bindings) }, send: fromViewAction, removeDuplicates: isDuplicate
      )
    }
  }

  extension ViewStore where ViewState: Equatable {
    /// Observes a view state with bindings.
    ///
    /// - Parameters:
    ///   - store: The store.
    ///   - toViewState: Makes the view state.
    @_disfavoredOverload
    public convenience init<State>(
      _ store: Store<State, ViewAction>,
      observe toViewState: @escaping (_ state: BindingViewStore<State>) -> ViewState
    ) where ViewAction: BindableAction, ViewAction.State == State {
      self.init(store, observe: toViewState, removeDuplicates: { $0 == $1 })
    }

    /// Observes a view state with bindings, and sends its actions.
    ///
    /// - Parameters:
    ///   - store: The store.
    ///   - toViewState: Makes the view state.
    ///   - fromViewAction: Makes the store's action of the view's.
    @_disfavoredOverload
    public convenience init<State, Action: BindableAction>(
      _ store: Store<State, Action>,
      observe toViewState: @escaping (_ state: BindingViewStore<State>) -> ViewState,
      send fromViewAction: @escaping (_ viewAction: ViewAction) -> Action
    ) where Action.State == State {
      self.init(store, observe: toViewState, send: fromViewAction, removeDuplicates: { $0 == $1 })
    }
  }

  extension WithViewStore {
    /// Observes a view state with bindings.
    ///
    /// - Parameters:
    ///   - store: The store.
    ///   - toViewState: Makes the view state.
    ///   - isDuplicate: Whether a change is none.
    ///   - content: Makes the view.
    @_disfavoredOverload
    public init<State>(
      _ store: Store<State, ViewAction>,
      observe toViewState: @escaping (_ state: BindingViewStore<State>) -> ViewState,
      removeDuplicates isDuplicate: @escaping (_ lhs: ViewState, _ rhs: ViewState) -> Bool,
      @ViewBuilder content: @escaping (_ viewStore: ViewStore<ViewState, ViewAction>) -> Content
    ) where ViewAction: BindableAction, ViewAction.State == State {
      self.init(ViewStore(store, observe: toViewState, removeDuplicates: isDuplicate), content: content)
    }

    /// Observes a view state with bindings, and sends its actions.
    ///
    /// - Parameters:
    ///   - store: The store.
    ///   - toViewState: Makes the view state.
    ///   - fromViewAction: Makes the store's action of the view's.
    ///   - isDuplicate: Whether a change is none.
    ///   - content: Makes the view.
    @_disfavoredOverload
    public init<State, Action: BindableAction>(
      _ store: Store<State, Action>,
      observe toViewState: @escaping (_ state: BindingViewStore<State>) -> ViewState,
      send fromViewAction: @escaping (_ viewAction: ViewAction) -> Action,
      removeDuplicates isDuplicate: @escaping (_ lhs: ViewState, _ rhs: ViewState) -> Bool,
      @ViewBuilder content: @escaping (_ viewStore: ViewStore<ViewState, ViewAction>) -> Content
    ) where Action.State == State {
      self.init(
        ViewStore(store, observe: toViewState, send: fromViewAction, removeDuplicates: isDuplicate), content: content
      )
    }
  }

  extension WithViewStore where ViewState: Equatable {
    /// Observes a view state with bindings.
    ///
    /// - Parameters:
    ///   - store: The store.
    ///   - toViewState: Makes the view state.
    ///   - content: Makes the view.
    @_disfavoredOverload
    public init<State>(
      _ store: Store<State, ViewAction>,
      observe toViewState: @escaping (_ state: BindingViewStore<State>) -> ViewState,
      @ViewBuilder content: @escaping (_ viewStore: ViewStore<ViewState, ViewAction>) -> Content
    ) where ViewAction: BindableAction, ViewAction.State == State {
      self.init(store, observe: toViewState, removeDuplicates: { $0 == $1 }, content: content)
    }

    /// Observes a view state with bindings, and sends its actions.
    ///
    /// - Parameters:
    ///   - store: The store.
    ///   - toViewState: Makes the view state.
    ///   - fromViewAction: Makes the store's action of the view's.
    ///   - content: Makes the view.
    @_disfavoredOverload
    public init<State, Action: BindableAction>(
      _ store: Store<State, Action>,
      observe toViewState: @escaping (_ state: BindingViewStore<State>) -> ViewState,
      send fromViewAction: @escaping (_ viewAction: ViewAction) -> Action,
      @ViewBuilder content: @escaping (_ viewStore: ViewStore<ViewState, ViewAction>) -> Content
    ) where Action.State == State {
      self.init(
        store, observe: toViewState, send: fromViewAction, removeDuplicates: { $0 == $1 }, content: content
      )
    }
  }

  extension TestStore {
    /// Reads view states with bindings, as a view does.
    ///
    /// - Parameter toViewAction: The case of the actions that can be bound.
    @available(*, deprecated, message: "Use observable state: every field of it can be bound.")
    public func bindings<ViewAction: BindableAction>(
      action toViewAction: AnyCasePath<Action, ViewAction>
    ) -> BindingViewStore<State> where State == ViewAction.State {
      BindingViewStore(
        store: Store(core: core).scope(
          computing: { $0 }, embedding: { (action: ViewAction) in toViewAction.embed(action) })
      )
    }
  }

  extension TestStore where Action: BindableAction, State == Action.State {
    /// Reads view states with bindings, as a view does.
    @available(*, deprecated, message: "Use observable state: every field of it can be bound.")
    public var bindings: BindingViewStore<State> {
      BindingViewStore(store: Store(core: core))
    }
  }
#endif
