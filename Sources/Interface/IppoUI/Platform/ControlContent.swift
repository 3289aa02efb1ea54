import Foundation

/// A control of UIKit, by the one of SwiftUI that means the same.
struct ControlContent: View {
  let view: UIControl
  let name: String

  var body: some View {
    let _ = view.changes.version
    Group {
      switch view {
      case let view as UIButton: ButtonContent(view: view, name: name)
      case let view as UISwitch:
        Toggle(isOn: Binding(get: { view.isOn }, set: { view.turn($0) })) { Text(verbatim: view.title ?? "") }
          .modifier(HiddenLabel(isHidden: view.title == nil))
          .tint(view.onTintColor.map { Color($0) })
      case let view as UISlider: SliderContent(view: view)
      case let view as UIStepper:
        Stepper {
          EmptyView()
        } onIncrement: {
          view.step(by: 1)
        } onDecrement: {
          view.step(by: -1)
        }
        .labelsHidden()
      case let view as UIPageControl: PageControlContent(view: view)
      case let view as UIDatePicker: DatePickerContent(view: view)
      case let view as UISegmentedControl:
        Picker("", selection: Binding(get: { view.selectedSegmentIndex }, set: { view.select($0) })) {
          ForEach(view.segments.indices, id: \.self) { index in
            SegmentLabel(segment: view.segments[index]).tag(index)
          }
        }
        .pickerStyle(.segmented)
        .labelsHidden()
      default:
        if view.hasActions, !view.subviews.isEmpty {
          Button {
            view.sendActions(for: [.touchUpInside, .primaryActionTriggered])
          } label: {
            SubviewsContent(view: view, name: name)
          }
          .buttonStyle(.plain)
        } else if !view.subviews.isEmpty || view.hasLook {
          SubviewsContent(view: view, name: name)
        } else {
          UnavailablePlatformView(name: name)
        }
      }
    }
    .disabled(!view.isEnabled)
  }
}

private struct HiddenLabel: ViewModifier {
  let isHidden: Bool

  func body(content: Content) -> some View {
    if isHidden { content.labelsHidden() } else { content }
  }
}

private struct SpokenLabel: ViewModifier {
  let label: String?

  func body(content: Content) -> some View {
    if let label { content.accessibilityLabel(Text(verbatim: label)) } else { content }
  }
}

private struct SegmentLabel: View {
  let segment: UISegmentedControl.Segment

  var body: some View {
    if let image = segment.image, segment.title?.isEmpty != false {
      Image(uiImage: image)
    } else {
      Text(verbatim: segment.title ?? "")
    }
  }
}

private struct SliderContent: View {
  let view: UISlider

  var body: some View {
    let value = Binding<Float>(get: { view.value }, set: { view.move(to: $0) })
    HStack {
      if let image = view.minimumValueImage { Image(uiImage: image) }
      if view.minimumValue < view.maximumValue {
        Slider(value: value, in: view.minimumValue...view.maximumValue)
          .tint((view.minimumTrackTintColor ?? view.thumbTintColor).map { Color($0) })
      } else {
        Slider(value: .constant(0)).disabled(true)
      }
      if let image = view.maximumValueImage { Image(uiImage: image) }
    }
  }
}

private struct PageControlContent: View {
  let view: UIPageControl

  var body: some View {
    if view.numberOfPages > 1 || (view.numberOfPages == 1 && !view.hidesForSinglePage) {
      HStack(spacing: 9) {
        ForEach(0..<view.numberOfPages, id: \.self) { page in
          let isCurrent = page == view.currentPage
          Button {
            view.choose(page)
          } label: {
            Circle().fill(color(isCurrent)).frame(width: 8, height: 8)
          }
          .buttonStyle(.plain)
          .accessibilityLabel(Text(verbatim: "\(page + 1)"))
          .accessibilityAddTraits(isCurrent ? .isSelected : [])
        }
      }
    }
  }

  private func color(_ isCurrent: Bool) -> Color {
    let own = isCurrent ? view.currentPageIndicatorTintColor : view.pageIndicatorTintColor
    return own.map { Color($0) } ?? .primary.opacity(isCurrent ? 1 : 0.3)
  }
}

private struct DatePickerContent: View {
  let view: UIDatePicker

  var body: some View {
    Group {
      switch view.preferredDatePickerStyle {
      case .wheels: picker.datePickerStyle(.wheel)
      case .inline: picker.datePickerStyle(.graphical)
      case .compact: picker.datePickerStyle(.compact)
      case .automatic: picker
      }
    }
    .labelsHidden()
    .transformEnvironment(\.self) {
      if let locale = view.locale { $0.locale = locale }
      if let calendar = view.calendar { $0.calendar = calendar }
      if let timeZone = view.timeZone { $0.timeZone = timeZone }
    }
  }

  private var parts: DatePickerComponents {
    switch view.datePickerMode {
    case .time, .countDownTimer: .hourAndMinute
    case .date, .yearAndMonth: .date
    case .dateAndTime: [.date, .hourAndMinute]
    }
  }

  @ViewBuilder private var picker: some View {
    let date = Binding(get: { view.date }, set: { view.choose($0) })
    switch (view.minimumDate, view.maximumDate) {
    case (let first?, let last?) where first <= last:
      DatePicker("", selection: date, in: first...last, displayedComponents: parts)
    case (let first?, nil): DatePicker("", selection: date, in: first..., displayedComponents: parts)
    case (nil, let last?): DatePicker("", selection: date, in: ...last, displayedComponents: parts)
    default: DatePicker("", selection: date, displayedComponents: parts)
    }
  }
}

private struct ButtonContent: View {
  let view: UIButton
  let name: String

  var body: some View {
    Group {
      if let configuration = view.configuration {
        ConfiguredButton(view: view, configuration: configuration)
      } else if view.buttonType == .custom {
        button { pieces }.buttonStyle(.plain)
      } else {
        button { pieces }.buttonStyle(.borderless)
      }
    }
    .modifier(SpokenLabel(label: view.accessibilityLabel))
  }

  @ViewBuilder private func button<L: View>(@ViewBuilder _ label: () -> L) -> some View {
    PressedContent(view: view, label: label())
  }

  @ViewBuilder private var pieces: some View {
    let insets = view.contentEdgeInsets
    HStack(spacing: 4) {
      if let image = view.currentImage { Image(uiImage: image) }
      if let title = view.currentAttributedTitle {
        Text(styled: title)
      } else if let title = view.currentTitle, !title.isEmpty {
        titled(Text(verbatim: title))
      }
      ForEach(view.subviews.map(ButtonSubview.init)) { UIViewContent(view: $0.view, name: name) }
    }
    .padding(EdgeInsets(top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right))
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .fixedSize(horizontal: !isStretched, vertical: !isStretched)
    .background { if let image = view.currentBackgroundImage { Image(uiImage: image).resizable() } }
  }

  /// Whether the button fills the room that something else gives it.
  private var isStretched: Bool { view.constants.width != nil || view.frame.width > 0 }

  @ViewBuilder private func titled(_ title: Text) -> some View {
    let styled = title.font(view.titleLabel?.font.map { Font($0) })
    if let color = view.shownTitleColor {
      styled.foregroundStyle(Color(color))
    } else if view.buttonType == .custom {
      styled.foregroundStyle(.white)
    } else {
      styled
    }
  }

  private struct ButtonSubview: Identifiable {
    let view: UIView
    var id: ObjectIdentifier { ObjectIdentifier(view) }
  }
}

/// What is pressed, or opens a menu.
private struct PressedContent<L: View>: View {
  let view: UIButton
  let label: L

  var body: some View {
    if let menu = view.menu, view.showsMenuAsPrimaryAction {
      Menu {
        MenuContent(menu: menu)
      } label: {
        label
      }
    } else {
      Button(role: view.role == .destructive ? .destructive : nil) {
        view.press()
      } label: {
        label
      }
    }
  }
}

private struct ConfiguredButton: View {
  let view: UIButton
  let configuration: UIButton.Configuration

  var body: some View {
    styled
      .controlSize(size)
      .buttonBorderShape(configuration.cornerStyle == .capsule ? .capsule : .automatic)
      .tint(configuration.baseBackgroundColor.map { Color($0) })
  }

  @ViewBuilder private var styled: some View {
    switch configuration.style {
    case .plain, .borderless: pressed.buttonStyle(.borderless)
    case .gray, .tinted, .bordered, .borderedTinted: pressed.buttonStyle(.bordered)
    case .filled, .borderedProminent: pressed.buttonStyle(.borderedProminent)
    }
  }

  private var pressed: some View { PressedContent(view: view, label: label) }

  private var size: ControlSize {
    switch configuration.buttonSize {
    case .mini: .mini
    case .small: .small
    case .medium: .regular
    case .large: .large
    }
  }

  @ViewBuilder private var label: some View {
    let spacing = configuration.imagePadding
    if let color = configuration.baseForegroundColor {
      parts(spacing).foregroundStyle(Color(color))
    } else {
      parts(spacing)
    }
  }

  @ViewBuilder private func parts(_ spacing: CGFloat) -> some View {
    switch configuration.imagePlacement {
    case .top:
      VStack(spacing: spacing) {
        pictures
        titles
      }
    case .bottom:
      VStack(spacing: spacing) {
        titles
        pictures
      }
    case .trailing:
      HStack(spacing: spacing) {
        titles
        pictures
      }
    default:
      HStack(spacing: spacing) {
        pictures
        titles
      }
    }
  }

  @ViewBuilder private var pictures: some View {
    if configuration.showsActivityIndicator {
      ProgressView()
    } else if let image = configuration.image ?? view.currentImage {
      Image(uiImage: image)
    }
  }

  @ViewBuilder private var titles: some View {
    VStack(spacing: configuration.titlePadding) {
      if let title = configuration.attributedTitle {
        Text(title)
      } else if let title = configuration.title ?? view.currentTitle, !title.isEmpty {
        Text(verbatim: title)
      }
      if let subtitle = configuration.subtitle { Text(verbatim: subtitle).font(.caption) }
    }
  }
}

/// The entries of a menu of UIKit.
struct MenuContent: View {
  let menu: UIMenu

  var body: some View {
    ForEach(menu.children.map(Entry.init)) { entry in
      switch entry.element {
      case let inner as UIMenu where inner.options.contains(.displayInline):
        Section { MenuContent(menu: inner) }
      case let inner as UIMenu:
        Menu {
          MenuContent(menu: inner)
        } label: {
          MenuEntryLabel(element: inner)
        }
      case let action as UIAction where !action.attributes.contains(.hidden): ActionEntry(action: action)
      default: EmptyView()
      }
    }
  }

  private struct Entry: Identifiable {
    let element: UIMenuElement
    var id: ObjectIdentifier { ObjectIdentifier(element) }
  }
}

private struct ActionEntry: View {
  let action: UIAction

  var body: some View {
    Group {
      if action.state == .on {
        Toggle(isOn: Binding(get: { true }, set: { _ in action.perform(from: nil) })) {
          MenuEntryLabel(element: action)
        }
      } else {
        Button(role: action.attributes.contains(.destructive) ? .destructive : nil) {
          action.perform(from: nil)
        } label: {
          MenuEntryLabel(element: action)
        }
      }
    }
    .disabled(action.attributes.contains(.disabled))
  }
}

private struct MenuEntryLabel: View {
  let element: UIMenuElement

  var body: some View {
    if let image = element.image {
      Label {
        Text(verbatim: element.title)
      } icon: {
        Image(uiImage: image)
      }
    } else {
      Text(verbatim: element.title)
    }
  }
}

/// Views of UIKit beside or below each other.
struct StackContent: View {
  let view: UIStackView
  let name: String

  var body: some View {
    let _ = view.changes.version
    let margins = view.isLayoutMarginsRelativeArrangement ? view.layoutMargins : .zero
    Group {
      if view.axis == .vertical {
        VStack(alignment: horizontal, spacing: 0) { arranged }
      } else {
        HStack(alignment: vertical, spacing: 0) { arranged }
      }
    }
    .padding(EdgeInsets(top: margins.top, leading: margins.left, bottom: margins.bottom, trailing: margins.right))
  }

  private struct Arranged: Identifiable {
    let view: UIView
    let spacing: CGFloat
    let isLast: Bool
    var id: ObjectIdentifier { ObjectIdentifier(view) }
  }

  private var shown: [Arranged] {
    let views = view.arrangedSubviews.filter { other in
      _ = other.changes.version
      return !other.isHidden
    }
    return views.enumerated().map { index, other in
      let custom = view.customSpacing(after: other)
      let spacing = custom == UIStackView.spacingUseDefault ? view.spacing : custom
      return Arranged(view: other, spacing: spacing, isLast: index == views.count - 1)
    }
  }

  @ViewBuilder private var arranged: some View {
    ForEach(shown) { item in
      sized(item.view)
      if !item.isLast {
        if view.distribution == .equalSpacing || view.distribution == .equalCentering {
          Spacer(minLength: item.spacing)
        } else {
          Color.clear.frame(
            width: view.axis == .horizontal ? item.spacing : 0, height: view.axis == .vertical ? item.spacing : 0)
        }
      }
    }
  }

  private func sized(_ other: UIView) -> some View {
    let constants = other.constants
    let isEqual = view.distribution == .fillEqually
    let fillsWidth = view.axis == .vertical ? view.alignment == .fill : isEqual
    let fillsHeight = view.axis == .horizontal ? view.alignment == .fill : isEqual
    return UIViewContent(view: other, name: name)
      .frame(width: constants.width, height: constants.height)
      .frame(
        maxWidth: fillsWidth && constants.width == nil ? .infinity : nil,
        maxHeight: fillsHeight && constants.height == nil && isEqual ? .infinity : nil)
  }

  private var horizontal: HorizontalAlignment {
    switch view.alignment {
    case .fill, .center: .center
    case .leading, .firstBaseline: .leading
    case .trailing, .lastBaseline: .trailing
    }
  }

  private var vertical: VerticalAlignment {
    switch view.alignment {
    case .fill, .center: .center
    case .leading: .top
    case .trailing: .bottom
    case .firstBaseline: .firstTextBaseline
    case .lastBaseline: .lastTextBaseline
    }
  }
}
