#if canImport(FoundationNetworking)
  public import Foundation

  /// Takes back what was done, and does it again, which Foundation has on Apple's platforms only (`Foundation.UndoManager`).
  ///
  /// Who changes something registers what takes the change back. What is registered while something is taken back does it
  /// again.
  ///
  /// ```swift
  /// func rename(_ item: Item, to name: String) {
  ///   undoManager?.registerUndo(withTarget: self) { [old = item.name] in $0.rename(item, to: old) }
  ///   undoManager?.setActionName("Rename")
  ///   item.name = name
  /// }
  /// ```
  ///
  /// What one event registers is taken back together: its group ends once the work of the main queue that is under way is done.
  @MainActor @preconcurrency
  open class UndoManager: NSObject {
    /// The actions that are undone together.
    private final class Group {
      struct Action {
        let target: ObjectIdentifier
        /// `false`: whom it was for is gone.
        let run: @MainActor () -> Bool
      }

      var actions: [Action] = []
      var name = ""
      var isDiscardable = false
    }

    private enum Work { case doing, undoing, redoing }

    private var undoable: [Group] = []
    private var redoable: [Group] = []
    /// Groups that have begun, the outermost first.
    private var open: [Group] = []
    private var work = Work.doing
    private var disabled = 0

    /// Whether groups begin and end by themselves, with the events in which something is registered.
    open var groupsByEvent = true
    /// The most groups that are kept; 0 for no limit. The oldest are dropped.
    open var levelsOfUndo = 0 {
      didSet { trim() }
    }

    /// A manager with nothing to take back.
    public override nonisolated init() { super.init() }

    // MARK: Groups

    /// How many groups have begun and not ended.
    open var groupingLevel: Int { open.count }

    /// Begins a group, within the one that has begun, if any.
    open func beginUndoGrouping() {
      beginEventGroup()
      begin()
    }

    /// Ends the group that was begun last.
    ///
    /// - Precondition: There is one.
    open func endUndoGrouping() {
      precondition(!open.isEmpty, "endUndoGrouping() was called without a group: call beginUndoGrouping() before it.")
      end()
    }

    private func begin() {
      NotificationCenter.default.post(name: .NSUndoManagerCheckpoint, object: self)
      open.append(Group())
      NotificationCenter.default.post(name: .NSUndoManagerDidOpenUndoGroup, object: self)
    }

    private func end() {
      NotificationCenter.default.post(name: .NSUndoManagerWillCloseUndoGroup, object: self)
      let group = open.removeLast()
      if let outer = open.last {
        // Actions of a group within another are the other's.
        outer.actions += group.actions
        if !group.name.isEmpty { outer.name = group.name }
      } else if !group.actions.isEmpty {
        if work == .undoing { redoable.append(group) } else { undoable.append(group) }
        trim()
      }
      NotificationCenter.default.post(name: .NSUndoManagerDidCloseUndoGroup, object: self)
    }

    private func beginEventGroup() {
      guard groupsByEvent, open.isEmpty, work == .doing else { return }
      begin()
      let group = open[0]
      Task { @MainActor [weak self] in
        guard let self, self.open.count == 1, self.open[0] === group else { return }
        self.end()
      }
    }

    private func trim() {
      guard levelsOfUndo > 0 else { return }
      undoable.removeFirst(max(0, undoable.count - levelsOfUndo))
      redoable.removeFirst(max(0, redoable.count - levelsOfUndo))
    }

    // MARK: Registering

    /// Whether what is registered is kept.
    open var isUndoRegistrationEnabled: Bool { disabled == 0 }

    /// Keeps nothing of what is registered, until ``enableUndoRegistration()`` was called as often.
    open func disableUndoRegistration() { disabled += 1 }

    /// Ends a ``disableUndoRegistration()``.
    ///
    /// - Precondition: There is one.
    open func enableUndoRegistration() {
      precondition(
        disabled > 0, "enableUndoRegistration() was called without disableUndoRegistration(): call that before it.")
      disabled -= 1
    }

    /// Registers what takes back a change that is being made.
    ///
    /// - Parameters:
    ///   - target: Whom it is for. The manager holds the target weakly; once the target is gone, the action does
    ///     nothing.
    ///   - handler: Takes the change back. What it registers in turn does the change again.
    open func registerUndo<Target: AnyObject>(
      withTarget target: Target, handler: @escaping @MainActor (Target) -> Void
    ) {
      guard isUndoRegistrationEnabled else { return }
      beginEventGroup()
      precondition(
        !open.isEmpty,
        "Something was registered to be undone outside of a group: call beginUndoGrouping() before it, or set groupsByEvent."
      )
      if work == .doing { redoable = [] }
      open[open.count - 1].actions.append(
        Group.Action(target: ObjectIdentifier(target)) { [weak target] in
          guard let target else { return false }
          handler(target)
          return true
        })
    }

    /// Forgets all that was registered.
    open func removeAllActions() {
      undoable = []
      redoable = []
      for group in open { group.actions = [] }
    }

    /// Forgets what was registered for a target.
    open func removeAllActions(withTarget target: Any) {
      let name = ObjectIdentifier(target as AnyObject)
      for group in undoable + redoable + open { group.actions.removeAll { $0.target == name } }
      undoable.removeAll { $0.actions.isEmpty }
      redoable.removeAll { $0.actions.isEmpty }
    }

    // MARK: Taking back

    /// Whether there is something to take back.
    open var canUndo: Bool { !undoable.isEmpty || (work == .doing && open.contains { !$0.actions.isEmpty }) }
    /// Whether there is something to do again.
    open var canRedo: Bool { !redoable.isEmpty }
    /// Whether something is being taken back.
    open var isUndoing: Bool { work == .undoing }
    /// Whether something is being done again.
    open var isRedoing: Bool { work == .redoing }

    /// Takes back the last group; ends the one of the event that is under way before.
    open func undo() {
      if open.count == 1 { end() }
      undoNestedGroup()
    }

    /// Takes back the last group that has ended.
    open func undoNestedGroup() {
      guard work == .doing, let group = undoable.popLast() else { return }
      NotificationCenter.default.post(name: .NSUndoManagerWillUndoChange, object: self)
      run(group, as: .undoing)
      NotificationCenter.default.post(name: .NSUndoManagerDidUndoChange, object: self)
    }

    /// Does again what was taken back last.
    open func redo() {
      if open.count == 1 { end() }
      guard work == .doing, let group = redoable.popLast() else { return }
      NotificationCenter.default.post(name: .NSUndoManagerWillRedoChange, object: self)
      run(group, as: .redoing)
      NotificationCenter.default.post(name: .NSUndoManagerDidRedoChange, object: self)
    }

    private func run(_ group: Group, as work: Work) {
      self.work = work
      begin()
      open[0].name = group.name
      for action in group.actions.reversed() { _ = action.run() }
      while !open.isEmpty { end() }
      self.work = .doing
    }

    // MARK: Names

    /// The name of the last group that can be undone; empty where the group has none.
    open var undoActionName: String { open.last(where: { !$0.actions.isEmpty })?.name ?? undoable.last?.name ?? "" }
    /// The name of the last group that can be redone; empty where the group has none.
    open var redoActionName: String { redoable.last?.name ?? "" }
    /// The title of a command that takes back: "Undo", and what.
    open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
    /// The title of a command that does again: "Redo", and what.
    open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

    /// The title of a command that takes back an action with a name.
    open func undoMenuTitle(forUndoActionName actionName: String) -> String {
      actionName.isEmpty ? "Undo" : "Undo \(actionName)"
    }

    /// The title of a command that does an action with a name again.
    open func redoMenuTitle(forUndoActionName actionName: String) -> String {
      actionName.isEmpty ? "Redo" : "Redo \(actionName)"
    }

    /// Names what the group does that has begun, or the last one.
    open func setActionName(_ actionName: String) {
      guard work == .doing else { return }
      (open.last ?? undoable.last)?.name = actionName
    }

    /// Whether what is registered may be dropped where there is no room. It is kept: nothing is dropped.
    open func setActionIsDiscardable(_ discardable: Bool) { open.last?.isDiscardable = discardable }
    /// Whether what is taken back next may be dropped.
    open var undoActionIsDiscardable: Bool { undoable.last?.isDiscardable ?? false }
    /// Whether what is done again next may be dropped.
    open var redoActionIsDiscardable: Bool { redoable.last?.isDiscardable ?? false }
  }

  extension Notification.Name {
    /// A group of an ``UndoManager`` begins, or it was asked whether there is something to take back.
    public static let NSUndoManagerCheckpoint = Self("NSUndoManagerCheckpointNotification")
    /// A group has begun.
    public static let NSUndoManagerDidOpenUndoGroup = Self("NSUndoManagerDidOpenUndoGroupNotification")
    /// A group is about to end.
    public static let NSUndoManagerWillCloseUndoGroup = Self("NSUndoManagerWillCloseUndoGroupNotification")
    /// A group has ended.
    public static let NSUndoManagerDidCloseUndoGroup = Self("NSUndoManagerDidCloseUndoGroupNotification")
    /// Something is about to be taken back.
    public static let NSUndoManagerWillUndoChange = Self("NSUndoManagerWillUndoChangeNotification")
    /// Something was taken back.
    public static let NSUndoManagerDidUndoChange = Self("NSUndoManagerDidUndoChangeNotification")
    /// Something is about to be done again.
    public static let NSUndoManagerWillRedoChange = Self("NSUndoManagerWillRedoChangeNotification")
    /// Something was done again.
    public static let NSUndoManagerDidRedoChange = Self("NSUndoManagerDidRedoChangeNotification")
  }
#endif
