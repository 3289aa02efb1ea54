import Testing

@testable @_spi(Testing) import IppoUI

/// A tree of rows, branches, wrappers, preferences and transitions is changed at random; after every change the
/// graph must show what a fresh graph shows, and the frames alone must lead to the same tree.
@MainActor
struct RandomChangesTests {
  private struct Rows: PreferenceKey {
    static var defaultValue: [Int] { [] }
    static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
  }

  @Observable final class Item: Identifiable {
    let id: Int
    var isOpen = false
    var isWrapped = false
    var isShownAbove = false
    var children: [Item] = []
    init(id: Int) { self.id = id }
  }

  @Observable final class Model {
    var items: [Item] = []
    @ObservationIgnored var rows: [Int] = []
  }

  struct ItemView: View {
    let item: Item
    @State private var number = 0

    var body: some View {
      Leaf("\(item.id)").preference(key: Rows.self, value: [item.id])
        .modifier(Above(isShown: item.isShownAbove, id: item.id))
      if item.isOpen {
        Column {
          ForEach(item.children) { AnyView(ItemView(item: $0)) }
        }
        .transition(.opacity)
      } else if item.isWrapped {
        Group { ForEach(item.children) { Leaf("(\($0.id))") } }.modifier(Frame())
        Unary { ForEach(item.children) { Leaf("[\($0.id)]") } }
      }
    }
  }

  /// Shows the ids of some rows, in tree order, before the rows.
  struct Board<Content: View>: PrimitiveView {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    func element(in context: ElementContext) -> RenderElement { .stack(RenderStack(axis: .vertical)) }
    static var outlets: [OutletID] { [.above] }
  }

  struct Above: OutletModifier {
    let isShown: Bool
    let id: Int
    var outlet: OutletID { .above }
    var attachment: some View { if isShown { Leaf("^\(id)") } }
  }

  struct Root: View {
    let model: Model
    var body: some View {
      Board {
        ForEach(model.items) { ItemView(item: $0).transition(.slide) }
      }
      .onPreferenceChange(Rows.self) { model.rows = $0 }
    }
  }

  struct Generator: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  @Test(arguments: [1, 2, 3, 4, 5, 6, 7, 8] as [UInt64]) func everyStepEndsWhereAFreshStartWould(_ seed: UInt64) throws
  {
    var random = Generator(state: seed)
    let model = Model()
    let screen = Screen { Root(model: model) }
    var replica = RenderTree()
    for frame in screen.recorded { try replica.apply(frame) }
    screen.graph.onFrame = { frame in
      do { try replica.apply(frame) } catch { Issue.record("\(error)") }
    }
    var next = 0
    func makeItem() -> Item {
      next += 1
      return Item(id: next)
    }
    func change(_ items: inout [Item], _ depth: Int) {
      switch Int.random(in: 0..<8, using: &random) {
      case 0, 1: items.insert(makeItem(), at: Int.random(in: 0...items.count, using: &random))
      case 2 where !items.isEmpty: items.remove(at: Int.random(in: 0..<items.count, using: &random))
      case 3: items.shuffle(using: &random)
      case 4 where !items.isEmpty: items.randomElement(using: &random)!.isOpen.toggle()
      case 5 where !items.isEmpty: items.randomElement(using: &random)!.isWrapped.toggle()
      case 6 where !items.isEmpty: items.randomElement(using: &random)!.isShownAbove.toggle()
      default:
        guard depth < 3, let item = items.randomElement(using: &random) else { return }
        change(&item.children, depth + 1)
      }
    }
    for step in 0..<150 {
      let isAnimated = Bool.random(using: &random)
      withAnimation(isAnimated ? .linear(duration: 1) : nil) {
        for _ in 0...Int.random(in: 0..<3, using: &random) { change(&model.items, 0) }
      }
      screen.graph.drain()
      #expect(replica == screen.graph.tree)
      if Int.random(in: 0..<3, using: &random) == 0 {
        screen.frames.advance(by: Double.random(in: 0...1.5, using: &random))
      }
      guard step % 5 == 4 else { continue }
      screen.frames.advance(by: 2)
      let rows = model.rows
      let fresh = Screen { Root(model: model) }
      try #require(screen.text == fresh.text, "step \(step)")
      #expect(rows == model.rows)
    }
  }
}

extension OutletID {
  fileprivate static let above = OutletID(name: "above", placement: .before, order: .byTree)
}
