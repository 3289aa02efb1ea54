#if UI
  public import IdentifiedCollections
  public import IppoUI
  import OrderedCollections

  /// Shows a view for each element of a collection. Views of observable state write
  /// `ForEach(store.scope(state: \.rows, action: \.rows))` instead.
  @preconcurrency @MainActor
  public struct ForEachStore<
    EachState, EachAction, Data: Collection, ID: Hashable & Sendable, Content: View
  >: View {
    /// The elements.
    public let data: Data
    private let content: Content

    /// Shows a view for each element.
    ///
    /// - Parameters:
    ///   - store: The store of the collection.
    ///   - content: Makes the view of an element.
    public init<EachContent>(
      _ store: Store<IdentifiedArray<ID, EachState>, IdentifiedAction<ID, EachAction>>,
      @ViewBuilder content: @escaping (_ store: Store<EachState, EachAction>) -> EachContent
    )
    where
      Data == IdentifiedArray<ID, EachState>,
      Content == WithViewStore<
        IdentifiedArray<ID, EachState>, IdentifiedAction<ID, EachAction>,
        ForEach<IdentifiedArray<ID, EachState>, ID, EachContent>
      >
    {
      self.init(rows: store.rows(\.self, \.self), store: store, content: content)
    }

    /// Shows a view for each element.
    ///
    /// - Parameters:
    ///   - store: The store of the collection.
    ///   - content: Makes the view of an element.
    public init<EachContent>(
      _ store: Store<IdentifiedArray<ID, EachState>, (id: ID, action: EachAction)>,
      @ViewBuilder content: @escaping (_ store: Store<EachState, EachAction>) -> EachContent
    )
    where
      Data == IdentifiedArray<ID, EachState>,
      Content == WithViewStore<
        IdentifiedArray<ID, EachState>, (id: ID, action: EachAction),
        ForEach<IdentifiedArray<ID, EachState>, ID, EachContent>
      >
    {
      let rows = RowStores<ID, EachState, EachAction>(base: store.core, path: StatePath(\.self)) { ($0, $1) }
      self.init(rows: rows, store: store, content: content)
    }

    /// Shows a view for each element.
    ///
    /// - Parameters:
    ///   - store: The store of the collection.
    ///   - embed: Makes an action of the collection from one of an element.
    ///   - content: Makes the view of an element.
    package init<Action, EachContent>(
      _ store: Store<IdentifiedArray<ID, EachState>, Action>,
      embedding embed: @escaping (ID, EachAction) -> Action,
      content: @escaping (_ store: Store<EachState, EachAction>) -> EachContent
    )
    where
      Data == IdentifiedArray<ID, EachState>,
      Content == WithViewStore<
        IdentifiedArray<ID, EachState>, Action, ForEach<IdentifiedArray<ID, EachState>, ID, EachContent>
      >
    {
      self.init(
        rows: RowStores(base: store.core, path: StatePath(\.self), embed: embed), store: store, content: content)
    }

    /// Shows what was made of the elements.
    package init(data: Data, content: Content) {
      self.data = data
      self.content = content
    }

    private init<Action, EachContent>(
      rows: RowStores<ID, EachState, EachAction>,
      store: Store<IdentifiedArray<ID, EachState>, Action>,
      content: @escaping (_ store: Store<EachState, EachAction>) -> EachContent
    )
    where
      Data == IdentifiedArray<ID, EachState>,
      Content == WithViewStore<
        IdentifiedArray<ID, EachState>, Action, ForEach<IdentifiedArray<ID, EachState>, ID, EachContent>
      >
    {
      data = store.withState { $0 }
      self.content = WithViewStore(store, observe: { $0 }, removeDuplicates: { $0.ids == $1.ids }) { viewStore in
        ForEach(viewStore.state, id: viewStore.state.id) { element in
          content(rows.store(element[keyPath: viewStore.state.id], last: element))
        }
      }
    }

    /// The views.
    public var body: some View {
      content
    }
  }

  extension ForEachStore: DynamicViewContent {}
#endif
