extension View {
  /// Runs a task while the view is on screen: it starts after the view has appeared, and is cancelled when the view
  /// disappears.
  public func task(
    priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(_TaskModifier(id: 0, priority: priority, action: action))
  }

  /// Runs a task while the view is on screen; when `id` changes, the task is cancelled and a new one starts.
  public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(_TaskModifier(id: value, priority: priority, action: action))
  }

  /// Runs a named task while the view is on screen.
  ///
  /// - Parameters:
  ///   - name: The name, which is ignored.
  ///   - file: The file of the call, which is ignored.
  ///   - line: The line of the call, which is ignored.
  public func task(
    name: String?, priority: TaskPriority = .userInitiated, file: String = #fileID, line: Int = #line,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View { task(priority: priority, action) }

  /// Runs a named task while the view is on screen; when `id` changes, the task is cancelled and a new one starts.
  ///
  /// - Parameters:
  ///   - name: The name, which is ignored.
  ///   - file: The file of the call, which is ignored.
  ///   - line: The line of the call, which is ignored.
  public func task<T: Equatable>(
    id value: T, name: String?, priority: TaskPriority = .userInitiated, file: String = #fileID, line: Int = #line,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View { task(id: value, priority: priority, action) }
}

struct _TaskModifier<ID: Equatable>: ViewModifier {
  typealias Body = Never

  let id: ID
  let priority: TaskPriority
  let action: @Sendable () async -> Void

  static func _makeNode<V: View>(
    _ modifier: Self, _ content: V, in parent: _Node, _ inputs: _NodeInputs
  ) -> _Node {
    TaskNode(modifier, content, in: parent, inputs)
  }

  static func _patchNode<V: View>(_ node: _Node, _ modifier: Self, _ content: V) {
    unsafeDowncast(node, to: TaskNode<ID, V>.self).patch(modifier, content)
  }
}

private final class TaskNode<ID: Equatable, V: View>: LifecycleNode<V> {
  private var modifier: _TaskModifier<ID>
  private var task: RunningTask?
  /// The id of the task that was started last.
  private var startedID: ID?

  init(_ modifier: _TaskModifier<ID>, _ content: V, in parent: _Node, _ inputs: _NodeInputs) {
    self.modifier = modifier
    super.init(content, in: parent, inputs)
  }

  func patch(_ modifier: _TaskModifier<ID>, _ content: V) {
    let isSame = self.modifier.id == modifier.id
    self.modifier = modifier
    patch(content: content)
    guard !isSame else { return }
    graph.perform { [weak self] in
      // A task that has started since, in the same turn, has the new id.
      guard let self, task != nil, startedID != self.modifier.id else { return }
      disappeared()
      appeared()
    }
  }

  override func appeared() {
    startedID = modifier.id
    task = RunningTask(priority: modifier.priority, modifier.action) { [weak graph] in graph?.onTaskEnd?() }
  }

  override func disappeared() {
    task?.cancel()
    task = nil
  }

  override var lasting: AnyObject { task ?? KeptMark.shared }

  override func reappeared(with kept: AnyObject) {
    startedID = modifier.id
    task = kept as? RunningTask ?? ((kept as? FormerMark)?.isOver == true ? RunningTask() : nil)
  }

  override var hasFarewell: Bool { task?.isRunning == true }
}

/// The task of a view.
@MainActor
private final class RunningTask: FinishingTask {
  private var task: Task<Void, Never>?
  private(set) var isRunning = true

  /// A task that has ended.
  init() { isRunning = false }

  /// - Parameter onEnd: Called when the action has returned and the task counts as finished.
  init(
    priority: TaskPriority, _ action: @escaping @Sendable () async -> Void, onEnd: @escaping @MainActor () -> Void
  ) {
    task = Task(priority: priority) { [weak self] in
      await action()
      self?.isRunning = false
      onEnd()
    }
  }

  func cancel() { task?.cancel() }
}
