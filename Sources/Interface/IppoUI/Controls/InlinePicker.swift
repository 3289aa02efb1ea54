/// A picker whose options are all visible (`.pickerStyle(.inline)`).
///
/// Options that are texts, with or without symbols, are one control. Each other option is a row of its own with the
/// app's look, and the chosen one has a mark.
struct InlinePicker<Label: View, SelectionValue: Hashable, Options: View>: View {
  @Environment(\.sectionPlace) private var place
  let selection: PickerSelection<SelectionValue>
  let isLabelHidden: Bool
  let label: Label
  let options: Options

  var body: some View {
    Group(sections: options) { sections in
      let choices = sections.flatMap(choices)
      if choices.allSatisfy(\.child.content.isTextWithSymbol) {
        PickerElement(
          selection: selection, style: .inline, isLabelHidden: isLabelHidden, label: label,
          options: SubviewsCollection(children: choices.map(\.child)))
      } else if place == .rows {
        rows(sections)
      } else {
        VStack(alignment: .leading) { rows(sections) }
      }
    }
  }

  private func choices(of section: SectionConfiguration) -> [Subview] {
    section.content.filter { $0.child.tag(as: SelectionValue.self) != nil }
  }

  @ViewBuilder private func rows(_ sections: SectionCollection) -> some View {
    if !isLabelHidden { label.foregroundStyle(.secondary) }
    ForEach(sections) { section in
      if !section.header.isEmpty { HStack { section.header }.foregroundStyle(.secondary) }
      ForEach(choices(of: section)) { option in
        InlineOption(selection: selection, value: option.child.tag(as: SelectionValue.self), option: option)
      }
    }
  }
}

/// An option on a row of its own.
private struct InlineOption<SelectionValue: Hashable>: View {
  let selection: PickerSelection<SelectionValue>
  let value: SelectionValue?
  let option: Subview

  private var isChosen: Bool { value.map { $0 == selection.value() } ?? false }

  var body: some View {
    Button {
      if let value { selection.choose(value) }
    } label: {
      HStack {
        option.frame(maxWidth: .infinity, alignment: .leading)
        Image(systemName: "checkmark").fontWeight(.semibold).foregroundStyle(.tint)
          .opacity(isChosen ? 1 : 0).accessibilityHidden(true)
      }
    }
    .buttonStyle(.plain)
    .disabled(option.child.content.attributes.isDisabled)
    .accessibilityAddTraits(isChosen ? .isSelected : [])
  }
}

extension RenderSnapshot {
  /// Whether the option is only a title and a symbol, which a control can show by itself.
  fileprivate var isTextWithSymbol: Bool {
    if case .text(let text) = element {
      return text.color == nil && text.font == nil && text.runs.allSatisfy { $0.color == nil && $0.font == nil }
    }
    if case .image(let image) = element, case .symbol = image.source { return image.color == nil }
    if case .stack = element { return children.allSatisfy(\.isTextWithSymbol) }
    return false
  }
}
