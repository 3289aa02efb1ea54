internal import Foundation
internal import Synchronization

/// Runs all tasks of an operation on the main executor, one after another, in the order they were started.
///
/// For tests. With one executor, the work of a task between two suspensions happens as a whole, and tests of
/// asynchronous code run the same every time. Whole test cases are wrapped this way:
///
/// ```swift
/// override func invokeTest() {
///   withMainSerialExecutor { super.invokeTest() }
/// }
/// ```
///
/// The process has one such switch: tests that use it must not run next to others.
///
/// - Parameter operation: What to run.
/// - Throws: What `operation` throws.
@MainActor
public func withMainSerialExecutor(
  @_implicitSelfCapture operation: @isolated(any) () async throws -> Void
) async rethrows {
  MainSerialExecutor.enter()
  defer { MainSerialExecutor.leave() }
  try await operation()
}

/// Runs all tasks started by an operation on the main executor, one after another.
///
/// - Parameter operation: What to run.
/// - Throws: What `operation` throws.
public func withMainSerialExecutor(
  @_implicitSelfCapture operation: () throws -> Void
) rethrows {
  MainSerialExecutor.enter()
  defer { MainSerialExecutor.leave() }
  try operation()
}

/// Whether all tasks of the process run on the main executor, in the order they were started.
///
/// Prefer `withMainSerialExecutor(operation:)`, which switches it back. The switch is a hook of the Swift runtime
/// (`swift_task_enqueueGlobal_hook`): a job without an executor of its own is given to the main actor's.
public var uncheckedUseMainSerialExecutor: Bool {
  get { MainSerialExecutor.isUsed }
  set { MainSerialExecutor.isAskedFor = newValue }
}

/// The operations that need serial execution of tasks.
///
/// Operations are counted, as they overlap in tests that run in parallel. The first of two that ends must leave serial
/// execution on for the other, and the second must switch it off.
@_spi(SerialExecution)
public enum MainSerialExecutor {
  private struct Wishes {
    var operations = 0
    var isAskedFor = false
  }

  private static let wishes = Mutex(Wishes())

  static var isUsed: Bool { self.wishes.withLock { $0.operations > 0 || $0.isAskedFor } }

  static var isAskedFor: Bool {
    get { self.wishes.withLock { $0.isAskedFor } }
    set { self.change { $0.isAskedFor = newValue } }
  }

  /// Notes that an operation wants tasks to run serially.
  public static func enter() { self.change { $0.operations += 1 } }

  /// Notes that an operation that wanted tasks to run serially has ended.
  public static func leave() { self.change { $0.operations -= 1 } }

  private static func change(_ change: (inout Wishes) -> Void) {
    self.wishes.withLock { wishes in
      change(&wishes)
      GlobalExecutorHook.variable.pointee =
        wishes.operations > 0 || wishes.isAskedFor ? { job, _ in MainActor.shared.enqueue(job) } : nil
    }
  }
}

/// The runtime's variable for a function that is called in place of its own "run this job somewhere".
private enum GlobalExecutorHook {
  typealias Original = @convention(thin) (UnownedJob) -> Void
  typealias Function = @convention(thin) (UnownedJob, Original) -> Void

  // One address for the process's life; written under a lock.
  nonisolated(unsafe) static let variable: UnsafeMutablePointer<Function?> = {
    guard let symbol = dlsym(dlopen(nil, RTLD_LAZY), "swift_task_enqueueGlobal_hook") else {
      fatalError("The Swift runtime has no 'swift_task_enqueueGlobal_hook': tasks cannot be made to run serially.")
    }
    return symbol.assumingMemoryBound(to: Function?.self)
  }()
}
