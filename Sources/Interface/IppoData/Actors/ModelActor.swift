import Foundation

/// An actor with a model context of its own (`SwiftData.ModelActor`). ``ModelActor(disableGenerateInit:)`` makes the conformance.
public protocol ModelActor: Actor {
  /// The container.
  nonisolated var modelContainer: ModelContainer { get }
  /// The executor of the actor, which has the context.
  nonisolated var modelExecutor: any ModelExecutor { get }
}

extension ModelActor {
  /// The executor of the actor.
  public nonisolated var unownedExecutor: UnownedSerialExecutor { modelExecutor.asUnownedSerialExecutor() }

  /// The context of the actor.
  public var modelContext: ModelContext { modelExecutor.modelContext }

  /// The object of an identifier; `nil` if there is none.
  public subscript<T: PersistentModel>(id: PersistentIdentifier, as type: T.Type) -> T? {
    guard modelContext.isIdentifier(id, of: T._$entity) else { return nil }
    return modelContext.models(T._$entity, [id.key]).first as? T
  }
}

/// An executor that has a model context (`SwiftData.ModelExecutor`).
public protocol ModelExecutor: SerialExecutor {
  /// The context.
  var modelContext: ModelContext { get }
}

/// An executor that has a model context, and runs one job at a time.
public protocol SerialModelExecutor: ModelExecutor {}

/// Runs the jobs of a model actor on a queue of its own, so that the disk holds up no other actor.
public final class DefaultSerialModelExecutor: SerialModelExecutor,
  // Only jobs use the context, one at a time.
  @unchecked Sendable
{
  /// The context.
  public let modelContext: ModelContext
  private let queue = DispatchQueue(label: "ippo.data.actor")

  /// An executor for the actor that uses the context.
  public init(modelContext: ModelContext) { self.modelContext = modelContext }

  /// Runs a job after the others.
  public func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }
}
