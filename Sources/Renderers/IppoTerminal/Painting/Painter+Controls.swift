import IppoUI

extension Painter {
  func isFocused(_ node: LayoutNode) -> Bool { node.id == appearance.focused }

  private func isPressed(_ node: LayoutNode) -> Bool { node.id == appearance.pressed }

  /// A box to press: filled, in brackets where there are no colours, and in the accent colour while it has the focus.
  private struct BoxLook {
    var background: Ink
    var foreground: Ink
    var attributes: CellAttributes = []
  }

  private func paintBox(_ rect: CellRect, _ look: BoxLook, _ context: PaintContext) {
    if isMonochrome {
      canvas.fill(rect, .background, attributes: look.attributes.intersection(.reverse), clip: context.clip)
      let row = rect.row + rect.rows / 2
      canvas.write(
        "[", at: CellPoint(column: rect.column, row: row), foreground: .foreground, attributes: look.attributes,
        clip: context.clip)
      canvas.write(
        "]", at: CellPoint(column: rect.maxColumn - 1, row: row), foreground: .foreground, attributes: look.attributes,
        clip: context.clip)
    } else {
      canvas.fill(rect, look.background, clip: context.clip)
    }
  }

  // MARK: Buttons

  func paint(_ button: RenderButton, of node: LayoutNode, _ rect: CellRect, _ context: PaintContext) {
    let chrome = ButtonChrome(of: node)
    var inner = context
    let color: RenderColor.Name = button.role == .destructive ? .red : .accent
    if chrome.isBoxed {
      let look = buttonLook(button, isActive: isFocused(node) || isPressed(node), color, context)
      paintBox(rect, look, context)
      inner.contrast = look.foreground
      inner.attributes.formUnion(look.attributes)
    } else {
      // A link in a row looks like the row's text, an action like something to press.
      let isText =
        button.style == .plain || button.style == .custom || button.style == .link && node.controlPlace == .row
      if !isText { inner.foreground = .color(.named(color)) }
      if button.role == .cancel, !isText { inner.attributes.insert(.bold) }
      if node.id == appearance.highlighted {
        paintHighlight(rect, context)
      } else if isMonochrome, !isText, node.controlPlace == .row {
        inner.attributes.insert(.underline)
      }
    }
    let origin = rect.origin
    for child in node.shown { paint(child, origin: origin, inner) }
  }

  private func buttonLook(
    _ button: RenderButton, isActive: Bool, _ color: RenderColor.Name, _ context: PaintContext
  ) -> BoxLook {
    let accent = context.ink(color)
    var attributes: CellAttributes =
      button.isDefault || button.style == .borderedProminent || button.role == .cancel ? .bold : []
    if isMonochrome {
      if isActive { attributes.insert(.reverse) }
      if !context.isEnabled { attributes.insert(.dim) }
      return BoxLook(background: .background, foreground: .foreground, attributes: attributes)
    }
    if isActive {
      return BoxLook(background: accent, foreground: context.contrasting(accent), attributes: .bold)
    }
    if button.style == .borderedProminent {
      let quiet = Ink(.rgb(accent.components(in: context.palette).over(context.palette.background, alpha: 0.75)))
      return BoxLook(
        background: quiet.faded(context.isEnabled ? 1 : 0.5), foreground: context.contrasting(quiet),
        attributes: attributes)
    }
    return BoxLook(background: accent.faded(0.2), foreground: accent, attributes: attributes)
  }

  // MARK: Toggles

  func paint(_ toggle: RenderToggle, of node: LayoutNode, _ rect: CellRect, _ context: PaintContext) {
    if toggle.style == .button {
      let button = RenderButton(style: toggle.isOn ? .borderedProminent : .bordered)
      let look = buttonLook(button, isActive: isFocused(node), .accent, context)
      paintBox(rect, look, context)
      var inner = context
      inner.contrast = look.foreground
      inner.attributes.formUnion(look.attributes)
      if isMonochrome, toggle.isOn { inner.attributes.insert(.underline) }
      for child in node.shown { paint(child, origin: rect.origin, inner) }
      return
    }
    paintChildren(of: node, rect, context)
    let attributes = context.attributes.union(isMonochrome && !context.isEnabled ? .dim : [])
    if toggle.style == .checkbox {
      canvas.write(
        toggle.isOn ? "[✓]" : "[ ]", at: rect.origin, foreground: context.text(toggle.isOn ? .accent : .secondary),
        attributes: attributes, clip: context.clip)
      return
    }
    let place = CellPoint(column: rect.maxColumn - ToggleLayout.columns, row: rect.row)
    if isMonochrome {
      canvas.write(
        toggle.isOn ? "[on]" : "[  ]", at: place, foreground: .foreground, attributes: attributes, clip: context.clip)
      return
    }
    // A knob on a line: `━━━●` or `●───`.
    let line = context.contrast?.faded(toggle.isOn ? 1 : 0.6) ?? context.ink(toggle.isOn ? .green : .gray)
    let knob = context.contrast ?? (toggle.isOn ? context.ink(.green) : context.ink(.secondary))
    canvas.write(
      toggle.isOn ? "━━━" : " ───", at: place, foreground: line, attributes: attributes, clip: context.clip)
    canvas.write(
      "●", at: CellPoint(column: place.column + (toggle.isOn ? 3 : 0), row: place.row), foreground: knob,
      attributes: attributes, clip: context.clip)
  }

  // MARK: Steppers and sliders

  func paint(_ stepper: RenderStepper, of node: LayoutNode, _ rect: CellRect, _ context: PaintContext) {
    paintChildren(of: node, rect, context)
    let parts = StepperLayout.parts(rect.size)
    for (part, text, canStep) in [
      (parts.decrement, " − ", stepper.canDecrement), (parts.increment, " + ", stepper.canIncrement),
    ] {
      let box = part.offset(columns: rect.column, rows: rect.row)
      var attributes = context.attributes.union(canStep && context.isEnabled ? .bold : [])
      if isMonochrome, !canStep { attributes.insert(.dim) }
      let ink = context.contrast ?? context.ink(canStep ? .accent : .tertiary)
      if !isMonochrome {
        canvas.fill(box, ink.faded(context.isHighlighted ? 0.25 : 0.2), clip: context.clip)
      }
      canvas.write(
        isMonochrome ? text.replacing(" ", with: "") == "−" ? "[−]" : "[+]" : text, at: box.origin,
        foreground: ink.faded(canStep ? 1 : 0.45), attributes: attributes, clip: context.clip)
    }
  }

  func paint(_ slider: RenderSlider, of node: LayoutNode, _ rect: CellRect, _ context: PaintContext) {
    if node.id == appearance.highlighted { paintHighlight(rect, context) }
    let knob = SliderTrack(slider, columns: rect.columns).knob
    for column in 0..<rect.columns {
      let point = CellPoint(column: rect.column + column, row: rect.row)
      let (glyph, ink): (Character, Ink) =
        if column == knob {
          ("●", context.text(.primary))
        } else if column < knob {
          ("━", context.text(.accent))
        } else {
          (isMonochrome ? "─" : "━", context.contrast?.faded(0.4) ?? context.ink(.gray3))
        }
      canvas.put(Glyph(glyph), at: point, foreground: ink, attributes: context.attributes, clip: context.clip)
    }
  }

  // MARK: Pickers and menus

  func paint(_ picker: RenderPicker, of node: LayoutNode, _ rect: CellRect, _ context: PaintContext) {
    let layout = PickerLayout(picker: picker)
    switch PickerForm(picker.style) {
    case .segmented: paintSegments(picker, layout.optionRects(node, size: rect.size), of: node, rect, context)
    case .column:
      paintChildren(of: node, picker.isLabelHidden ? [] : node.shown, rect, context)
      for (index, place) in layout.optionRects(node, size: rect.size).enumerated() {
        let isOn = index == picker.selection
        let point = CellPoint(column: rect.column + place.column, row: rect.row + place.row)
        let attributes = context.attributes.union(isOn ? .bold : [])
        canvas.write(
          isOn ? "◉ " : "○ ", at: point, foreground: context.text(isOn ? .accent : .tertiary), attributes: attributes,
          clip: context.clip)
        canvas.write(
          PickerLayout.title(picker.options[index]), at: CellPoint(column: point.column + 2, row: point.row),
          foreground: context.text(picker.options[index].isDisabled ? .tertiary : .primary), attributes: attributes,
          clip: context.clip.intersection(rect))
      }
    case .menu:
      paintChildren(of: node, picker.isLabelHidden ? [] : node.shown, rect, context)
      let title = picker.selection.flatMap {
        picker.options.indices.contains($0) ? PickerLayout.title(picker.options[$0]) : nil
      }
      let box = layout.valueRect(rect.size).offset(columns: rect.column, rows: rect.row)
      let ink = context.text(.accent)
      if !isMonochrome, !context.isHighlighted { canvas.fill(box, ink.faded(0.15), clip: context.clip) }
      let attributes = context.attributes
      canvas.write(
        title ?? "", at: CellPoint(column: box.column + 1, row: box.row), foreground: ink, attributes: attributes,
        clip: context.clip.intersection(box.inset(trailing: 2)))
      canvas.write(
        "▾", at: CellPoint(column: box.maxColumn - 2, row: box.row), foreground: ink, attributes: attributes,
        clip: context.clip.intersection(box))
    }
  }

  private func paintSegments(
    _ picker: RenderPicker, _ places: [CellRect], of node: LayoutNode, _ rect: CellRect, _ context: PaintContext
  ) {
    let accent = context.ink(.accent)
    if !isMonochrome { canvas.fill(rect, context.ink(.tertiaryBackground), clip: context.clip) }
    for (index, place) in places.enumerated() {
      let box = place.offset(columns: rect.column, rows: rect.row)
      let isOn = index == picker.selection
      let title = PickerLayout.title(picker.options[index])
      var attributes: CellAttributes = isOn ? .bold : []
      var ink = context.ink(picker.options[index].isDisabled ? .tertiary : .primary)
      if isOn {
        if isMonochrome {
          attributes.formUnion(isFocused(node) ? [.reverse, .underline] : .reverse)
          canvas.fill(box, .background, attributes: .reverse, clip: context.clip)
        } else {
          let background = isFocused(node) ? accent : accent.faded(0.45)
          canvas.fill(box, background, clip: context.clip)
          if isFocused(node) { ink = context.contrasting(accent) }
        }
      } else if isMonochrome, isFocused(node) {
        attributes.insert(.underline)
      }
      let columns = min(ClusterWidth.columns(of: title), box.columns)
      canvas.write(
        title, at: box.centered(CellSize(columns: columns, rows: 1)).origin, foreground: ink, attributes: attributes,
        clip: context.clip.intersection(box))
      let needsLine = index > 0 && !isOn && index - 1 != picker.selection
      if needsLine || isMonochrome && index > 0 && !isOn {
        canvas.write("│", at: box.origin, foreground: context.ink(.separator), clip: context.clip)
      }
    }
  }

  func paint(_ menu: RenderMenu, of node: LayoutNode, _ rect: CellRect, _ context: PaintContext) {
    guard menu.style != .context else { return paintChildren(of: node, rect, context) }
    var inner = context
    inner.foreground = .color(.named(.accent))
    let isBoxed = MenuLayout.padding(node) > 0
    let isActive = node.id == appearance.highlighted || isFocused(node)
    if isBoxed, node.controlPlace == .content {
      let look = buttonLook(RenderButton(style: .bordered), isActive: isActive, .accent, context)
      paintBox(rect, look, context)
      inner.contrast = look.foreground
      inner.attributes.formUnion(look.attributes)
    } else if node.id == appearance.highlighted {
      paintHighlight(rect, context)
    }
    for child in node.shown { paint(child, origin: rect.origin, inner) }
    canvas.write(
      "▾", at: CellPoint(column: rect.maxColumn - (isBoxed ? 2 : 1), row: rect.row),
      foreground: inner.contrast ?? inner.ink(.accent), attributes: inner.attributes, clip: context.clip)
  }

  // MARK: Disclosure

  func paintDisclosure(_ isExpanded: Bool, of node: LayoutNode, _ rect: CellRect, _ context: PaintContext) {
    let children = node.shown
    var header = context
    let isHighlighted = node.id == appearance.highlighted
    if isHighlighted {
      let rows = children.first?.frame.rows ?? 1
      paintHighlight(CellRect(column: rect.column, row: rect.row, columns: rect.columns, rows: rows), context)
    }
    canvas.write(
      isExpanded ? "▾" : "▸", at: rect.origin, foreground: header.text(.accent), attributes: header.attributes,
      clip: context.clip)
    if let label = children.first { paint(label, origin: rect.origin, header) }
    // Only the label is highlighted.
    if isHighlighted {
      header.contrast = nil
      header.isHighlighted = false
      header.attributes.subtract(.reverse)
    }
    for child in children.dropFirst() { paint(child, origin: rect.origin, header) }
  }
}

/// The travel of a slider's knob, in columns.
struct SliderTrack {
  let slider: RenderSlider
  let columns: Int

  init(_ slider: RenderSlider, columns: Int) {
    self.slider = slider
    self.columns = columns
  }

  var knob: Int {
    let span = slider.maximum - slider.minimum
    let part = span > 0 ? (slider.value - slider.minimum) / span : 0
    return Int((min(max(part.isNaN ? 0 : part, 0), 1) * Double(max(0, columns - 1))).rounded())
  }

  /// The value for a column, on the grid of the steps.
  func value(at column: Int) -> Double {
    let part = Double(min(max(0, column), max(0, columns - 1))) / Double(max(1, columns - 1))
    return snapped(slider.minimum + part * (slider.maximum - slider.minimum))
  }

  /// The next value in a direction: by a step, or by a twentieth of the range.
  func value(stepping direction: Int) -> Double {
    let step = slider.step ?? (slider.maximum - slider.minimum) / 20
    return snapped(slider.value + Double(direction) * step)
  }

  private func snapped(_ value: Double) -> Double {
    var value = value
    if let step = slider.step, step > 0 {
      value = slider.minimum + ((value - slider.minimum) / step).rounded() * step
    }
    return min(max(value, slider.minimum), max(slider.minimum, slider.maximum))
  }
}
