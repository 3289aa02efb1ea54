/// What choosing a button does: it leaves things as they are, or takes something away.
public enum RenderRole: String, Sendable { case cancel, destructive }

/// What renderers see of a button or a link.
public struct RenderButton: Equatable, Sendable {
  /// How the button is drawn, as SwiftUI's `PrimitiveButtonStyle` has it; `automatic` leaves it to the renderer.
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
    /// The shorter sides are half circles.
    case capsule
    /// A circle.
    case circle
    /// The radius in points; `nil` for the renderer's own.
    case roundedRectangle(radius: Double?)
  }

  /// The sizes of SwiftUI's `ControlSize`.
  public enum Size: String, Sendable { case mini, small, regular, large, extraLarge }

  /// What choosing it does; `nil` for nothing out of the ordinary.
  public var role: RenderRole?
  /// How it is drawn.
  public var style: Style
  /// How large it is drawn.
  public var size: Size
  /// The shape of its border.
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

  /// A button in the renderer's own style, unless stated.
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

/// What renderers see of a toggle.
public struct RenderToggle: Equatable, Sendable {
  /// Whether a toggle is drawn as a switch, a button that stays down, or a box with a mark.
  public enum Style: String, Sendable { case automatic, `switch`, button, checkbox }

  /// Whether it is on.
  public var isOn: Bool
  /// Only some of what the toggle stands for is on.
  public var isMixed: Bool
  /// How it is drawn.
  public var style: Style

  /// A toggle that is on or off, in the renderer's own style, unless stated.
  public init(isOn: Bool, isMixed: Bool = false, style: Style = .automatic) {
    self.isOn = isOn
    self.isMixed = isMixed
    self.style = style
  }
}

/// What renderers see of a field of text, or of one for a date, a time or a colour.
public struct RenderField: Equatable, Sendable {
  /// How the border of a field is drawn.
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

  /// Which letters a keyboard on the screen capitalizes by itself.
  public enum Capitalization: String, Sendable { case none, words, sentences, characters }

  /// The text that is in the field.
  public var text: String
  /// The number of the app's own changes of the text, apart from the person's edits. An edit carries the number of the
  /// last change that the person has seen (``RenderTextEdit/revision``).
  public var revision = 0
  /// The change that made the revision, based on all received edits; `nil` replaces the text as a whole. Equality of
  /// fields ignores this property.
  public var change: TextEdit? {
    get { told.change }
    set { told.change = newValue }
  }
  private var told = ToldChange()
  /// Shown while the field is empty; also its accessible name when it has no label.
  public var prompt: String
  /// What is typed is not shown (`SecureField`).
  public var isSecure: Bool
  /// `TextEditor`, or a field with `axis: .vertical`.
  public var isMultiline: Bool
  /// `TextEditor`: it takes the height on offer.
  public var fillsHeight: Bool
  /// How the border is drawn.
  public var style: Style
  /// The border has round ends. Terminals draw the corners that cells have.
  public var hasRoundEnds = false
  /// What is typed, for keyboards on the screen, or what the field is for.
  public var keyboard: Keyboard
  /// Which letters a keyboard on the screen capitalizes.
  public var capitalization: Capitalization
  /// Whether the client may correct what is typed, or mark mistakes.
  public var isAutocorrected: Bool
  /// A value of the HTML `autocomplete` attribute.
  public var contentType: String?
  /// A value of the HTML `enterkeyhint` attribute.
  public var submitLabel: String?
  /// The text is unfinished or cannot be read as a value of the field's format.
  public var isInvalid: Bool
  /// The earliest and the latest moment of a date field, in the format of its text.
  public var minimum: String?
  /// The latest moment of a date field, in the format of its text; `nil` for any.
  public var maximum: String?
  /// `lineLimit` of a multi-line field.
  public var lineLimit: Int?
  /// The lines that a multi-line field has room for, however short its text is; 0 for as many as that has.
  public var reservedLines: Int
  /// Where the text stands in the field.
  public var alignment: RenderText.Alignment
  /// The font of the text; `nil`: that of the surroundings.
  public var font: RenderFont?
  /// The colour of the text; `nil`: that of the surroundings.
  public var color: RenderPaint?

  /// A field for one line of ordinary text, unless stated.
  public init(
    text: String, prompt: String = "", isSecure: Bool = false, isMultiline: Bool = false, fillsHeight: Bool = false,
    style: Style = .automatic, keyboard: Keyboard = .text, capitalization: Capitalization = .sentences,
    isAutocorrected: Bool = true, contentType: String? = nil, submitLabel: String? = nil, isInvalid: Bool = false,
    minimum: String? = nil,
    maximum: String? = nil, lineLimit: Int? = nil,
    reservedLines: Int = 0, alignment: RenderText.Alignment = .leading, font: RenderFont? = nil,
    color: RenderPaint? = nil
  ) {
    self.text = text
    self.prompt = prompt
    self.isSecure = isSecure
    self.isMultiline = isMultiline
    self.fillsHeight = fillsHeight
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
    self.reservedLines = reservedLines
    self.alignment = alignment
    self.font = font
    self.color = color
  }

  /// A change that its revision number represents in comparisons.
  private struct ToldChange: Equatable {
    var change: TextEdit?

    static func == (one: ToldChange, other: ToldChange) -> Bool { true }
  }

  /// Whether a moment or a colour is chosen in it: without a visible label it is as wide as what it shows.
  public var isChooser: Bool {
    switch keyboard {
    case .date, .time, .dateTime, .color: true
    case .text, .numeric, .decimal, .email, .url, .tel, .search: false
    }
  }
}

/// What renderers see of a picker.
public struct RenderPicker: Equatable, Sendable {
  /// How the options are shown, by SwiftUI's `PickerStyle`.
  public enum Style: String, Sendable { case automatic, menu, segmented, inline, wheel, navigationLink, radioGroup }

  /// One of the values that can be picked.
  public struct Option: Equatable, Sendable {
    /// Its title; empty where only the symbol is shown.
    public var title: String
    /// An SF Symbols name.
    public var symbol: String?
    /// The option cannot be picked.
    public var isDisabled: Bool

    /// An option with a title, or with an SF Symbols name in its place or beside it.
    public init(title: String, symbol: String? = nil, isDisabled: Bool = false) {
      self.title = title
      self.symbol = symbol
      self.isDisabled = isDisabled
    }

    /// The title, or else what the symbol is read as in English.
    public var accessibleName: String { accessibleName(in: RenderWords()) }

    /// The title, or else what the symbol is read as in the language of a window.
    package func accessibleName(in words: RenderWords) -> String {
      title.isEmpty ? symbol.map { SpokenSymbol.name(of: $0, in: words) } ?? "" : title
    }
  }

  /// The options, in order.
  public var options: [Option]
  /// Index into `options`; `nil` when the selection matches no tag.
  public var selection: Int?
  /// How the options are shown.
  public var style: Style
  /// `labelsHidden()`: the label names the control and is not shown.
  public var isLabelHidden: Bool

  /// A picker of which the option at the index `selection` is picked.
  public init(options: [Option], selection: Int?, style: Style = .automatic, isLabelHidden: Bool = false) {
    self.options = options
    self.selection = selection
    self.style = style
    self.isLabelHidden = isLabelHidden
  }
}

/// What renderers see of a slider.
public struct RenderSlider: Equatable, Sendable {
  /// Where its thumb is, between ``minimum`` and ``maximum``.
  public var value: Double
  /// The value at its leading end.
  public var minimum: Double
  /// The value at its trailing end.
  public var maximum: Double
  /// `nil`: continuous.
  public var step: Double?

  /// A continuous slider from 0 to 1, unless stated.
  public init(value: Double, minimum: Double = 0, maximum: Double = 1, step: Double? = nil) {
    self.value = value
    self.minimum = minimum
    self.maximum = maximum
    self.step = step
  }
}

/// What renderers see of a stepper.
public struct RenderStepper: Equatable, Sendable {
  /// Whether the value can be raised (``RenderEvent/step(_:)`` with +1).
  public var canIncrement: Bool
  /// Whether the value can be lowered (``RenderEvent/step(_:)`` with -1).
  public var canDecrement: Bool
  /// The current value as text, for assistive technology; `nil` when it is not known.
  public var value: String?
  /// Where steps lead, as far as that is the same for all of them; `nil` when it is not known.
  public var scale: Scale?

  /// The steps of a value that is a whole number.
  public struct Scale: Equatable, Sendable {
    /// How far one step goes up.
    public var step: Int
    /// The least value; `nil` for none.
    public var minimum: Int?
    /// The greatest value; `nil` for none.
    public var maximum: Int?

    /// Steps without bounds, unless stated.
    public init(step: Int, minimum: Int? = nil, maximum: Int? = nil) {
      self.step = step
      self.minimum = minimum
      self.maximum = maximum
    }
  }

  /// A stepper that goes both ways, unless stated.
  public init(canIncrement: Bool = true, canDecrement: Bool = true, value: String? = nil, scale: Scale? = nil) {
    self.canIncrement = canIncrement
    self.canDecrement = canDecrement
    self.value = value
    self.scale = scale
  }
}

/// What renderers see of a menu.
public struct RenderMenu: Equatable, Sendable {
  /// How the control that opens the menu is drawn.
  public enum Style: String, Sendable {
    case automatic, button, borderless
    /// A context menu: the label is ordinary content, and a secondary click or a long press on it opens the menu.
    case context
  }

  /// How the control that opens the menu is drawn.
  public var style: Style

  /// A menu in the renderer's own style, unless stated.
  public init(style: Style = .automatic) { self.style = style }
}
