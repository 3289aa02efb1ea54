/// The work of a person's event.
package struct TurnWork: Hashable, Sendable {
  /// An evaluation of a body.
  package struct Body: Hashable, Sendable {
    /// The type of the view or modifier.
    package var name: String
    /// The reasons in words.
    package var causes: [String]

    package init(name: String, causes: [String]) { (self.name, self.causes) = (name, causes) }
  }

  /// The time from the event to the frame that shows it, turns included.
  package var duration: Duration
  /// The time of the turns, which bring the views up to date and commit the changes.
  package var turns = Duration.zero
  /// The part of it in which the changes were committed.
  package var commits = Duration.zero
  /// The time of the layout in a terminal; `nil` for a renderer that lays out elsewhere.
  package var layout: Duration?
  /// The evaluations of bodies, in order.
  package var bodies: [Body]
  /// The number of ops in the frames for the renderer; `nil` if no frame was seen.
  package var ops: Int?
  /// The bytes of the first frame after the event on the wire or to the terminal; `nil` if none was sent.
  package var bytes: Int?
}

/// The work of an event that is being delivered.
package struct MeasuredWork {
  let start: Duration
  private var turnStart: Duration?
  private var commitStart: Duration?
  private var turns = Duration.zero
  private var commits = Duration.zero
  private var bodies: [TurnWork.Body] = []
  private var ops: Int?

  init(start: Duration) { self.start = start }

  /// A body is about to be evaluated.
  package mutating func note(_ body: TurnWork.Body) { bodies.append(body) }

  /// A frame is handed to the renderer.
  package mutating func noteFrame(of count: Int) { ops = (ops ?? 0) + count }

  package mutating func turnBegins(at time: Duration) { turnStart = time }

  package mutating func turnCommits(at time: Duration) { commitStart = time }

  package mutating func turnEnds(at time: Duration) {
    // A turn that had begun before the event counts from the event on.
    turns += time - (turnStart ?? start)
    commits += time - (commitStart ?? time)
    (turnStart, commitStart) = (nil, nil)
  }

  func work(until time: Duration) -> TurnWork {
    TurnWork(duration: time - start, turns: turns, commits: commits, bodies: bodies, ops: ops)
  }
}
