import Testing

@testable import IppoUI

@MainActor
@Suite("Layout and effects")
struct LayoutTests {
  @Test("Stacks have their axis, alignment and spacing")
  func stacks() {
    let screen = Screen {
      ZStack(alignment: .bottom) {
        HStack(alignment: .firstTextBaseline, spacing: 4) { Spacer() }
        VStack(alignment: .leading) { Divider() }
      }
    }
    #expect(
      screen.elements == [
        .layers(RenderAlignment(horizontal: .center, vertical: .bottom)),
        .stack(RenderStack(axis: .horizontal, alignment: .init(vertical: .firstTextBaseline), spacing: 4)),
        .spacer(minLength: nil),
        .stack(RenderStack(axis: .vertical, alignment: .init(horizontal: .leading))),
        .divider,
      ])
  }

  @Test("Layout modifiers are boxes around the view, the last one outermost")
  func boxes() {
    let screen = Screen {
      Spacer().padding().padding(.horizontal, 8).frame(width: 10).frame(maxWidth: .infinity, alignment: .leading)
        .fixedSize(horizontal: false, vertical: true).offset(y: 3).position(x: 1, y: 2).aspectRatio(
          2, contentMode: .fill
        )
        .ignoresSafeArea()
    }
    #expect(
      screen.elements == [
        .box(.ignoresSafeArea(.all)),
        .box(.aspectRatio(2, isFill: true)),
        .box(.position(x: 1, y: 2)),
        .box(.offset(x: 0, y: 3)),
        .box(.fixedSize(horizontal: false, vertical: true)),
        .box(
          .flexibleFrame(
            minWidth: nil, idealWidth: nil, maxWidth: .infinity, minHeight: nil, idealHeight: nil, maxHeight: nil,
            alignment: .init(horizontal: .leading))),
        .box(.frame(width: 10, height: nil, alignment: .init())),
        .box(.padding(top: 0, leading: 8, bottom: 0, trailing: 8)),
        .box(.padding(top: nil, leading: nil, bottom: nil, trailing: nil)),
        .spacer(minLength: nil),
      ])
  }

  @Test("Effects change how a view is drawn")
  func effects() {
    let screen = Screen {
      Spacer().opacity(0.5).rotationEffect(.degrees(180)).scaleEffect(2).cornerRadius(3).clipped()
        .blendMode(.difference).colorInvert().colorMultiply(.red)
    }
    #expect(
      screen.elements == [
        .effect(.colorMultiply(.named(.red))),
        .effect(.colorInvert),
        .effect(.blendMode("difference")),
        .effect(.clip(.rectangle)),
        .effect(.clip(.roundedRectangle(topLeading: 3, topTrailing: 3, bottomTrailing: 3, bottomLeading: 3))),
        .effect(.scale(x: 2, y: 2, anchor: .init(x: 0.5, y: 0.5))),
        .effect(.rotation(.pi, anchor: .init(x: 0.5, y: 0.5))),
        .effect(.opacity(0.5)),
        .spacer(minLength: nil),
      ])
  }

  @Test("Decorations have exactly two children")
  func decorations() {
    let screen = Screen {
      Text("Content")
        .background(.red)
        .overlay(alignment: .topTrailing) {
          Text("One")
          Text("Two")
        }
        .safeAreaInset(edge: .bottom) { Text("Bar") }
    }
    let decorations = screen.nodes.filter { if case .decoration = $0.element { true } else { false } }
    #expect(decorations.map { screen.graph.tree.children(of: $0.id).count } == [2, 2, 2])
    let kinds = screen.all { if case .decoration(let decoration) = $0 { decoration.kind } else { nil } }
    #expect(kinds == [.insetBottom, .overlay, .background])
    #expect(screen.texts == ["Content", "One", "Two", "Bar"])
  }

  @Test("zIndex, priority, hit testing and hiding are attributes")
  func attributes() {
    let screen = Screen {
      ZStack {
        Text("A").zIndex(2).layoutPriority(1).allowsHitTesting(false)
        Text("B").hidden()
      }
    }
    let first = screen.nodes.first { if case .text = $0.element { true } else { false } }
    #expect(first?.attributes.zIndex == 2)
    #expect(first?.attributes.layoutPriority == 1)
    #expect(first?.attributes.allowsHitTesting == false)
    #expect(screen.nodes.filter(\.attributes.isHidden).count == 1)
  }

  @Test("A geometry reader evaluates its content for the size it is given")
  func geometry() throws {
    let screen = Screen { GeometryReader { proxy in Text("\(Int(proxy.size.width))") } }
    #expect(screen.texts == ["390"])
    screen.graph.adapt(to: ClientEnvironment(width: 900, height: 800))
    #expect(screen.texts == ["900"], "until it knows its own size, it is as large as the window")
    let id = try screen.first { if case .geometry = $0 { true } else { nil } }.id
    try screen.send(.resize(width: 100, height: 50), to: id)
    #expect(screen.texts == ["100"])
    screen.graph.adapt(to: ClientEnvironment(width: 800, height: 600))
    #expect(screen.texts == ["100"])
    #expect(throws: RenderEventError.self) { try screen.send(.resize(width: -1, height: 0), to: id) }
  }

  @Test("Grids have tracks or rows")
  func grids() {
    let screen = Screen {
      VStack {
        LazyVGrid(columns: [GridItem(.fixed(10)), GridItem(.adaptive(minimum: 20))]) { Text("A") }
        Grid {
          GridRow {
            Text("B").gridCellColumns(2)
            Text("C")
          }
        }
      }
    }
    let grids = screen.all { if case .grid(let grid) = $0 { grid.kind } else { nil } }
    #expect(grids == [.flow(.vertical, [.fixed(10), .adaptive(minimum: 20, maximum: .infinity)]), .table])
    let rows = screen.all { if case .gridRow(let row) = $0 { row.spans } else { nil } }
    #expect(rows == [[2, 1]])
  }

  @Test("Accessibility modifiers reach the element through layout")
  func accessibility() {
    let screen = Screen {
      Button("+") {}.padding().accessibilityLabel("Add").accessibilityHint("Adds one").accessibilityIdentifier("add")
        .accessibilityAddTraits(.isSelected).help("Adds").keyboardShortcut("n")
    }
    let button = screen.nodes.first { if case .button = $0.element { true } else { false } }
    #expect(button?.attributes.accessibility.label == "Add")
    #expect(button?.attributes.accessibility.hint == "Adds one")
    #expect(button?.attributes.accessibility.identifier == "add")
    #expect(button?.attributes.accessibility.traits == .isSelected)
    #expect(button?.attributes.help == "Adds")
    #expect(button?.attributes.shortcut == RenderShortcut(key: "n"))
  }
}
