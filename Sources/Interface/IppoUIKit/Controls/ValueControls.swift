public import Foundation

// Controls with a value. The view of SwiftUI with the same meaning shows each of them.

/// A switch (`UIKit.UISwitch`), shown as a `Toggle`.
@MainActor @preconcurrency
open class UISwitch: UIControl {
  /// The look of a switch. Renderers show a switch.
  public enum Style: Int, Sendable { case automatic, checkbox, sliding }

  /// Whether the switch is on. Setting it runs no action.
  open var isOn = false { didSet { changes.note() } }
  /// The title beside the switch; `nil` for none.
  open var title: String? { didSet { changes.note() } }
  /// The look of the switch. The value is stored: renderers show a switch.
  open var preferredStyle = Style.automatic
  /// The colour of a switch that is on; `nil` for that of the platform.
  open var onTintColor: UIColor? { didSet { changes.note() } }
  /// The colour of the knob; `nil` for that of the platform. The value is stored, but renderers ignore it.
  open var thumbTintColor: UIColor?

  /// Turns the switch on or off, without running an action.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  /// Handles the user's change of the switch.
  package func turn(_ isOn: Bool) {
    self.isOn = isOn
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  open override class func appearance() -> UISwitch { Appearances.proxy { UISwitch() } }

  open override class func appearance(whenContainedInInstancesOf containerTypes: [AnyClass]) -> UISwitch {
    appearance()
  }
}

/// A number in a range (`UIKit.UISlider`), shown as a `Slider`.
@MainActor @preconcurrency
open class UISlider: UIControl {
  private var own: Float = 0

  /// The number, kept within the range. Setting it runs no action.
  open var value: Float {
    get { own }
    set {
      own = min(max(newValue, minimumValue), max(minimumValue, maximumValue))
      changes.note()
    }
  }

  /// The least number. A smaller value is raised to it.
  open var minimumValue: Float = 0 { didSet { value = own } }
  /// The largest number. A larger value is lowered to it.
  open var maximumValue: Float = 1 { didSet { value = own } }
  /// Whether actions run while the knob is moved. The value is stored: renderers decide how often they send events.
  open var isContinuous = true
  /// A picture at the least number; `nil` for none.
  open var minimumValueImage: UIImage? { didSet { changes.note() } }
  /// A picture at the largest number; `nil` for none.
  open var maximumValueImage: UIImage? { didSet { changes.note() } }
  /// The colour of the track before the knob; `nil` for that of the platform.
  open var minimumTrackTintColor: UIColor? { didSet { changes.note() } }
  /// The colour of the track behind the knob; `nil` for that of the platform. The value is stored, but renderers ignore
  /// it.
  open var maximumTrackTintColor: UIColor?
  /// The colour of the knob; `nil` for that of the platform. The value is stored, but renderers ignore it.
  open var thumbTintColor: UIColor?
  private var thumbImages: [UIControl.State: UIImage] = [:]

  /// Sets the number, without an animation and without running an action.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  /// Handles the user's move of the knob.
  package func move(to value: Float) {
    self.value = value
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  /// Stores a picture for the knob in a state, without an effect on the drawing. `nil` removes the picture.
  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) { thumbImages[state] = image }

  /// The picture that was set for the knob in a state; `nil` for none.
  open func thumbImage(for state: UIControl.State) -> UIImage? { thumbImages[state] }

  /// Has no effect in browsers and terminals: they draw the track themselves.
  open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {}

  /// Has no effect in browsers and terminals: they draw the track themselves.
  open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {}

  open override class func appearance() -> UISlider { Appearances.proxy { UISlider() } }

  open override class func appearance(whenContainedInInstancesOf containerTypes: [AnyClass]) -> UISlider {
    appearance()
  }
}

/// A pair of buttons for a number (`UIKit.UIStepper`), shown as a `Stepper`.
@MainActor @preconcurrency
open class UIStepper: UIControl {
  private var own: Double = 0

  /// The number, kept within the range. Setting it runs no action.
  open var value: Double {
    get { own }
    set {
      own = min(max(newValue, minimumValue), max(minimumValue, maximumValue))
      changes.note()
    }
  }

  /// The least number. A smaller value is raised to it.
  open var minimumValue: Double = 0 { didSet { value = own } }
  /// The largest number. A larger value is lowered to it.
  open var maximumValue: Double = 100 { didSet { value = own } }
  /// The length of a step; more than 0.
  open var stepValue: Double = 1 { didSet { changes.note() } }
  /// Whether the least number follows the largest one.
  open var wraps = false
  /// Whether a held button repeats its step. The value is stored, but renderers decide.
  open var autorepeat = true
  /// Whether actions run while a button is held. The value is stored, but renderers decide.
  open var isContinuous = true

  /// Handles the user's step.
  package func step(by count: Int) {
    let next = own + Double(count) * stepValue
    if wraps, next > maximumValue {
      value = minimumValue
    } else if wraps, next < minimumValue {
      value = maximumValue
    } else {
      value = next
    }
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  /// Has no effect in browsers and terminals: they draw the buttons themselves.
  open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {}

  /// Has no effect in browsers and terminals: they draw the buttons themselves.
  open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {}

  open override class func appearance() -> UIStepper { Appearances.proxy { UIStepper() } }

  open override class func appearance(whenContainedInInstancesOf containerTypes: [AnyClass]) -> UIStepper {
    appearance()
  }
}

/// Dots for pages, one of which is current (`UIKit.UIPageControl`), shown as a row of dots that the user can press.
@MainActor @preconcurrency
open class UIPageControl: UIControl {
  /// The background of the dots. The value is stored: the dots have no background.
  public enum BackgroundStyle: Int, Sendable { case automatic, prominent, minimal }

  /// The number of pages.
  open var numberOfPages = 0 { didSet { changes.note() } }
  /// The index of the current page, from 0. Setting it runs no action.
  open var currentPage = 0 { didSet { changes.note() } }
  /// Whether a control with one page is hidden.
  open var hidesForSinglePage = false { didSet { changes.note() } }
  /// The background of the dots. The value is stored: the dots have no background.
  open var backgroundStyle = BackgroundStyle.automatic
  /// Whether a drag goes through the pages. The value is stored: drags have no effect.
  open var allowsContinuousInteraction = true
  /// The colour of the dot for the current page; `nil` for the colour of text.
  open var currentPageIndicatorTintColor: UIColor? { didSet { changes.note() } }
  /// The colour of the dots for other pages; `nil` for a fainter colour.
  open var pageIndicatorTintColor: UIColor? { didSet { changes.note() } }
  /// The picture of a page's dot; `nil` for a dot. The value is stored: renderers draw dots.
  open var preferredIndicatorImage: UIImage?

  /// Has no effect: renderers draw dots.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {}

  /// Handles the user's choice of a page.
  package func choose(_ page: Int) {
    guard page != currentPage, (0..<numberOfPages).contains(page) else { return }
    currentPage = page
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  open override class func appearance() -> UIPageControl { Appearances.proxy { UIPageControl() } }

  open override class func appearance(whenContainedInInstancesOf containerTypes: [AnyClass]) -> UIPageControl {
    appearance()
  }
}

/// A day and a time (`UIKit.UIDatePicker`), shown as a `DatePicker`.
@MainActor @preconcurrency
open class UIDatePicker: UIControl {
  /// The parts of a date that can be chosen; `countDownTimer` and `yearAndMonth` are shown as a time and as a day.
  public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer, yearAndMonth = 4269 }

  /// The look of the picker.
  public enum Style: Int, Sendable {
    /// The system's choice, and its names.
    case automatic, wheels, compact, inline
  }

  /// The moment. Setting it runs no action.
  open var date = Date() { didSet { changes.note() } }
  /// The parts of the date that can be chosen.
  open var datePickerMode = Mode.dateAndTime { didSet { changes.note() } }
  /// The look of the picker.
  open var preferredDatePickerStyle = Style.automatic { didSet { changes.note() } }
  /// The first moment that can be chosen; `nil` for no limit.
  open var minimumDate: Date? { didSet { changes.note() } }
  /// The last moment that can be chosen; `nil` for no limit.
  open var maximumDate: Date? { didSet { changes.note() } }
  /// The language of the picker; `nil` for that of the surroundings.
  open var locale: Locale? { didSet { changes.note() } }
  /// The calendar of the picker; `nil` for that of the surroundings.
  open var calendar: Calendar! { didSet { changes.note() } }
  /// The time zone of the picker; `nil` for that of the surroundings.
  open var timeZone: TimeZone? { didSet { changes.note() } }
  /// The distance between choices, in minutes. The value is stored, but does not limit the choices.
  open var minuteInterval = 1
  /// The seconds of a `countDownTimer`. The value is stored, but not shown.
  open var countDownDuration: TimeInterval = 0

  /// Sets the moment, without an animation and without running an action.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  /// Handles the user's choice of a moment.
  package func choose(_ date: Date) {
    self.date = date
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  open override class func appearance() -> UIDatePicker { Appearances.proxy { UIDatePicker() } }

  open override class func appearance(whenContainedInInstancesOf containerTypes: [AnyClass]) -> UIDatePicker {
    appearance()
  }
}

/// One of a few choices (`UIKit.UISegmentedControl`), shown as a `Picker` of segments.
@MainActor @preconcurrency
open class UISegmentedControl: UIControl {
  /// The index for no selected segment: -1.
  public nonisolated static let noSegment = -1

  package struct Segment {
    package var title: String?
    package var image: UIImage?
    package var action: UIAction?
    package var isEnabled = true
  }

  package private(set) var segments: [Segment] = [] { didSet { changes.note() } }
  /// The index of the selected segment, from 0; -1 for none. Setting it runs no action.
  open var selectedSegmentIndex = noSegment { didSet { changes.note() } }
  /// Whether a segment is selected only while it is pressed. The value is stored: the last segment stays selected.
  open var isMomentary = false
  /// Whether segments are as wide as their titles. The value is stored, but renderers decide.
  open var apportionsSegmentWidthsByContent = false
  /// The colour of the selected segment; `nil` for that of the platform. The value is stored, but renderers ignore it.
  open var selectedSegmentTintColor: UIColor?
  private var titleTextAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
  private var backgroundImages: [UIControl.State: UIImage] = [:]

  /// Segments of texts, pictures and actions; other values become their descriptions.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    segments = (items ?? []).map { item in
      switch item {
      case let image as UIImage: Segment(image: image)
      case let action as UIAction: Segment(title: action.title, image: action.image, action: action)
      case let text as String: Segment(title: text)
      default: Segment(title: String(describing: item))
      }
    }
  }

  public override init(frame: CGRect = .zero) { super.init(frame: frame) }

  /// Returns `nil`, because views cannot be read from archives.
  public required init?(coder: NSCoder) { nil }

  /// The number of segments.
  open var numberOfSegments: Int { segments.count }

  /// Inserts a segment at an index, which is moved into the range of the segments.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    segments.insert(Segment(title: title), at: min(max(segment, 0), segments.count))
  }

  /// Inserts a segment at an index, which is moved into the range of the segments.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    segments.insert(Segment(image: image), at: min(max(segment, 0), segments.count))
  }

  /// Inserts a segment at an index, which is moved into the range of the segments.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    segments.insert(
      Segment(title: action.title, image: action.image, action: action), at: min(max(segment, 0), segments.count))
  }

  /// Removes the segment at an index, if there is one.
  open func removeSegment(at segment: Int, animated: Bool) {
    if segments.indices.contains(segment) { segments.remove(at: segment) }
  }

  /// Removes all segments.
  open func removeAllSegments() { segments = [] }

  /// Sets the title of the segment at an index, if there is one.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    if segments.indices.contains(segment) { segments[segment].title = title }
  }

  /// The title of a segment; `nil` without a title or without a segment.
  open func titleForSegment(at segment: Int) -> String? {
    segments.indices.contains(segment) ? segments[segment].title : nil
  }

  /// Sets the picture of a segment.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    if segments.indices.contains(segment) { segments[segment].image = image }
  }

  /// Sets whether a segment can be selected.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    if segments.indices.contains(segment) { segments[segment].isEnabled = enabled }
  }

  /// Has no effect in browsers and terminals: they decide the width of segments.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {}

  /// Handles the user's choice of a segment.
  package func select(_ index: Int) {
    guard segments.indices.contains(index), segments[index].isEnabled else { return }
    selectedSegmentIndex = index
    segments[index].action.map(sendAction)
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  /// Stores attributes for titles in a state, without an effect on the drawing. `nil` removes the attributes.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    titleTextAttributes[state] = attributes
  }

  /// The attributes that were set for a state; `nil` for none.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleTextAttributes[state]
  }

  /// Stores a picture for the background in a state, without an effect on the drawing. `nil` removes the picture.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) { backgroundImages[state] = backgroundImage }

  /// Has no effect in browsers and terminals: they draw the dividers themselves.
  open func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
  ) {}

  open override class func appearance() -> UISegmentedControl { Appearances.proxy { UISegmentedControl() } }

  open override class func appearance(whenContainedInInstancesOf containerTypes: [AnyClass]) -> UISegmentedControl {
    appearance()
  }
}
