import Foundation

/// The objects of a fetch in batches (`SwiftData.FetchResultsCollection`). Objects are read when they are asked for.
public struct FetchResultsCollection<T: PersistentModel>: RandomAccessCollection {
  let context: ModelContext
  let ids: [Int64]
  let batchSize: Int

  /// Zero.
  public var startIndex: Int { 0 }
  /// The number of objects.
  public var endIndex: Int { ids.count }

  /// The object at a place, read with its batch.
  public subscript(position: Int) -> T {
    let start = position / batchSize * batchSize
    _ = context.models(T._$entity, Array(ids[start..<Swift.min(start + batchSize, ids.count)]))
    guard let model = context.models(T._$entity, [ids[position]]).first as? T else {
      fatalError("The object at \(position) was deleted after the fetch.")
    }
    return model
  }
}
