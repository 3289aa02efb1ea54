struct SliderContent: View {
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

struct PageControlContent: View {
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

struct DatePickerContent: View {
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
