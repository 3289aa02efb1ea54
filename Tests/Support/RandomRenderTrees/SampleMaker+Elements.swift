import IppoUI

extension SampleMaker {
  /// Another element of the same kind, for a node with so many children.
  mutating func variant(of element: RenderElement, childCount: Int) -> RenderElement {
    self.element(element, childCount: childCount)
  }

  /// An element of the kind of `sample` with values at random; what says how many children there are and which is kept.
  mutating func element(_ sample: RenderElement, childCount: Int) -> RenderElement {
    switch sample {
    case .window, .stage, .divider, .geometry, .gridRow, .arrangement, .section: return sample
    case .text:
      var text = RenderText([run()])
      if random.once(in: 4) { text.runs.append(run()) }
      text.alignment = random.pick(.leading, .center, .trailing)
      text.lineLimit = random.pick(nil, nil, nil, 1, 2)
      text.truncation = random.pick(.head, .middle, .tail)
      text.color = random.once(in: 4) ? paint() : nil
      return .text(text)
    case .image:
      return .image(
        RenderImage(
          random.pick(.symbol(symbol()), .symbol(symbol()), .asset("name")), color: random.once(in: 3) ? paint() : nil,
          back: random.pick(nil, nil, .weaker, .paint(paint())),
          fit: random.pick(.original, .original, .fit, .stretch), size: random.pick(.medium, .small, .large)))
    case .shape: return .shape(shape())
    case .spacer: return .spacer(minLength: random.pick(nil, nil, 0, 20))
    case .progress:
      return .progress(
        RenderProgress(
          fraction: random.pick(nil, 0, 0.3, 1), style: random.pick(.automatic, .linear, .circular, .ring, .arc)))
    case .stack: return .stack(stack())
    case .layers: return .layers(alignment())
    case .decoration:
      return .decoration(
        RenderDecoration(
          kind: random.pick(
            .background, .background, .overlay, .overlay, .insetTop, .insetBottom, .insetLeading, .insetTrailing),
          alignment: alignment(), spacing: random.pick(nil, 8, 20)))
    case .box: return .box(box())
    case .effect: return .effect(effect())
    case .grid(var grid):
      grid.alignment = alignment()
      grid.horizontalSpacing = random.pick(nil, 0, 20)
      grid.verticalSpacing = random.pick(nil, 0, 20)
      return .grid(grid)
    case .fitting: return .fitting(RenderFitting(horizontal: random.once(in: 2), vertical: random.once(in: 2)))
    case .scroll:
      return .scroll(
        RenderScroll(
          horizontal: random.once(in: 4), vertical: !random.once(in: 4), showsIndicators: !random.once(in: 4),
          isRefreshable: random.once(in: 3), isDisabled: random.once(in: 5),
          positionAnchor: random.once(in: 4) ? .init(x: 0.5, y: 0.5) : nil,
          rest: random.pick(.anywhere, .anywhere, .views, .pages)))
    case .list:
      return .list(
        RenderList(
          style: random.pick(.automatic, .plain, .grouped, .insetGrouped, .sidebar, .form),
          isEditing: random.once(in: 4), isRefreshable: random.once(in: 4), isSelectable: random.once(in: 4),
          selectsSeveral: random.once(in: 4), isBackgroundHidden: random.once(in: 4),
          rowSpacing: random.once(in: 4) ? 20 : nil, sectionSpacing: random.once(in: 4) ? 8 : nil))
    case .row(var row):
      row.isDeletable = random.once(in: 2)
      row.isSelected = random.once(in: 3)
      row.canBeSelected = !random.once(in: 4)
      row.badge = random.once(in: 3) ? word() : nil
      row.badgeProminence = random.pick(.decreased, .standard, .increased)
      row.separatorTint = random.once(in: 4) ? paint() : nil
      row.hasSeparator = !random.once(in: 4)
      row.isLink = random.once(in: 4)
      row.outlineLevel = random.once(in: 3) ? number(0...3) : 0
      return .row(row)
    case .gap(var gap):
      gap.count = number(1...300)
      gap.outlineLevel = random.once(in: 3) ? number(0...3) : 0
      return .gap(gap)
    case .button:
      return .button(
        RenderButton(
          role: random.pick(nil, nil, .cancel, .destructive),
          style: random.pick(
            .automatic, .plain, .borderless, .bordered, .borderedProminent, .custom, .assistive),
          size: random.pick(.mini, .regular, .extraLarge),
          borderShape: random.pick(.automatic, .automatic, .capsule, .circle, .roundedRectangle(radius: 4)),
          opensPage: random.once(in: 4), address: random.once(in: 4) ? "/\(number(1...9))" : nil,
          isDefault: random.once(in: 8)))
    case .toggle:
      return .toggle(
        RenderToggle(isOn: random.once(in: 2), style: random.pick(.automatic, .switch, .button, .checkbox)))
    case .field:
      return .field(
        RenderField(
          text: random.pick("", word(), words()), prompt: random.once(in: 2) ? word() : "",
          isSecure: random.once(in: 5), isMultiline: random.once(in: 4), fillsHeight: random.once(in: 8),
          style: random.pick(.automatic, .plain, .roundedBorder), isInvalid: random.once(in: 5),
          lineLimit: random.pick(nil, 2), reservedLines: random.pick(0, 0, 2),
          alignment: random.pick(.leading, .center, .trailing)))
    case .picker:
      let count = number(0...4)
      var options: [RenderPicker.Option] = []
      for _ in 0..<count { options.append(RenderPicker.Option(title: word(), isDisabled: random.once(in: 6))) }
      return .picker(
        RenderPicker(
          options: options, selection: count > 0 ? random.pick(nil, number(0...count - 1)) : nil,
          style: random.pick(.automatic, .menu, .segmented, .inline, .wheel, .navigationLink, .radioGroup),
          isLabelHidden: random.once(in: 3)))
    case .slider:
      return .slider(RenderSlider(value: Double(number(0...10)), maximum: 10, step: random.pick(nil, 1)))
    case .stepper:
      return .stepper(RenderStepper(canIncrement: !random.once(in: 3), canDecrement: !random.once(in: 3)))
    case .files:
      return .files(
        RenderFiles(
          ticket: word(),
          purpose: random.once(in: 2)
            ? .choose(types: random.pick([], [".png", "image/*"]), allowsMany: random.once(in: 2))
            : .take(name: word(), path: "/tmp/\(word())")))
    case .menu(let menu):
      // What a context menu is on is no label.
      return .menu(menu.style == .context ? menu : RenderMenu(style: random.pick(.automatic, .button, .borderless)))
    case .disclosure: return .disclosure(isExpanded: random.once(in: 2))
    case .navigation(let navigation):
      return .navigation(
        RenderNavigation(
          columns: navigation.columns.map { _ in
            RenderNavigation.Column(
              width: random.pick(80, 160, 300), minimum: random.pick(nil, nil, 40, 120),
              maximum: random.pick(nil, nil, 100, 200))
          }))
    case .page:
      return .page(
        RenderPage(
          title: random.pick("", word(), words()), subtitle: random.pick("", "", word()),
          titleMode: random.pick(.automatic, .automatic, .inline, .large),
          canGoBack: random.once(in: 2),
          isBackButtonHidden: random.once(in: 5),
          backTitle: random.pick(nil, word()), isBarHidden: random.once(in: 5),
          barBackground: random.pick(.automatic, .hidden, .paint(paint())),
          barColorScheme: random.pick(nil, nil, .light, .dark),
          background: random.once(in: 5) ? paint() : nil))
    case .toolbarItem:
      return .toolbarItem(
        RenderToolbarItem(placement: random.pick(.leading, .principal, .trailing, .bottom, .status, .keyboard, .search))
      )
    case .tabs(var tabs):
      tabs.selection = number(0...tabs.items.count - 1)
      tabs.style = random.pick(.automatic, .page, .sidebarAdaptable)
      tabs.indexBackground = random.pick(.interactive, .always, .never)
      return .tabs(tabs)
    case .presentation(var presentation):
      presentation.isDismissDisabled.toggle()
      return .presentation(presentation)
    case .custom(var element):
      element.script = random.pick("0/x.js", "0/x.js", nil)
      element.attributes = random.pick(
        [:], ["label": word()], ["label": word(), "values": "[1,2]"], ["onclick": word()])
      element.events = random.pick([], ["select"], ["select", "move end"])
      return .custom(element)
    }
  }

  // MARK: Values

  mutating func word() -> String {
    random.pick("one", "two", "Three", "日本語", "👨‍👩‍👧", "x", "größer", "e\u{301}toile", "A title", "")
  }

  mutating func words() -> String {
    random.pick("a longer text that wraps in most places", "two\nlines", "山道を登りながら、こう考えた。", "tab\tbed")
  }

  mutating func symbol() -> String { random.pick("star", "star.fill", "trash", "nothing.like.it") }

  private mutating func run() -> RenderText.Run {
    var run = RenderText.Run(random.once(in: 3) ? words() : word())
    if random.once(in: 5) { run.font = RenderFont(style: random.pick(.title, .body, .caption), isItalic: true) }
    if random.once(in: 6) { run.color = paint() }
    run.underline = random.once(in: 8) ? RenderText.Line(pattern: random.pick(.solid, .dash, .dot)) : nil
    return run
  }

  mutating func color() -> RenderColor {
    random.pick(
      .named(.red), .named(.accent), .named(.secondary), .named(.background),
      RenderColor(.rgb(red: 0.2, green: 0.6, blue: 0.9), opacity: 0.5))
  }

  mutating func paint() -> RenderPaint {
    let stops = [
      RenderPaint.Stop(color: .named(.blue), location: 0), RenderPaint.Stop(color: .named(.yellow), location: 1),
    ]
    return random.pick(
      .color(color()), .color(color()), .material(thickness: 2),
      .linearGradient(stops, start: .init(x: 0, y: 0), end: .init(x: 1, y: 1)))
  }

  private mutating func shape() -> RenderShape {
    let outline: RenderShape.Outline = random.pick(
      .rectangle, .roundedRectangle(topLeading: 4, topTrailing: 4, bottomTrailing: 0, bottomLeading: 8), .circle,
      .ellipse,
      .capsule, .path("M0 0L10 0L10 10Z", width: 10, height: 10))
    return RenderShape(
      outline, fill: random.once(in: 3) ? nil : paint(),
      stroke: random.once(in: 2) ? RenderShape.Stroke(paint: paint(), width: random.pick(1, 5)) : nil)
  }

  mutating func alignment() -> RenderAlignment {
    RenderAlignment(
      horizontal: random.pick(.leading, .center, .trailing),
      vertical: random.pick(.top, .center, .bottom, .firstTextBaseline, .lastTextBaseline))
  }

  private mutating func stack() -> RenderStack {
    RenderStack(
      axis: random.pick(.vertical, .vertical, .horizontal), alignment: alignment(),
      spacing: random.pick(nil, nil, 0, 20), hasMovableDividers: random.once(in: 3),
      lastPartLimits: random.once(in: 4) ? random.pick(0...Double.infinity, 40...160, 64...64) : nil)
  }

  private mutating func box() -> RenderBox {
    random.pick(
      .padding(top: nil, leading: nil, bottom: nil, trailing: nil),
      .padding(top: 0, leading: 8, bottom: 20, trailing: 0),
      .margins(RenderInsets(leading: 8, trailing: 8)), .frame(width: 100, height: nil, alignment: alignment()),
      .frame(width: nil, height: 1, alignment: alignment()), .frame(width: 40, height: 60, alignment: alignment()),
      .flexibleFrame(
        minWidth: nil, idealWidth: nil, maxWidth: .infinity, minHeight: 20, idealHeight: nil, maxHeight: nil,
        alignment: alignment()),
      .fixedSize(horizontal: true, vertical: true), .unsized(horizontal: true, vertical: true),
      .aspectRatio(1.5, isFill: false), .offset(x: 8, y: 20),
      .position(x: 40, y: 40), .ignoresSafeArea(.all),
      .ignoresSafeArea([.top, .bottom]), .safeArea(RenderInsets(top: 16, leading: 8)))
  }

  private mutating func effect() -> RenderEffect {
    random.pick(
      .opacity(0), .opacity(0.5), .clip(.rectangle), .mask(.paint(paint())),
      .shadow(color: color(), radius: 2, x: 0, y: 0),
      .blur(radius: 3), .colorInvert, .grayscale(1), .redacted, .rotation(1, anchor: .init(x: 0.5, y: 0.5)),
      .transform(RenderTransform(rows: [[1, 0, 0], [0, 1, 0], [8, 20, 1]])))
  }

  // MARK: Attributes

  mutating func attributes() -> RenderAttributes {
    var attributes = RenderAttributes()
    attributes.isDisabled = random.once(in: 5)
    attributes.isHidden = random.once(in: 8)
    attributes.allowsHitTesting = !random.once(in: 5)
    attributes.zIndex = random.pick(0, 0, -1, 1)
    attributes.layoutPriority = random.pick(0, 0, 1)
    attributes.pin = random.pick(nil, nil, nil, .top, .bottom, .leading)
    attributes.gestures = random.pick([], .tap, .longPress, [.tap, .hover], .drag, [.grab, .drop], .press)
    attributes.isFocusable = random.once(in: 6)
    attributes.isFocused = random.pick(nil, nil, nil, false, true)
    attributes.reportsFocus = random.once(in: 6)
    if random.once(in: 4) {
      attributes.guides = [RenderGuide(name: random.pick("center", "top"), axis: .vertical, height: 1, constant: 4)]
    }
    attributes.tint = random.once(in: 3) ? color() : nil
    attributes.colorScheme = random.pick(nil, nil, .light, .dark)
    attributes.isTextSelectable = random.pick(nil, true)
    attributes.help = random.once(in: 4) ? word() : nil
    attributes.accessibility.label = random.once(in: 4) ? word() : nil
    attributes.accessibility.headingLevel = random.pick(0, 0, 2)
    return attributes
  }
}
