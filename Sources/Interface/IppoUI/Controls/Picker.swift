/// A control that selects one of several values (`SwiftUI.Picker`).
///
/// The content gives the options: each view that has a `tag(_:)`, or that a `ForEach` made whose ids are of the
/// selection's type.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  @Environment(\.pickerStyle) private var style
  @Environment(\.areLabelsHidden) private var isLabelHidden
  @Environment(\.navigation) private var navigation
  @Environment(\.sectionPlace) private var place
  private let selection: PickerSelection<SelectionValue>
  private let label: Label
  private let options: Content

  init(shared selection: PickerSelection<SelectionValue>, options: Content, label: Label) {
    self.selection = selection
    self.options = options
    self.label = label
  }

  /// - Parameters:
  ///   - selection: The value of the chosen option. Without an option of that value, all are shown as unchosen.
  ///   - content: The options, in sections if there are many. The picker shows the text and the symbol of an option,
  ///     and all of it in the styles `inline` and `navigationLink`.
  ///   - label: The name of the value.
  public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
  {
    self.init(shared: PickerSelection(selection), options: content(), label: label())
  }

  /// The form of earlier years.
  public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
    self.init(selection: selection, content: content, label: { label })
  }

  /// The picker in the style around it (`pickerStyle(_:)`).
  public var body: some View {
    if style == .navigationLink, navigation != nil {
      PickerLink(selection: selection, isLabelHidden: isLabelHidden, label: label, options: options)
    } else if style == .menu, place == .items {
      // In a menu it is a menu of its own, where others are part of the menu around them.
      MenuElement(
        items: PickerElement(
          selection: selection, style: .automatic, isLabelHidden: true, label: label, options: options)
      ) { label }
    } else if style == .inline {
      InlinePicker(selection: selection, isLabelHidden: isLabelHidden, label: label, options: options)
    } else {
      PickerElement(
        selection: selection, style: style, isLabelHidden: isLabelHidden || showsValueAlone, label: label,
        options: options)
    }
  }

  /// Whether the picker shows the chosen option without its own label, as a menu outside of the rows of a list does.
  private var showsValueAlone: Bool { (style == .automatic || style == .menu) && place != .rows }
}

extension Picker where Label == Text {
  /// A picker with a title that is looked up in the app's string tables.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleKey) }
  }

  /// A picker with a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }
}

extension Picker where Label == IppoUI.Label<Text, Image> {
  /// A picker with a symbol and a title that is looked up in the app's string tables.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { IppoUI.Label(titleKey, systemImage: systemImage) }
  }

  /// A picker with a symbol and a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { IppoUI.Label(title, systemImage: systemImage) }
  }
}

extension Picker {
  /// A picker with a label of its own for the current value. The label has no effect in browsers and terminals, which
  /// show the option.
  public init<V: View>(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> V
  ) { self.init(selection: selection, content: content, label: label) }
}

extension Picker where Label == Text {
  /// A picker with a label of its own for the current value. The label has no effect in browsers and terminals, which
  /// show the option.
  public init<V: View>(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> V
  ) { self.init(titleKey, selection: selection, content: content) }
}

extension Picker where Label == IppoUI.Label<Text, Image> {
  /// A picker with an image among the app's resources.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { IppoUI.Label(titleKey, image: image) }
  }
}

/// The value that a picker shows and sets.
@MainActor
struct PickerSelection<Value: Hashable> {
  /// The value; `nil` where elements differ.
  let value: @MainActor () -> Value?
  private(set) var choose: @MainActor (Value) -> Void

  /// The same selection with an action after a choice.
  func then(_ action: @escaping @MainActor () -> Void) -> Self {
    var result = self
    result.choose = { [choose] value in
      choose(value)
      action()
    }
    return result
  }

  init(_ binding: Binding<Value>) {
    value = { binding.wrappedValue }
    choose = { binding.wrappedValue = $0 }
  }

  init<C: RandomAccessCollection>(_ sources: C, _ selection: KeyPath<C.Element, Binding<Value>>) {
    value = {
      guard let first = sources.first?[keyPath: selection].wrappedValue,
        sources.allSatisfy({ $0[keyPath: selection].wrappedValue == first })
      else { return nil }
      return first
    }
    choose = { value in
      for source in sources { source[keyPath: selection].wrappedValue = value }
    }
  }
}

/// Gives the options to the element of a picker, which does not have them as children.
private struct PickerOptionsTrait: ViewTrait {
  static var defaultValue: [ViewChild] { [] }
}

private struct PickerOptionsModifier<Options: View>: TraitModifier {
  typealias Body = Never
  let options: Options

  var detached: Options { options }

  func write(_ traits: inout ViewTraits, detached: [ViewChild]) { traits[PickerOptionsTrait.self] = detached }
}

/// The element of a picker.
struct PickerElement<Label: View, SelectionValue: Hashable, Options: View>: PrimitiveView {
  let selection: PickerSelection<SelectionValue>
  let style: RenderPicker.Style
  let isLabelHidden: Bool
  let label: Label
  let options: Options

  var content: some View {
    ControlLabel { label }
      .environment(\.areLabelsHidden, false)
      .modifier(PickerOptionsModifier(options: options))
  }

  /// The options, including those in sections.
  private func choices(in context: ElementContext) -> [ViewChild] {
    func flatten(_ children: [ViewChild]) -> [ViewChild] {
      children.flatMap { child in
        if case .section = child.content.element { flatten(child.element.children.children) } else { [child] }
      }
    }
    return flatten(context.children.first?[PickerOptionsTrait.self] ?? []).filter {
      $0.tag(as: SelectionValue.self) != nil
    }
  }

  func element(in context: ElementContext) -> RenderElement {
    let choices = choices(in: context)
    let selected = selection.value()
    return .picker(
      RenderPicker(
        options: choices.map { child in
          RenderPicker.Option(
            title: child.text, symbol: child.symbol, isDisabled: child.content.attributes.isDisabled)
        }, selection: choices.firstIndex { $0.tag(as: SelectionValue.self) == selected }, style: style,
        isLabelHidden: isLabelHidden))
  }

  func attributes(_ attributes: inout RenderAttributes, in context: ElementContext) {
    attributes.isDisabled = !context.environment.isEnabled
  }

  func handle(_ event: RenderEvent, in context: ElementContext) -> Bool {
    guard case .select(let index) = event else { return false }
    let choices = choices(in: context)
    guard choices.indices.contains(index), !choices[index].content.attributes.isDisabled,
      let value = choices[index].tag(as: SelectionValue.self)
    else { return false }
    selection.choose(value)
    return true
  }
}
