import Dispatch
import Synchronization

/// Runs the tasks of a test store's effects on the main thread, in the order in which they become ready.
///
/// Together with the main actor, which shares the queue, everything a feature does happens in one order that does not
/// depend on the machine.
final class SerialTaskExecutor: TaskExecutor {
  private let jobs = Atomic<Int>(0)

  /// How many jobs there have been.
  var activity: Int {
    jobs.load(ordering: .relaxed)
  }

  func enqueue(_ job: consuming ExecutorJob) {
    jobs.wrappingAdd(1, ordering: .relaxed)
    let job = UnownedJob(job)
    DispatchQueue.main.async {
      job.runSynchronously(on: self.asUnownedTaskExecutor())
    }
  }
}
