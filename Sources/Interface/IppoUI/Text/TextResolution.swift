import Foundation

/// Turns a ``Text`` into styled runs, in an environment.
struct TextResolution {
  /// A piece of text and how it looks.
  struct Part: Equatable {
    var text: String
    var symbol: String?
    var style: TextStyle
  }

  let environment: EnvironmentValues
  private(set) var parts: [Part] = []

  init(environment: EnvironmentValues) { self.environment = environment }

  mutating func append(_ text: Text, _ inherited: TextStyle) {
    var style = inherited
    // The innermost modifier wins, as it does for values of the environment.
    for modifier in text.modifiers.reversed() { style.apply(modifier, in: environment) }
    switch text.storage {
    case .verbatim(let string): append(string, style)
    case .key(let key, let table, let bundle):
      append(
        key.lookUp(table: table, bundle: bundle?.bundle, for: environment.locale), key.arguments, style)
    case .attributed(let string): append(string, style)
    case .image(let image):
      switch image.source {
      case .symbol(let name):
        parts.append(Part(text: "", symbol: environment.symbolVariants.apply(to: name), style: style))
      case .asset(let name): append(name, style)
      case .url(let url): append(url.lastPathComponent, style)
      case .drawing: append(image.label?.string(in: environment) ?? "", style)
      }
    case .date(let date, let dateStyle): append(dateStyle.string(date, in: environment), style)
    case .dates(let dates):
      append(
        Text.DateStyle.time.string(dates.lowerBound, in: environment) + " – "
          + Text.DateStyle.time.string(dates.upperBound, in: environment), style)
    case .timer(let timer): append(timer.string(in: environment), style)
    case .formatted(let value): append(value.string(in: environment.locale), style)
    case .live(let value): append(value.string(in: environment), style)
    case .joined(let first, let second):
      append(first, style)
      append(second, style)
    }
  }

  private mutating func append(_ string: String, _ style: TextStyle) {
    guard !string.isEmpty else { return }
    let string =
      switch environment.textCase {
      case .uppercase: string.uppercased(with: environment.locale)
      case .lowercase: string.lowercased(with: environment.locale)
      case nil: string
      }
    if let last = parts.last, last.symbol == nil, last.style == style {
      parts[parts.count - 1].text += string
    } else {
      parts.append(Part(text: string, style: style))
    }
  }

  private mutating func append(_ format: String, _ arguments: [LocalizedStringKey.Argument], _ style: TextStyle) {
    if !LocalizedFormat.hasMarks(format) {
      append(format, style)
      return
    }
    for span in LocalizedFormat.spans(of: format, arguments, in: environment.locale) {
      var spanStyle = style
      spanStyle.apply(span.style)
      var literal = ""
      for piece in span.pieces {
        switch piece {
        case .character(let character): literal.append(character)
        case .argument(let index):
          append(literal, spanStyle)
          literal = ""
          switch arguments[index] {
          case .string(let string): append(string, spanStyle)
          case .integer(let value): append(LocalizedFormat.string(value, in: environment.locale), spanStyle)
          case .text(let text): append(text, spanStyle)
          }
        }
      }
      append(literal, spanStyle)
    }
  }

  private mutating func append(_ string: AttributedString, _ style: TextStyle) {
    for run in string.runs {
      var runStyle = style
      runStyle.apply(run, in: environment)
      append(String(string[run.range].characters), runStyle)
    }
  }
}

extension Text {
  /// The text with the styles of `environment` and its own.
  func render(in environment: EnvironmentValues) -> RenderText {
    var base = TextStyle(in: environment)
    for modifier in environment.textModifiers.reversed() { base.apply(modifier, in: environment) }
    base.color = environment.foregroundStyles.first?._storage.paint(in: environment.outerForeground)
    var resolution = TextResolution(environment: environment)
    resolution.append(self, base)
    let parts = resolution.parts
    // One look for the whole text is that of the paragraph; otherwise runs have their differences from it.
    let whole = parts.first.map(\.style) ?? base
    let paragraph = parts.allSatisfy { $0.style.font == whole.font && $0.style.color == whole.color } ? whole : base
    return RenderText(
      parts.map { part in
        RenderText.Run(
          part.text, font: part.style.font == paragraph.font ? nil : part.style.font,
          color: part.style.color == paragraph.color ? nil : part.style.color,
          underline: part.style.underline, strikethrough: part.style.strikethrough, link: part.style.link,
          symbol: part.symbol, background: part.style.background, letterSpacing: part.style.letterSpacing,
          baselineOffset: part.style.baselineOffset)
      },
      font: paragraph.font, color: paragraph.color, alignment: environment.multilineTextAlignment.render,
      lineLimit: environment.lineLimit, truncation: environment.truncationMode.render,
      minimumScale: Double(environment.minimumScaleFactor), lineSpacing: Double(environment.lineSpacing),
      reservedLines: environment.leastLines)
  }

  /// The characters alone, as titles and accessible names have them.
  func string(in environment: EnvironmentValues) -> String {
    var resolution = TextResolution(environment: environment)
    resolution.append(self, TextStyle())
    return resolution.parts.map(\.text).joined()
  }
}
