import IppoComponents
import IppoTesting
import IppoUI
import Testing

/// Section 000 of the tutorials, without a store.
@MainActor
@Suite("Bottom menu")
struct BottomMenuTests {
  typealias Item = BottomMenu.Button

  struct Photo: View {
    @State private var menu: BottomMenu?
    let log: Log
    var animation: Animation? = .default
    var message: Text?
    var titles = ["Share", "Delete"]
    var footer: String? = "Settings"

    var body: some View {
      VStack {
        Button("More") { withAnimation(animation) { menu = made } }
        Button("Close from outside") { withAnimation(.linear(duration: 1)) { menu = nil } }
        Text(menu == nil ? "Nothing is asked" : "A question is asked")
      }
      .bottomMenu(item: $menu)
    }

    private var made: BottomMenu {
      BottomMenu(
        title: Text("This photo"), message: message,
        buttons: titles.map { title in
          Item(title: Text(verbatim: title), icon: Image(systemName: "star")) {
            log.entries.append("\(title), menu \(menu == nil ? "gone" : "there")")
          }
        },
        footerButton: footer.map { title in
          Item(title: Text(verbatim: title), icon: Image(systemName: "gear")) { log.entries.append(title) }
        })
    }
  }

  final class Log { var entries: [String] = [] }

  private let log = Log()

  private func photo(_ change: (inout Photo) -> Void = { _ in }, dark: Bool = false) -> ViewHost {
    var photo = Photo(log: log)
    change(&photo)
    return ViewHost {
      $0.colorScheme = dark ? .dark : .light
    } _: {
      photo
    }
  }

  /// The dialog in the render tree.
  private func presentation(in host: ViewHost) -> RenderNode? {
    host.tree.root.flatMap { root in
      host.tree.subtree(of: root).lazy.compactMap { host.tree[$0] }.first {
        if case .presentation = $0.element { true } else { false }
      }
    }
  }

  private func background(_ host: ViewHost) throws -> RenderColor? {
    let panel = try #require(presentation(in: host))
    guard case .presentation(let presentation) = panel.element, case .bottomSheet(_, let color) = presentation.kind
    else { return nil }
    return color
  }

  /// Runs the transitions of a frame with this animation out.
  private func end(_ host: ViewHost) { host.advance(by: 10) }

  @Test("000-T17: a menu needs no store; it is shown while its binding has one")
  func shown() throws {
    let host = photo()
    #expect(presentation(in: host) == nil)
    try host.tap("More")
    #expect(host.contains(.dialog, "This photo"))
    #expect(!host.contains("A question is asked"), "What is behind is out of reach, also for a screen reader")
  }

  @Test("000-T18: header with title and close button, message, buttons side by side, footer over the whole width")
  func layout() throws {
    let host = photo { $0.message = Text("It was taken in spring.") }
    try host.tap("More")
    let dialog = try host.find(.dialog)
    #expect(
      dialog.outline == """
        dialog "This photo"
          heading "This photo"
          button "Close"
          text "It was taken in spring."
          button "Share"
          button "Delete"
          button "Settings"
        """)
    // The buttons share one row.
    let share = try host.find(.button, "Share").id
    let delete = try host.find(.button, "Delete").id
    #expect(row(of: share, in: host.tree) == row(of: delete, in: host.tree))
  }

  private func row(of id: RenderNodeID, in tree: RenderTree) -> RenderNodeID? {
    var next: RenderNodeID? = id
    while let current = next {
      if case .stack(let stack) = tree[current]?.element, stack.axis == .horizontal { return current }
      next = tree.parent(of: current)
    }
    return nil
  }

  @Test(
    "000-T18: more buttons than fit side by side stand in rows of equal length",
    arguments: [(1, [1]), (2, [2]), (3, [3]), (4, [2, 2]), (5, [2, 3]), (6, [3, 3]), (7, [2, 2, 3])])
  func rows(count: Int, rows: [Int]) throws {
    let host = photo { $0.titles = (1...count).map { "Choice \($0)" } }
    try host.tap("More")
    let places = try (1...count).map { row(of: try host.find(.button, "Choice \($0)").id, in: host.tree) }
    let lengths = places.reduce(into: [(RenderNodeID?, Int)]()) { result, place in
      if result.last?.0 == place { result[result.count - 1].1 += 1 } else { result.append((place, 1)) }
    }
    #expect(lengths.map(\.1) == rows)
  }

  @Test("000-T18: the panel moves in from the bottom edge")
  func transition() throws {
    let host = photo()
    try host.tap("More")
    #expect(presentation(in: host)?.attributes.transition == .move(.bottom))
  }

  @Test(
    "000-T19: it comes in the animation of the change that shows it",
    arguments: [Animation.default, .linear(duration: 0.2), .spring(duration: 2), nil])
  func animatedIn(animation: Animation?) throws {
    let host = photo { $0.animation = animation }
    host.ops.take()
    try host.tap("More")
    let id = try #require(presentation(in: host)?.id)
    let insertion = try #require(
      host.ops.frames.flatMap(\.entries).first { if case .insert(id, _, _) = $0.op { true } else { false } })
    #expect(insertion.animation == animation?.render)
  }

  @Test("000-T20: a tap beside the panel, and Escape, dismiss it in the default animation")
  func dismissed() throws {
    let host = photo()
    try host.tap("More")
    host.ops.take()
    try host.dismiss()
    #expect(host.contains("Nothing is asked"))
    #expect(log.entries == [])
    let panel = try #require(presentation(in: host))
    #expect(panel.attributes.phase == .leaving)
    let leaving = try #require(
      host.ops.frames.flatMap(\.entries).first { if case .update(panel.id, _, .some) = $0.op { true } else { false } })
    #expect(leaving.animation == Animation.default.render)
    end(host)
    #expect(presentation(in: host) == nil)
  }

  @Test("000-T21: the button in the corner dismisses it the same way")
  func closed() throws {
    let host = photo()
    try host.tap("More")
    try host.tap("Close")
    #expect(host.contains("Nothing is asked"))
    #expect(log.entries == [])
    #expect(presentation(in: host)?.attributes.phase == .leaving)
  }

  @Test("000-T22: a button sets the item to nil, and then runs its action", arguments: ["Share", "Delete"])
  func chosen(title: String) throws {
    let host = photo()
    try host.tap("More")
    try host.tap(title)
    #expect(log.entries == ["\(title), menu gone"])
    #expect(presentation(in: host)?.attributes.phase == .leaving)
  }

  @Test("000-T22: so does the footer")
  func footer() throws {
    let host = photo()
    try host.tap("More")
    try host.tap("Settings")
    #expect(log.entries == ["Settings"])
    #expect(host.contains("Nothing is asked"))
  }

  @Test("000-T23: whoever clears the item hides it, in the animation of that change")
  func hiddenFromOutside() throws {
    let menu = Box<BottomMenu?>(BottomMenu(title: Text("This photo")))
    let host = ViewHost { Text("Behind").bottomMenu(item: menu.binding) }
    #expect(host.contains(.dialog, "This photo"))
    withAnimation(.linear(duration: 1)) { menu.value = nil }
    host.graph.drain()
    #expect(presentation(in: host)?.attributes.phase == .leaving)
    host.advance(by: 0.9)
    #expect(presentation(in: host) != nil)
    host.advance(by: 0.2)
    #expect(presentation(in: host) == nil)
  }

  @Test("000-T23: without an animation it is there, or gone, at once")
  func unanimated() throws {
    let menu = Box<BottomMenu?>(BottomMenu(title: Text("This photo")))
    let host = ViewHost { Text("Behind").bottomMenu(item: menu.binding) }
    menu.value = nil
    host.graph.drain()
    #expect(presentation(in: host) == nil)
  }

  @Test("000-T24: light: white on the menu's colour, buttons in that colour on white")
  func light() throws {
    let host = photo()
    try host.tap("More")
    let colors = try colors(in: host)
    #expect(colors.header == .named(.white))
    #expect(colors.button.background == .named(.white))
    #expect(try colors.button.text == background(host))
    guard case .rgb(let red, let green, let blue) = try background(host)?.base else {
      Issue.record("An orange by components")
      return
    }
    #expect(red > green && green > blue)
  }

  @Test("000-T24: dark: the menu's colour on grey, buttons with black on that colour")
  func dark() throws {
    let host = photo(dark: true)
    try host.tap("More")
    #expect(try background(host) == Color(red: 0x24 / 255, green: 0x24 / 255, blue: 0x24 / 255).render)
    let colors = try colors(in: host)
    #expect(colors.header == .named(.orange))
    #expect(colors.button.background == .named(.orange))
    #expect(colors.button.text == .named(.black))
  }

  @Test("000-T24: another tint takes the place of orange, and the colours follow the colour scheme while it is shown")
  func tint() throws {
    let menu = Box<BottomMenu?>(BottomMenu(title: Text("This photo")))
    let host = ViewHost { Text("Behind").bottomMenu(item: menu.binding).bottomMenuTint(.purple) }
    #expect(try background(host) == .named(.purple))
    host.graph.updateEnvironment { $0.colorScheme = .dark }
    host.graph.drain()
    #expect(try background(host) == Color(red: 0x24 / 255, green: 0x24 / 255, blue: 0x24 / 255).render)
  }

  private func colors(in host: ViewHost) throws -> (
    header: RenderColor?, button: (background: RenderColor?, text: RenderColor?)
  ) {
    let header = try #require(text("This photo", in: host))
    let footer = try #require(text("Settings", in: host))
    let button = try host.find(.button, "Settings").id
    let background = host.tree.subtree(of: button).lazy.compactMap { id -> RenderColor? in
      guard case .shape(let shape) = host.tree[id]?.element, case .color(let color) = shape.fill else { return nil }
      return color
    }.first
    return (header, (background, footer))
  }

  /// The colour of a text in the panel.
  private func text(_ string: String, in host: ViewHost) -> RenderColor? {
    guard let panel = presentation(in: host) else { return nil }
    for id in host.tree.subtree(of: panel.id) {
      guard case .text(let text) = host.tree[id]?.element, text.string == string else { continue }
      guard case .color(let color) = text.color else { return nil }
      return color
    }
    return nil
  }

  @Test("000-T26: the menu is above the content, also on its way out")
  func above() throws {
    let host = photo()
    try host.tap("More")
    let root = try #require(host.tree.root)
    let panel = try #require(presentation(in: host)).id
    #expect(host.tree.children(of: root).last == panel)
    try host.dismiss()
    #expect(host.tree.children(of: root).last == panel)
  }

  @Test("What is behind the menu is out of reach while it is there, and in reach as soon as it leaves")
  func modal() throws {
    let host = photo()
    let more = try host.find(.button, "More")
    try host.tap("More")
    #expect(throws: RenderEventError.behindModal(more.id)) { try host.send(.activate, to: more) }
    try host.dismiss()
    try host.tap("More")
    #expect(host.contains(.dialog, "This photo"))
  }

  @Test("A menu that is asked for again while it leaves is the same one, turned round")
  func revived() throws {
    let host = photo()
    try host.tap("More")
    let first = try #require(presentation(in: host)).id
    try host.dismiss()
    host.advance(by: 0.1)
    host.ops.take()
    try host.tap("More")
    let second = try #require(presentation(in: host))
    #expect(second.id == first)
    #expect(second.attributes.phase == .present)
    #expect(!host.ops.ops.contains { if case .create = $0 { true } else { false } })
    end(host)
    #expect(presentation(in: host)?.attributes.phase == .present)
    try host.tap("Share")
    #expect(log.entries == ["Share, menu gone"])
  }

  @Test("A binding with an animation of its own closes the menu in that one")
  func bindingAnimation() throws {
    let menu = Box<BottomMenu?>(BottomMenu(title: Text("This photo")))
    let host = ViewHost { Text("Behind").bottomMenu(item: menu.binding.animation(.linear(duration: 3))) }
    host.ops.take()
    try host.dismiss()
    let id = try #require(presentation(in: host)).id
    let leaving = try #require(
      host.ops.frames.flatMap(\.entries).first { if case .update(id, _, .some) = $0.op { true } else { false } })
    #expect(leaving.animation == Animation.linear(duration: 3).render)
  }

  @Test("A menu shown from within a colour scheme of its own is in that scheme")
  func colorScheme() throws {
    let host = ViewHost {
      Text("Behind").bottomMenu(item: .constant(BottomMenu(title: Text("This photo")))).preferredColorScheme(.dark)
    }
    #expect(presentation(in: host)?.attributes.colorScheme == .dark)
    #expect(try background(host) == Color(red: 0x24 / 255, green: 0x24 / 255, blue: 0x24 / 255).render)
  }

  @Test("The look of the view behind is not that of the menu")
  func ownStyle() throws {
    let host = ViewHost {
      Text("Behind").bottomMenu(item: .constant(BottomMenu(title: Text("This photo"), message: Text("Message"))))
        .font(.caption2).textCase(.uppercase).lineLimit(1).disabled(true)
    }
    #expect(host.contains("Message"))
    #expect(try host.find(.button, "Close").isEnabled)
  }
}
