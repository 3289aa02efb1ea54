import Testing

@testable import IppoUI

/// What a new first row costs where there are many.
@MainActor
struct PrependTests {
  private struct Entry: Identifiable, Equatable {
    let id: Int
    var text: String { "entry \(id)" }
  }

  private struct EntryView: View {
    let entry: Entry
    var body: some View {
      HStack {
        Text(entry.text)
        Text("detail").background(.yellow)
      }
      .padding()
    }
  }

  enum Container: CaseIterable { case column, list, scrolling, lazyColumn }

  private struct Log: View {
    let entries: Model<[Entry]>
    let container: Container

    var body: some View {
      switch container {
      case .column: VStack { rows }
      case .list: List { rows }
      case .scrolling: ScrollView { VStack { rows } }
      case .lazyColumn: ScrollView { LazyVStack { rows } }
      }
    }

    private var rows: some View {
      ForEach(entries.value.reversed()) { entry in
        EntryView(entry: entry)
        Divider()
      }
    }
  }

  @Test(arguments: Container.allCases)
  func `a row in front of a hundred costs what a row costs`(_ container: Container) {
    func cost(of count: Int) -> (bodies: [String], ops: [String]) {
      let entries = Model((0..<count).map { Entry(id: $0) })
      let screen = Screen { Log(entries: entries, container: container) }
      let change = screen.after { entries.value.append(Entry(id: count)) }
      return (change.bodies, change.ops)
    }
    let (few, many) = (cost(of: 10), cost(of: 100))
    #expect(many.bodies == few.bodies)
    #expect(many.bodies.count { $0 == "EntryView" } == 1)
    // What is told of the gap behind the rows that are made is one op more.
    #expect(many.ops.count <= few.ops.count + 1)
    #expect(many.ops.count { $0.hasPrefix("update") } <= 1)
  }

  @Test func `a row in front of others that are decorated costs one row`() {
    let ids = Model(Array(0..<100))
    let screen = Screen {
      Lazily { VStack { ForEach(ids.value, id: \.self) { Leaf("\($0)") }.background { Leaf("behind") } } }
    }
    let change = screen.after { ids.value.insert(-1, at: 0) }
    #expect(change.ops.count { $0.hasPrefix("create") } == 3)
    #expect(change.ops.count == 6)
  }

  private struct Counted: WrappingModifier {
    let renderings: Box<Int>

    func element(in context: ElementContext) -> RenderElement {
      renderings.value += 1
      return .box(.padding(top: 1, leading: 1, bottom: 1, trailing: 1))
    }
  }

  @Test func `what is around the rows that stay is not rendered again`() {
    let ids = Model(Array(0..<100))
    let renderings = Box(0)
    let screen = Screen {
      Lazily {
        VStack { ForEach(ids.value, id: \.self) { Leaf("\($0)").modifier(Counted(renderings: renderings)) } }
      }
    }
    #expect(renderings.value == 100)
    renderings.value = 0
    _ = screen.after { ids.value.insert(-1, at: 0) }
    #expect(renderings.value == 1)
  }
}
