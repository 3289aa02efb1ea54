import IppoRender

/// Motions: places, visibility and numbers on their way to what the app has set.
extension TerminalRenderer {
  /// Lets changes with an animation move, by a clock. Without a clock they show at once.
  func animate(by clock: (() -> Duration)?) { tree.window.stage.clock = clock }

  /// Whether something moves, so that ``move()`` and a drawing should follow.
  var isMoving: Bool { tree.window.stage.isMoving }

  /// Moves everything on to the time of the clock.
  func move() { tree.window.stage.move() }

  /// Brings everything to its end at once.
  func finishMotions() { tree.window.stage.finish() }
}
