import IppoRender

extension RenderField: HTMLPhrasingUnit {
  var isControl: Bool { true }
  /// The editable part of the field.
  static var inputPart: String { "i" }

  func html(_ context: HTMLContext) -> HTMLElement {
    var element = context.root(context.children.isEmpty ? context.boxTag : "label", class: "field")
    element["data-control"] = ""
    if style == .roundedBorder { element.addClass("rounded") }
    if !context.children.isEmpty { element.append(context.label()) }
    element.append(input(context))
    return element
  }

  private var inputType: String {
    switch keyboard {
    case .date: "date"
    case .time: "time"
    case .dateTime: "datetime-local"
    case .color: "color"
    case .search: "search"
    case .text, .numeric, .decimal, .email, .url, .tel: isSecure ? "password" : "text"
    }
  }

  private var inputMode: String? {
    switch keyboard {
    case .text, .date, .time, .dateTime, .color: nil
    case .numeric, .decimal, .email, .url, .tel, .search: keyboard.rawValue
    }
  }

  private func input(_ context: HTMLContext) -> HTMLElement {
    var input = HTMLElement(isMultiline ? "textarea" : "input", part: Self.inputPart)
    if isMultiline {
      input["rows"] = String(max(1, reservedLines))
      if reservedLines > 1 { input.styles["--least"] = String(reservedLines) }
      if let lineLimit, !fillsHeight { input.styles["--most"] = String(max(1, lineLimit)) }
      input.addClass(fillsHeight ? "fills" : "grow")
    } else {
      input["type"] = inputType
      if style == .plain { input.addClass("plain") }
    }
    if style == .roundedBorder, hasRoundEnds { input.styles["border-radius"] = isMultiline ? "1.25rem" : "999px" }
    input["value"] = text
    if revision > 0 { input["data-at"] = String(revision) }
    if !prompt.isEmpty { input["placeholder"] = prompt }
    if let mode = inputMode { input["inputmode"] = mode }
    if isInvalid { input["aria-invalid"] = "true" }
    if let minimum { input["min"] = minimum }
    if let maximum { input["max"] = maximum }
    if capitalization != .sentences { input["autocapitalize"] = capitalization.rawValue }
    if !isAutocorrected {
      input["autocorrect"] = "off"
      input["spellcheck"] = "false"
    }
    input["autocomplete"] = contentType ?? "off"
    if let submitLabel { input["enterkeyhint"] = submitLabel }
    input["data-event"] = "setText"
    if alignment != .leading { input.addClass("ta-\(alignment.rawValue)") }
    input.apply(font)
    if let color = color?.cssColor { input.styles["color"] = color }
    if let hint = context.attributes.accessibility.hint { input["aria-description"] = hint }
    context.setName(of: &input, fallback: prompt)
    return input
  }

  func fillAxes(_ content: FillContent) -> FillAxes {
    if fillsHeight { return .both }
    return isChooser && !content.hasVisibleLabel ? [] : .horizontal
  }
}
