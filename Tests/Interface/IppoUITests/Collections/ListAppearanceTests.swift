import Testing

@testable import IppoUI

/// What modifiers say of the looks of lists reaches the renderers.
@MainActor
struct ListAppearanceTests {
  @Test func `a list has the spaces between rows and sections that are asked for`() {
    let screen = Screen {
      VStack {
        List { Text("A") }.listRowSpacing(12).listSectionSpacing(4)
        List { Text("B") }.listSectionSpacing(.compact)
        List { Text("C") }.listRowSpacing(-3).listSectionSpacing(.default)
        List { Text("D") }.listRowSpacing(.infinity).listSectionSpacing(.custom(9))
        List { Text("E") }.listRowSpacing(nil)
      }
    }
    let lists = screen.all { if case .list(let list) = $0 { list } else { nil } }
    #expect(lists.map(\.rowSpacing) == [12, nil, 0, nil, nil])
    #expect(lists.map(\.sectionSpacing) == [4, 16, nil, 9, nil])
  }

  @Test func `rows have lines in a colour, and badges that stand out`() {
    let screen = Screen {
      List {
        Text("A").badge(1).badgeProminence(.increased).listRowSeparatorTint(.red)
        Text("B").badge(2).listRowSeparatorTint(.red, edges: .top)
        Section { Text("C").badge(3).badgeProminence(.standard).listRowSeparatorTint(nil) }
      }
      .badgeProminence(.decreased)
    }
    #expect(screen.rows.map(\.row.badgeProminence) == [.increased, .decreased, .standard])
    #expect(screen.rows.map(\.row.separatorTint) == [.color(.named(.red)), nil, nil])
  }

  @Test func `a page has the background that is asked for`() {
    let screen = Screen {
      NavigationStack { Text("Content").containerBackground(.yellow, for: .navigation) }
      NavigationStack { Text("Content").containerBackground(.yellow, for: .widget) }
    }
    #expect(screen.pages.map(\.page.background) == [.color(.named(.yellow)), nil])
  }

  @Test func `the second of two texts of a label stands below the first`() {
    let screen = Screen {
      Toggle(isOn: .constant(true)) {
        Text("Wi-Fi")
        Text("Ask before joining")
      }
      Picker(selection: .constant(1)) {
        Text("On").tag(1)
      } label: {
        Text("Wi-Fi")
        Text("Ask before joining")
      }
      Toggle(isOn: .constant(true)) { Text("Alone") }
    }
    let stacks = screen.all { if case .stack(let stack) = $0, stack.axis == .vertical { stack.alignment } else { nil } }
    // That of the screen, and those of the labels.
    #expect(stacks.map(\.horizontal) == [.center, .leading, .leading])
    let colors = screen.all { if case .text(let text) = $0 { text.color } else { nil } }
    #expect(colors == Array(repeating: .color(.named(.secondary)), count: 2))
  }

  @Test func `a header that folds its section says whether it is folded`() throws {
    let isExpanded = Box(true)
    let screen = Screen {
      List {
        Section(
          "Fruit", isExpanded: Binding(get: { isExpanded.value }, set: { isExpanded.value = $0 })
        ) { Text("Apple") }
      }
    }
    let values = screen.graph.tree.subtree(of: try #require(screen.graph.tree.root)).compactMap {
      screen.graph.tree[$0]?.attributes.accessibility.value
    }
    #expect(values == ["Expanded"])
  }

  @Test func `views below a layout direction tell renderers of it`() throws {
    let screen = Screen {
      HStack { Text("A") }.environment(\.layoutDirection, .rightToLeft)
      HStack { Text("B") }
    }
    let directions = screen.graph.tree.subtree(of: try #require(screen.graph.tree.root)).compactMap {
      screen.graph.tree[$0]?.attributes.isRightToLeft
    }
    #expect(directions == [true])
  }

  @Test func `what is said of the rows of a section is said of each, unless a row says something else`() {
    let screen = Screen {
      List {
        Section {
          Text("A")
          Text("B").listRowBackground(Color.blue)
        }
        .listRowSeparator(.hidden)
        .listRowBackground(Color.red)
        Section { Text("C") }
      }
    }
    #expect(screen.rows.map(\.row.background) == [.color(.named(.red)), .color(.named(.blue)), nil])
    #expect(screen.rows.map(\.row.hasSeparator) == [false, false, true])
  }

  @Test func `a row whose background comes and goes is the same row`() throws {
    struct Row: View {
      @State private var count = 0
      var body: some View { Tap("Count \(count)") { count += 1 } }
    }
    let isMarked = Model(false)
    let screen = Screen {
      Lazily {
        List {
          Row().listRowBackground(isMarked.value ? Color.blue : nil)
          Row().listRowBackground(isMarked.value ? Text("Back") : nil)
        }
      }
    }
    for _ in 0..<2 { try screen.tap("Count 0") }
    isMarked.value = true
    screen.graph.drain()
    #expect(screen.rows.map(\.row.background) == [.color(.named(.blue)), nil])
    #expect(screen.texts.filter { $0 == "Count 1" }.count == 2 && screen.texts.contains("Back"))
    isMarked.value = false
    screen.graph.drain()
    #expect(screen.rows.map(\.row.background) == [nil, nil])
    #expect(screen.texts == ["Count 1", "Count 1"])
  }

  @Test func `the line below a row is hidden by its lower edge, and a row that says nothing is as its section`() {
    let screen = Screen {
      List {
        Text("A").listRowSeparator(.hidden, edges: .top)
        Text("B").listRowSeparator(.hidden, edges: .bottom)
        Text("C").listRowSeparator(.automatic)
        Section {
          Text("D").listRowSeparator(.automatic)
          Text("E").listRowSeparator(.visible, edges: .top)
          Text("F").listRowSeparator(.visible)
        }
        .listRowSeparator(.hidden)
      }
    }
    #expect(screen.rows.map(\.row.hasSeparator) == [true, false, true, false, false, true])
  }

  @Test func `a list that is opened from a section has rows of its own`() throws {
    let screen = Screen {
      List {
        Section { Tap("open") {}.sheet(isPresented: .constant(true)) { List { Section { Text("A") } } } }
          .listRowBackground(Color.red)
      }
    }
    #expect(screen.rows.map(\.row.background) == [.color(.named(.red)), nil])
  }
}
