import IppoUI
import Testing

@testable import IppoTerminal

/// What each element looks like, as text.
@Suite struct ElementScreenTests {
  private func row(_ content: Tree, _ row: RenderRow = RenderRow()) -> Tree { .element(.row(row), content) }

  @Test func aButtonIsInBrackets() {
    #expect(screen(12, 1, .button("Next")) == "  [ Next ]")
  }

  @Test func aPlainButtonIsItsLabel() {
    #expect(screen(12, 1, .button("Next", RenderButton(style: .plain))) == "    Next")
  }

  @Test func aToggleFillsTheLine() {
    #expect(screen(20, 1, .element(.toggle(RenderToggle(isOn: true)), .text("Sound"))) == "Sound           [on]")
    #expect(screen(20, 1, .element(.toggle(RenderToggle(isOn: false)), .text("Sound"))) == "Sound           [  ]")
    #expect(
      screen(20, 1, .element(.toggle(RenderToggle(isOn: true, style: .checkbox)), .text("Sound")))
        == "     [✓] Sound")
  }

  @Test func aFieldShowsItsTextOrItsPrompt() {
    #expect(screen(12, 1, .element(.field(RenderField(text: "42")))) == "[42        ]")
    #expect(screen(12, 1, .element(.field(RenderField(text: "", prompt: "Guess")))) == "[Guess     ]")
    #expect(screen(12, 1, .element(.field(RenderField(text: "abc", isSecure: true)))) == "[•••       ]")
  }

  @Test func aFieldOfSeveralLinesGrowsWithItsText() {
    let field = RenderField(text: "one two three", isMultiline: true, lineLimit: 4)
    #expect(screen(9, 4, .element(.field(field))) == "\n[one two]\n[three  ]")
  }

  @Test func aSegmentedPickerIsALineOfOptions() {
    let picker = RenderPicker(options: [.init(title: "A"), .init(title: "B")], selection: 0, style: .segmented)
    #expect(screen(12, 1, .element(.picker(picker), .text("Label"))) == "  A   │ B")
  }

  @Test func aMenuPickerShowsItsSelection() {
    let picker = RenderPicker(options: [.init(title: "Easy"), .init(title: "Hard")], selection: 1)
    #expect(screen(20, 1, .element(.picker(picker), .text("Level"))) == "   Level  Hard ▾")
  }

  @Test func anInlinePickerIsAColumnOfOptions() {
    let picker = RenderPicker(options: [.init(title: "A"), .init(title: "B")], selection: 1, style: .inline)
    #expect(screen(8, 3, .element(.picker(picker), .text("Label"))) == "Label\n○ A\n◉ B")
  }

  @Test func aStepperHasTwoKeys() {
    #expect(screen(20, 1, .element(.stepper(RenderStepper()), .text("Guess: 3"))) == "Guess: 3     [−] [+]")
  }

  @Test func aSliderIsALineWithAKnob() {
    #expect(screen(11, 1, .element(.slider(RenderSlider(value: 0.5)))) == "━━━━━●─────")
  }

  @Test func progressIsABarOrASpinner() {
    #expect(screen(10, 1, .element(.progress(RenderProgress(fraction: 0.5)))) == "█████░░░░░")
    #expect(screen(12, 1, .element(.progress(RenderProgress()), .text("Loading"))) == " ⠋ Loading")
  }

  @Test func progressThatIsNoNumberHasNotBegun() {
    for style in [RenderProgress.Style.circular, .linear, .ring] {
      var progress = RenderProgress(style: style)
      progress.fraction = .nan
      #expect(progress == RenderProgress(fraction: 0, style: style))
      #expect(screen(4, 1, .element(.progress(progress))).allSatisfy { " ○░".contains($0) })
    }
  }

  @Test func lengthsWithoutAnEndAreAsLongAsNoScreenIs() {
    let column = TestTerminal(5, 2, .column(spacing: .infinity, .leading, .text("a"), .text("b")))
    #expect([3, 4].map { column.node($0).frame.row } == [0, 100_001])
    let moved = TestTerminal(5, 2, .element(.box(.offset(x: .infinity, y: .nan)), .text("a")))
    #expect(moved.node(3).frame.column == 100_000 && moved.node(3).frame.row == 0)
    #expect(screen(5, 2, .text("a\nb") { $0.lineSpacing = .infinity }).contains("a"))
  }

  @Test func gapsThatTakeAllOfATrackLeaveOneForEachColumn() {
    let grid = RenderGrid(kind: .flow(.vertical, [.adaptive(minimum: 8, maximum: .infinity)]), horizontalSpacing: -8)
    #expect(screen(4, 1, .element(.grid(grid), .text("a"), .text("b"))) == "ab")
  }

  @Test func dividersFollowTheStack() {
    #expect(screen(5, 3, .column(.center, .text("a"), .element(.divider), .text("b"))) == "  a\n─────\n  b")
    #expect(screen(5, 1, .line(.center, .text("a"), .element(.divider), .text("b"))) == "a │ b")
  }

  @Test func aDisclosureOpens() {
    #expect(screen(10, 3, .element(.disclosure(isExpanded: false), .text("More"), .text("x"))) == "\n▸ More")
    #expect(screen(10, 2, .element(.disclosure(isExpanded: true), .text("More"), .text("x"))) == "▾ More\n  x")
  }

  @Test func aListHasSectionsRowsAndChevrons() {
    let list = Tree.element(
      .list(RenderList()),
      .element(
        .section(RenderSection(hasHeader: true, hasFooter: true)), .text("Head"), row(.text("one")),
        row(.text("two"), RenderRow(isLink: true)), row(.text("three"), RenderRow(badge: "7")), .text("Foot")),
      .element(.section(RenderSection()), row(.text("four"))))
    #expect(screen(16, 8, list) == " Head\n one\n two          ›\n three        7\n Foot\n\n four")
  }

  @Test func rowsAndSectionsAreApartAsIsAskedFor() {
    func list(_ list: RenderList) -> Tree {
      .element(
        .list(list), .element(.section(RenderSection()), row(.text("one")), row(.text("two"))),
        .element(.section(RenderSection()), row(.text("three"))))
    }
    #expect(screen(16, 6, list(RenderList(rowSpacing: 16))) == " one\n\n two\n\n three")
    #expect(screen(16, 6, list(RenderList(sectionSpacing: 0))) == " one\n two\n three")
    #expect(screen(16, 7, list(RenderList(sectionSpacing: 32))) == " one\n two\n\n\n three")
  }

  @Test func rowsOfSeveralLinesAreSeparated() {
    let list = Tree.element(.list(RenderList(style: .plain)), row(.text("a\nb")), row(.text("c")), row(.text("d")))
    #expect(screen(6, 6, list) == " a\n b\n ─────\n c\n d")
  }

  @Test func editModeShowsItsControls() {
    let list = Tree.element(
      .list(RenderList(isEditing: true)), row(.text("one"), RenderRow(isDeletable: true, isMovable: true)),
      row(.text("two")))
    #expect(screen(16, 2, list) == " [−] one      ≡\n two")
  }

  @Test func aScrollViewShowsWhereItIs() {
    let scroll = Tree.element(
      .scroll(RenderScroll()), .column(.leading, .text("12345"), .text("2"), .text("3"), .text("4")))
    #expect(screen(6, 2, .frame(width: 48, scroll)) == "12345┃\n2    │")
  }

  @Test func aPageHasABarWithItsTitle() {
    let page = Tree.element(
      .navigation(RenderNavigation()),
      .element(
        .page(RenderPage(title: "Results", canGoBack: true, backTitle: "Game")),
        .element(.toolbarItem(RenderToolbarItem(placement: .trailing)), .button("Edit")), .text("content")))
    #expect(screen(30, 3, page) == " ‹ Game    Results       Edit\n           content")
  }

  @Test func whatCouldFillTheBarLeavesRoomForTheTitle() {
    let page = Tree.element(
      .navigation(RenderNavigation()),
      .element(
        .page(RenderPage(title: "Results")),
        .element(
          .toolbarItem(RenderToolbarItem(placement: .trailing)),
          .element(.toggle(RenderToggle(isOn: true, style: .switch)), .text("Sound"))), .text("content")))
    #expect(screen(30, 3, page) == "           Results  Sound [on]\n           content")
  }

  @Test func theBarIsAsHighAsItsPrincipalItem() {
    let page = Tree.element(
      .navigation(RenderNavigation()),
      .element(
        .page(RenderPage(title: "Chat", canGoBack: true, backTitle: "All")),
        .element(
          .toolbarItem(RenderToolbarItem(placement: .principal)),
          .column(spacing: 0, .center, .text("Alice"), .text("online"))),
        .element(.toolbarItem(RenderToolbarItem(placement: .trailing)), .button("Edit")), .text("content")))
    #expect(screen(30, 4, page) == " ‹ All      Alice        Edit\n            online\n           content")
  }

  @Test func whatIsUnderAMaterialIsNotRead() {
    var shape = RenderShape(.rectangle)
    shape.fill = .material(thickness: 0)
    let layers = Tree.element(.layers(RenderAlignment()), .text("under"), .element(.shape(shape)))
    let terminal = TestTerminal(8, 1, .frame(width: 64, height: 16, layers))
    #expect(terminal.text == "")
  }

  @Test func onlyTheLastPageIsSeen() {
    let pages = Tree.element(
      .navigation(RenderNavigation()), .element(.page(RenderPage(title: "A")), .text("first")),
      .element(.page(RenderPage(title: "B")), .text("second")))
    #expect(screen(10, 2, pages) == "    B\n  second")
  }

  @Test func itemsCanStandAtTheBottom() {
    let page = Tree.element(
      .page(RenderPage(isBarHidden: true)),
      .element(.toolbarItem(RenderToolbarItem(placement: .bottom)), .button("A")),
      .element(.toolbarItem(RenderToolbarItem(placement: .bottom)), .button("B")), .text("content"))
    #expect(screen(12, 3, page) == "  content\n\n  A      B")
  }

  @Test func noLineIsTakenForItemsThatShowNothing() {
    let page = Tree.element(
      .page(RenderPage(isBarHidden: true)), .element(.toolbarItem(RenderToolbarItem(placement: .bottom))),
      .element(
        .toolbarItem(RenderToolbarItem(placement: .bottom)), .element(.stack(RenderStack(axis: .horizontal)))),
      .text("content"))
    #expect(screen(12, 1, page) == "  content")
  }

  @Test func tabsStandAtTheBottom() {
    let tabs = RenderTabs(items: [.init(title: "One"), .init(title: "Two", badge: "3")], selection: 1)
    #expect(
      screen(24, 2, .element(.tabs(tabs), .text("first"), .text("second"))) == "         second\n     One    Two (3)")
  }

  @Test func titlesOfTabsAreCutOffWhereTheyDoNotFit() {
    func bar(_ columns: Int, _ items: [RenderTabs.Item], _ selection: Int) -> String {
      screen(columns, 1, .node(.tabs(RenderTabs(items: items, selection: selection)), RenderAttributes(), []))
    }
    let items = [
      RenderTabs.Item(title: "Home", symbol: "house"), .init(title: "Search", symbol: "magnifyingglass"),
      .init(title: "Favourites", symbol: "star"), .init(title: "Settings", symbol: "gear"),
    ]
    #expect(bar(52, items, 2) == "  ⌂ Home    ⌕ Search    ☆ Favourites    ⚙ Settings")
    #expect(bar(44, items, 2) == " ⌂ Home  ⌕ Search  ☆ Favourites  ⚙ Settings")
    #expect(bar(40, items, 2) == " ⌂ Home  ⌕ Sear…  ☆ Favourites  ⚙ Sett…")
    #expect(bar(30, items, 2) == "    ⌂  ⌕  ☆ Favourites  ⚙")
    #expect(bar(16, [.init(title: "One"), .init(title: "Two"), .init(title: "Three")], 0) == " One  Two  Thr…")
    // What is selected is there in any case.
    #expect(bar(10, ["Alpha", "Beta", "Gamma", "Omega"].map { .init(title: $0) }, 3).hasSuffix(" Omega"))
    #expect(bar(10, ["Alpha", "Beta", "Gamma", "Omega"].map { .init(title: $0) }, 0).hasPrefix(" Alpha"))
  }

  @Test func tabsStandBesideTheContentWhereTheScreenIsWide() {
    let tabs = RenderTabs(
      items: [.init(title: "One"), .init(title: "Two", section: "More"), .init(title: "Three", section: "More")],
      selection: 1, style: .sidebarAdaptable)
    let tree = Tree.element(.tabs(tabs), .text("first"), .text("second"), .text("third"))
    let lines = [
      "", "   One                  │", "                        │", "  More                  │",
      "   Two                  │", "   Three                │",
    ]
    let shown = screen(80, 6, tree).split(separator: "\n", omittingEmptySubsequences: false).map {
      String($0.prefix(25).reversed().drop { $0 == " " }.reversed())
    }
    #expect(shown.dropFirst() == lines.dropFirst())
    #expect(screen(79, 2, tree).contains("One    Two    Three"))
  }

  @Test func ofAWheelFiveRowsAreSeenAroundTheChosenOne() {
    func wheel(_ count: Int, _ selection: Int?) -> [String] {
      let picker = RenderPicker(options: (0..<count).map { .init(title: "\($0)") }, selection: selection, style: .wheel)
      return screen(
        6, 12, .element(.layers(RenderAlignment(horizontal: .leading, vertical: .top)), .element(.picker(picker)))
      )
      .split(separator: "\n").map { String($0) }
    }
    #expect(wheel(60, 30) == ["○ 28", "○ 29", "◉ 30", "○ 31", "○ 32"])
    #expect(wheel(60, 0) == ["◉ 0", "○ 1", "○ 2"])
    #expect(wheel(60, 59) == ["○ 57", "○ 58", "◉ 59"])
    #expect(wheel(3, 2) == ["○ 0", "○ 1", "◉ 2"])
  }

  @Test func whatIsClearHidesNothing() {
    func shape(_ paint: RenderPaint) -> String {
      let border = RenderShape(.rectangle, fill: paint, stroke: .init(paint: paint, isInner: true))
      return screen(
        4, 1,
        .element(
          .layers(RenderAlignment(horizontal: .leading, vertical: .top)), .text("text"), .element(.shape(border))))
    }
    #expect(shape(.color(.named(.clear))) == "text")
    #expect(shape(.color(.named(.red))) != "text")
  }

  @Test func editModeIsForTheSelectionWhereSeveralCanBeSelected() {
    let rows = [
      row(.text("A"), RenderRow(isDeletable: true, isSelected: true)), row(.text("B"), RenderRow(isDeletable: true)),
      row(.text("C"), RenderRow(isDeletable: true, canBeSelected: false)),
    ]
    func list(_ selectsSeveral: Bool) -> String {
      let list = RenderList(style: .plain, isEditing: true, isSelectable: true, selectsSeveral: selectsSeveral)
      return screen(12, 5, .element(.list(list), rows[0], rows[1], rows[2]))
    }
    #expect(list(true).contains("● A") && list(true).contains("○ B") && !list(true).contains("[−]"))
    #expect(!list(true).contains("○ C") && list(true).contains(" C"))
    #expect(list(false).contains("[−] B") && !list(false).contains("○"))
  }

  @Test func tabsWithoutABarHaveAllOfTheScreen() {
    let tabs = RenderTabs(items: [.init(title: "One"), .init(title: "Two")], selection: 1, isBarHidden: true)
    #expect(screen(12, 1, .element(.tabs(tabs), .text("first"), .text("second"))) == "   second")
  }

  @Test func aSheetIsAsLargeAsItsContentWhereItIsToFit() {
    let sheet = Tree.element(
      .presentation(
        RenderPresentation(
          .sheet(height: .large, showsDragIndicator: false),
          surface: RenderSurface(fitsWidth: true, fitsHeight: true))),
      .text("Sheet"))
    #expect(
      screen(50, 5, sheet).split(separator: "\n").map { $0.drop { $0 == " " } }
        == ["╭─────╮", "│Sheet│", "╰─────╯"])
  }

  @Test func whatIsBehindASheetFillsIt() {
    let sheet = Tree.element(
      .presentation(
        RenderPresentation(
          .sheet(height: .large, showsDragIndicator: false),
          surface: RenderSurface(backgroundCount: 1, fitsWidth: true, fitsHeight: true))),
      .element(.layers(RenderAlignment(horizontal: .leading)), .text("Background")), .text("S"))
    // It has no say in how large the sheet is, and lies below the content.
    #expect(
      screen(50, 5, sheet).split(separator: "\n").map { $0.drop { $0 == " " } } == ["╭─╮", "│S│", "╰─╯"])
  }

  @Test func aMenuShowsThatItOpens() {
    #expect(screen(12, 1, .element(.menu(RenderMenu()), .text("More"), .button("x"))) == "  [More ▾]")
  }

  @Test func `a menu whose label is an arrow has no other one`() {
    let label = Tree.frame(.element(.image(RenderImage(.symbol("chevron.down")))))
    let shown = screen(12, 1, .element(.menu(RenderMenu()), label, .button("x")))
    #expect(shown.drop { $0 == " " } == "[⌄]")
    let dots = Tree.element(.image(RenderImage(.symbol("ellipsis"))))
    #expect(screen(12, 1, .element(.menu(RenderMenu()), dots, .button("x"))).hasSuffix(" ▾]"))
    let code = Tree.element(.image(RenderImage(.symbol("chevron.left.forwardslash.chevron.right"))))
    #expect(screen(50, 1, .element(.menu(RenderMenu()), code, .button("x"))).hasSuffix(" ▾]"))
  }

  @Test func symbolsBecomeGlyphs() {
    #expect(SymbolGlyphs.text(for: "checkmark.circle.fill") == "✔")
    #expect(SymbolGlyphs.text(for: "checkmark.seal") == "✓")
    #expect(SymbolGlyphs.text(for: "star.slash.fill") == "☆")
    #expect(SymbolGlyphs.text(for: "12.circle") == "⑫")
    #expect(SymbolGlyphs.text(for: "b.circle.fill") == "ⓑ")
    #expect(SymbolGlyphs.text(for: "no.such.symbol") == "▪")
  }

  @Test func symbolsThatAreTurnedAreOthers() {
    func turned(_ name: String, degrees: Double...) -> String {
      var tree = Tree.element(.image(RenderImage(.symbol(name))))
      for angle in degrees {
        tree = .element(.effect(.rotation(angle * .pi / 180, anchor: .init(x: 0.5, y: 0.5))), tree)
      }
      return screen(1, 1, tree)
    }
    #expect(turned("chevron.right", degrees: 0) == "›")
    #expect(turned("chevron.right", degrees: 90) == "⌄")
    #expect(turned("chevron.forward", degrees: -90) == "⌃")
    #expect(turned("chevron.down", degrees: 90, 90) == "⌃")
    #expect(turned("arrow.up", degrees: 45) == "↗")
    #expect(turned("arrow.down.left", degrees: -45) == "↓")
    #expect(turned("arrowtriangle.right.fill", degrees: 450) == "▼")
    #expect(turned("plus.circle.fill", degrees: 45) == "✖")
    #expect(turned("xmark", degrees: 135) == "+")
    #expect(turned("ellipsis", degrees: 90) == "⋮")
    // Nothing looks like these.
    #expect(turned("chevron.right", degrees: 45) == "›")
    #expect(turned("arrow.up.arrow.down", degrees: 90) == "⇅")
    #expect(turned("star", degrees: 90) == "☆")
    #expect(turned("chevron.right", degrees: .infinity) == "›")
  }

  @Test func aHiddenViewTakesItsPlaceAndShowsNothing() {
    let hidden = Tree.text("gone").with { $0.isHidden = true }
    #expect(screen(10, 1, .line(spacing: 0, .center, .text("a"), hidden, .text("b"))) == "  a    b")
  }

  @Test func aLeavingViewIsGone() {
    let leaving = Tree.text("gone").with { $0.phase = .leaving }
    #expect(screen(10, 1, .line(spacing: 0, .center, .text("a"), leaving, .text("b"))) == "    ab")
  }

  @Test func textThatIsNotHarmlessIsMadeSo() {
    #expect(screen(20, 1, .text("a\u{1B}[31mb\u{202E}c")) == "      a␛[31mbc")
  }

  @Test func aToggleOfWhichSomeIsOnIsNeitherOnNorOff() {
    func toggle(_ style: RenderToggle.Style) -> String {
      screen(20, 1, .element(.toggle(RenderToggle(isOn: false, isMixed: true, style: style)), .text("Sound")))
    }
    #expect(toggle(.switch) == "Sound           [- ]")
    #expect(toggle(.checkbox) == "     [-] Sound")
  }
}
