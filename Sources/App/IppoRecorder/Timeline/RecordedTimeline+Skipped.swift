internal import IppoRender

/// Actions that are left out, and the states that are computed without them.
extension RecordedTimeline {
  /// Leaves an action out, or takes it in again, and computes the states after it.
  ///
  /// - Parameters:
  ///   - id: The action.
  ///   - isSkipped: Whether the action is left out.
  ///   - point: The item whose state the window shows then; `nil` for the one that is shown, or for the last one.
  /// - Throws: ``RecomputationError`` where reducers run again that may call an endpoint, which reducers have called before,
  ///   and for which no value is known. Then nothing has changed. An endpoint without a value that reducers call for the
  ///   first time ends the program.
  package func skip(_ id: Int, _ isSkipped: Bool, showing point: Int? = nil) throws(RecomputationError) {
    guard let item = items.first(where: { $0.id == id }), item.moment != nil, let store = item.store,
      roots[store]?.store != nil, let last = items.last
    else { return }
    let without = isSkipped ? skipped.union([id]) : skipped.subtracting([id])
    if reducesAgain(without: without), let name = unanswerableEndpoint { throw .unanswerable(name) }
    skipped = without
    compute()
    show(point ?? shown ?? last.id)
  }

  /// Whether reducers run again where some actions are left out.
  private func reducesAgain(without skipped: Set<Int>) -> Bool {
    guard let first = items.firstIndex(where: { $0.moment != nil && skipped.contains($0.id) }) else { return false }
    let stores = stores(of: skipped)
    return items[first...].contains { item in
      guard item.isAction, item.moment != nil, let store = item.store, !skipped.contains(item.id) else { return false }
      return isComputed(store, with: stores)
    }
  }

  /// The stores of some actions.
  private func stores(of actions: Set<Int>) -> Set<Int> {
    Set(items.filter { actions.contains($0.id) }.compactMap(\.store))
  }

  /// Whether the states of a store are computed again where actions of some stores are left out.
  private func isComputed(_ store: Int, with stores: Set<Int>) -> Bool {
    stores.contains(store) || recorder.storeType(store)?.holdsSharedValues == true
  }

  /// An endpoint that reducers have called, and whose repeated calls may lack a value; `nil` for none.
  private var unanswerableEndpoint: String? {
    let candidates = recorder.endpointsWithoutSubstitute
    guard !candidates.isEmpty else { return nil }
    var names: [Int: String] = [:]
    var readable: Set<String> = []
    var unreadable: Set<String> = []
    for item in items {
      switch item.entry {
      case .call(let call)? where candidates.contains(call.name): names[call.number] = call.name
      case .answer(let answer)?:
        guard let name = names[answer.call] else { continue }
        // The archive of a private value has its shape alone.
        let value = answer.outcome.value
        let canBeRead = value?.archive != nil && value?.text.contains(PrivateName.mask) == false
        if canBeRead { readable.insert(name) } else { unreadable.insert(name) }
      case .call, .screen, .step, .action, .uuid, .date, .random, .sleep, .wake, .time, .issue, nil: break
      }
    }
    return candidates.sorted().first { !readable.contains($0) || unreadable.contains($0) }
  }

  /// Computes the states after the actions that are left out. These are the states of their stores, and those of stores with
  /// shared values, which the actions may have changed. All other changes of shared values are as they were.
  private func compute() {
    computed = [:]
    guard let first = items.firstIndex(where: { $0.moment != nil && skipped.contains($0.id) }) else { return }
    let stores = stores(of: skipped)
    var states: [Int: Any] = [:]
    // The reducers change the shared values of then, and those of the present stay.
    let past = sharedValues?.values(after: items[first].start)
    var last = items[first].start
    let known = RepeatedValues.firstAnswers(in: items.compactMap(\.entry))
    for index in items[first...].indices {
      let item = items[index]
      guard let moment = item.moment, let store = item.store else { continue }
      if let past { sharedValues?.addChanges(to: past, after: last, before: item.start) }
      last = item.id
      var state = states[store] ?? moment.before
      if !skipped.contains(item.id) {
        let isComputed = isComputed(store, with: stores)
        let reduce = { [self] () -> Any? in
          guard isComputed, let root = roots[store]?.store else { return nil }
          return RepeatedValues.$current.withValue(RepeatedValues(values(before: index), known: known)) {
            root.reduced(state, by: moment.action)
          }
        }
        let reduced: Any? = if let past { past.changing(reduce) } else { reduce() }
        if let reduced {
          state = reduced
        } else {
          state = moment.after
          if let past { sharedValues?.addChanges(to: past, after: item.start, before: item.id) }
        }
      }
      states[store] = state
      computed[item.id] = (state, past?.snapshot())
    }
  }

  /// The entries before an action, back to the event or action before it.
  private func values(before index: Int) -> [RecordedEntry] {
    items[..<index].reversed().prefix { item in
      if case .edit = item.content { return false }
      return !item.isAction && !item.isStep
    }.reversed().compactMap(\.entry)
  }
}

/// The reason why no states are computed again.
package enum RecomputationError: Error, Equatable, Sendable, CustomStringConvertible {
  /// Reducers have called an endpoint, by its name, whose next call has to return a value that nobody has. An endpoint that
  /// they call for the first time is not known here.
  case unanswerable(String)

  package var description: String {
    switch self {
    case .unanswerable(let name):
      """
      Actions cannot be left out: the actions after them may call \(name), which neither throws nor waits. The recording \
      has no readable answer to each call, and no other value is known. Give the endpoint a default value, such as \
      '= { … }'.
      """
    }
  }
}
