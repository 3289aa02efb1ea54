import IppoUI
import Testing

@testable import IppoTerminal

@Suite struct ControlTests {
  private func event(_ event: RenderEvent, _ id: Int) -> TerminalEvent { TerminalEvent(event, to: RenderNodeID(id)) }

  private func click(_ terminal: TestTerminal, _ column: Int, _ row: Int) -> [TerminalEvent] {
    let point = CellPoint(column: column, row: row)
    return terminal.input(.mouse(MouseEvent(.press(.left), at: point)))
      + terminal.input(.mouse(MouseEvent(.release(.left), at: point)))
  }

  @Test func aToggleIsSwitched() {
    let terminal = TestTerminal(20, 1, .element(.toggle(RenderToggle(isOn: true)), .text("x")))
    #expect(terminal.press(.enter) == [event(.setOn(false), 2)])
    #expect(click(terminal, 18, 0) == [event(.setOn(false), 2)])
  }

  @Test func aStepperStepsBothWays() {
    let terminal = TestTerminal(20, 1, .element(.stepper(RenderStepper(canDecrement: false)), .text("x")))
    #expect(terminal.press(.right) == [event(.step(1), 2)])
    #expect(terminal.press(.character("+")) == [event(.step(1), 2)])
    #expect(terminal.press(.left) == [])
    #expect(click(terminal, 18, 0) == [event(.step(1), 2)])
    #expect(click(terminal, 14, 0) == [])
  }

  @Test func aSliderIsMovedAndDragged() {
    let terminal = TestTerminal(11, 1, .element(.slider(RenderSlider(value: 5, minimum: 0, maximum: 10, step: 1))))
    #expect(terminal.press(.right).contains(event(.setValue(6), 2)))
    #expect(terminal.press(.home).contains(event(.setValue(0), 2)))
    let press = terminal.input(.mouse(MouseEvent(.press(.left), at: CellPoint(column: 2, row: 0))))
    #expect(press == [event(.editing(true), 2), event(.setValue(2), 2)])
    let drag = terminal.input(.mouse(MouseEvent(.drag(.left), at: CellPoint(column: 30, row: 0))))
    #expect(drag == [event(.setValue(10), 2)])
    let release = terminal.input(.mouse(MouseEvent(.release(.left), at: CellPoint(column: 30, row: 0))))
    #expect(release == [event(.editing(false), 2)])
  }

  @Test func aSegmentedPickerSkipsWhatIsDisabled() {
    let picker = RenderPicker(
      options: [.init(title: "A"), .init(title: "B", isDisabled: true), .init(title: "C")], selection: 0,
      style: .segmented)
    let terminal = TestTerminal(12, 1, .element(.picker(picker), .text("x")))
    #expect(terminal.press(.right) == [event(.select(2), 2)])
    #expect(terminal.press(.left) == [])
    #expect(click(terminal, 10, 0) == [event(.select(2), 2)])
    #expect(click(terminal, 6, 0) == [])
  }

  @Test func aPickerWithoutOptionsTakesKeys() {
    let terminal = TestTerminal(24, 6, .element(.picker(RenderPicker(options: [], selection: nil)), .text("Level")))
    for key in [.enter, .character("a"), .down, .enter] as [TerminalKeyPress.Key] {
      #expect(terminal.press(key).isEmpty)
    }
    #expect((0..<6).contains { terminal.line($0).contains("Level") })
  }

  @Test func aPickerOpensAMenu() {
    let picker = RenderPicker(options: [.init(title: "Easy"), .init(title: "Hard")], selection: 0)
    let terminal = TestTerminal(24, 6, .element(.picker(picker), .text("Level")))
    let before = terminal.text
    terminal.press(.enter)
    #expect(terminal.text.contains("✓ Easy"))
    terminal.press(.down)
    #expect(terminal.press(.enter) == [event(.select(1), 2)])
    #expect(terminal.text == before)
    terminal.press(.enter)
    terminal.press(.escape)
    #expect(terminal.text == before)
  }

  @Test func aMenuHasSubmenus() {
    let menu = Tree.element(
      .menu(RenderMenu()), .text("More"), .button("First"), .element(.divider),
      .element(.menu(RenderMenu()), .text("Sub"), .element(.toggle(RenderToggle(isOn: true)), .text("Inner"))))
    let terminal = TestTerminal(30, 10, menu)
    terminal.press(.enter)
    #expect(terminal.text.contains("First"))
    terminal.press(.down)
    terminal.press(.right)
    #expect(terminal.text.contains("✓ Inner"))
    #expect(terminal.press(.enter) == [event(.setOn(false), 9)])
    terminal.press(.enter)
    terminal.press(.character("s"))
    terminal.press(.enter)
    #expect(terminal.text.contains("Inner"))
    terminal.press(.left)
    #expect(terminal.text.contains("First"))
  }

  @Test func aMenuIsUsedWithTheMouse() {
    let terminal = TestTerminal(
      30, 8, .element(.menu(RenderMenu()), .text("More"), .button("First"), .button("Second")))
    _ = click(terminal, terminal.node(2).screenRect.column + 2, terminal.node(2).screenRect.row)
    let lines = terminal.text.split(separator: "\n", omittingEmptySubsequences: false)
    let row = lines.firstIndex { $0.contains("Second") }!
    let column = lines[row].distance(from: lines[row].startIndex, to: lines[row].firstRange(of: "Second")!.lowerBound)
    #expect(click(terminal, column, row) == [event(.activate, 6)])
    #expect(!terminal.text.contains("Second"))
  }

  @Test func aContextMenuOpensOnASecondaryClick() {
    let terminal = TestTerminal(30, 8, .element(.menu(RenderMenu(style: .context)), .text("content"), .button("Copy")))
    #expect(!terminal.text.contains("▾"))
    let place = terminal.node(3).screenRect.origin
    terminal.input(.mouse(MouseEvent(.press(.right), at: place)))
    #expect(terminal.text.contains("Copy"))
    #expect(terminal.press(.enter) == [event(.activate, 4)])
  }

  @Test func tabsAreSelected() {
    let tabs = RenderTabs(items: [.init(title: "One"), .init(title: "Two")], selection: 0)
    let terminal = TestTerminal(20, 3, .element(.tabs(tabs), .text("a"), .text("b")))
    #expect(terminal.press(.right) == [event(.select(1), 2)])
    #expect(click(terminal, 12, 2) == [event(.select(1), 2)])
  }

  @Test func aRowWithOneControlIsPressedAnywhere() {
    let terminal = TestTerminal(
      30, 3,
      .element(
        .list(RenderList()),
        .element(.row(RenderRow(isLink: true)), .element(.button(RenderButton(opensPage: true)), .text("About")))))
    #expect(click(terminal, 25, 0) == [event(.activate, 4)])
  }

  @Test func aSelectableRowIsActivated() {
    let terminal = TestTerminal(
      30, 3, .element(.list(RenderList(isSelectable: true)), .element(.row(RenderRow()), .text("a"))))
    #expect(click(terminal, 25, 0) == [event(.activate, 3)])
    #expect(terminal.press(.enter) == [event(.activate, 3)])
  }

  @Test func theDeleteControlIsPressed() {
    let terminal = TestTerminal(
      30, 3,
      .element(.list(RenderList(isEditing: true)), .element(.row(RenderRow(isDeletable: true)), .text("a"))))
    #expect(click(terminal, 3, 0) == [event(.delete, 3)])
    #expect(click(terminal, 12, 0) == [])
  }

  @Test func theWheelScrolls() {
    let terminal = TestTerminal(
      10, 3, .element(.list(RenderList(style: .plain)), .text("1\n2\n3\n4\n5\n6\n7\n8")))
    terminal.input(.mouse(MouseEvent(.scrollDown, at: CellPoint(column: 1, row: 1))))
    #expect(terminal.line(0).hasPrefix("4"))
    terminal.press(.end)
    #expect(terminal.line(2).hasPrefix("8"))
    terminal.press(.pageUp)
    #expect(terminal.line(0).hasPrefix("4"))
  }

  @Test func aPressThatLeavesTheControlDoesNothing() {
    let terminal = TestTerminal(20, 3, .button("a"))
    let place = terminal.node(2).screenRect.origin
    terminal.input(.mouse(MouseEvent(.press(.left), at: place)))
    #expect(terminal.input(.mouse(MouseEvent(.release(.left), at: CellPoint(column: 0, row: 0)))) == [])
  }

  @Test func gesturesTellTheirPlaceInPoints() {
    let terminal = TestTerminal(
      20, 3,
      Tree.frame(width: 80, height: 48, .element(.shape(RenderShape(.rectangle)))).with { $0.gestures = [.tap] })
    let origin = terminal.node(2).screenRect.origin
    let events = click(terminal, origin.column + 1, origin.row + 2)
    #expect(events == [event(.tap(count: 1, location: RenderPaint.UnitPoint(x: 12, y: 40)), 2)])
    #expect(
      click(terminal, origin.column + 1, origin.row + 2).contains {
        if case .tap(2, _) = $0.event { true } else { false }
      })
  }

  @Test func aDragReportsItsSteps() {
    let terminal = TestTerminal(
      20, 3,
      Tree.frame(width: 80, height: 48, .element(.shape(RenderShape(.rectangle)))).with { $0.gestures = [.drag] })
    let origin = terminal.node(2).screenRect.origin
    terminal.input(.mouse(MouseEvent(.press(.left), at: origin)))
    let changed = terminal.input(
      .mouse(MouseEvent(.drag(.left), at: CellPoint(column: origin.column + 2, row: origin.row))))
    #expect(changed == [event(.drag(RenderDrag(phase: .changed, startX: 4, startY: 8, x: 20, y: 8)), 2)])
    let ended = terminal.input(
      .mouse(MouseEvent(.release(.left), at: CellPoint(column: origin.column + 2, row: origin.row))))
    #expect(ended == [event(.drag(RenderDrag(phase: .ended, startX: 4, startY: 8, x: 20, y: 8)), 2)])
  }

  @Test func `a drag without a least distance begins with the press, and a press that does not move is a tap as well`()
  {
    let terminal = TestTerminal(
      20, 6,
      Tree.frame(width: 80, height: 48, .element(.shape(RenderShape(.rectangle)))).with {
        $0.gestures = [.drag, .dragAtOnce, .tap]
      })
    let origin = terminal.node(2).screenRect.origin
    let point = MouseEvent(.press(.left), at: origin)
    let step = { (phase: RenderDrag.Phase) in
      event(.drag(RenderDrag(phase: phase, startX: 4, startY: 8, x: 4, y: 8)), 2)
    }
    #expect(terminal.input(.mouse(point)) == [step(.changed)])
    let released = terminal.input(.mouse(MouseEvent(.release(.left), at: origin)))
    #expect(released == [step(.ended), event(.tap(count: 1, location: RenderPaint.UnitPoint(x: 4, y: 8)), 2)])
  }

  @Test func aClickBesideASheetDismissesIt() {
    let terminal = TestTerminal(
      60, 14, .button("a"),
      .element(.presentation(RenderPresentation(.sheet(height: .large, showsDragIndicator: false))), .button("b")))
    #expect(click(terminal, 0, 0) == [event(.dismiss, 4)])
  }

  @Test func aGeometryReaderIsToldItsSizeInPoints() {
    let terminal = TestTerminal(10, 4, .element(.geometry, .text("x")))
    #expect(terminal.events == [event(.resize(width: 80, height: 64), 2)])
    terminal.renderer.resize(CellSize(columns: 20, rows: 4))
    terminal.draw()
    #expect(terminal.events == [event(.resize(width: 160, height: 64), 2)])
  }
}
