internal import IssueReporting

/// A turn: reconcile → preferences → commit → effects.
extension ViewGraph {
  /// Runs `body` one scope deeper.
  func nested(_ body: () -> Void) {
    turn.enter()
    defer { turn.leave() }
    body()
  }

  // MARK: Marking

  func mark(_ node: _Node) {
    guard !node.isRemoved, !isClosed else { return }
    guard persistence.resting == nil else { return stir() }
    let transaction = turn.isReconciling ? transactions.current : Transaction.current
    if node.isDirty {
      dirty.merge(node, transaction)
    } else {
      node.isDirty = true
      dirty.push(node, depth: node.depth, transaction)
    }
    if !turn.isReconciling { effects.hold(transaction.completions, transaction.animation) }
    requestFrame()
  }

  /// Delays the release of a replaced collection until the turn that shows the change is over. Collections below the
  /// length of lazily made rows are released at once.
  func letGoLater(of collection: any RandomAccessCollection) {
    guard collection.count > rowsAtFirst, !isClosed, persistence.resting == nil, needsTurn || turn.isRunning else {
      return
    }
    turn.letGoLater(of: collection)
  }

  func enqueue(_ element: ElementNode) {
    guard !element.isQueued else { return }
    if committer.enqueue(element, in: transactions.current) { requestFrame() }
  }

  func enqueue(_ sink: any AnyPreferenceSink) {
    if preferences.enqueue(sink) { requestFrame() }
  }

  func willEvaluate(_ node: _Node, _ type: any Any.Type) { observers?.willEvaluate(node, type) }

  func requestFrame() {
    guard !turn.isRunning, !turn.isHandlingEvent, !turn.isFrameRequested, !isClosed, persistence.resting == nil else {
      return
    }
    turn.isFrameRequested = true
    frameSource.requestFrame { [weak self] in
      guard let self, turn.isFrameRequested, !turn.holdsFrames else { return }
      drain()
    }
  }

  var needsTurn: Bool { !dirty.isEmpty || !preferences.isEmpty || !committer.isEmpty || !effects.isEmpty }

  // MARK: Running

  /// Makes the first nodes; the first turn commits them.
  func start(_ body: () -> Void) {
    turn.isRunning = true
    turn.isReconciling = true
    evaluating(body)
    turn.isReconciling = false
    turn.isRunning = false
    requestFrame()
  }

  /// Runs turns until the graph is up to date. Does nothing when called from within a turn, and for a suspended window.
  public func drain() {
    guard !turn.isRunning, !isClosed, persistence.resting == nil else { return }
    inWindow {
      runTurns()
      finishRestoring()
    }
  }

  func runTurns() {
    turn.beginDrain()
    var turns: UInt8 = 0
    while needsTurn, !isClosed {
      turns += 1
      guard turns <= TurnState.updateLimit else {
        reportLoop([])
        break
      }
      runTurn()
    }
  }

  private func runTurn() {
    turn.beginTurn()
    observers?.turns?.turnBegins()
    transactions.beginTurn()
    evaluating(reconcile)
    while settlePreferences() {
      let actions = preferences.takeActions()
      withTransaction(merging: transactions.turn) {
        for action in actions { action() }
      }
      evaluating(reconcile)
    }
    askForPhase()
    surroundings.delegate.endBeginning()
    var frame: RenderFrame?
    observers?.turns?.turnCommits()
    evaluating { frame = committer.commit() }
    observers?.turnEnds()
    turn.isRunning = false
    releaseRemoved()
    if let frame { handOut(frame) }
    turn.letGo()
    effects.finishCompletions(frameSource)
    turn.isRunning = true
    effects.run()
    turn.isRunning = false
  }

  /// Hands a frame out. A window that is being restored hands out none, because its nodes lack their ids.
  private func handOut(_ frame: RenderFrame) {
    guard let restoration = persistence.restoration else {
      onFrame?(frame)
      return
    }
    restoration.scrolling += frame.entries.filter { if case .scroll = $0.op { true } else { false } }
  }

  func evaluating(_ body: () -> Void) {
    evaluation.run(body)
  }

  private func reconcile() {
    turn.isReconciling = true
    defer { turn.isReconciling = false }
    while let entry = dirty.pop() {
      let node = entry.node
      // A parent may have brought the node up to date in this turn.
      guard node.isDirty else { continue }
      node.isDirty = false
      guard !node.isRemoved else { continue }
      if node.drainStamp != turn.drainStamp {
        node.drainStamp = turn.drainStamp
        node.updateCount = 0
      }
      guard node.updateCount < TurnState.updateLimit else {
        reportLoop([node])
        continue
      }
      node.updateCount += 1
      transactions.follow(entry.transaction, below: node.inputs.transactions)
      node.update()
    }
    transactions.finish()
  }

  /// Reduces the changed preferences. `true` means that there are actions to run, or nodes to update.
  private func settlePreferences() -> Bool {
    evaluating(preferences.reduce)
    return preferences.hasActions || !dirty.isEmpty
  }

  /// Drops the remaining work, and reports which views change each other without end.
  private func reportLoop(_ nodes: [_Node]) {
    var nodes = nodes
    while let entry = dirty.pop() {
      entry.node.isDirty = false
      if entry.node.updateCount > TurnState.updateLimit / 2 { nodes.append(entry.node) }
    }
    effects.removeEffects()
    let names = Set(nodes.map(\.name)).sorted().joined(separator: ", ")
    reportIssue(
      """
      The views did not come to rest: \(names.isEmpty ? "effects" : names) changed again after \(TurnState.updateLimit) \
      updates in one turn.

      A body, or an action of onChange, onAppear or onPreferenceChange, writes state that leads to its own \
      evaluation. Write a value only when it differs, or write it from an action of the person. The changes that \
      were left to do have been dropped.
      """)
  }
}
