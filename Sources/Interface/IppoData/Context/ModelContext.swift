internal import ConcurrencyExtras
public import Foundation
internal import IssueReporting
internal import OrderedCollections
internal import Synchronization

/// Objects of a container, with changes that no save has persisted yet (`SwiftData.ModelContext`).
///
/// One actor uses a context. The main context of a container belongs to the main actor.
///
/// ```swift
/// context.insert(Trip(name: "Oslo"))
/// let trips = try context.fetch(FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.name)]))
/// try context.save()
/// ```
public final class ModelContext {
  /// Sent before a save.
  public static let willSave = Notification.Name("SwiftData.ModelContext.willSave")
  /// Sent after a save.
  public static let didSave = Notification.Name("SwiftData.ModelContext.didSave")

  let core: ContainerCore
  /// Keeps the container of a context alive. The container keeps its main context itself.
  private let owner: ModelContainer?
  private weak var mainOwner: ModelContainer?
  let isMain: Bool

  var registered = RegisteredModels()
  var inserted: OrderedDictionary<ModelKey, any PersistentModel> = [:]
  var changed: OrderedDictionary<ModelKey, any PersistentModel> = [:]
  var deleted: OrderedDictionary<ModelKey, any PersistentModel> = [:]
  var links: [LinkTable: LinkChanges] = [:]
  /// The deletions that stores of the app carry out in the next save.
  var batches: [BatchDeletion] = []
  /// The objects that stores of the app have deleted so, for the notification after the save.
  var deletedInBatches: [PersistentIdentifier] = []
  /// Objects that were read for relationships.
  var recent = RecentObjects()
  /// The objects of long lists whose values were read.
  var loaded = LoadedObjects()
  /// The values of an object of each class with long lists, for objects whose rows are gone before they are read.
  var examples: [ObjectIdentifier: [_ModelStorage.Value]] = [:]
  /// The objects that those objects require.
  var requiredByExamples: [any PersistentModel] = []
  /// The ids of objects that other contexts have changed, by class.
  var outdated: [ObjectIdentifier: Set<Int64>] = [:]
  /// A number that grows whenever the store may have changed.
  var version = 1
  /// Changes of other contexts that this one has not taken over yet.
  let inbox = Mutex<[SavedChanges]>([])
  var queries: [WeakQuery] = []
  /// The notices for views and queries that wait for the end of a part of a save. That part keeps other saves out.
  var heldNotices: HeldNotices?
  /// The identity of the context for stores of the app.
  let stateID = UUID()
  /// The ids that saves have given to objects in place of their former ones, for actions of the undo manager.
  var renamedIDs: [ModelKey: Int64] = [:]
  private var isAutosaveScheduled = false

  /// The name of the context in the history.
  public var author: String?
  /// Takes back changes; `nil` (the default) for none.
  public var undoManager: UndoManager?
  /// Whether the context saves its changes by itself, after the turn of the main actor that made them. The default for the
  /// main context; it has no effect for contexts of other actors.
  public var autosaveEnabled: Bool {
    didSet { if autosaveEnabled { scheduleAutosave() } }
  }

  /// A context for the objects of a container.
  public init(_ container: ModelContainer) {
    core = container.core
    owner = container
    isMain = false
    autosaveEnabled = false
    core.add(self)
  }

  /// The main context of a container.
  init(mainOf container: ModelContainer) {
    core = container.core
    owner = nil
    mainOwner = container
    isMain = true
    autosaveEnabled = true
    core.add(self)
  }

  // A context that nobody has goes with its unsaved changes. Its other objects can still be read: another context takes them.
  deinit {
    core.end(editingState)
    let new = Array(inserted.values)
    let known = recent.removeAll() + requiredByExamples + Array(changed.values) + Array(deleted.values)
    if new.isEmpty && known.isEmpty { return }
    let heir = ModelContext(core, container: owner ?? mainOwner)
    for model in known {
      let storage = model._$storage
      // Another context may have an object that this one has deleted.
      guard storage.keeps > 0, storage.context == nil else { continue }
      storage.leaveContext()
      storage.state = .persisted
      storage.rollBack()
      storage.join(heir)
      heir.register(model)
    }
    for model in new { discard(model._$storage) }
  }

  /// Makes an inserted object one without a context. Objects that it requires stay.
  private func discard(_ storage: _ModelStorage) {
    keepRequired(of: storage)
    for property in storage.entity.relationships {
      if case .models = storage.values[property.slot] { continue }
      storage.values[property.slot] = .models([])
    }
    storage.state = .detached
    storage.leaveContext()
  }

  /// Has an object that leaves the context keep the objects that it requires, as far as the context has them. A view that still
  /// shows the object may read them.
  /// - Parameter isNeeded: whether the object is to keep one of them.
  func keepRequired(of storage: _ModelStorage, where isNeeded: (_ModelStorage) -> Bool = { _ in true }) {
    for property in storage.entity.relationships where property.requiresObject {
      guard case .ids(.one(let id)) = storage.values[property.slot], let destination = property.destination,
        let other = registered(ModelKey(destination, id)), isNeeded(other._$storage)
      else { continue }
      storage.values[property.slot] = .models([other])
    }
  }

  private init(_ core: ContainerCore, container: ModelContainer?) {
    self.core = core
    owner = container
    isMain = false
    autosaveEnabled = false
    core.add(self)
  }

  /// A context of a store that is not there.
  init(missing core: ContainerCore) {
    self.core = core
    owner = nil
    isMain = false
    autosaveEnabled = false
  }

  /// The container.
  public var container: ModelContainer { owner ?? mainOwner ?? ModelContainer(core) }

  func store(of entity: _ModelEntity) -> any ModelStore { core.store(of: entity) }

  // MARK: Registered objects

  /// The object of an identifier, if the context has read or inserted it.
  public func registeredModel<T: PersistentModel>(for persistentModelID: PersistentIdentifier) -> T? {
    guard isIdentifier(persistentModelID, of: T._$entity) else { return nil }
    return registered(ModelKey(T._$entity, persistentModelID.key)) as? T
  }

  /// Whether an identifier is one of a class, or of a class below it.
  func isIdentifier(_ identifier: PersistentIdentifier, of entity: _ModelEntity) -> Bool {
    core.schema.models.contains { $0.name == identifier.entityName && $0.isKind(of: entity) }
  }

  /// The object of an identifier, read from the store if necessary.
  ///
  /// For an identifier without an object, the result is an object that is deleted and has initial values. SwiftData gives
  /// such an object as well, which traps when it is read.
  public func model(for persistentModelID: PersistentIdentifier) -> any PersistentModel {
    takeChanges()
    let known = core.schema.model(named: persistentModelID.entityName)
    guard let entity = known ?? core.schema.models.first else {
      fatalError("The schema has no class '\(persistentModelID.entityName)', and no other.")
    }
    if known == nil { reportIssue("The schema has no class '\(persistentModelID.entityName)'.") }
    if known != nil, let model = models(entity, [persistentModelID.key]).first { return model }
    reportForeign(persistentModelID)
    let storage = _ModelStorage(entity)
    storage.id = persistentModelID.key
    storage.state = .deleted
    return storage.makeModel()
  }

  func registered(_ key: ModelKey) -> (any PersistentModel)? { registered[key] }

  func register(_ model: any PersistentModel) { registered[model._$storage.key] = model }

  /// The changed objects.
  public var changedModelsArray: [any PersistentModel] { Array(changed.values) }
  /// The inserted objects.
  public var insertedModelsArray: [any PersistentModel] { Array(inserted.values) }
  /// The deleted objects.
  public var deletedModelsArray: [any PersistentModel] { Array(deleted.values) }
  /// Whether there are changes that no save has persisted yet.
  public var hasChanges: Bool {
    !(inserted.isEmpty && changed.isEmpty && deleted.isEmpty && links.isEmpty && batches.isEmpty)
  }

  // MARK: Pending changes

  /// Notes that an object has changes to save.
  static func addPending(
    _ model: any PersistentModel, to changes: inout OrderedDictionary<ModelKey, any PersistentModel>
  ) {
    let storage = model._$storage
    if changes.updateValue(model, forKey: storage.key) == nil { storage.keep() }
  }

  /// Notes that an object has no such changes to save any more.
  /// - Returns: Whether it had some.
  @discardableResult
  static func removePending(
    _ key: ModelKey, from changes: inout OrderedDictionary<ModelKey, any PersistentModel>
  ) -> Bool {
    guard let model = changes.removeValue(forKey: key) else { return false }
    model._$storage.endKeeping()
    return true
  }

  // MARK: Insertion

  /// Adds an object, and the objects that it leads to. The next save persists them.
  public func insert<T: PersistentModel>(_ model: T) {
    let storage = model._$storage
    storage.resolve(model)
    if storage.context === self {
      if storage.state == .deleted { undelete(model) }
      return
    }
    guard storage.context == nil else {
      reportIssue(
        "An object of '\(storage.entity.name)' was inserted into a context, and another context has it already.")
      return
    }
    guard core.schema.contains(storage.entity) || core.isMissing else {
      reportIssue(
        "An object of '\(storage.entity.name)' was inserted, which is not part of the container's schema: add the class "
          + "to 'ModelContainer(for:)' or 'modelContainer(for:)'.")
      return
    }
    if let (property, other) = foreignRequirement(of: storage) {
      reportIssue(
        "An object of '\(storage.entity.name)' was not inserted: it requires '\(property.name)', which leads to "
          + "\(place(of: other)).")
      return
    }
    // The context keeps it from here on: the object begins with a weak reference.
    Self.addPending(model, to: &inserted)
    storage.join(self)
    // It was deleted, and the examples have kept it since: without this, it and the context would keep each other.
    if requiredByExamples.contains(where: { $0 === model }) { storage.keep() }
    storage.state = .inserted
    register(model)
    for property in storage.entity.relationships {
      guard case .models(let others) = storage.values[property.slot] else { continue }
      storage.values[property.slot] = .ids([])
      if !others.isEmpty { relate(model, property, others) }
    }
    registerUndo(of: model) { $0.modelContext?.delete($0) }
    noteChange(of: model, nil)
  }

  private func undelete(_ model: any PersistentModel) {
    let storage = model._$storage
    guard Self.removePending(storage.key, from: &deleted) else { return }
    storage.state = .persisted
    Self.addPending(model, to: &changed)
    registerUndo(of: model) { $0.modelContext?.delete($0) }
    noteChange(of: model, nil)
  }

  // MARK: Changes

  /// Notes that an object has changed: in one property, or as a whole.
  func noteChange(of model: any PersistentModel, _ slot: Int?) {
    let storage = model._$storage
    if storage.state == .persisted, slot != nil { Self.addPending(model, to: &changed) }
    invalidateQueries(storage.entity, slot)
    scheduleAutosave()
  }

  func scheduleAutosave() {
    guard autosaveEnabled, isMain, !isAutosaveScheduled, hasChanges else { return }
    isAutosaveScheduled = true
    let context = MainContext(self)
    Task { @MainActor in context.value?.autosave() }
  }

  @MainActor private func autosave() {
    isAutosaveScheduled = false
    guard autosaveEnabled, hasChanges else { return }
    do {
      try save(patience: 0)
    } catch SwiftDataError.locked {
      retryAutosave()
    } catch {
      reportIssue("The changes of a model context could not be saved: \(error)")
    }
  }

  /// Saves again when the other save of this process is complete, or when the other process may be done. The main actor
  /// does not wait meanwhile.
  private func retryAutosave() {
    guard !isAutosaveScheduled else { return }
    isAutosaveScheduled = true
    let context = MainContext(self)
    let isOfThisProcess = core.allStores.contains { store in
      store.afterSave { Task { @MainActor in context.value?.autosave() } }
    }
    if isOfThisProcess { return }
    Task { @MainActor in
      try? await Task.sleep(for: Self.retryDelay)
      context.value?.autosave()
    }
  }

  private static let retryDelay = Duration.milliseconds(500)

  /// Runs a function, and saves the changes that it makes.
  public func transaction(block: () throws -> Void) throws {
    try block()
    try save()
  }
}

/// A reference to the main context, which the main actor alone uses.
private struct MainContext: @unchecked Sendable {  // only the main actor reads it
  weak var value: ModelContext?

  init(_ value: ModelContext) { self.value = value }
}

/// The changes of a table of pairs.
struct LinkChanges {
  var added: OrderedSet<StoreChanges.Link> = []
  var removed: OrderedSet<StoreChanges.Link> = []
  let ends: (left: _ModelEntity, right: _ModelEntity)
}
