public import Foundation

/// A view that people use (`UIKit.UIControl`). Controls of UIKit are not shown: show those of SwiftUI. These are here
/// for what apps set by their appearance, which is kept.
@MainActor @preconcurrency
open class UIControl: UIView {
  /// The state that an appearance is for.
  public struct State: OptionSet, Hashable, Sendable {
    /// A bit for each property, as in UIKit.
    public let rawValue: UInt

    /// A state by its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Nothing in particular.
    public static let normal: State = []
    /// The control is pressed.
    public static let highlighted = State(rawValue: 1 << 0)
    /// The control cannot be used.
    public static let disabled = State(rawValue: 1 << 1)
    /// The control is selected.
    public static let selected = State(rawValue: 1 << 2)
    /// The control has the focus.
    public static let focused = State(rawValue: 1 << 3)
  }

  /// Whether the control can be used. It is kept, and does not change what is shown.
  open var isEnabled = true
  /// Whether the control is selected. It is kept, and does not change what is shown.
  open var isSelected = false
  /// Whether the control is pressed. It is kept, and does not change what is shown.
  open var isHighlighted = false
}

/// How much room a bar has (`UIKit.UIBarMetrics`).
public enum UIBarMetrics: Int, Sendable { case `default`, compact, defaultPrompt = 101, compactPrompt }

/// One of a few choices (`UIKit.UISegmentedControl`).
@MainActor @preconcurrency
open class UISegmentedControl: UIControl {
  /// The colour of the selected segment; `nil` for that of the platform. It is kept, and does not change what is drawn.
  open var selectedSegmentTintColor: UIColor?
  private var titleTextAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
  private var backgroundImages: [UIControl.State: UIImage] = [:]

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
}

/// On or off (`UIKit.UISwitch`).
@MainActor @preconcurrency
open class UISwitch: UIControl {
  /// The colour of a switch that is on; `nil` for that of the platform. It is kept, and does not change what is drawn.
  open var onTintColor: UIColor?
  /// The colour of the knob; `nil` for that of the platform. It is kept, and does not change what is drawn.
  open var thumbTintColor: UIColor?

  open override class func appearance() -> UISwitch { Appearances.proxy { UISwitch() } }
}

/// A number in a range (`UIKit.UISlider`).
@MainActor @preconcurrency
open class UISlider: UIControl {
  /// The colour of the track before the knob; `nil` for that of the platform. It is kept, and does not change what is
  /// drawn.
  open var minimumTrackTintColor: UIColor?
  /// The colour of the track behind the knob; `nil` for that of the platform. It is kept, and does not change what is
  /// drawn.
  open var maximumTrackTintColor: UIColor?
  /// The colour of the knob; `nil` for that of the platform. It is kept, and does not change what is drawn.
  open var thumbTintColor: UIColor?
  private var thumbImages: [UIControl.State: UIImage] = [:]

  /// Keeps a picture for the knob in a state; what is drawn stays as it is. `nil` removes it.
  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) { thumbImages[state] = image }

  open override class func appearance() -> UISlider { Appearances.proxy { UISlider() } }
}

/// More or less (`UIKit.UIStepper`).
@MainActor @preconcurrency
open class UIStepper: UIControl {
  open override class func appearance() -> UIStepper { Appearances.proxy { UIStepper() } }
}

/// Signs for pages, one of which is current (`UIKit.UIPageControl`).
@MainActor @preconcurrency
open class UIPageControl: UIControl {
  /// The colour of the sign for the current page; `nil` for that of the platform. It is kept, and does not change what
  /// is drawn.
  open var currentPageIndicatorTintColor: UIColor?
  /// The colour of the signs for other pages; `nil` for that of the platform. It is kept, and does not change what is
  /// drawn.
  open var pageIndicatorTintColor: UIColor?

  open override class func appearance() -> UIPageControl { Appearances.proxy { UIPageControl() } }
}

/// A day and a time (`UIKit.UIDatePicker`).
@MainActor @preconcurrency
open class UIDatePicker: UIControl {
  /// In minutes.
  open var minuteInterval = 1

  open override class func appearance() -> UIDatePicker { Appearances.proxy { UIDatePicker() } }
}

/// A field for a search (`UIKit.UISearchBar`).
@MainActor @preconcurrency
open class UISearchBar: UIView {
  /// The colour of the bar; `nil` for that of the platform. It is kept, and does not change what is drawn.
  open var barTintColor: UIColor?
  /// The field of the bar, for what apps say of its appearance.
  open var searchTextField = UITextField()
  /// A picture behind the bar. It is kept, and does not change what is drawn.
  open var backgroundImage: UIImage?

  open override class func appearance() -> UISearchBar { Appearances.proxy { UISearchBar() } }
}

/// A button with a title (`UIKit.UIButton`).
@MainActor @preconcurrency
open class UIButton: UIControl {
  open override class func appearance() -> UIButton { Appearances.proxy { UIButton() } }
}
