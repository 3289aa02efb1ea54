/// Reasons for which a controller comes into sight or goes, for its callbacks.
struct ControllerTransition {
  /// A group of callbacks that runs at present.
  enum Phase { case appearance, disappearance }

  /// The callbacks that run at present; `nil` outside of them.
  var phase: Phase?
  /// Whether the controller was added to its parent, and has not been in sight there.
  var isNewInParent = false
  /// Whether the controller was removed from its parent while it was in sight.
  var isRemovedFromParent = false
  /// Whether the controller was presented, and has not been in sight since.
  var isNewlyPresented = false
  /// Whether the presentation of the controller has ended while it was in sight.
  var isNewlyDismissed = false
  /// Whether the controller is in sight.
  var isInSight = false

  mutating func isAddedToParent() {
    isNewInParent = true
    isRemovedFromParent = false
  }

  mutating func leavesParent() {
    isNewInParent = false
    isRemovedFromParent = isInSight
  }

  mutating func isPresented() {
    isNewlyPresented = true
    isNewlyDismissed = false
  }

  mutating func isDismissed() {
    isNewlyPresented = false
    isNewlyDismissed = isInSight
  }
}

extension UIViewController {
  /// The controller comes into sight: its callbacks are called, without an animation.
  package func comesIntoSight() {
    transition.phase = .appearance
    transition.isInSight = true
    viewWillAppear(false)
    viewIsAppearing(false)
    viewDidAppear(false)
    transition.phase = nil
    transition.isNewInParent = false
    transition.isNewlyPresented = false
  }

  /// The controller goes out of sight: its callbacks are called, without an animation.
  package func goesOutOfSight() {
    transition.phase = .disappearance
    viewWillDisappear(false)
    viewDidDisappear(false)
    let isOver = transition.isRemovedFromParent || transition.isNewlyDismissed
    transition.phase = nil
    transition.isInSight = false
    transition.isRemovedFromParent = false
    transition.isNewlyDismissed = false
    if isOver { exits() }
  }

  /// The controller was removed from its parent, or its presentation has ended: ``onExit`` is called once, after the
  /// controller is out of sight.
  func exitsOnceOutOfSight() {
    if !transition.isInSight { exits() }
  }

  private func exits() {
    let exit = onExit
    onExit = nil
    exit?()
  }
}
