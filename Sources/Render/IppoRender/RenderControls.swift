/// The effect of choosing a button: it leaves things as they are, or takes something away.
public enum RenderRole: String, Sendable { case cancel, destructive }

/// The properties of a button or a link in the render tree.
public struct RenderButton: Equatable, Sendable {
  /// The look of a button, as with SwiftUI's `PrimitiveButtonStyle`; `automatic` leaves it to the renderer.
  public enum Style: String, Sendable {
    case automatic, plain, borderless, bordered, borderedProminent
    /// Drawn by its label alone: a custom `ButtonStyle`.
    case custom
    /// Invisible until it has the keyboard's focus: an action of the view beside it, for assistive technology.
    case assistive
  }

  /// The shapes of the border, if the style has one.
  public enum BorderShape: Equatable, Sendable {
    /// The shape of the renderer.
    case automatic
    /// The shorter sides are half circles.
    case capsule
    /// A circle.
    case circle
    /// A rectangle with rounded corners. The radius is in points; `nil` for the renderer's own.
    case roundedRectangle(radius: Double?)
  }

  /// The sizes of SwiftUI's `ControlSize`.
  public enum Size: String, Sendable { case mini, small, regular, large, extraLarge }

  /// The effect of choosing the button; `nil` for an ordinary button.
  public var role: RenderRole?
  /// The look of the button.
  public var style: Style
  /// The size of the button.
  public var size: Size
  /// The shape of the button's border.
  public var borderShape: BorderShape
  /// A URL to open at the renderer (`Link`); the event is still sent.
  public var url: String?
  /// Whether the event opens a page, as a link does (`NavigationLink`). The automatic style of a link in a row is the
  /// style of the row's text.
  public var opensPage: Bool
  /// The address in the app that the event opens, as path and query (``RenderAttributes/address``). A renderer whose
  /// windows have addresses can make it a link, which also opens another window. The event is sent if the user follows
  /// the link in this window.
  public var address: String?
  /// Whether the button is the default action of an alert or a dialog, for the Return key.
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

/// The properties of a toggle in the render tree.
public struct RenderToggle: Equatable, Sendable {
  /// The look of a toggle: a switch, a button that stays down, or a box with a mark.
  public enum Style: String, Sendable { case automatic, `switch`, button, checkbox }

  /// Whether the toggle is on.
  public var isOn: Bool
  /// Whether only some of the values behind the toggle are on.
  public var isMixed: Bool
  /// The look of the toggle.
  public var style: Style

  /// A toggle that is on or off, in the renderer's own style, unless stated.
  public init(isOn: Bool, isMixed: Bool = false, style: Style = .automatic) {
    self.isOn = isOn
    self.isMixed = isMixed
    self.style = style
  }
}

/// The properties of a field for text, a date, a time or a colour in the render tree.
public struct RenderField: Equatable, Sendable {
  /// The look of the border of a field.
  public enum Style: String, Sendable { case automatic, plain, roundedBorder }

  /// The values of the HTML `inputmode` attribute, and the formats of dates, times and colours.
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

  /// The letters that a keyboard on the screen capitalizes by itself.
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
  /// The text in an empty field, and the accessible name of a field without a label.
  public var prompt: String
  /// Whether the typed text is hidden (`SecureField`).
  public var isSecure: Bool
  /// Whether the field has several lines: `TextEditor`, or a field with `axis: .vertical`.
  public var isMultiline: Bool
  /// Whether the field takes the height on offer (`TextEditor`).
  public var fillsHeight: Bool
  /// The look of the border.
  public var style: Style
  /// Whether the border has round ends. Terminals draw the corners that cells have.
  public var hasRoundEnds = false
  /// The keyboard on the screen for the field, or the format of its value.
  public var keyboard: Keyboard
  /// The letters that a keyboard on the screen capitalizes.
  public var capitalization: Capitalization
  /// Whether the client may correct typed text, or mark mistakes.
  public var isAutocorrected: Bool
  /// A value of the HTML `autocomplete` attribute.
  public var contentType: String?
  /// A value of the HTML `enterkeyhint` attribute.
  public var submitLabel: String?
  /// Whether the text is unfinished, or unreadable as a value of the field's format.
  public var isInvalid: Bool
  /// The earliest moment of a date field, in the format of its text; `nil` for any.
  public var minimum: String?
  /// The latest moment of a date field, in the format of its text; `nil` for any.
  public var maximum: String?
  /// The `lineLimit` of a multi-line field.
  public var lineLimit: Int?
  /// The minimum height of a multi-line field, in lines; 0 for the height of its text.
  public var reservedLines: Int
  /// The position of the text in the field.
  public var alignment: RenderText.Alignment
  /// The font of the text; `nil` for the font of the surroundings.
  public var font: RenderFont?
  /// The colour of the text; `nil` for the colour of the surroundings.
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

  /// Whether the user chooses a moment or a colour in the field. Without a visible label, such a field is as wide as
  /// its value.
  public var isChooser: Bool {
    switch keyboard {
    case .date, .time, .dateTime, .color: true
    case .text, .numeric, .decimal, .email, .url, .tel, .search: false
    }
  }
}

/// The properties of a picker in the render tree.
public struct RenderPicker: Equatable, Sendable {
  /// The look of the options, as with SwiftUI's `PickerStyle`.
  public enum Style: String, Sendable { case automatic, menu, segmented, inline, wheel, navigationLink, radioGroup }

  /// A value that can be picked.
  public struct Option: Equatable, Sendable {
    /// The title of the option; empty where only the symbol is shown.
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

    /// The title, or else the spoken English name of the symbol.
    public var accessibleName: String { accessibleName(in: RenderWords()) }

    /// The title, or else the spoken name of the symbol in the language of a window.
    package func accessibleName(in words: RenderWords) -> String {
      title.isEmpty ? symbol.map { SpokenSymbol.name(of: $0, in: words) } ?? "" : title
    }
  }

  /// The options, in order.
  public var options: [Option]
  /// The index of the selected option; `nil` when the selection matches no tag.
  public var selection: Int?
  /// The look of the options.
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

/// The properties of a slider in the render tree.
public struct RenderSlider: Equatable, Sendable {
  /// The value at the thumb, between ``minimum`` and ``maximum``.
  public var value: Double
  /// The value at the leading end.
  public var minimum: Double
  /// The value at the trailing end.
  public var maximum: Double
  /// The distance between selectable values; `nil` for a continuous slider.
  public var step: Double?

  /// A continuous slider from 0 to 1, unless stated.
  public init(value: Double, minimum: Double = 0, maximum: Double = 1, step: Double? = nil) {
    self.value = value
    self.minimum = minimum
    self.maximum = maximum
    self.step = step
  }
}

/// The properties of a stepper in the render tree.
public struct RenderStepper: Equatable, Sendable {
  /// Whether the value can be raised (``RenderEvent/step(_:)`` with +1).
  public var canIncrement: Bool
  /// Whether the value can be lowered (``RenderEvent/step(_:)`` with -1).
  public var canDecrement: Bool
  /// The current value as text, for assistive technology; `nil` when it is not known.
  public var value: String?
  /// The step and the bounds, if they are the same for all values; `nil` when they are unknown.
  public var scale: Scale?

  /// The steps of a value that is a whole number.
  public struct Scale: Equatable, Sendable {
    /// The difference that one step up makes.
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

/// The properties of a menu in the render tree.
public struct RenderMenu: Equatable, Sendable {
  /// The look of the control that opens the menu.
  public enum Style: String, Sendable {
    case automatic, button, borderless
    /// A context menu: the label is ordinary content, and a secondary click or a long press on it opens the menu.
    case context
  }

  /// The look of the control that opens the menu.
  public var style: Style

  /// A menu in the renderer's own style, unless stated.
  public init(style: Style = .automatic) { self.style = style }
}
