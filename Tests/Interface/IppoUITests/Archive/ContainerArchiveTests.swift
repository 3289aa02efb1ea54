import Testing

@testable @_spi(Host) @_spi(Testing) import IppoUI

@MainActor
@Suite("Archives of containers")
struct ContainerArchiveTests {
  private struct Pages: View {
    var body: some View {
      NavigationStack {
        Page(number: 0)
          .navigationDestination(for: Int.self) { Page(number: $0) }
          .navigationDestination(for: String.self) { Text(verbatim: "text \($0)") }
      }
    }

    private struct Page: View {
      let number: Int

      var body: some View {
        ArchivedCounter("page \(number)")
        NavigationLink(value: number + 1) { Text(verbatim: "open \(number + 1)") }
        NavigationLink(value: "x") { Text(verbatim: "open text \(number)") }
        NavigationLink {
          ArchivedCounter("details \(number)")
        } label: {
          Text(verbatim: "details \(number)")
        }
      }
    }
  }

  @Test("A navigation that keeps its path itself shows its pages again, with their state")
  func navigation() throws {
    let screen = Screen { Pages() }
    try screen.press("page 0: 0")
    try screen.press("open 1")
    try screen.press("page 1: 0")
    try screen.press("page 1: 1")
    try screen.press("open 2")
    let copy = try rebuilt(screen) { Pages() }
    #expect(copy.pages.count == 3)
    try both(screen, copy) { try $0.press("details 2") }
    try both(screen, copy) { try $0.press("details 2: 0") }
    let again = try rebuilt(copy) { Pages() }
    for _ in 0..<3 { try both(screen, again) { try $0.send(.dismiss, to: #require($0.pages.last).id) } }
    try both(screen, again) { try $0.press("open text 0") }
    _ = try rebuilt(again) { Pages() }
  }

  private struct Columns: View {
    var body: some View {
      NavigationSplitView {
        NavigationLink(value: 3) { Text(verbatim: "value") }
        NavigationLink {
          ArchivedCounter("view")
        } label: {
          Text(verbatim: "view")
        }
      } detail: {
        ArchivedCounter("nothing").navigationDestination(for: Int.self) { ArchivedCounter("value \($0)") }
      }
      .navigationDestination(for: Int.self) { ArchivedCounter("value \($0)") }
    }
  }

  @Test("A column of a split view shows what a link has opened there", arguments: ["value", "view"])
  func columns(_ link: String) throws {
    let screen = Screen { Columns().environment(\.horizontalSizeClass, .regular) }
    try screen.press(link)
    let counter = try #require(screen.texts.last)
    try screen.press(counter)
    let copy = try rebuilt(screen) { Columns().environment(\.horizontalSizeClass, .regular) }
    try both(screen, copy) { try $0.press(#require($0.texts.last)) }
    try both(screen, copy) { try $0.press(link == "view" ? "value" : "view") }
    #expect(copy.texts.last != "nothing: 0")
  }

  private struct Told: View {
    let log: Box<[String]>

    var body: some View {
      TabView {
        Text(verbatim: "one").onRestore { log.write(log.value + ["one"]) }.tabItem { Text(verbatim: "One") }
        Text(verbatim: "two").onRestore { log.write(log.value + ["two"]) }.tabItem { Text(verbatim: "Two") }
      }
    }
  }

  @Test("Views that are covered are told, too, that they were restored")
  func coveredViews() throws {
    let log = Box<[String]>([])
    let screen = Screen { Told(log: log) }
    #expect(log.value == [])
    _ = try rebuilt(screen) { Told(log: log) }
    #expect(log.value == ["one", "two"])
  }

  private struct Tabs: View {
    var body: some View {
      TabView {
        ArchivedCounter("one").tabItem { Text(verbatim: "One") }
        VStack {
          ArchivedCounter("two")
          DisclosureGroup("More") { ArchivedCounter("more") }
        }
        .tabItem { Text(verbatim: "Two") }
      }
    }
  }

  @Test("Tabs and disclosures that keep their state themselves are as they were")
  func tabs() throws {
    let screen = Screen { Tabs() }
    try screen.press("one: 0")
    let tabs = try screen.first { if case .tabs = $0 { true } else { nil } }.id
    try screen.send(.select(1), to: tabs)
    let disclosure = try screen.first { if case .disclosure = $0 { true } else { nil } }.id
    try screen.send(.setOn(true), to: disclosure)
    try screen.press("more: 0")
    let copy = try rebuilt(screen) { Tabs() }
    try both(screen, copy) { try $0.press("more: 1") }
    try both(screen, copy) { try $0.send(.select(0), to: tabs) }
    try both(screen, copy) { try $0.press("one: 1") }
  }

  private struct Sheets: View {
    @State private var isFirst = false
    @State private var isSecond = false
    @State private var isAsked = false
    @State private var isPointed = false

    var body: some View {
      Button("point") { isPointed = true }
        .popover(isPresented: $isPointed) { ArchivedCounter("popover") }
      Button("first") { isFirst = true }
        .sheet(isPresented: $isFirst) {
          ArchivedCounter("first")
          Button("ask") { isAsked = true }
        }
        .sheet(isPresented: $isSecond) {
          ArchivedCounter("second")
          Button("then first") { isFirst = true }
        }
      Button("second") { isSecond = true }
        .alert("Really?", isPresented: $isAsked) { Button("Yes") { isSecond = false } }
    }
  }

  @Test("Sheets, popovers and alerts are open again, in the order in which they came")
  func presentations() throws {
    let screen = Screen { Sheets() }
    try screen.press("second")
    try screen.press("second: 0")
    try screen.press("then first")
    try screen.press("first: 0")
    try screen.press("first: 1")
    let copy = try rebuilt(screen) { Sheets() }
    #expect(copy.presentations.count == 2)
    #expect(copy.texts.suffix(4) == ["second: 1", "then first", "first: 2", "ask"])
    try both(screen, copy) { try $0.press("first: 2") }
    try both(screen, copy) { try $0.press("ask") }
    let asked = try rebuilt(copy) { Sheets() }
    try both(screen, asked) { try $0.press("Yes") }
  }

  @Test("A popover is at the view it was at")
  func popover() throws {
    let screen = Screen { Sheets() }
    try screen.press("point")
    try screen.press("popover: 0")
    let copy = try rebuilt(screen) { Sheets() }
    try both(screen, copy) { try $0.press("popover: 1") }
  }

  private struct Long: View {
    var body: some View {
      List(0..<100, id: \.self) { ArchivedCounter("row \($0)") }
    }
  }

  @Test("Rows that had been made are made again, and no others")
  func lazyRows() throws {
    let screen = Screen(rowsAtFirst: 5) { Long() }
    let gap = try screen.first { if case .gap = $0 { true } else { nil } }.id
    try screen.send(.reach(first: 40, count: 4), to: gap)
    try screen.press("row 47: 0")
    let copy = try rebuilt(screen, rowsAtFirst: 5) { Long() }
    #expect(copy.rows.count == 9)
    try both(screen, copy) { try $0.press("row 47: 1") }
    try both(screen, copy) { screen in
      try screen.send(.reach(first: 0, count: 2), to: screen.first { if case .gap = $0 { true } else { nil } }.id)
    }
  }

  private struct Measured: View {
    var body: some View {
      GeometryReader { proxy in
        Text(verbatim: "\(Int(proxy.size.width)) at \(Int(proxy.frame(in: .global).minX))")
      }
    }
  }

  @Test("Sizes and places that the renderer has told need not be told again")
  func geometry() throws {
    let screen = Screen { Measured() }
    let reader = try screen.first { if case .geometry = $0 { true } else { nil } }.id
    try screen.send(.resize(width: 120, height: 40), to: reader)
    try screen.send(.place(RenderPlace(x: 7, y: 8, width: 120, height: 40)), to: reader)
    #expect(screen.texts == ["120 at 7"])
    let copy = try rebuilt(screen) { Measured() }
    #expect(copy.texts == ["120 at 7"])
  }
}
