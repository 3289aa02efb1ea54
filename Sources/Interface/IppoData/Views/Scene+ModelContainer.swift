import Foundation
internal import Synchronization

extension Scene {
  /// Sets the container of all windows of the scene.
  public func modelContainer(_ container: ModelContainer) -> some Scene {
    environment(\.modelContextReference, ModelContextReference(context: container.mainContext, container: container))
  }

  /// Sets the context of all windows of the scene.
  public func modelContext(_ modelContext: ModelContext) -> some Scene {
    environment(\.modelContext, modelContext)
  }

  /// Opens the container of a class, one for all windows and sessions of the app.
  ///
  /// - Parameters:
  ///   - inMemory: whether the objects live in memory alone.
  ///   - isAutosaveEnabled: whether changes are saved by themselves.
  ///   - isUndoEnabled: has no effect on scenes, because sessions share the changes.
  ///   - onSetup: called with the container, or with the error. Without it an error is reported, and every request fails.
  public func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    modelContainer(
      for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled,
      onSetup: onSetup)
  }

  /// Opens the container of classes, one for all windows and sessions of the app.
  public func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    let request = ContainerRequest(
      types: modelTypes, inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, onSetup: onSetup)
    return modelContainer(SceneContainers.shared.container(request))
  }
}

/// The containers of scenes. An app evaluates its scenes again, and finds its containers here as long as it has windows.
private final class SceneContainers: Sendable {
  private struct Key: Hashable {
    let types: [ObjectIdentifier]
    let inMemory: Bool
  }

  private struct Reference {
    weak var container: ModelContainer?
  }

  static let shared = SceneContainers()
  private let containers = Mutex<[Key: Reference]>([:])

  @MainActor func container(_ request: ContainerRequest) -> ModelContainer {
    let key = Key(types: request.types.map { ObjectIdentifier($0) }, inMemory: request.inMemory)
    if let known = containers.withLock({ $0[key]?.container }) { return known }
    let new = request.open()
    containers.withLock { $0[key] = Reference(container: new) }
    return new
  }
}
