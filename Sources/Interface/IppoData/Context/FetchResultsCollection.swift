import Foundation

/// The objects of a fetch in batches (`SwiftData.FetchResultsCollection`). Objects are read when they are asked for.
///
/// In place of an object that was deleted before its batch was read, the collection has a deleted object. It has `nil`, initial
/// values, and values of another object.
public struct FetchResultsCollection<T: PersistentModel>: RandomAccessCollection {
  private enum Content {
    /// Keys, in batches.
    case ids([Int64], in: ModelContext, batchSize: Int, Batch)
    case models([T])
  }

  /// Keeps the batch that was read last, because the context does not keep its objects alive.
  private final class Batch {
    private(set) var models: [any PersistentModel]
    /// The place of the first object.
    private var start = 0
    /// The class and the values of an object, for objects that are gone before they are read.
    let example: (entity: _ModelEntity, values: [_ModelStorage.Value])

    init(_ models: [any PersistentModel], example: (_ModelEntity, [_ModelStorage.Value])) {
      (self.models, self.example) = (models, example)
    }

    /// The object with a key, if it is one of the batch.
    func model(_ id: Int64) -> (any PersistentModel)? { models.first { $0._$storage.id == id } }

    /// Reads the batch that begins at a place, if it is another one.
    func move(to start: Int, _ ids: ArraySlice<Int64>, _ context: ModelContext) {
      if start == self.start { return }
      models = context.models(T._$entity, Array(ids))
      self.start = start
    }

    /// An object in place of one that is gone. The batch keeps it, so that the place has one object.
    func addGone(_ id: Int64, _ context: ModelContext) -> any PersistentModel {
      let storage = _ModelStorage(example.entity, id: id, values: example.values, context: context)
      storage.fillIn(like: example.values)
      storage.state = .deleted
      storage.leaveContext()
      let model = storage.makeModel()
      models.append(model)
      return model
    }
  }

  private let content: Content

  /// The objects with some keys. Reads the first batch.
  /// - Returns: `nil` if there is no object whose values others could take.
  init?(context: ModelContext, ids: [Int64], batchSize: Int) throws {
    let first = try context.read(T._$entity, Array(ids.prefix(batchSize)))
    guard let example = context.example(among: first) else { return nil }
    content = .ids(ids, in: context, batchSize: batchSize, Batch(first, example: example))
  }

  /// Objects that are there already.
  init(_ models: [T]) { content = .models(models) }

  /// Zero.
  public var startIndex: Int { 0 }

  /// The number of objects.
  public var endIndex: Int {
    switch content {
    case .ids(let ids, in: _, batchSize: _, _): ids.count
    case .models(let models): models.count
    }
  }

  /// The object at a place, read with its batch.
  public subscript(position: Int) -> T {
    switch content {
    case .models(let models): return models[position]
    case .ids(let ids, in: let context, let batchSize, let batch):
      let id = ids[position]
      let key = ModelKey(T._$entity, id)
      if let model = context.registered(key)?.asClass(T.self) { return model }
      let start = position / batchSize * batchSize
      batch.move(to: start, ids[start..<Swift.min(start + batchSize, ids.count)], context)
      // A save may have taken the object out of the context since.
      if let model = batch.model(id)?.asClass(T.self) { return model }
      return unsafeDowncast(batch.addGone(id, context), to: T.self)
    }
  }
}

extension ModelContext {
  /// The class and the values of one of some objects, with the objects that it requires.
  fileprivate func example(
    among models: [any PersistentModel]
  ) -> (entity: _ModelEntity, values: [_ModelStorage.Value])? {
    for model in models {
      let storage = model._$storage
      load(storage)
      if storage.isFault { continue }
      noteExample(storage)
      if let values = examples[ObjectIdentifier(storage.entity)] { return (storage.entity, values) }
    }
    return nil
  }
}
