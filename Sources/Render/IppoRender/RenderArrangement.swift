/// Children at positions that the graph computes from sizes that the renderer reports (`Layout`).
public struct RenderArrangement: Equatable, Sendable {
  /// A size that is offered to a child. In each axis, `nil` asks for the ideal length, infinity for the largest one,
  /// and 0 for the smallest one.
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

  /// A question of the graph: the size of a child for a proposal.
  public struct Question: Hashable, Sendable {
    /// The index of the child in the node.
    public var child: Int
    /// The size it is offered.
    public var proposal: Proposal

    /// A question about the size of a child for a proposal.
    /// - Parameter child: The index of the child in the node.
    public init(child: Int, proposal: Proposal) {
      self.child = child
      self.proposal = proposal
    }
  }

  /// The place of a child, in points within the node. A child without a frame is not visible yet.
  public struct Frame: Equatable, Sendable {
    /// The distance of the child's left edge from that of the node.
    public var x: Double
    /// The distance of the child's top edge from that of the node.
    public var y: Double
    /// The width of the child.
    public var width: Double
    /// The height of the child.
    public var height: Double

    /// A rectangle within the node, in points.
    public init(x: Double, y: Double, width: Double, height: Double) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }
  }

  /// The width of the node, in points; `nil` before it is known.
  public var width: Double?
  /// The height of the node, in points; `nil` before it is known.
  public var height: Double?
  /// One frame for each child, or none.
  public var frames: [Frame]
  /// The next questions of the graph; empty once the graph knows all sizes that it needs.
  public var questions: [Question]

  /// An arrangement without known sizes and without questions, unless stated.
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
  /// The width that is offered to the node, in points; `nil` where it is unlimited.
  public var width: Double?
  /// The height that is offered to the node, in points; `nil` where it is unlimited.
  public var height: Double?
  /// The answered questions, in their order.
  public var questions: [RenderArrangement.Question]
  /// One size in points for each question.
  public var sizes: [(width: Double, height: Double)]

  /// Answers to the questions of an arrangement.
  /// - Parameter sizes: One size for each question, in the same order, in points.
  public init(
    width: Double?, height: Double?, questions: [RenderArrangement.Question], sizes: [(width: Double, height: Double)]
  ) {
    self.width = width
    self.height = height
    self.questions = questions
    self.sizes = sizes
  }

  /// Measurements are equal if the offered sizes, the questions and all measured sizes are.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.width == rhs.width && lhs.height == rhs.height && lhs.questions == rhs.questions
      && lhs.sizes.count == rhs.sizes.count && zip(lhs.sizes, rhs.sizes).allSatisfy { $0 == $1 }
  }
}
