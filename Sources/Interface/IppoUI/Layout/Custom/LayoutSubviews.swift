public import Foundation

/// A view of a layout: a proxy that knows sizes and takes a place (`SwiftUI.LayoutSubview`).
@MainActor @preconcurrency
public struct LayoutSubview: Equatable {
  let index: Int
  let traits: ViewTraits
  let pass: LayoutPass
  /// The positions of the view's own guides.
  let guides: [RenderGuide]

  /// The size the view takes when it is offered one.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { pass.size(of: index, for: proposal) }

  /// The size that the view takes for a proposal, with its guides. A guide is where the view's
  /// `alignmentGuide(_:computeValue:)` puts it, or else at the default position of its name. Guides of views inside are
  /// ignored, and baselines are at the lower edge.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    let size = sizeThatFits(proposal)
    return ViewDimensions(
      width: size.width, height: size.height, firstBaseline: size.height, lastBaseline: size.height, explicit: guides)
  }

  /// The preferred space around the view: 8 points, as with every view.
  public var spacing: ViewSpacing { ViewSpacing() }

  /// The value of `layoutPriority(_:)`, or else 0. Views with a higher one should get space first.
  public var priority: Double { traits[LayoutPriorityTrait.self] }

  /// The value that the view gives to the layout.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    traits[KeyedTraits.self][key, as: K.Value.self] ?? K.defaultValue
  }

  /// The values that the view gives to the container around it.
  public var containerValues: ContainerValues { ContainerValues(traits) }

  /// Puts the point at `anchor` of the view at a point, and offers it a size.
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    pass.place(index, at: position, anchor, proposal)
  }

  /// Returns whether both are the same view in the same run of the layout.
  public nonisolated static func == (lhs: Self, rhs: Self) -> Bool { lhs.index == rhs.index && lhs.pass === rhs.pass }
}

/// The views of a layout (`SwiftUI.LayoutSubviews`).
public struct LayoutSubviews: RandomAccessCollection, Equatable {
  nonisolated let subviews: [LayoutSubview]
  /// The direction from left to right, in all windows.
  public var layoutDirection: LayoutDirection { .leftToRight }

  /// The views count from 0, in the order in which they were written.
  public nonisolated var startIndex: Int { 0 }
  /// The number of views.
  public nonisolated var endIndex: Int { subviews.count }
  /// The view at a place; it must be one of `indices`.
  public nonisolated subscript(index: Int) -> LayoutSubview { subviews[index] }
  /// The views of a range, which count from 0 again.
  public nonisolated subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(subviews: Array(subviews[bounds]))
  }
}

/// One run of a layout: the known sizes, the sizes it asked for, and the places of views.
@MainActor
final class LayoutPass {
  private let known: [RenderArrangement.Question: CGSize]
  private(set) var asked: [RenderArrangement.Question] = []
  private(set) var places: [Int: (position: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize)] = [:]

  init(known: [RenderArrangement.Question: CGSize]) { self.known = known }

  /// The size the renderer has reported, or an estimate until it has.
  func size(of index: Int, for proposal: ProposedViewSize) -> CGSize {
    let question = RenderArrangement.Question(child: index, proposal: proposal.render)
    if !asked.contains(question) { asked.append(question) }
    if let size = known[question] { return size }
    let ideal =
      known[RenderArrangement.Question(child: index, proposal: RenderArrangement.Proposal())]
      ?? CGSize(width: 10, height: 10)
    func length(_ offered: CGFloat?, _ ideal: CGFloat) -> CGFloat { offered.map { Swift.min($0, ideal) } ?? ideal }
    return CGSize(width: length(proposal.width, ideal.width), height: length(proposal.height, ideal.height))
  }

  func isKnown(_ question: RenderArrangement.Question) -> Bool { known[question] != nil }

  func place(_ index: Int, at position: CGPoint, _ anchor: UnitPoint, _ proposal: ProposedViewSize) {
    places[index] = (position, anchor, proposal)
  }
}

enum LayoutPriorityTrait: ViewTrait {
  static var defaultValue: Double { 0 }
}
