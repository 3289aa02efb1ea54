public enum RenderRole: String, Sendable { case cancel, destructive }

public struct RenderButton: Equatable, Sendable {
  public enum Style: String, Sendable {
    case automatic, plain, borderless, bordered, borderedProminent
    /// Drawn by its label alone: a custom `ButtonStyle`.
    case custom
    /// Unseen, for assistive technology: an action of the view it stands with. Shown while it has the keyboard's focus.
    case assistive
  }

  /// Of the border, where the style has one.
  public enum BorderShape: Equatable, Sendable {
    /// The renderer's own.
    case automatic
    case capsule
    case circle
    /// The radius in points; `nil` for the renderer's own.
    case roundedRectangle(radius: Double?)
  }

  public enum Size: String, Sendable { case mini, small, regular, large, extraLarge }

  public var role: RenderRole?
  public var style: Style
  public var size: Size
  public var borderShape: BorderShape
  /// A URL to open at the renderer (`Link`); the event is still sent.
  public var url: String?
  /// Whether the event opens a page: a link (`NavigationLink`). The automatic style of a link in a row is that of the row's
  /// text.
  public var opensPage: Bool
  /// Where in the app the event leads, as path and query (``RenderAttributes/address``): renderers whose windows have
  /// addresses can make that a link, which opens another window as well. The event is sent where it is followed in this one.
  public var address: String?
  /// The default action of an alert or dialog: the Return key.
  public var isDefault: Bool
  /// The button takes text from the clipboard: ``RenderEvent/paste(_:)`` instead of ``RenderEvent/activate``.
  public var isPaste: Bool

  public init(
    role: RenderRole? = nil, style: Style = .automatic, size: Size = .regular,
    borderShape: BorderShape = .automatic, url: String? = nil, opensPage: Bool = false, address: String? = nil,
    isDefault: Bool = false, isPaste: Bool = false
  ) {
    self.role = role
    self.style = style
    self.size = size
    self.borderShape = borderShape
    self.url = url
    self.opensPage = opensPage
    self.address = address
    self.isDefault = isDefault
    self.isPaste = isPaste
  }
}

public struct RenderToggle: Equatable, Sendable {
  public enum Style: String, Sendable { case automatic, `switch`, button, checkbox }

  public var isOn: Bool
  public var style: Style

  public init(isOn: Bool, style: Style = .automatic) {
    self.isOn = isOn
    self.style = style
  }
}

public struct RenderField: Equatable, Sendable {
  public enum Style: String, Sendable { case automatic, plain, roundedBorder }

  /// Values of the HTML `inputmode` attribute, or what the text is when it is a moment.
  public enum Keyboard: String, Sendable {
    case text, numeric, decimal, email, url, tel, search
    /// `yyyy-MM-dd`
    case date
    /// `HH:mm`
    case time
    /// `yyyy-MM-dd'T'HH:mm`
    case dateTime
    /// `#rrggbb`
    case color
  }

  public enum Capitalization: String, Sendable { case none, words, sentences, characters }

  public var text: String
  /// Shown while the field is empty; also its accessible name when it has no label.
  public var prompt: String
  public var isSecure: Bool
  /// `TextEditor`, or a field with `axis: .vertical`.
  public var isMultiline: Bool
  public var style: Style
  public var keyboard: Keyboard
  public var capitalization: Capitalization
  public var isAutocorrected: Bool
  /// A value of the HTML `autocomplete` attribute.
  public var contentType: String?
  /// A value of the HTML `enterkeyhint` attribute.
  public var submitLabel: String?
  /// The text is unfinished or cannot be read as a value of the field's format.
  public var isInvalid: Bool
  /// The earliest and the latest moment of a date field, in the format of its text.
  public var minimum: String?
  public var maximum: String?
  /// `lineLimit` of a multi-line field.
  public var lineLimit: Int?
  public var alignment: RenderText.Alignment
  public var font: RenderFont?
  public var color: RenderPaint?

  public init(
    text: String, prompt: String = "", isSecure: Bool = false, isMultiline: Bool = false, style: Style = .automatic,
    keyboard: Keyboard = .text, capitalization: Capitalization = .sentences, isAutocorrected: Bool = true,
    contentType: String? = nil, submitLabel: String? = nil, isInvalid: Bool = false, minimum: String? = nil,
    maximum: String? = nil, lineLimit: Int? = nil,
    alignment: RenderText.Alignment = .leading, font: RenderFont? = nil, color: RenderPaint? = nil
  ) {
    self.text = text
    self.prompt = prompt
    self.isSecure = isSecure
    self.isMultiline = isMultiline
    self.style = style
    self.keyboard = keyboard
    self.capitalization = capitalization
    self.isAutocorrected = isAutocorrected
    self.contentType = contentType
    self.submitLabel = submitLabel
    self.isInvalid = isInvalid
    self.minimum = minimum
    self.maximum = maximum
    self.lineLimit = lineLimit
    self.alignment = alignment
    self.font = font
    self.color = color
  }
}

public struct RenderPicker: Equatable, Sendable {
  public enum Style: String, Sendable { case automatic, menu, segmented, inline, wheel, navigationLink, radioGroup }

  public struct Option: Equatable, Sendable {
    public var title: String
    /// An SF Symbols name.
    public var symbol: String?
    public var isDisabled: Bool

    public init(title: String, symbol: String? = nil, isDisabled: Bool = false) {
      self.title = title
      self.symbol = symbol
      self.isDisabled = isDisabled
    }

    /// The title, or else what the symbol is read as.
    public var accessibleName: String { title.isEmpty ? symbol.map(SpokenSymbol.name) ?? "" : title }
  }

  public var options: [Option]
  /// Index into `options`; `nil` when the selection matches no tag.
  public var selection: Int?
  public var style: Style
  /// `labelsHidden()`: the label names the control and is not shown.
  public var isLabelHidden: Bool

  public init(options: [Option], selection: Int?, style: Style = .automatic, isLabelHidden: Bool = false) {
    self.options = options
    self.selection = selection
    self.style = style
    self.isLabelHidden = isLabelHidden
  }
}

public struct RenderSlider: Equatable, Sendable {
  public var value: Double
  public var minimum: Double
  public var maximum: Double
  /// `nil`: continuous.
  public var step: Double?

  public init(value: Double, minimum: Double = 0, maximum: Double = 1, step: Double? = nil) {
    self.value = value
    self.minimum = minimum
    self.maximum = maximum
    self.step = step
  }
}

public struct RenderStepper: Equatable, Sendable {
  public var canIncrement: Bool
  public var canDecrement: Bool
  /// The current value as text, for assistive technology; `nil` when it is not known.
  public var value: String?

  public init(canIncrement: Bool = true, canDecrement: Bool = true, value: String? = nil) {
    self.canIncrement = canIncrement
    self.canDecrement = canDecrement
    self.value = value
  }
}

public struct RenderMenu: Equatable, Sendable {
  public enum Style: String, Sendable {
    case automatic, button, borderless
    /// A context menu: the label is ordinary content, and a secondary click or a long press on it opens the menu.
    case context
  }

  public var style: Style

  public init(style: Style = .automatic) { self.style = style }
}
