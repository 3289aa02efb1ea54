import Foundation

/// The objects of a fetch in batches (`SwiftData.FetchResultsCollection`). Objects are read when they are asked for.
public struct FetchResultsCollection<T: PersistentModel>: RandomAccessCollection {
  let context: ModelContext
  let ids: [Int64]
  let batchSize: Int
  /// Keeps the batch that was read last, because the context does not keep its objects alive.
  let batch = Batch()

  final class Batch {
    var models: [any PersistentModel] = []
  }

  /// Zero.
  public var startIndex: Int { 0 }
  /// The number of objects.
  public var endIndex: Int { ids.count }

  /// The object at a place, read with its batch.
  public subscript(position: Int) -> T {
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
