public import Foundation

/// Parts of a date that can be chosen (`SwiftUI.DatePickerComponents`).
public struct DatePickerComponents: OptionSet, Sendable {
  /// One bit for each part: 1 the time, 2 the day.
  public let rawValue: UInt

  /// A set of the parts whose bits are set.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Hours and minutes. A time that is chosen has no seconds.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1 << 0)
  /// Year, month and day.
  public static let date = DatePickerComponents(rawValue: 1 << 1)
}

/// A control for a day, a time, or both (`SwiftUI.DatePicker`).
///
/// The picker is a field with the moment in ISO 8601, in the time zone of the environment. Renderers with a control for
/// moments show that control.
public struct DatePicker<Label: View>: View {
  /// Parts of a date that can be chosen.
  public typealias Components = DatePickerComponents

  @Environment(\.areLabelsHidden) private var isLabelHidden
  @Environment(\.timeZone) private var timeZone
  @Environment(\.datePickerStyle) private var style
  @State private var draft: FieldDraft?
  private let selection: Binding<Date>
  private let minimum: Date?
  private let maximum: Date?
  private let components: Components
  private let label: Label

  init(
    _ selection: Binding<Date>, _ minimum: Date?, _ maximum: Date?, _ components: Components, _ label: Label
  ) {
    self.selection = selection
    self.minimum = minimum
    self.maximum = maximum
    self.components = components
    self.label = label
  }

  /// A date picker without bounds.
  ///
  /// - Parameters:
  ///   - selection: The date. Components that cannot be chosen stay as they are.
  ///   - displayedComponents: The components that can be chosen.
  ///   - label: The name of the date.
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) { self.init(selection, nil, nil, displayedComponents, label()) }

  /// A date picker for dates within a range, its bounds included. Another date is not taken over, and the field is
  /// marked as invalid.
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) { self.init(selection, range.lowerBound, range.upperBound, displayedComponents, label()) }

  /// A date picker for dates from a bound on.
  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) { self.init(selection, range.lowerBound, nil, displayedComponents, label()) }

  /// A date picker for dates up to a bound.
  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) { self.init(selection, nil, range.upperBound, displayedComponents, label()) }

  /// The control in the style around it (`datePickerStyle(_:)`), or else the label and the field at both ends of the
  /// line.
  public var body: some View {
    if let style {
      style.makeBody(
        DatePickerStyleConfiguration(
          label: DatePickerStyleConfiguration.Label(view: AnyView(label)), selection: selection, minimumDate: minimum,
          maximumDate: maximum, displayedComponents: components))
    } else {
      standard
    }
  }

  @ViewBuilder private var standard: some View {
    let field = DateFieldElement(
      selection: selection, draft: $draft, format: MomentFormat(components: components, timeZone: timeZone),
      minimum: minimum, maximum: maximum, label: label)
    if isLabelHidden {
      field
    } else {
      HStack {
        label
        Spacer()
        field
      }
    }
  }
}

extension DatePicker where Label == DatePickerStyleConfiguration.Label {
  /// The date picker of a style's configuration.
  public init(_ configuration: DatePickerStyleConfiguration) {
    self.init(
      configuration.$selection, configuration.minimumDate, configuration.maximumDate,
      configuration.displayedComponents, configuration.label)
  }
}

extension DatePicker where Label == Text {
  /// A date picker without bounds, with a title that is looked up in the app's string tables.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection, nil, nil, displayedComponents, Text(titleKey)) }

  /// A date picker without bounds, with a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection, nil, nil, displayedComponents, Text(title)) }

  /// A date picker for dates within a range, with a title that is looked up in the app's string tables.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection, range.lowerBound, range.upperBound, displayedComponents, Text(titleKey)) }

  /// A date picker for dates within a range, with a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection, range.lowerBound, range.upperBound, displayedComponents, Text(title)) }

  /// A date picker for dates from a bound on, with a title that is looked up in the app's string tables.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection, range.lowerBound, nil, displayedComponents, Text(titleKey)) }

  /// A date picker for dates from a bound on, with a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection, range.lowerBound, nil, displayedComponents, Text(title)) }

  /// A date picker for dates up to a bound, with a title that is looked up in the app's string tables.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection, nil, range.upperBound, displayedComponents, Text(titleKey)) }

  /// A date picker for dates up to a bound, with a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection, nil, range.upperBound, displayedComponents, Text(title)) }
}

/// The element of a date picker.
private struct DateFieldElement<Label: View>: PrimitiveView {
  let selection: Binding<Date>
  let draft: Binding<FieldDraft?>
  let format: MomentFormat
  let minimum: Date?
  let maximum: Date?
  let label: Label

  static var childPolicy: ChildPolicy { .collected }

  var content: some View { label }

  func element(in context: ElementContext) -> RenderElement {
    let written = format.string(selection.wrappedValue)
    let draft = draft.wrappedValue.flatMap { $0.written == written ? $0 : nil }
    return .field(
      RenderField(
        text: draft?.text ?? written, style: context.environment.textFieldStyle, keyboard: format.keyboard,
        capitalization: .none, isAutocorrected: false, isInvalid: draft?.isInvalid ?? false,
        minimum: minimum.map(format.string), maximum: maximum.map(format.string)))
  }

  func attributes(_ attributes: inout RenderAttributes, in context: ElementContext) {
    attributes.isDisabled = !context.environment.isEnabled
    attributes.accessibility.label = context.children.map(\.name).joined(separator: " ")
  }

  func handle(_ event: RenderEvent, in context: ElementContext) -> Bool {
    switch event {
    case .setText(let text):
      let moment = format.date(text, basedOn: selection.wrappedValue)
      let isAllowed = moment.map { format.isWithin(minimum, maximum, $0) } ?? false
      // Of the first and the last day (or minute) only a part is within the range.
      if let moment, isAllowed {
        selection.wrappedValue = min(max(moment, minimum ?? moment), maximum ?? .distantFuture)
      }
      draft.wrappedValue = FieldDraft(
        text: text, written: format.string(selection.wrappedValue), isInvalid: !isAllowed)
    case .submit: draft.wrappedValue = nil
    case .editing(let isEditing), .focus(let isEditing): if !isEditing { draft.wrappedValue = nil }
    default: return false
    }
    return true
  }
}
