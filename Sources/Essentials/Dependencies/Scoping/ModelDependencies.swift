import Synchronization

/// Which dependencies the objects that `withDependencies` returned were made with.
///
/// Objects are not kept alive by it. Entries of objects that are gone are dropped whenever their number has doubled,
/// so that remembering costs constant time on average.
final class ModelDependencies: Sendable {
  static let shared = ModelDependencies()

  private struct Entry: @unchecked Sendable {
    weak var model: AnyObject?
    var values: DependencyValues
  }

  private struct Entries {
    var byModel: [ObjectIdentifier: Entry] = [:]
    var limit = 64
  }

  private let entries = Mutex(Entries())

  /// Remembers the dependencies of a result, if it is an object.
  func remember<Result>(_ values: DependencyValues, of result: Result) {
    guard Result.self is AnyClass else { return }
    let model = result as AnyObject
    let entry = Entry(model: model, values: values)
    let id = ObjectIdentifier(model)
    entries.withLock { entries in
      entries.byModel[id] = entry
      guard entries.byModel.count > entries.limit else { return }
      entries.byModel = entries.byModel.filter { $0.value.model != nil }
      entries.limit = max(64, entries.byModel.count * 2)
    }
  }

  func dependencies(of model: AnyObject) -> DependencyValues? {
    let id = ObjectIdentifier(model)
    // An address may have been reused by a new object since.
    return entries.withLock { entries in
      entries.byModel[id].flatMap { $0.model == nil ? nil : $0.values }
    }
  }
}
