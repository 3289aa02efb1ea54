import Testing

@testable import IppoUI

@MainActor
@Suite("Presentations of a part of the window")
struct PresentationStageTests {
  private struct Beside: View {
    let inner: Binding<Bool>
    let outer: Binding<Bool>
    let count: Model<Int>

    var body: some View {
      HStack {
        Button("Inside") { count.value += 1 }
          .alert("Inner", isPresented: inner) { Button("Fine") {} }
          .presentationStage()
        Button("Outside") { count.value += 10 }
      }
      .alert("Outer", isPresented: outer) { Button("Good") {} }
    }
  }

  private let inner = Model(false)
  private let outer = Model(false)
  private let count = Model(0)
  private let screen: Screen

  init() {
    let (inner, outer, count) = (inner, outer, count)
    screen = Screen { Beside(inner: inner.binding, outer: outer.binding, count: count) }
  }

  private func parent(of presentation: String) throws -> RenderElement? {
    let found = screen.presentations.first {
      if case .alert(title: presentation, _) = $0.presentation.kind { true } else { false }
    }
    let id = try #require(found?.id)
    return screen.graph.tree.parent(of: id).flatMap { screen.graph.tree[$0]?.element }
  }

  @Test("What is presented from within a stage is a child of the stage, what is from around it of the window")
  func parents() throws {
    inner.value = true
    outer.value = true
    screen.graph.drain()
    #expect(try parent(of: "Inner") == .stage)
    #expect(try parent(of: "Outer") == .window)
    inner.value = false
    screen.graph.drain()
    #expect(screen.presentations.count == 1)
  }

  @Test("It covers the stage, and nothing beside it")
  func reach() throws {
    inner.value = true
    screen.graph.drain()
    let inside = try #require(screen.button("Inside"))
    #expect(throws: RenderEventError.behindModal(inside)) { try screen.tap("Inside") }
    try screen.tap("Outside")
    #expect(count.value == 10)
    try screen.tap("Fine")
    #expect(!inner.value)
    try screen.tap("Inside")
    #expect(count.value == 11)
  }

  @Test("What the window presents covers the stage, and what that presents")
  func window() throws {
    inner.value = true
    outer.value = true
    screen.graph.drain()
    let fine = try #require(screen.button("Fine"))
    #expect(throws: RenderEventError.behindModal(fine)) { try screen.tap("Fine") }
    try screen.tap("Good")
    try screen.tap("Fine")
    #expect(!inner.value && !outer.value)
  }

  @Test("What is presented from within a presentation of a stage stays on that stage")
  func nested() throws {
    let screen = Screen {
      Text("Root")
        .sheet(isPresented: .constant(true)) { Text("Sheet").sheet(isPresented: .constant(true)) { Text("Second") } }
        .presentationStage()
    }
    #expect(parents(screen) == [.stage, .stage])
  }

  /// What shows the presentations, the bottom-most presentation first.
  private func parents(_ screen: Screen) -> [RenderElement?] {
    screen.presentations.map { screen.graph.tree.parent(of: $0.id).flatMap { screen.graph.tree[$0]?.element } }
  }

  private struct Counter: View {
    @State private var count = 0
    var body: some View { Button("Count \(count)") { count += 1 } }
  }

  /// Two sheets of a view that is a stage where there is room for one.
  private struct Sometimes: View {
    let isWide: Model<Bool>
    let first: Binding<Bool>
    let second: Binding<Bool>

    var body: some View {
      Text("Root")
        .sheet(isPresented: first) { Counter() }
        .sheet(isPresented: second) { Text("Second") }
        .presentationStage(isWide.value)
    }
  }

  @Test("What is presented keeps its state and its order where a view becomes a stage and is one no more")
  func switched() throws {
    let (isWide, first, second) = (Model(false), Model(false), Model(false))
    let root = { Sometimes(isWide: isWide, first: first.binding, second: second.binding) }
    let screen = Screen { root() }
    second.value = true
    screen.graph.drain()
    #expect(parents(screen) == [.window])
    first.value = true
    screen.graph.drain()
    let texts = { screen.presentations.flatMap { screen.texts(in: $0.id) } }
    #expect(texts() == ["Second", "Count 0"])
    try screen.tap("Count 0")
    isWide.value = true
    screen.graph.drain()
    #expect(parents(screen) == [.stage, .stage])
    #expect(texts() == ["Second", "Count 1"])
    try screen.tap("Count 1")
    isWide.value = false
    screen.graph.drain()
    #expect(parents(screen) == [.window, .window])
    #expect(texts() == ["Second", "Count 2"])
    let copy = try rebuilt(screen) { root() }
    #expect(copy.presentations.flatMap { copy.texts(in: $0.id) } == ["Second", "Count 2"])
    try screen.send(.dismiss, to: screen.presentations[1].id)
    #expect(texts() == ["Second"])
    isWide.value = true
    second.value = false
    screen.graph.drain()
    #expect(screen.presentations.isEmpty)
  }

  @Test("A sheet comes and goes in the animation of the change, also where a view leaves it to the window")
  func animated() throws {
    let (isWide, first, second) = (Model(false), Model(false), Model(false))
    let screen = Screen { Sometimes(isWide: isWide, first: first.binding, second: second.binding) }
    for isPresented in [true, false] {
      let frames = screen.recorded.count
      withAnimation(.linear(duration: 2)) { first.value = isPresented }
      screen.graph.drain()
      let entries = screen.recorded[frames...].flatMap(\.entries)
      let window = try #require(screen.graph.tree.root)
      let moves = entries.filter {
        switch $0.op {
        case .insert(_, into: let parent, at: _): parent == window
        case .remove, .update: true
        default: false
        }
      }
      #expect(!moves.isEmpty)
      #expect(moves.allSatisfy { $0.animation != nil })
    }
  }

  @Test("A view that is no stage leaves what it presents to the stage around it")
  func between() throws {
    let screen = Screen {
      Text("Root").sheet(isPresented: .constant(true)) { Text("Sheet") }
        .presentationStage(false)
        .presentationStage()
    }
    let parent = try #require(screen.graph.tree.parent(of: screen.presentations[0].id))
    #expect(parent == screen.nodes.first { $0.element == .stage }?.id)
  }
}
