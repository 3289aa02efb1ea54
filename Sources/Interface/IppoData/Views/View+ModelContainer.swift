internal import IssueReporting

extension View {
  /// Sets the container of the views below, and its main context.
  public func modelContainer(_ container: ModelContainer) -> some View {
    environment(\.modelContextReference, ModelContextReference(context: container.mainContext, container: container))
  }

  /// Sets the context of the views below.
  public func modelContext(_ modelContext: ModelContext) -> some View { environment(\.modelContext, modelContext) }

  /// Opens the container of a class for the views below, once for the life of the view.
  ///
  /// - Parameters:
  ///   - inMemory: whether the objects live in memory alone.
  ///   - isAutosaveEnabled: whether changes are saved by themselves.
  ///   - isUndoEnabled: whether the undo manager of the window takes changes back.
  ///   - onSetup: called with the container, or with the error. Without it an error is reported, and every request fails.
  public func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modelContainer(
      for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled,
      onSetup: onSetup)
  }

  /// Opens the container of classes for the views below, once for the life of the view.
  public func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    let request = ContainerRequest(
      types: modelTypes, inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, onSetup: onSetup)
    return modifier(ContainerModifier(request: request, isUndoEnabled: isUndoEnabled))
  }
}

/// The arguments of `modelContainer(for:)`.
struct ContainerRequest {
  let types: [any PersistentModel.Type]
  let inMemory: Bool
  let isAutosaveEnabled: Bool
  let onSetup: (Result<ModelContainer, any Error>) -> Void

  /// Opens the container; one whose every request fails, if it cannot be opened.
  @MainActor func open() -> ModelContainer {
    do {
      let container = try ModelContainer(
        for: Schema(types), configurations: ModelConfiguration(isStoredInMemoryOnly: inMemory))
      container.mainContext.autosaveEnabled = isAutosaveEnabled
      onSetup(.success(container))
      return container
    } catch {
      onSetup(.failure(error))
      reportIssue("The model container of a view or scene could not be opened: \(error)")
      return ModelContainer(ContainerCore(missing: error as? SwiftDataError ?? .loadIssueModelContainer))
    }
  }
}

private struct ContainerModifier: ViewModifier {
  let request: ContainerRequest
  let isUndoEnabled: Bool
  @State private var cell = ContainerCell()
  @Environment(\.undoManager) private var undoManager

  func body(content: Content) -> some View {
    let container = cell.container(request)
    if isUndoEnabled { container.mainContext.undoManager = undoManager }
    return content.modelContainer(container)
  }
}

/// The container that a view has opened.
@MainActor
private final class ContainerCell: Unarchived {
  private var container: ModelContainer?

  nonisolated init() {}

  func container(_ request: ContainerRequest) -> ModelContainer {
    if let container { return container }
    let new = request.open()
    container = new
    return new
  }
}
