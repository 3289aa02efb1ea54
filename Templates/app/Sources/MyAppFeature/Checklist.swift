import ComposableArchitecture
import Foundation

/// A list of things to do.
@Reducer
public struct Checklist {
  /// A thing to do.
  public struct Item: Equatable, Identifiable, Sendable {
    public let id: UUID
    public var title: String
    public var isDone: Bool

    public init(id: UUID, title: String, isDone: Bool = false) {
      (self.id, self.title, self.isDone) = (id, title, isDone)
    }
  }

  @ObservableState
  public struct State: Equatable {
    public var items: IdentifiedArrayOf<Item> = []
    public var newTitle = ""
    public var hidesDone = false

    public init() {}

    /// The items that the list shows.
    public var shownItems: [Item] { items.filter { !hidesDone || !$0.isDone } }

    /// The number of items that are left to do.
    public var openCount: Int { items.count { !$0.isDone } }
  }

  public enum Action: BindableAction, Equatable {
    case addButtonTapped
    case binding(BindingAction<State>)
    case deleted(Item.ID)
    case doneToggled(Item.ID)
  }

  @Dependency(\.uuid) private var uuid

  public init() {}

  public var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .addButtonTapped:
        let title = state.newTitle.trimmingCharacters(in: .whitespaces)
        guard !title.isEmpty else { return .none }
        state.items.append(Item(id: uuid(), title: title))
        state.newTitle = ""
        return .none
      case .binding:
        return .none
      case .deleted(let id):
        state.items.remove(id: id)
        return .none
      case .doneToggled(let id):
        state.items[id: id]?.isDone.toggle()
        return .none
      }
    }
  }
}
