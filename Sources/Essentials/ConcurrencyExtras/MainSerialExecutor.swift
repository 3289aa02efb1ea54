internal import Foundation

/// Runs all tasks of an operation on the main executor, one after another, in the order they were started.
///
/// For tests: with one executor, what a task does between two suspensions happens as a whole, and tests of
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
  let before = uncheckedUseMainSerialExecutor
  defer { uncheckedUseMainSerialExecutor = before }
  uncheckedUseMainSerialExecutor = true
  try await operation()
}

/// Runs all tasks started by an operation on the main executor, one after another.
///
/// - Parameter operation: What to run.
/// - Throws: What `operation` throws.
public func withMainSerialExecutor(
  @_implicitSelfCapture operation: () throws -> Void
) rethrows {
  let before = uncheckedUseMainSerialExecutor
  defer { uncheckedUseMainSerialExecutor = before }
  uncheckedUseMainSerialExecutor = true
  try operation()
}

/// Whether all tasks of the process run on the main executor, in the order they were started.
///
/// Prefer ``withMainSerialExecutor(operation:)-(()_)``, which switches it back. The switch is a hook of the Swift runtime
/// (`swift_task_enqueueGlobal_hook`): a job without an executor of its own is given to the main actor's.
public var uncheckedUseMainSerialExecutor: Bool {
  get { GlobalExecutorHook.variable.pointee != nil }
  set {
    GlobalExecutorHook.variable.pointee = newValue ? { job, _ in MainActor.shared.enqueue(job) } : nil
  }
}

/// The runtime's variable for a function that is called in place of its own "run this job somewhere".
private enum GlobalExecutorHook {
  typealias Original = @convention(thin) (UnownedJob) -> Void
  typealias Function = @convention(thin) (UnownedJob, Original) -> Void

  nonisolated(unsafe) static let variable: UnsafeMutablePointer<Function?> = {
    guard let symbol = dlsym(dlopen(nil, RTLD_LAZY), "swift_task_enqueueGlobal_hook") else {
      fatalError("The Swift runtime has no 'swift_task_enqueueGlobal_hook': tasks cannot be made to run serially.")
    }
    return symbol.assumingMemoryBound(to: Function?.self)
  }()
}
