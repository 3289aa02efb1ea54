import Foundation

/// The objects of a fetch in batches (`SwiftData.FetchResultsCollection`). Objects are read when they are asked for.
public struct FetchResultsCollection<T: PersistentModel>: RandomAccessCollection {
  private enum Content {
    /// Keys, in batches.
    case ids([Int64], in: ModelContext, batchSize: Int, Batch)
    case models([T])
  }

  /// Keeps the batch that was read last, because the context does not keep its objects alive.
  private final class Batch {
    var models: [any PersistentModel] = []
  }

  private let content: Content

  init(context: ModelContext, ids: [Int64], batchSize: Int) {
    content = .ids(ids, in: context, batchSize: batchSize, Batch())
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
      let key = ModelKey(T._$entity, ids[position])
      if let model = context.registered(key)?.asClass(T.self) { return model }
      let start = position / batchSize * batchSize
      batch.models = context.models(T._$entity, Array(ids[start..<Swift.min(start + batchSize, ids.count)]))
      guard let model = context.registered(key)?.asClass(T.self) else {
        fatalError("The object at \(position) was deleted after the fetch.")
      }
      return model
    }
  }
}
