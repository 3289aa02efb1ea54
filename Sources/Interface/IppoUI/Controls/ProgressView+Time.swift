public import Foundation

extension ProgressView {
  /// The progress of an interval of time, which continues by itself, a second at a time.
  ///
  /// - Parameters:
  ///   - timerInterval: The interval.
  ///   - countsDown: Whether the bar empties or fills.
  ///   - label: The name of the interval.
  ///   - currentValueLabel: The label of the progress.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      amount: .timer(TimerText(interval: timerInterval, pauseTime: nil, countsDown: countsDown, showsHours: true)),
      label: label(), currentValueLabel: currentValueLabel())
  }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
  /// The progress of an interval of time, with the time that is left or has passed.
  ///
  /// - Parameters:
  ///   - timerInterval: The interval.
  ///   - countsDown: Whether the bar empties or fills.
  ///   - label: The name of the interval.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label) {
    self.init(timerInterval: timerInterval, countsDown: countsDown, label: label) {
      DefaultDateProgressLabel(timerInterval: timerInterval, countsDown: countsDown)
    }
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == DefaultDateProgressLabel {
  /// Shows the part of an interval of time that has passed, with the time that is left or has passed.
  ///
  /// - Parameters:
  ///   - timerInterval: the interval.
  ///   - countsDown: whether the bar empties or fills.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
    self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
  }
}

/// The time that is left or has passed of a progress of time (`SwiftUI.DefaultDateProgressLabel`).
public struct DefaultDateProgressLabel: View {
  let timerInterval: ClosedRange<Date>
  let countsDown: Bool

  /// The time in minutes and seconds, and in hours where it is an hour or more.
  public var body: some View { Text(timerInterval: timerInterval, countsDown: countsDown) }
}
