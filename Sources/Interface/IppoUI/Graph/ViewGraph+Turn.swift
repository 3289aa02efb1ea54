internal import IssueReporting

/// A turn: reconcile → preferences → commit → effects.
extension ViewGraph {
  /// How often a node may be updated in one drain before that counts as a loop.
  private static let updateLimit: Int32 = 100

  /// How many scopes deep an evaluation goes before it puts the rest off, to spare the stack.
  private static let nestingLimit = 24

  var isNestedTooDeep: Bool { nesting >= Self.nestingLimit }

  func nested(_ body: () -> Void) {
    nesting += 1
    defer { nesting -= 1 }
    body()
  }

  /// Runs `body` with a modifier of the transaction applied.
  func within(_ cell: TransactionCell, _ body: () -> Void) {
    let outer = transaction
    cell.apply(&transaction)
    body()
    transaction = outer
  }

  /// Runs `body` with the transaction as it is where `cell` is the innermost modifier of it.
  func back(at cell: TransactionCell?, _ body: () -> Void) {
    let inner = transaction
    transaction = changeTransaction
    cell?.applyAll(&transaction)
    body()
    transaction = inner
  }

  // MARK: Marking

  func mark(_ node: _Node) {
    guard !node.isRemoved, !isClosed else { return }
    let transaction = isReconciling ? transaction : Transaction.current
    if node.isDirty {
      dirty.merge(node, transaction)
    } else {
      node.isDirty = true
      dirty.push(node, depth: node.depth, transaction)
    }
    if !isReconciling { hold(transaction.completions, transaction.animation?.render) }
    requestFrame()
  }

  func enqueue(_ element: ElementNode) {
    guard !element.isQueued else { return }
    element.isQueued = true
    dirtyElements.append((element, transaction.disablesAnimations ? nil : transaction.animation?.render))
    requestFrame()
  }

  func enqueue(_ sink: any AnyPreferenceSink) {
    guard !sink.isQueued else { return }
    sink.isQueued = true
    dirtySinks.append(sink)
    requestFrame()
  }

  func forget(_ element: ElementNode) { elements[element.id] = nil }

  func willEvaluate(_ node: _Node, _ type: any Any.Type) { onBody?(type) }

  func requestFrame() {
    guard !isInTurn, !isHandlingEvent, !isFrameRequested, !isClosed else { return }
    isFrameRequested = true
    frameSource.requestFrame { [weak self] in
      guard let self, isFrameRequested else { return }
      drain()
    }
  }

  private func hold(_ completions: [AnimationCompletion], _ animation: RenderAnimation?) {
    for completion in completions where !self.completions.contains(where: { $0.completion === completion }) {
      completion.hold()
      self.completions.append((completion, animation?.totalDuration ?? 0))
    }
  }

  var needsTurn: Bool {
    !dirty.isEmpty || !dirtyElements.isEmpty || !dirtySinks.isEmpty || !effects.isEmpty || !completions.isEmpty
      || !scrollRequests.isEmpty
  }

  // MARK: Running

  /// Makes the first nodes; the first turn commits them.
  func start(_ body: () -> Void) {
    isInTurn = true
    isReconciling = true
    Evaluation.$current.withValue(evaluation) { body() }
    isReconciling = false
    isInTurn = false
    requestFrame()
  }

  /// Runs turns until nothing is left to do. Does nothing when called from within a turn.
  public func drain() {
    guard !isInTurn, !isClosed else { return }
    isFrameRequested = false
    drainStamp &+= 1
    var turns: Int32 = 0
    while needsTurn, !isClosed {
      turns += 1
      guard turns <= Self.updateLimit else {
        reportLoop([])
        break
      }
      runTurn()
    }
  }

  private func runTurn() {
    isInTurn = true
    turn += 1
    turnTransaction = Transaction()
    var frame: RenderFrame?
    Evaluation.$current.withValue(evaluation) {
      reconcile()
    }
    while settlePreferences() {
      let actions = preferenceActions
      preferenceActions = []
      withTransaction(turnTransaction) {
        for action in actions { action() }
      }
      Evaluation.$current.withValue(evaluation) { reconcile() }
    }
    Evaluation.$current.withValue(evaluation) { frame = commit() }
    isInTurn = false
    buried = []
    if let frame { onFrame?(frame) }
    finishCompletions()
    isInTurn = true
    let due = effects
    effects = []
    for effect in due { effect() }
    isInTurn = false
  }

  private func reconcile() {
    isReconciling = true
    defer { isReconciling = false }
    while let entry = dirty.pop() {
      let node = entry.node
      node.isDirty = false
      guard !node.isRemoved else { continue }
      if node.drainStamp != drainStamp {
        node.drainStamp = drainStamp
        node.updateCount = 0
      }
      node.updateCount += 1
      guard node.updateCount <= Self.updateLimit else {
        reportLoop([node])
        continue
      }
      transaction = entry.transaction
      changeTransaction = transaction
      turnTransaction.merge(transaction)
      node.inputs.transactions?.applyAll(&transaction)
      node.update()
    }
    transaction = Transaction()
    changeTransaction = Transaction()
  }

  /// Reduces what changed, the deepest first. `true`: there are actions to run, or nodes to update.
  private func settlePreferences() -> Bool {
    while !dirtySinks.isEmpty {
      let index = dirtySinks.indices.max { dirtySinks[$0].depth < dirtySinks[$1].depth }!
      let sink = dirtySinks.remove(at: index)
      sink.isQueued = false
      guard !sink.isRemoved else { continue }
      Evaluation.$current.withValue(evaluation) { sink.reduce() }
    }
    return !preferenceActions.isEmpty || !dirty.isEmpty
  }

  private func finishCompletions() {
    let due = completions
    completions = []
    for item in due {
      if item.delay > 0 {
        frameSource.schedule(after: item.delay) { item.completion.release() }
      } else {
        item.completion.release()
      }
    }
  }

  /// Leaves out what is left to do, and says which views keep each other busy.
  private func reportLoop(_ nodes: [_Node]) {
    var nodes = nodes
    while let entry = dirty.pop() {
      entry.node.isDirty = false
      if entry.node.updateCount > Self.updateLimit / 2 { nodes.append(entry.node) }
    }
    effects = []
    let names = Set(nodes.map(\.name)).sorted().joined(separator: ", ")
    reportIssue(
      """
      The views did not come to rest: \(names.isEmpty ? "effects" : names) changed again after \(Self.updateLimit) \
      updates in one turn.

      A body, or an action of onChange, onAppear or onPreferenceChange, writes state that leads to its own \
      evaluation. Write a value only when it differs, or write it from an action of the person. The changes that \
      were left to do have been dropped.
      """)
  }
}
