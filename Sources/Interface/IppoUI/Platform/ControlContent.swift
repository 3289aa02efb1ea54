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
