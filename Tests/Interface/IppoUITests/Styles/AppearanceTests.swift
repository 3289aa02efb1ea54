import Testing

@testable import IppoUI

/// Modifiers that change how something looks.
@MainActor
struct AppearanceTests {
  @Test func `a page has a line under its title, and the bar the background that is asked for`() throws {
    let screen = Screen {
      NavigationStack {
        Text("Content")
          .navigationTitle("Title").navigationSubtitle("Subtitle")
          .toolbarBackground(.blue, for: .navigationBar).toolbarColorScheme(.dark, for: .navigationBar)
      }
    }
    let page = try #require(screen.pages.first?.page)
    #expect(page.subtitle == "Subtitle")
    #expect(page.barBackground == .paint(.color(.named(.blue))))
    #expect(page.barColorScheme == .dark)
  }

  @Test func `the background of the bar can be hidden; that of other bars is their affair`() throws {
    let screen = Screen {
      NavigationStack { Text("Content").toolbarBackground(.hidden).toolbarBackground(.red, for: .tabBar) }
    }
    #expect(screen.pages.map(\.page.barBackground) == [.hidden])
  }

  @Test func `buttons with a border have the shape that is asked for`() {
    let screen = Screen {
      VStack {
        Button("A") {}.buttonStyle(.bordered)
        Button("B") {}.buttonStyle(.borderedProminent)
        Button("C") {}.buttonStyle(.plain)
      }
      .buttonBorderShape(.roundedRectangle(radius: 4))
      Button("D") {}.buttonStyle(.bordered).buttonBorderShape(.capsule)
    }
    let shapes = screen.all { if case .button(let button) = $0 { button.borderShape } else { nil } }
    #expect(
      shapes == [.roundedRectangle(radius: 4), .roundedRectangle(radius: 4), .automatic, .capsule])
  }

  @Test func `letters are as wide as is asked for, whatever the font`() throws {
    let screen = Screen {
      VStack {
        Text("A").fontWidth(.condensed)
        Text("B").font(.body.width(.expanded))
        Text("C").font(.title)
      }
      .fontWidth(.compressed)
    }
    let widths = screen.all { if case .text(let text) = $0 { text.font?.width } else { nil } }
    #expect(widths == [0.75, 1.25, 0.625])
  }

  @Test func `a list may have no background`() {
    let screen = Screen {
      VStack {
        List { Text("A") }.scrollContentBackground(.hidden)
        Form { Text("B") }
      }
    }
    #expect(screen.all { if case .list(let list) = $0 { list.isBackgroundHidden } else { nil } } == [true, false])
  }

  @Test func `icons of labels in rows have the tint that is asked for`() {
    let screen = Screen {
      List {
        Label("A", systemImage: "star").listItemTint(.red)
        Label("B", systemImage: "star").listItemTint(.monochrome)
        Label("C", systemImage: "star")
      }
    }
    let colors = screen.nodes.compactMap { node -> RenderPaint?? in
      if case .image(let image) = node.element { image.color } else { nil }
    }
    #expect(colors == [.color(.named(.red)), .color(.named(.primary)), nil])
  }

  @Test func `what is private is redacted for privacy, and alone`() {
    let screen = Screen {
      VStack {
        Text("Balance").privacySensitive()
        Text("Name").privacySensitive(false)
        Text("Bank")
      }
      .redacted(reason: .privacy)
      Text("Balance").privacySensitive()
      VStack { Text("Loading").privacySensitive() }.redacted(reason: .placeholder)
    }
    let redacted = screen.nodes.filter { $0.element == .effect(.redacted) }.map { screen.texts(in: $0.id) }
    #expect(redacted == [["Balance"], ["Loading"]])
  }

  @Test func `cells say where they and their columns stand`() {
    let screen = Screen {
      Grid {
        GridRow {
          Text("A").gridColumnAlignment(.trailing)
          Text("B").gridCellAnchor(.topLeading)
        }
        GridRow { Text("C") }
      }
    }
    let rows = screen.all { if case .gridRow(let row) = $0 { row } else { nil } }
    #expect(rows.map(\.columnAlignments) == [[RenderAlignment(horizontal: .trailing), nil], []])
    #expect(rows.map { $0.anchor(of: 1) } == [RenderPaint.UnitPoint(x: 0, y: 0), nil])
    #expect(RenderGridRow.columnAlignments(of: rows).map { $0?.horizontal } == [.trailing])
  }

  @Test func `the column of a cell counts what those before it take`() {
    let (leading, trailing) = (RenderAlignment(horizontal: .leading), RenderAlignment(horizontal: .trailing))
    let row = RenderGridRow(spans: [2, 1, 3], columnAlignments: [nil, leading, trailing])
    #expect((0..<3).map(row.column(of:)) == [0, 2, 3])
    let other = RenderGridRow(spans: [1, 1, 1], columnAlignments: [RenderAlignment(), nil, trailing])
    #expect(RenderGridRow.columnAlignments(of: [row, other]) == [RenderAlignment(), nil, leading, trailing])
  }
}
