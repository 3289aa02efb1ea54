public import Foundation

// Controls with a value: each is shown by the one of SwiftUI that means the same.

/// On or off (`UIKit.UISwitch`), shown as a `Toggle`.
@MainActor @preconcurrency
open class UISwitch: UIControl {
  /// How a switch looks. Renderers show a switch.
  public enum Style: Int, Sendable { case automatic, checkbox, sliding }

  /// Whether it is on. Setting it runs no action.
  open var isOn = false { didSet { changes.note() } }
  /// What stands beside the switch; `nil` for nothing.
  open var title: String? { didSet { changes.note() } }
  /// How the switch looks. It is kept: renderers show a switch.
  open var preferredStyle = Style.automatic
  /// The colour of a switch that is on; `nil` for that of the platform.
  open var onTintColor: UIColor? { didSet { changes.note() } }
  /// The colour of the knob; `nil` for that of the platform. It is kept, and does not change what is drawn.
  open var thumbTintColor: UIColor?

  /// Turns it on or off, without running an action.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  /// The person has turned it on or off.
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

  /// The least number. A number below it becomes it.
  open var minimumValue: Float = 0 { didSet { value = own } }
  /// The largest number. A number above it becomes it.
  open var maximumValue: Float = 1 { didSet { value = own } }
  /// Whether actions run while the knob is moved. It is kept: renderers decide how often they tell.
  open var isContinuous = true
  /// A picture at the least number; `nil` for none.
  open var minimumValueImage: UIImage? { didSet { changes.note() } }
  /// A picture at the largest number; `nil` for none.
  open var maximumValueImage: UIImage? { didSet { changes.note() } }
  /// The colour of the track before the knob; `nil` for that of the platform.
  open var minimumTrackTintColor: UIColor? { didSet { changes.note() } }
  /// The colour of the track behind the knob; `nil` for that of the platform. It is kept, and does not change what is
  /// drawn.
  open var maximumTrackTintColor: UIColor?
  /// The colour of the knob; `nil` for that of the platform. It is kept, and does not change what is drawn.
  open var thumbTintColor: UIColor?
  private var thumbImages: [UIControl.State: UIImage] = [:]

  /// Sets the number, without an animation and without running an action.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  /// The person has moved the knob.
  package func move(to value: Float) {
    self.value = value
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  /// Keeps a picture for the knob in a state; what is drawn stays as it is. `nil` removes it.
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

/// More or less (`UIKit.UIStepper`), shown as a `Stepper`.
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

  /// The least number. A number below it becomes it.
  open var minimumValue: Double = 0 { didSet { value = own } }
  /// The largest number. A number above it becomes it.
  open var maximumValue: Double = 100 { didSet { value = own } }
  /// How far a step goes; more than 0.
  open var stepValue: Double = 1 { didSet { changes.note() } }
  /// Whether the least number follows the largest one.
  open var wraps = false
  /// Whether holding a button goes on. It is kept: renderers decide.
  open var autorepeat = true
  /// Whether actions run while a button is held. It is kept: renderers decide.
  open var isContinuous = true

  /// The person has made a step.
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

/// Signs for pages, one of which is current (`UIKit.UIPageControl`), shown as a row of dots that can be pressed.
@MainActor @preconcurrency
open class UIPageControl: UIControl {
  /// What is behind the signs. It is kept: nothing is.
  public enum BackgroundStyle: Int, Sendable { case automatic, prominent, minimal }

  /// How many pages there are.
  open var numberOfPages = 0 { didSet { changes.note() } }
  /// Which page is current, from 0. Setting it runs no action.
  open var currentPage = 0 { didSet { changes.note() } }
  /// Whether nothing is shown where there is one page alone.
  open var hidesForSinglePage = false { didSet { changes.note() } }
  /// What is behind the signs. It is kept: nothing is.
  open var backgroundStyle = BackgroundStyle.automatic
  /// Whether dragging goes through the pages. It is kept: it does not.
  open var allowsContinuousInteraction = true
  /// The colour of the sign for the current page; `nil` for that of text.
  open var currentPageIndicatorTintColor: UIColor? { didSet { changes.note() } }
  /// The colour of the signs for other pages; `nil` for a fainter one.
  open var pageIndicatorTintColor: UIColor? { didSet { changes.note() } }
  /// The picture of a page's sign; `nil` for a dot. It is kept: dots are drawn.
  open var preferredIndicatorImage: UIImage?

  /// Keeps a picture for a page's sign: dots are drawn.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {}

  /// The person has chosen a page.
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
  /// What can be chosen; `countDownTimer` and `yearAndMonth` are shown as a time and as a day.
  public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer, yearAndMonth = 4269 }

  /// How the picker looks.
  public enum Style: Int, Sendable {
    /// The system's choice, and its names.
    case automatic, wheels, compact, inline
  }

  /// The moment. Setting it runs no action.
  open var date = Date() { didSet { changes.note() } }
  /// What can be chosen.
  open var datePickerMode = Mode.dateAndTime { didSet { changes.note() } }
  /// How the picker looks.
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
  /// In minutes. It is kept, and does not change what can be chosen.
  open var minuteInterval = 1
  /// The seconds of a `countDownTimer`. They are kept, and not shown.
  open var countDownDuration: TimeInterval = 0

  /// Sets the moment, without an animation and without running an action.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  /// The person has chosen a moment.
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
  /// No segment is selected: -1.
  public nonisolated static let noSegment = -1

  package struct Segment {
    package var title: String?
    package var image: UIImage?
    package var action: UIAction?
    package var isEnabled = true
  }

  package private(set) var segments: [Segment] = [] { didSet { changes.note() } }
  /// Which segment is selected, from 0; -1 for none. Setting it runs no action.
  open var selectedSegmentIndex = noSegment { didSet { changes.note() } }
  /// Whether no segment stays selected. It is kept: the last one stays.
  open var isMomentary = false
  /// Whether segments are as wide as what they say. It is kept: renderers decide.
  open var apportionsSegmentWidthsByContent = false
  /// The colour of the selected segment; `nil` for that of the platform. It is kept, and does not change what is drawn.
  open var selectedSegmentTintColor: UIColor?
  private var titleTextAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
  private var backgroundImages: [UIControl.State: UIImage] = [:]

  /// Segments of texts, pictures and actions; anything else is described.
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

  /// Views are not read from archives here: `nil`.
  public required init?(coder: NSCoder) { nil }

  /// How many segments there are.
  open var numberOfSegments: Int { segments.count }

  /// Puts a segment before another; a place beyond the last is the last.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    segments.insert(Segment(title: title), at: min(max(segment, 0), segments.count))
  }

  /// Puts a segment before another; a place beyond the last is the last.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    segments.insert(Segment(image: image), at: min(max(segment, 0), segments.count))
  }

  /// Puts a segment before another; a place beyond the last is the last.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    segments.insert(
      Segment(title: action.title, image: action.image, action: action), at: min(max(segment, 0), segments.count))
  }

  /// Removes a segment; one that is not there is not removed.
  open func removeSegment(at segment: Int, animated: Bool) {
    if segments.indices.contains(segment) { segments.remove(at: segment) }
  }

  /// Removes all segments.
  open func removeAllSegments() { segments = [] }

  /// Sets what a segment says; one that is not there says nothing.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    if segments.indices.contains(segment) { segments[segment].title = title }
  }

  /// What a segment says; `nil` for nothing, and where there is none.
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

  /// Has no effect in browsers and terminals: they decide how wide segments are.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {}

  /// The person has selected a segment.
  package func select(_ index: Int) {
    guard segments.indices.contains(index), segments[index].isEnabled else { return }
    selectedSegmentIndex = index
    segments[index].action.map(sendAction)
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  /// Keeps attributes for titles in a state; what is drawn stays as it is. `nil` removes them.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    titleTextAttributes[state] = attributes
  }

  /// The attributes that were set for a state; `nil` for none.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleTextAttributes[state]
  }

  /// Keeps a picture for the ground in a state; what is drawn stays as it is. `nil` removes it.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) { backgroundImages[state] = backgroundImage }

  /// Has no effect in browsers and terminals: they draw what is between segments themselves.
  open func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
  ) {}

  open override class func appearance() -> UISegmentedControl { Appearances.proxy { UISegmentedControl() } }

  open override class func appearance(whenContainedInInstancesOf containerTypes: [AnyClass]) -> UISegmentedControl {
    appearance()
  }
}

/// Says that what can be pulled down is loaded anew (`UIKit.UIRefreshControl`). It is kept, and not shown: use
/// `refreshable(action:)`.
@MainActor @preconcurrency
open class UIRefreshControl: UIControl {
  /// Whether something is loaded.
  open private(set) var isRefreshing = false
  /// What is said while something is loaded. It is kept, and not shown.
  open var attributedTitle: NSAttributedString?

  /// Something is loaded.
  open func beginRefreshing() { isRefreshing = true }

  /// Nothing is loaded any more.
  open func endRefreshing() { isRefreshing = false }

  open override class func appearance() -> UIRefreshControl { Appearances.proxy { UIRefreshControl() } }

  open override class func appearance(whenContainedInInstancesOf containerTypes: [AnyClass]) -> UIRefreshControl {
    appearance()
  }
}
