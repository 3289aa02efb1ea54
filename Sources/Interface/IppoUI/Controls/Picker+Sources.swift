extension Picker {
  /// A control that selects a value for every element, and shows the common value of all; none where they differ.
  ///
  /// - Parameters:
  ///   - sources: The elements.
  ///   - selection: The value of an element.
  ///   - content: The options.
  ///   - label: The name of the value.
  public init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(shared: PickerSelection(sources, selection), options: content(), label: label())
  }

  /// A control that selects a value for every element. The label of the current value has no effect in browsers and
  /// terminals, which show the option.
  public init<C: RandomAccessCollection, V: View>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> V
  ) { self.init(sources: sources, selection: selection, content: content, label: label) }
}

extension Picker where Label == Text {
  /// A control that selects a value for every element, with a title that is looked up in the app's string tables.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) { self.init(sources: sources, selection: selection, content: content) { Text(titleKey) } }

  /// A control that selects a value for every element, with a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) { self.init(sources: sources, selection: selection, content: content) { Text(title) } }

  /// A control that selects a value for every element. The label of the current value has no effect in browsers and
  /// terminals, which show the option.
  public init<C: RandomAccessCollection, V: View>(
    _ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> V
  ) { self.init(sources: sources, selection: selection, content: content) { Text(titleKey) } }
}

extension Picker where Label == IppoUI.Label<Text, Image> {
  /// A control that selects a value for every element, with a symbol and a title that is looked up in the app's string
  /// tables.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) {
      IppoUI.Label(titleKey, systemImage: systemImage)
    }
  }
}

extension Toggle where Label == IppoUI.Label<Text, Image> {
  /// A control that sets a flag of every element, and is on where it is set in all of them.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) { self.init(sources: sources, isOn: isOn) { IppoUI.Label(titleKey, systemImage: systemImage) } }
}

/// The mark of a palette's selected option (`SwiftUI.PaletteSelectionEffect`). Renderers show it in their own way.
public struct PaletteSelectionEffect: Hashable, Sendable {
  private let name: String
  /// The default of the platform.
  public static let automatic = PaletteSelectionEffect(name: "automatic")
  /// The look of the options themselves.
  public static let custom = PaletteSelectionEffect(name: "custom")
  /// A different form of the option's symbol.
  public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect {
    PaletteSelectionEffect(name: "symbolVariant")
  }
}

extension View {
  /// Sets the mark of the selected option in palettes. Has no effect in browsers and terminals: palettes mark it as
  /// other pickers do.
  public func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View { self }
}
