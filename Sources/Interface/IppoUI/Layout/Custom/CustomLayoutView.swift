import Foundation
internal import IppoArchive

/// An arrangement of views: one that renderers know, or a layout of the app's own.
public enum _LayoutArranging {
  /// The arrangement of the children of an element that renderers know.
  case known(RenderElement)
  /// A layout of the app's own, with sizes that the renderer reports.
  case custom(_CustomLayoutRunner)

  /// Whether rows of cells are rows of a grid.
  var isGrid: Bool { if case .known(.grid) = self { true } else { false } }
}

/// A layout that ``AnyLayout`` can hold.
@MainActor @preconcurrency
public protocol _AnyLayoutConvertible {
  /// The arrangement that the layout makes.
  var _arranging: _LayoutArranging { get }
}

/// Runs a layout whose type is not known.
@MainActor
public class _CustomLayoutRunner {
  init() {}

  func run(_ offered: ProposedViewSize, _ subviews: LayoutSubviews, state: CustomLayoutState) -> CGSize { .zero }

  /// The guides as the layout places them, once it has run.
  func guides(
    _ names: [Alignment], _ size: CGSize, _ offered: ProposedViewSize, _ subviews: LayoutSubviews,
    state: CustomLayoutState
  ) -> [RenderGuide] { [] }
}

final class CustomLayoutRunner<L: Layout>: _CustomLayoutRunner {
  private let layout: L

  init(_ layout: L) {
    self.layout = layout
    super.init()
  }

  override func run(_ offered: ProposedViewSize, _ subviews: LayoutSubviews, state: CustomLayoutState) -> CGSize {
    var cache: L.Cache
    if let known = state.cache as? L.Cache {
      cache = known
      layout.updateCache(&cache, subviews: subviews)
    } else {
      cache = layout.makeCache(subviews: subviews)
    }
    let size = layout.sizeThatFits(proposal: offered, subviews: subviews, cache: &cache)
    let bounds = CGRect(origin: .zero, size: size)
    layout.placeSubviews(in: bounds, proposal: ProposedViewSize(size), subviews: subviews, cache: &cache)
    state.cache = cache
    return size
  }

  override func guides(
    _ names: [Alignment], _ size: CGSize, _ offered: ProposedViewSize, _ subviews: LayoutSubviews,
    state: CustomLayoutState
  ) -> [RenderGuide] {
    guard var cache = state.cache as? L.Cache else { return [] }
    defer { state.cache = cache }
    let bounds = CGRect(origin: .zero, size: size)
    var asked: Set<String> = []
    var found: [RenderGuide] = []
    func add(_ name: String, _ axis: RenderAxis, _ value: () -> CGFloat?) {
      guard asked.insert("\(axis) \(name)").inserted, let value = value(), value.isFinite else { return }
      found.append(RenderGuide(name: name, axis: axis, constant: Double(value)))
    }
    for name in names {
      let (x, y) = (name.horizontal, name.vertical)
      add(x.renderName, .horizontal) {
        layout.explicitAlignment(of: x, in: bounds, proposal: offered, subviews: subviews, cache: &cache)
      }
      add(y.renderName, .vertical) {
        layout.explicitAlignment(of: y, in: bounds, proposal: offered, subviews: subviews, cache: &cache)
      }
    }
    return found
  }
}

/// The sizes that a layout has received, and its results.
@MainActor
final class CustomLayoutState {
  var cache: Any?
  /// The sizes that the renderer has reported. Those of removed views are forgotten with the next report.
  var sizes: [RenderArrangement.Question: CGSize] = [:]
  var offered: ProposedViewSize?
  /// The guides as the layout has placed them last.
  var guides: [RenderGuide] = []

  init() {}
}

/// The sizes are archived, because a renderer that continues with another process does not report them again.
extension CustomLayoutState: Archivable {
  /// The size of a child that is offered a size.
  private struct Answer {
    var child: Int
    var width: Double?
    var height: Double?
    var size: CGSize
  }

  nonisolated func _archived(by writer: ArchiveWriter) -> ArchivedValue? {
    let (told, room) = MainActor.assumeIsolated { (self.sizes, self.offered) }
    let known = told.map { question, size in
      Answer(child: question.child, width: question.proposal.width, height: question.proposal.height, size: size)
    }
    return writer.nest {
      guard let answers = writer.write(known), let offered = writer.write(room) else { return nil }
      return .list([answers, offered])
    }
  }

  nonisolated static func _restored(
    from archived: ArchivedValue, initial: CustomLayoutState?, by reader: ArchiveReader
  ) -> CustomLayoutState? {
    guard let initial, case .list(let parts) = archived, parts.count == 2 else { return initial }
    let answers = reader.read(parts[0], as: [Answer].self) ?? []
    let offered = reader.read(parts[1], as: ProposedViewSize?.self) ?? nil
    let sizes = answers.map { answer in
      let proposal = RenderArrangement.Proposal(width: answer.width, height: answer.height)
      return (RenderArrangement.Question(child: answer.child, proposal: proposal), answer.size)
    }
    MainActor.assumeIsolated {
      initial.sizes = Dictionary(sizes) { first, _ in first }
      initial.offered = offered
    }
    return initial
  }
}

/// Views at places that a layout gives them.
struct CustomLayoutView<Content: View>: View {
  let arranging: _LayoutArranging
  let content: Content
  @State private var state = CustomLayoutState()
  /// Counts the answers of the renderer.
  @State private var answers = 0

  init(arranging: _LayoutArranging, content: Content) {
    self.arranging = arranging
    self.content = content
  }

  var body: some View {
    ArrangementElement(arranging: arranging, state: state, answers: $answers, arranged: content)
  }
}

private struct ArrangementElement<Content: View>: PrimitiveView {
  let arranging: _LayoutArranging
  let state: CustomLayoutState
  let answers: Binding<Int>
  let arranged: Content

  var content: some View { GridRows(isGrid: arranging.isGrid, content: arranged) }

  func element(in context: ElementContext) -> RenderElement {
    guard case .custom(let runner) = arranging else {
      if case .known(let element) = arranging { return element }
      return .layers(RenderAlignment())
    }
    _ = answers.wrappedValue
    return .arrangement(arrange(runner, context))
  }

  func attributes(_ attributes: inout RenderAttributes, in context: ElementContext) {
    if case .custom = arranging { attributes.guides = state.guides }
  }

  private func arrange(_ runner: _CustomLayoutRunner, _ context: ElementContext) -> RenderArrangement {
    let children = context.children
    let pass = LayoutPass(known: state.sizes)
    let subviews = LayoutSubviews(
      subviews: children.enumerated().map {
        LayoutSubview(index: $0, traits: $1.traits, pass: pass, guides: $1.element.guides)
      })
    let ideal = children.indices.map { RenderArrangement.Question(child: $0, proposal: RenderArrangement.Proposal()) }
    state.guides = []
    guard let offered = state.offered, ideal.allSatisfy(pass.isKnown) else {
      return RenderArrangement(questions: ideal)
    }
    let size = runner.run(offered, subviews, state: state)
    state.guides = runner.guides(context.node.alignmentsAround, size, offered, subviews, state: state)
    let frames = children.indices.map { index -> RenderArrangement.Frame in
      // A view without a place is in the middle, as in SwiftUI.
      let place =
        pass.places[index] ?? (CGPoint(x: size.width / 2, y: size.height / 2), .center, ProposedViewSize.unspecified)
      let own = pass.size(of: index, for: place.proposal)
      return RenderArrangement.Frame(
        x: place.position.x - place.anchor.x * own.width, y: place.position.y - place.anchor.y * own.height,
        width: own.width, height: own.height)
    }
    // The ideal sizes are always asked for, because they show that a view has changed.
    let questions = ideal + pass.asked.filter { !ideal.contains($0) }.prefix(8 * children.count)
    return RenderArrangement(width: size.width, height: size.height, frames: frames, questions: questions)
  }

  func handle(_ event: RenderEvent, in context: ElementContext) -> Bool {
    guard case .measure(let measurement) = event, case .custom = arranging else { return false }
    let offered = ProposedViewSize(
      width: measurement.width.map { CGFloat($0) }, height: measurement.height.map { CGFloat($0) })
    // Answers about views that are gone by now, or never were, are not kept.
    let children = context.children.indices
    let answered = zip(measurement.questions, measurement.sizes).filter { children.contains($0.0.child) }
    let new = Dictionary(answered.map { ($0, CGSize(width: $1.width, height: $1.height)) }) { $1 }
    guard offered != state.offered || new != state.sizes else { return true }
    state.offered = offered
    state.sizes = new
    answers.wrappedValue += 1
    return true
  }
}
