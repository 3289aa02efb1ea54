/// Children at places that the graph works out from sizes the renderer tells it (`Layout`).
public struct RenderArrangement: Equatable, Sendable {
  /// A size that is offered to a child. `nil`: none is, so that it takes its ideal length; infinity: as much as it
  /// likes; 0: as little as it can.
  public struct Proposal: Hashable, Sendable {
    /// The width on offer, in points.
    public var width: Double?
    /// The height on offer, in points.
    public var height: Double?

    /// A proposal of the ideal size, unless lengths are given.
    public init(width: Double? = nil, height: Double? = nil) {
      self.width = width
      self.height = height
    }
  }

  /// How large a child is when it is offered a size: what the graph wants to know.
  public struct Question: Hashable, Sendable {
    /// The index of the child in the node.
    public var child: Int
    /// The size it is offered.
    public var proposal: Proposal

    /// How large a child is for a proposal.
    /// - Parameter child: its index in the node.
    public init(child: Int, proposal: Proposal) {
      self.child = child
      self.proposal = proposal
    }
  }

  /// Where a child is, in points within the node. Without a frame a child is not seen yet.
  public struct Frame: Equatable, Sendable {
    /// The distance of its left edge from that of the node.
    public var x: Double
    /// The distance of its top edge from that of the node.
    public var y: Double
    /// Its width.
    public var width: Double
    /// Its height.
    public var height: Double

    /// A rectangle within the node, in points.
    public init(x: Double, y: Double, width: Double, height: Double) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }
  }

  /// The size of the node, in points; `nil` before it is known.
  public var width: Double?
  /// The height of the node, in points; `nil` before it is known.
  public var height: Double?
  /// One for each child, or none.
  public var frames: [Frame]
  /// What the graph wants to know next; empty when it knows all that it needs.
  public var questions: [Question]

  /// Nothing known and nothing asked, unless stated.
  public init(
    width: Double? = nil, height: Double? = nil, frames: [Frame] = [], questions: [Question] = []
  ) {
    self.width = width
    self.height = height
    self.frames = frames
    self.questions = questions
  }
}

/// The answer to the questions of a ``RenderArrangement``.
public struct RenderMeasurement: Equatable, Sendable {
  /// The room the node is offered, in points; `nil` where that is not limited.
  public var width: Double?
  /// The height on offer, in points; `nil` where it is not limited.
  public var height: Double?
  /// What was asked, in the order of the questions.
  public var questions: [RenderArrangement.Question]
  /// One size in points for each question.
  public var sizes: [(width: Double, height: Double)]

  /// Answers to the questions of an arrangement.
  /// - Parameter sizes: one for each question, in the same order, in points.
  public init(
    width: Double?, height: Double?, questions: [RenderArrangement.Question], sizes: [(width: Double, height: Double)]
  ) {
    self.width = width
    self.height = height
    self.questions = questions
    self.sizes = sizes
  }

  /// Equal where the room, the questions and all sizes are.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.width == rhs.width && lhs.height == rhs.height && lhs.questions == rhs.questions
      && lhs.sizes.count == rhs.sizes.count && zip(lhs.sizes, rhs.sizes).allSatisfy { $0 == $1 }
  }
}
