/// The effects that follow from an action that a test sent.
public struct TestStoreTask: Hashable, Sendable {
  let batch: EffectBatch?
  let timeout: Duration

  init(batch: EffectBatch?, timeout: Duration) {
    self.batch = batch
    self.timeout = timeout
  }

  /// Makes a task of any other one. For tests of the test store.
  ///
  /// - Parameters:
  ///   - rawValue: The task.
  ///   - timeout: How long to wait for it.
  @_spi(Canary)
  public init(rawValue: Task<Void, Never>?, timeout: Duration) {
    guard let rawValue else {
      self.init(batch: nil, timeout: timeout)
      return
    }
    let batch = EffectBatch()
    batch.begin()
    batch.insert(batch) { rawValue.cancel() }
    Task {
      await rawValue.value
      batch.end()
    }
    self.init(batch: batch, timeout: timeout)
  }

  /// Makes a task of any other one. For tests of the test store.
  ///
  /// - Parameters:
  ///   - rawValue: The task.
  ///   - timeout: How long to wait for it, in nanoseconds.
  @_spi(Canary)
  public init(rawValue: Task<Void, Never>?, timeout: UInt64) {
    self.init(rawValue: rawValue, timeout: .nanoseconds(timeout))
  }

  /// Cancels the effects, and lets them react.
  public func cancel() async {
    batch?.cancel()
    await batch?.finish()
  }

  /// Waits until no effect is running.
  ///
  /// - Parameters:
  ///   - duration: How long to wait.
  ///   - fileID: The file of the caller.
  ///   - filePath: The path of the caller's file.
  ///   - line: The line of the caller.
  ///   - column: The column of the caller.
  public func finish(
    timeout duration: Duration? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    guard let batch else { return }
    let timeout = duration ?? self.timeout
    let hasFinished = await withTaskGroup(of: Bool.self) { group in
      group.addTask {
        await batch.waitUntilDone()
        return !Task.isCancelled
      }
      group.addTask {
        try? await Task.sleep(for: timeout)
        return false
      }
      defer { group.cancelAll() }
      return await group.next() ?? false
    }
    if hasFinished || !batch.isRunning { return }
    SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column).report(
      """
      Effects of this action are still running\(timeout > .zero ? " after \(timeout.inSeconds) seconds" : "").

      \(waitingAdvice(timeout, default: self.timeout))
      """
    )
  }

  /// Whether the effects were cancelled, or there are none.
  public var isCancelled: Bool {
    batch?.isCancelled ?? true
  }

  /// Whether both belong to the same action.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.batch === rhs.batch
  }

  /// Hashes the identity of the action.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(batch.map(ObjectIdentifier.init))
  }
}
