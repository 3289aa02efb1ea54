#if UI
  import Dependencies
  public import IppoUI
  import IssueReporting
  import OrderedCollections

  extension NavigationStack {
    /// A navigation stack whose path is the state of a feature.
    ///
    /// - Parameters:
    ///   - path: The stack's store: `$store.scope(state: \.path, action: \.path)`.
    ///   - root: The view at the bottom.
    ///   - destination: Makes the view of an element.
    ///   - fileID: The file of the caller.
    ///   - filePath: The path of the caller's file.
    ///   - line: The line of the caller.
    ///   - column: The column of the caller.
    @MainActor @preconcurrency
    public init<State, Action, Destination: View, R>(
      path: Binding<Store<StackState<State>, StackAction<State, Action>>>,
      @ViewBuilder root: () -> R,
      @ViewBuilder destination: @escaping (Store<State, Action>) -> Destination,
      fileID: StaticString = #fileID,
      filePath: StaticString = #filePath,
      line: UInt = #line,
      column: UInt = #column
    )
    where
      Data == StackState<State>.PathView,
      Root == ModifiedContent<R, _NavigationDestinationViewModifier<State, Action, Destination>>
    {
      self.init(
        path: path[
          dynamicMember:
            \.[
              fileID: _HashableStaticString(stringLiteral: fileID),
              filePath: _HashableStaticString(stringLiteral: filePath),
              line: line,
              column: column
            ]
        ]
      ) {
        root().modifier(
          _NavigationDestinationViewModifier(store: path.wrappedValue, destination: destination)
        )
      }
    }
  }

  /// Shows the elements of a navigation stack.
  public struct _NavigationDestinationViewModifier<State, Action, Destination: View>: ViewModifier {
    let store: Store<StackState<State>, StackAction<State, Action>>
    let destination: (Store<State, Action>) -> Destination

    /// The view, with pages for the elements.
    public func body(content: Content) -> some View {
      content
        .environment(\.navigationDestinationType, NavigationDestinationType(State.self))
        .navigationDestination(for: StackState<State>.Component.self) { component in
          destination(store.element(component))
            .environment(\.navigationDestinationType, NavigationDestinationType(State.self))
        }
    }
  }

  extension Store {
    /// The path of a navigation stack; writing it pushes or pops.
    subscript<ElementState, ElementAction>(
      fileID fileID: _HashableStaticString,
      filePath filePath: _HashableStaticString,
      line line: UInt,
      column column: UInt
    ) -> StackState<ElementState>.PathView
    where State == StackState<ElementState>, Action == StackAction<ElementState, ElementAction> {
      get { core.read { $0.pointee.path } }
      set {
        let ids = core.read { $0.pointee.ids }
        guard newValue.count != ids.count else { return }
        let revision = core.read { $0.pointee.elements.revision }
        if newValue.count > ids.count, let component = newValue.last {
          send(.push(id: component.id, state: component.element))
        } else {
          send(.popFrom(id: ids[newValue.count]))
        }
        // A reducer that changes the stack otherwise has answered.
        let isUnanswered = core.read { $0.pointee.elements.revision == revision && $0.pointee.count != newValue.count }
        guard isUnanswered else { return }
        reportIssue(
          describe(
            """
            The navigation stack at "\(fileID.value):\(line)" has written its path, and the state has not \
            followed.
            """,
            facts: [
              "Elements of the path written": "\(newValue.count)",
              "Elements of the path in the state": "\(core.read { $0.pointee.count })",
            ],
            causes: AbsentOperator.forEach
          ),
          fileID: fileID.value,
          filePath: filePath.value,
          line: line,
          column: column
        )
      }
    }

    /// The store of an element of a stack.
    func element<ElementState, ElementAction>(
      _ component: StackState<ElementState>.Component
    ) -> Store<ElementState, ElementAction>
    where State == StackState<ElementState>, Action == StackAction<ElementState, ElementAction> {
      let id = component.id
      let action = \StackAction<ElementState, ElementAction>.Cases.[id: id]
      // An element is reached in its box: large states are not copied to the stack.
      let path = StatePath(\StackState<ElementState>.[id: id]) { stack in
        stack.pointee.box(id).map { (owner: $0, address: UnsafePointer($0.optional)) }
      }
      if let child = optionalChild(path, action) { return child }
      let box = Boxed(copying: UnsafePointer(component.box.pointer))
      return Store<ElementState, ElementAction>(
        core: IfLetCore(base: core, cached: box, path: path) { .element(id: id, action: $0) }
      )
    }
  }

  /// The elements that a navigation stack above can show.
  struct NavigationDestinationType: Sendable {
    let type: Any.Type

    init(_ type: Any.Type) {
      self.type = type
    }
  }

  private enum NavigationDestinationTypeKey: EnvironmentKey {
    static let defaultValue: NavigationDestinationType? = nil
  }

  extension EnvironmentValues {
    /// The elements that a navigation stack above can show.
    var navigationDestinationType: NavigationDestinationType? {
      get { self[NavigationDestinationTypeKey.self] }
      set { self[NavigationDestinationTypeKey.self] = newValue }
    }
  }
#endif
