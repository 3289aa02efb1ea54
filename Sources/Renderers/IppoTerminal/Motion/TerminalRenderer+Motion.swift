import IppoRender

/// Motions: places, visibility, numbers and colours on their way to what the app has set.
extension TerminalRenderer {
  /// Lets changes with an animation move, by a clock. Without a clock they show at once.
  func animate(by clock: (() -> Duration)?) {
    tree.window.stage.mixesColors = capabilities.colorDepth > .ansi16
    tree.window.stage.clock = clock
  }

  /// Whether something moves, so that ``move()`` and a drawing should follow.
  var isMoving: Bool { tree.window.stage.isMoving }

  /// Moves everything on to the time of the clock.
  func move() { tree.window.stage.move() }

  /// Brings everything to its end at once.
  func finishMotions() { tree.window.stage.finish() }
}
