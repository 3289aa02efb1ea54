#if UI
  public import IppoUI

  extension Text {
    /// The text of a state.
    ///
    /// Labels and hints for assistive technologies are properties of views, and not of runs of text. Therefore the text
    /// ignores the accessibility modifiers of a ``TextState``. The width of a font and the pattern of a line are the
    /// renderer's.
    ///
    /// - Parameter state: The text as a value.
    public init(_ state: TextState) {
      var text: Text =
        switch state.storage {
        case .concatenated(let first, let second): Text(first) + Text(second)
        case .localized(let text):
          Text(text.key, tableName: text.tableName, bundle: text.bundle, comment: text.comment)
        case .verbatim(let string): Text(verbatim: string)
        }
      for modifier in state.modifiers {
        text =
          switch modifier {
          case .baselineOffset(let offset): text.baselineOffset(offset)
          case .bold(let isActive): text.bold(isActive)
          case .font(let font): text.font(font)
          case .fontDesign(let design): text.fontDesign(design)
          case .fontWeight(let weight): text.fontWeight(weight)
          case .foregroundColor(let color): text.foregroundColor(color)
          case .italic(let isActive): text.italic(isActive)
          case .kerning(let kerning): text.kerning(kerning)
          case .monospacedDigit: text.monospacedDigit()
          case .strikethrough(let isActive, _, let color): text.strikethrough(isActive, color: color)
          case .tracking(let tracking): text.tracking(tracking)
          case .underline(let isActive, _, let color): text.underline(isActive, color: color)
          case .accessibilityHeading, .accessibilityLabel, .accessibilityTextContentType, .fontWidth,
            .speechAdjustedPitch, .speechAlwaysIncludesPunctuation, .speechAnnouncementsQueued,
            .speechSpellsOutCharacters:
            text
          }
      }
      self = text
    }
  }
#endif
