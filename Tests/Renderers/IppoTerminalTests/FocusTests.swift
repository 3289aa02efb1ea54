import IppoUI
import Testing

@testable import IppoTerminal

@Suite struct FocusTests {
  private func event(_ event: RenderEvent, _ id: Int) -> TerminalEvent { TerminalEvent(event, to: RenderNodeID(id)) }

  private func focused(_ terminal: TestTerminal) -> Int? { terminal.renderer.focusedNode?.rawValue }

  /// Window 1, column 2, buttons 3, 5 and 7.
  private func buttons() -> TestTerminal {
    TestTerminal(20, 6, .column(.center, .button("a"), .button("b"), .button("c")))
  }

  @Test func theFirstControlHasTheFocus() { #expect(focused(buttons()) == 3) }

  @Test func tabGoesRound() {
    let terminal = buttons()
    var order: [Int?] = []
    for _ in 0..<4 {
      terminal.press(.tab)
      order.append(focused(terminal))
    }
    #expect(order == [5, 7, 3, 5])
    terminal.press(.tab, .shift)
    #expect(focused(terminal) == 3)
  }

  @Test func arrowsGoToTheNearest() {
    let terminal = TestTerminal(
      30, 6, .column(.center, .line(.center, .button("a"), .button("b")), .line(.center, .button("c"), .button("d"))))
    #expect(focused(terminal) == 4)
    terminal.press(.right)
    #expect(focused(terminal) == 6)
    terminal.press(.down)
    #expect(focused(terminal) == 11)
    terminal.press(.left)
    #expect(focused(terminal) == 9)
    terminal.press(.up)
    #expect(focused(terminal) == 4)
  }

  @Test func aFocusStateGoesFromFieldToFieldWithoutBeingEmptyInBetween() {
    let terminal = TestTerminal(
      20, 6,
      .column(
        .center, Tree.button("a").with { $0.isFocused = true }, Tree.button("b").with { $0.isFocused = false },
        .button("c")))
    #expect(terminal.press(.tab) == [event(.focus(true), 5), event(.focus(false), 3)])
    #expect(terminal.press(.tab) == [event(.focus(false), 5)])
  }

  @Test func returnAndSpaceActivate() {
    let terminal = buttons()
    #expect(terminal.press(.enter) == [event(.activate, 3)])
    #expect(terminal.press(.character(" ")) == [event(.activate, 3)])
  }

  @Test func disabledAndHiddenControlsAreSkipped() {
    let terminal = TestTerminal(
      20, 6,
      .column(
        .center, .button("a"), Tree.button("b").with { $0.isDisabled = true },
        Tree.button("c").with { $0.isHidden = true }, .button("d")))
    terminal.press(.tab)
    #expect(focused(terminal) == 9)
  }

  @Test func theFocusIsSeen() {
    let terminal = buttons()
    let button = terminal.node(3).screenRect
    let other = terminal.node(5).screenRect
    #expect(
      terminal.renderer.screen[button.row, button.column].style.background
        != terminal.renderer.screen[other.row, other.column].style.background)
  }

  @Test func thePageIsSeenFromItsBeginningWhereItsFirstControlIsFurtherDown() {
    let lines = (1...20).map { Tree.text("Line \($0)") }
    let column = Tree.node(
      .stack(RenderStack(axis: .vertical)), RenderAttributes(), lines + [Tree.button("Far")])
    let terminal = TestTerminal(20, 6, .element(.scroll(RenderScroll()), column))
    #expect(focused(terminal) == nil)
    #expect(terminal.text.contains("Line 1"))
    terminal.press(.tab)
    #expect(focused(terminal) != nil)
    #expect(terminal.text.contains("Far"))
  }

  @Test func theGroundOfARunIsBehindItsCharacters() {
    let text = RenderText([RenderText.Run("ab"), RenderText.Run("cd", background: .named(.red))])
    let terminal = TestTerminal(20, 3, .element(.text(text)))
    let place = terminal.node(2).screenRect
    let grounds = (0..<4).map { terminal.renderer.screen[place.row, place.column + $0].style.background }
    #expect(grounds[0] == grounds[1])
    #expect(grounds[1] != grounds[2])
    #expect(grounds[2] == grounds[3])
  }

  @Test func theFocusIsNotShownWhereTheAppShowsIt() {
    func backgroundOfText(hidesFocus: Bool) -> TerminalColor {
      let terminal = TestTerminal(
        20, 6,
        .column(
          .center,
          Tree.text("a").with {
            $0.isFocusable = true
            $0.hidesFocus = hidesFocus
          }))
      #expect(focused(terminal) == 3)
      let text = terminal.node(3).screenRect
      return terminal.renderer.screen[text.row, text.column].style.background
    }
    #expect(backgroundOfText(hidesFocus: true) != backgroundOfText(hidesFocus: false))
  }

  @Test func theFocusIsSeenWithoutColours() {
    let terminal = TestTerminal(20, 6, depth: .none, .column(.center, .button("a"), .button("b")))
    let button = terminal.node(3).screenRect
    #expect(terminal.renderer.screen[button.row, button.column].style.attributes.contains(.reverse))
  }

  @Test(arguments: [ColorDepth.none, .ansi16])
  func aFocusedButtonIsOneSurfaceInReverseVideo(depth: ColorDepth) {
    let label = Tree.line(
      .center, .text("a") { $0.color = .color(.named(.secondary)) }, .element(.divider),
      .text("›") { $0.color = .color(.named(.green)) })
    var shape = RenderShape(.rectangle)
    shape.fill = .color(.named(.yellow))
    let content = Tree.element(.decoration(RenderDecoration(kind: .background)), label, .element(.shape(shape)))
    let terminal = TestTerminal(20, 3, depth: depth, .element(.button(RenderButton(style: .plain)), content))
    #expect(focused(terminal) == 2)
    let rect = terminal.node(2).screenRect
    #expect(rect.columns >= 3)
    for row in rect.row..<rect.maxRow {
      for column in rect.column..<rect.maxColumn {
        let style = terminal.renderer.screen[row, column].style
        #expect(style.attributes.contains(.reverse), "row \(row), column \(column)")
        if depth == .ansi16 { #expect(style.foreground == .standard && style.background == .standard, "\(style)") }
      }
    }
  }

  // MARK: Presentations

  private func present(_ terminal: TestTerminal) {
    terminal.apply([
      .create(
        RenderNode(
          id: RenderNodeID(20), element: .presentation(RenderPresentation(.alert(title: "T", hasMessage: false))))),
      .create(RenderNode(id: RenderNodeID(21), element: .button(RenderButton(role: .cancel)))),
      .create(RenderNode(id: RenderNodeID(22), element: .text(RenderText([.init("Cancel")])))),
      .create(RenderNode(id: RenderNodeID(23), element: .button(RenderButton(role: .destructive)))),
      .create(RenderNode(id: RenderNodeID(24), element: .text(RenderText([.init("Delete")])))),
      .insert(RenderNodeID(22), into: RenderNodeID(21), at: 0),
      .insert(RenderNodeID(21), into: RenderNodeID(20), at: 0),
      .insert(RenderNodeID(24), into: RenderNodeID(23), at: 0),
      .insert(RenderNodeID(23), into: RenderNodeID(20), at: 1),
      .insert(RenderNodeID(20), into: RenderNodeID(1), at: 1),
    ])
  }

  @Test func anAlertKeepsTheFocusAndGivesItBack() {
    let terminal = buttons()
    terminal.press(.tab)
    present(terminal)
    #expect(focused(terminal) == 21)
    for _ in 0..<3 { terminal.press(.tab) }
    #expect(focused(terminal) == 23)
    terminal.apply([.remove(RenderNodeID(20))])
    #expect(focused(terminal) == 5)
  }

  @Test func escapeIsTheCancelButtonOfAnAlert() {
    let terminal = buttons()
    present(terminal)
    #expect(terminal.press(.escape) == [event(.activate, 21)])
  }

  @Test func escapeDismissesASheetUnlessItMayNot() {
    func sheet(_ isDisabled: Bool) -> TestTerminal {
      TestTerminal(
        40, 12, .button("a"),
        .element(
          .presentation(
            RenderPresentation(.sheet(height: .large, showsDragIndicator: false), isDismissDisabled: isDisabled)),
          .button("b")))
    }
    #expect(sheet(false).press(.escape) == [event(.dismiss, 4)])
    #expect(sheet(true).press(.escape) == [])
  }

  @Test func escapeGoesBack() {
    let terminal = TestTerminal(
      30, 4,
      .element(
        .navigation(RenderNavigation()), .element(.page(RenderPage(title: "A")), .button("a")),
        .element(.page(RenderPage(title: "B", canGoBack: true)), .button("b"))))
    #expect(focused(terminal) == 7)
    #expect(terminal.press(.escape) == [event(.dismiss, 6)])
    terminal.press(.tab, .shift)
    #expect(focused(terminal) == 6)
    #expect(terminal.press(.enter) == [event(.dismiss, 6)])
  }

  @Test func theFocusReturnsToTheLinkOfAPage() {
    let terminal = TestTerminal(
      30, 4,
      .element(
        .navigation(RenderNavigation()),
        .element(.page(RenderPage(title: "A")), .column(.center, .button("a"), .button("b")))))
    terminal.press(.tab)
    let link = focused(terminal)
    terminal.apply([
      .create(RenderNode(id: RenderNodeID(30), element: .page(RenderPage(title: "B", canGoBack: true)))),
      .create(RenderNode(id: RenderNodeID(31), element: .button(RenderButton()))),
      .insert(RenderNodeID(31), into: RenderNodeID(30), at: 0), .insert(RenderNodeID(30), into: RenderNodeID(2), at: 1),
    ])
    #expect(focused(terminal) == 31)
    terminal.apply([.remove(RenderNodeID(30))])
    #expect(focused(terminal) == link)
  }

  // MARK: Rows

  private func list(editing: Bool = false) -> TestTerminal {
    func row(_ text: String) -> Tree { .element(.row(RenderRow(isDeletable: true, isMovable: true)), .text(text)) }
    return TestTerminal(
      20, 4, .element(.list(RenderList(isEditing: editing)), row("a"), row("b"), row("c"), row("d"), row("e"), row("f"))
    )
  }

  @Test func theDeleteKeyDeletesARow() {
    let terminal = list()
    terminal.press(.down)
    #expect(focused(terminal) == 5)
    #expect(terminal.press(.delete) == [event(.delete, 5)])
    terminal.apply([.remove(RenderNodeID(5))])
    #expect(focused(terminal) == 7)
  }

  @Test func returnDeletesInEditMode() { #expect(list(editing: true).press(.enter) == [event(.delete, 3)]) }

  @Test func optionArrowsMoveARow() {
    let terminal = list(editing: true)
    #expect(terminal.press(.down, .option) == [event(.move(to: 1), 3)])
    #expect(terminal.press(.up, .option) == [])
  }

  @Test func theFocusedRowIsScrolledIntoView() {
    let terminal = list()
    for _ in 0..<5 { terminal.press(.down) }
    #expect(terminal.line(3).hasPrefix(" f"))
    #expect(terminal.line(0).hasPrefix(" c"))
  }

  @Test func swipeActionsOpenAsAMenu() {
    let terminal = TestTerminal(
      30, 8,
      .element(
        .list(RenderList()),
        .element(
          .row(RenderRow(trailingActionCount: 2)), .text("row"), .button("Flag"),
          .button("Delete", RenderButton(role: .destructive)))))
    #expect(!terminal.text.contains("Flag"))
    #expect(terminal.press(.delete) == [event(.activate, 7)])
    terminal.press(.enter, .option)
    #expect(terminal.text.contains("Flag"))
    #expect(terminal.press(.enter) == [event(.activate, 5)])
  }

  // MARK: Focus the app manages

  @Test func theAppMovesTheFocusWithoutBeingTold() {
    let terminal = TestTerminal(
      20, 4,
      .column(
        .center, Tree.element(.field(RenderField(text: "a"))).with { $0.isFocused = false },
        Tree.element(.field(RenderField(text: "b"))).with { $0.isFocused = false }))
    #expect(terminal.events == [event(.focus(true), 3), event(.editing(true), 3)])
    var attributes = RenderAttributes()
    attributes.isFocused = true
    terminal.apply([.update(RenderNodeID(4), element: nil, attributes: attributes)])
    #expect(focused(terminal) == 4)
    #expect(!terminal.events.contains(event(.focus(true), 4)))
    #expect(
      terminal.press(.tab) == [
        event(.editing(false), 4), event(.focus(true), 3), event(.focus(false), 4), event(.editing(true), 3),
      ])
  }

  @Test func shortcutsReachTheirControl() {
    let terminal = TestTerminal(
      20, 4,
      .column(
        .center, .button("a"),
        Tree.button("b").with { $0.shortcut = RenderShortcut(key: "s") },
        Tree.button("c").with { $0.shortcut = RenderShortcut(key: "Escape", command: false) }))
    #expect(terminal.press(.character("s"), .control) == [event(.activate, 5)])
    #expect(terminal.press(.character("s"), .option) == [event(.activate, 5)])
    #expect(terminal.press(.character("s")) == [])
    #expect(terminal.press(.escape) == [event(.activate, 7)])
  }

  /// Window 1, column 2, buttons 3, 5 and 7.
  @Test func aCapitalLetterIsTheShortcutWithShiftFirst() {
    let terminal = TestTerminal(
      20, 4,
      .column(
        .center, Tree.button("next").with { $0.shortcut = RenderShortcut(key: "n", command: false) },
        Tree.button("previous").with { $0.shortcut = RenderShortcut(key: "n", command: false, shift: true) },
        Tree.button("go").with { $0.shortcut = RenderShortcut(key: "g", command: false) }))
    #expect(terminal.press(.character("n")) == [event(.activate, 3)])
    #expect(terminal.press(.character("N")) == [event(.activate, 5)])
    // Caps Lock, where nothing else has the letter.
    #expect(terminal.press(.character("G")) == [event(.activate, 7)])
  }

  /// Window 1, scroll view 2, column 3, buttons 4, 6, 8 and 10.
  @Test func whatIsScrolledPastIsNotWhereTheFocusBegins() {
    var scroll = RenderScroll()
    scroll.anchor = RenderPaint.UnitPoint(x: 0.5, y: 1)
    let terminal = TestTerminal(
      20, 2,
      .element(
        .scroll(scroll), .column(spacing: 0, .leading, .button("a"), .button("b"), .button("c"), .button("d"))))
    #expect(terminal.text.contains("d") && !terminal.text.contains("a"))
    #expect(focused(terminal) == 8)
  }
}
