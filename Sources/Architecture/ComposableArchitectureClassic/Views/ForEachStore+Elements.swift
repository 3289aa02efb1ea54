public import ComposableArchitectureCore
public import IdentifiedCollections
public import IppoUI

extension ForEachStore {
  /// Shows a view for each element of an identified array.
  ///
  /// ```swift
  /// ForEachStore(store.scope(state: \.todos, action: AppAction.todo(id:action:)), content: TodoView.init(store:))
  /// ```
  ///
  /// - Parameters:
  ///   - store: The store of the array; its actions are an id and an action of the element.
  ///   - content: Makes the view of an element.
  public init<EachContent: View>(
    _ store: Store<IdentifiedArray<ID, EachState>, (ID, EachAction)>,
    @ViewBuilder content: @escaping (Store<EachState, EachAction>) -> EachContent
  )
  where
    Data == IdentifiedArray<ID, EachState>,
    Content == WithViewStore<
      IdentifiedArray<ID, EachState>, (ID, EachAction), ForEach<IdentifiedArray<ID, EachState>, ID, EachContent>
    >
  {
    self.init(store, embedding: { ($0, $1) }, content: content)
  }

  /// Shows a view for each element of an array. An element is told from another by a part of it while the view is made,
  /// and by its index when it sends an action.
  ///
  /// - Parameters:
  ///   - store: The store of the array; its actions are an index and an action of the element.
  ///   - id: What tells elements apart.
  ///   - content: Makes the view of an element.
  public init<EachContent: View>(
    _ store: Store<[EachState], (Int, EachAction)>,
    id: KeyPath<EachState, ID>,
    @ViewBuilder content: @escaping (Store<EachState, EachAction>) -> EachContent
  )
  where
    Data == [EachState],
    Content == WithViewStore<[ID], (Int, EachAction), ForEach<[(offset: Int, element: ID)], ID, EachContent>>
  {
    let elements = store.withState { $0 }
    let ids: Store<[ID], (Int, EachAction)> = store.scope(state: { $0.map { $0[keyPath: id] } })
    let element = { (index: Int) -> Store<EachState, EachAction> in
      store.scope(
        // A view that is leaving goes on showing the element it had.
        state: { (now: [EachState]) -> EachState in now.indices.contains(index) ? now[index] : elements[index] },
        action: { (action: EachAction) -> (Int, EachAction) in (index, action) }
      )
    }
    self.init(
      data: elements,
      content: WithViewStore(ids) { viewStore in
        ForEach(viewStore.state.enumerated().map { (offset: $0, element: $1) }, id: \.element) { row in
          content(element(row.offset))
        }
      }
    )
  }

  /// Shows a view for each element of an array.
  ///
  /// - Parameters:
  ///   - store: The store of the array; its actions are an index and an action of the element.
  ///   - content: Makes the view of an element.
  public init<EachContent: View>(
    _ store: Store<[EachState], (Int, EachAction)>,
    @ViewBuilder content: @escaping (Store<EachState, EachAction>) -> EachContent
  )
  where
    EachState: Identifiable, EachState.ID == ID, Data == [EachState],
    Content == WithViewStore<[ID], (Int, EachAction), ForEach<[(offset: Int, element: ID)], ID, EachContent>>
  {
    self.init(store, id: \.id, content: content)
  }
}
