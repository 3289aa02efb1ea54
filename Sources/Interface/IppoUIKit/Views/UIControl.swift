public import Foundation

/// A view that people use (`UIKit.UIControl`). SwiftUI's controls are used to show some; these are here for what apps say of
/// their appearance.
@MainActor @preconcurrency
open class UIControl: UIView {
  /// What a control is like at a moment.
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let normal: State = []
    public static let highlighted = State(rawValue: 1 << 0)
    public static let disabled = State(rawValue: 1 << 1)
    public static let selected = State(rawValue: 1 << 2)
    public static let focused = State(rawValue: 1 << 3)
  }

  open var isEnabled = true
  open var isSelected = false
  open var isHighlighted = false
}

/// How a bar lies on its screen (`UIKit.UIBarMetrics`).
public enum UIBarMetrics: Int, Sendable { case `default`, compact, defaultPrompt = 101, compactPrompt }

/// One of a few choices (`UIKit.UISegmentedControl`).
@MainActor @preconcurrency
open class UISegmentedControl: UIControl {
  open var selectedSegmentTintColor: UIColor?
  private var titleTextAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
  private var backgroundImages: [UIControl.State: UIImage] = [:]

  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    titleTextAttributes[state] = attributes
  }

  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleTextAttributes[state]
  }

  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) { backgroundImages[state] = backgroundImage }

  open func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
  ) {}

  open override class func appearance() -> UISegmentedControl { Appearances.proxy { UISegmentedControl() } }
}

/// On or off (`UIKit.UISwitch`).
@MainActor @preconcurrency
open class UISwitch: UIControl {
  open var onTintColor: UIColor?
  open var thumbTintColor: UIColor?

  open override class func appearance() -> UISwitch { Appearances.proxy { UISwitch() } }
}

/// A number in a range (`UIKit.UISlider`).
@MainActor @preconcurrency
open class UISlider: UIControl {
  open var minimumTrackTintColor: UIColor?
  open var maximumTrackTintColor: UIColor?
  open var thumbTintColor: UIColor?
  private var thumbImages: [UIControl.State: UIImage] = [:]

  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) { thumbImages[state] = image }

  open override class func appearance() -> UISlider { Appearances.proxy { UISlider() } }
}

/// More or less (`UIKit.UIStepper`).
@MainActor @preconcurrency
open class UIStepper: UIControl {
  open override class func appearance() -> UIStepper { Appearances.proxy { UIStepper() } }
}

/// Which of several pages (`UIKit.UIPageControl`).
@MainActor @preconcurrency
open class UIPageControl: UIControl {
  open var currentPageIndicatorTintColor: UIColor?
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

/// A field to look for something (`UIKit.UISearchBar`).
@MainActor @preconcurrency
open class UISearchBar: UIView {
  open var barTintColor: UIColor?
  open var searchTextField = UITextField()
  open var backgroundImage: UIImage?

  open override class func appearance() -> UISearchBar { Appearances.proxy { UISearchBar() } }
}

/// A button with a title (`UIKit.UIButton`).
@MainActor @preconcurrency
open class UIButton: UIControl {
  open override class func appearance() -> UIButton { Appearances.proxy { UIButton() } }
}
