import IppoUI

/// A part of a tree that is not in it yet.
struct Sample {
  var element: RenderElement
  var attributes = RenderAttributes()
  var children: [Sample]

  init(_ element: RenderElement, _ children: [Sample] = []) {
    self.element = element
    self.children = children
  }
}

/// What may stand at a place of a tree.
enum Slot { case screen, content, listItem, row, gridRow, page, toolbarItem, menuItem, button, label, presentation }

/// Makes parts of trees, and elements, at random.
struct SampleMaker {
  var random: SeededGenerator

  mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

  private mutating func many(_ range: ClosedRange<Int>, _ make: (inout Self) -> Sample) -> [Sample] {
    var result: [Sample] = []
    for _ in 0..<number(range) { result.append(make(&self)) }
    return result
  }

  private mutating func contents(_ range: ClosedRange<Int>, _ depth: Int) -> [Sample] {
    many(range) { $0.make(.content, depth: depth - 1) }
  }

  // MARK: Places

  /// - Parameter depth: How many levels there may be below.
  mutating func make(_ slot: Slot, depth: Int) -> Sample {
    var sample =
      switch slot {
      case .screen: screen(depth)
      case .content: depth > 0 && !random.once(in: 3) ? container(depth) : leaf()
      case .listItem:
        random.once(in: 8)
          ? Sample(.gap(RenderGap(count: number(1...300), axis: .vertical)))
          : random.once(in: 2) ? section(depth) : make(.row, depth: depth)
      case .row: row(depth)
      case .gridRow: gridRow()
      case .page: page(depth)
      case .toolbarItem:
        Sample(
          .toolbarItem(RenderToolbarItem(placement: random.pick(.leading, .principal, .trailing, .bottom, .search))),
          [leaf()])
      case .menuItem: random.once(in: 5) ? menu(.automatic, depth: 0) : random.pick(button(), toggle(), picker())
      case .button: button()
      case .label: text()
      case .presentation: presentation(depth)
      }
    if random.once(in: 6) { sample.attributes = attributes() }
    return sample
  }

  private mutating func screen(_ depth: Int) -> Sample {
    switch number(0...5) {
    case 0: return make(.content, depth: depth)
    case 1:
      let count = number(1...3)
      let tabs = RenderTabs(
        items: (0..<count).map { _ in
          RenderTabs.Item(title: word(), symbol: symbol(), section: random.once(in: 3) ? word() : nil)
        },
        selection: number(0...count - 1),
        style: random.pick(.automatic, .page))
      var children: [Sample] = []
      for _ in 0..<count { children.append(make(.content, depth: depth - 1)) }
      return Sample(.tabs(tabs), children)
    case 2:
      let columns = [RenderNavigation.Column(width: 160), RenderNavigation.Column(width: 300)]
      let pages = [navigation(depth - 1), navigation(depth - 1)]
      return Sample(.navigation(RenderNavigation(columns: columns)), pages)
    default: return navigation(depth)
    }
  }

  private mutating func navigation(_ depth: Int) -> Sample {
    Sample(.navigation(RenderNavigation()), many(1...2) { $0.make(.page, depth: depth - 1) })
  }

  private mutating func page(_ depth: Int) -> Sample {
    let items = many(0...2) { $0.make(.toolbarItem, depth: 0) }
    let content = random.once(in: 2) ? list(depth) : make(.content, depth: depth)
    return Sample(element(.page(RenderPage()), childCount: 0), items + [content])
  }

  // MARK: Containers

  private mutating func container(_ depth: Int) -> Sample {
    switch number(0...19) {
    case 0, 1, 2, 3: return Sample(element(.stack(RenderStack(axis: .vertical)), childCount: 0), contents(0...4, depth))
    case 4: return Sample(element(.layers(RenderAlignment()), childCount: 0), contents(1...3, depth))
    case 5, 6:
      return Sample(element(.decoration(RenderDecoration(kind: .overlay)), childCount: 2), contents(2...2, depth))
    case 7, 8, 9: return Sample(element(.box(.ignoresSafeArea(.all)), childCount: 1), contents(1...1, depth))
    case 10, 11: return Sample(element(.effect(.redacted), childCount: 1), contents(1...1, depth))
    case 12: return Sample(.grid(RenderGrid(kind: .table)), many(1...3) { $0.make(.gridRow, depth: 0) })
    case 13:
      let tracks = [RenderGrid.Track.flexible(minimum: 10, maximum: .infinity), .adaptive(minimum: 50, maximum: 90)]
      return Sample(.grid(RenderGrid(kind: .flow(.vertical, tracks))), contents(1...5, depth))
    case 14: return Sample(.fitting(RenderFitting()), contents(1...3, depth))
    case 15: return Sample(element(.scroll(RenderScroll()), childCount: 1), contents(1...2, depth))
    case 16: return Sample(.geometry, contents(0...1, depth))
    case 17: return Sample(element(.disclosure(isExpanded: true), childCount: 1), [text()] + contents(0...2, depth))
    case 18:
      let frames = [
        RenderArrangement.Frame(x: 8, y: 0, width: 80, height: 20), .init(x: 0, y: 40, width: 60, height: 40),
      ]
      let known = RenderArrangement(width: 120, height: 80, frames: frames)
      return Sample(.arrangement(random.pick(known, RenderArrangement())), contents(2...2, depth))
    default:
      let element = RenderCustomElement(name: random.pick("x-sample", "sample"), script: "0/x.js", slots: ["title"])
      return random.once(in: 2) ? list(depth) : Sample(.custom(element), contents(1...2, depth))
    }
  }

  private mutating func list(_ depth: Int) -> Sample {
    Sample(element(.list(RenderList()), childCount: 0), many(0...4) { $0.make(.listItem, depth: depth - 1) })
  }

  private mutating func section(_ depth: Int) -> Sample {
    let section = RenderSection(
      hasHeader: random.once(in: 2), hasFooter: random.once(in: 3), isProminent: random.once(in: 3))
    let rows = many(0...3) { $0.make(.row, depth: depth - 1) }
    return Sample(.section(section), (section.hasHeader ? [text()] : []) + rows + (section.hasFooter ? [text()] : []))
  }

  private mutating func row(_ depth: Int) -> Sample {
    var row = RenderRow(
      isDeletable: random.once(in: 3), isMovable: random.once(in: 3), isSelected: random.once(in: 5),
      canBeSelected: !random.once(in: 5), isLink: random.once(in: 4), background: random.once(in: 5) ? paint() : nil,
      hasSeparator: !random.once(in: 4),
      badge: random.once(in: 4) ? word() : nil)
    let actions = random.once(in: 4) ? [button()] : []
    row.trailingActionCount = actions.count
    return Sample(.row(row), contents(1...1, min(depth, 2)) + actions)
  }

  private mutating func gridRow() -> Sample {
    let cells = many(1...3) { $0.make(.content, depth: 1) }
    return Sample(
      .gridRow(
        RenderGridRow(
          spans: cells.map { _ in number(1...2) },
          columnAlignments: random.once(in: 3)
            ? cells.map { _ in
              random.pick(nil, RenderAlignment(horizontal: .leading), RenderAlignment(horizontal: .trailing))
            } : [],
          anchors: random.once(in: 4) ? [RenderPaint.UnitPoint(x: random.pick(0, 0.25, 1), y: 1)] : [])), cells)
  }

  private mutating func menu(_ style: RenderMenu.Style, depth: Int) -> Sample {
    let label = style == .context ? make(.content, depth: depth) : text()
    return Sample(
      .menu(RenderMenu(style: style)), [label] + many(0...3) { $0.random.once(in: 4) ? Sample(.divider) : $0.button() })
  }

  private mutating func presentation(_ depth: Int) -> Sample {
    let message = random.once(in: 2)
    let kind: RenderPresentation.Kind = random.pick(
      .sheet(height: random.once(in: 2) ? .medium : .large, showsDragIndicator: message), .fullScreenCover,
      .popover(anchor: nil), .alert(title: word(), hasMessage: message),
      .confirmationDialog(title: word(), isTitleVisible: random.once(in: 2), hasMessage: message),
      .bottomSheet(title: word(), background: nil))
    var presentation = RenderPresentation(kind, isDismissDisabled: random.once(in: 4))
    switch kind {
    case .alert, .confirmationDialog:
      presentation.hasIcon = random.once(in: 3)
      let leading = (presentation.hasIcon ? [text()] : []) + (message ? [text()] : [])
      return Sample(.presentation(presentation), leading + many(0...3) { $0.button() })
    case .sheet, .fullScreenCover, .popover:
      presentation.surface = RenderSurface(
        backgroundCount: random.once(in: 3) ? 1 : 0, measure: random.pick(.automatic, .form, .page),
        fitsWidth: random.once(in: 3), fitsHeight: random.once(in: 3))
      let backgrounds = presentation.surface.backgroundCount > 0 ? [text()] : []
      return Sample(.presentation(presentation), backgrounds + contents(1...1, depth))
    case .bottomSheet:
      return Sample(.presentation(presentation), contents(1...1, depth))
    }
  }

  // MARK: Leaves

  private mutating func leaf() -> Sample {
    switch number(0...16) {
    case 0, 1, 2, 3: return text()
    case 4: return Sample(element(.image(RenderImage(.symbol("star"))), childCount: 0))
    case 5: return Sample(element(.shape(RenderShape(.rectangle)), childCount: 0))
    case 6: return Sample(element(.spacer(minLength: nil), childCount: 0))
    case 7: return Sample(.divider)
    case 8: return Sample(element(.progress(RenderProgress()), childCount: 0), random.once(in: 2) ? [text()] : [])
    case 9: return toggle()
    case 10: return Sample(element(.field(RenderField(text: "")), childCount: 0), random.once(in: 3) ? [text()] : [])
    case 11: return picker()
    case 12: return Sample(element(.slider(RenderSlider(value: 0)), childCount: 0), random.once(in: 2) ? [text()] : [])
    case 13: return Sample(element(.stepper(RenderStepper()), childCount: 0), [text()])
    case 14: return menu(random.pick(.automatic, .borderless, .context), depth: 1)
    case 15:
      let files = RenderFiles(ticket: "", purpose: .take(name: "", path: ""))
      return Sample(element(.files(files), childCount: 0))
    default: return button()
    }
  }

  private mutating func text() -> Sample { Sample(element(.text(RenderText([])), childCount: 0)) }

  private mutating func button() -> Sample { Sample(element(.button(RenderButton()), childCount: 1), [text()]) }

  private mutating func toggle() -> Sample {
    Sample(element(.toggle(RenderToggle(isOn: false)), childCount: 1), [text()])
  }

  private mutating func picker() -> Sample {
    Sample(element(.picker(RenderPicker(options: [], selection: nil)), childCount: 1), [text()])
  }
}
