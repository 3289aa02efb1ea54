public import Foundation

/// An activity for shared items (`UIKit.UIActivity`). The app's activities are offered beside the built-in ones: a
/// mail, a copy, and files.
@MainActor @preconcurrency
open class UIActivity: NSObject {
  /// The name of an activity.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// An activity by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// An activity by its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    private init(system name: String) { rawValue = "com.apple.UIKit.activity.\(name)" }

    /// A mail. It is offered for texts and addresses.
    public static let mail = Self(system: "Mail")
    /// A copy on the app's pasteboard. It is offered for texts and addresses.
    public static let copyToPasteboard = Self(system: "CopyToPasteboard")
    /// Files. They are offered for pictures and for addresses of files.
    public static let saveToCameraRoll = Self(system: "SaveToCameraRoll")
    /// A message. Ippo does not offer it.
    public static let message = Self(system: "Message")
    /// Printing. It is not offered: the browser prints.
    public static let print = Self(system: "Print")
    /// A picture of a contact. Ippo does not offer it.
    public static let assignToContact = Self(system: "AssignToContact")
    /// A list of pages to read. Ippo does not offer it.
    public static let addToReadingList = Self(system: "AddToReadingList")
    /// Another device. Ippo does not offer it.
    public static let airDrop = Self(system: "AirDrop")
    /// Facebook. Ippo does not offer it.
    public static let postToFacebook = Self(system: "PostToFacebook")
    /// Twitter. Ippo does not offer it.
    public static let postToTwitter = Self(system: "PostToTwitter")
    /// Weibo. Ippo does not offer it.
    public static let postToWeibo = Self(system: "PostToWeibo")
    /// Vimeo. Ippo does not offer it.
    public static let postToVimeo = Self(system: "PostToVimeo")
    /// Tencent Weibo. Ippo does not offer it.
    public static let postToTencentWeibo = Self(system: "TencentWeibo")
    /// Flickr. Ippo does not offer it.
    public static let postToFlickr = Self(system: "PostToFlickr")
    /// A book. Ippo does not offer it.
    public static let openInIBooks = Self(system: "OpenInIBooks")
    /// A PDF with marks. Ippo does not offer it.
    public static let markupAsPDF = Self(system: "MarkupAsPDF")
  }

  /// The group that lists an activity. The category has no effect.
  public enum Category: Int, Sendable { case action, share }

  /// Creates an activity.
  public override init() {}

  /// The group that lists the activity. The category has no effect.
  open class var activityCategory: Category { .action }
  /// The name of the activity; `nil` for none.
  open var activityType: ActivityType? { nil }
  /// The title of the button; `nil` for none.
  open var activityTitle: String? { nil }
  /// The picture of the button; `nil` for none.
  open var activityImage: UIImage? { nil }
  /// Whether the activity can handle these items: `false`, unless a subclass overrides the method.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Receives the items before ``perform()``.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// Performs the activity.
  open func perform() { activityDidFinish(true) }
  /// A controller that asks the user for more. The controller is not shown.
  open var activityViewController: UIViewController? { nil }

  package var onFinish: (Bool) -> Void = { _ in }

  /// Reports that the activity is completed, or was given up.
  open func activityDidFinish(_ completed: Bool) { onFinish(completed) }
}

/// A controller that shares items (`UIKit.UIActivityViewController`), with the actions of `ShareLink`.
///
/// A text or an address goes into a mail. A picture or the address of a file becomes a file. The controller also offers
/// a copy, and the app's own activities.
@MainActor @preconcurrency
open class UIActivityViewController: UIViewController {
  /// Receives the completed activity; `nil` for none.
  public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

  package private(set) var items: [Any] = []
  package let activities: [UIActivity]

  /// The activities that are not offered.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  /// Receives the completed activity.
  open var completionWithItemsHandler: CompletionWithItemsHandler?

  /// Shares texts, addresses and pictures. An item source is asked for its item without an activity, or else for its
  /// placeholder.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    activities = applicationActivities ?? []
    super.init()
    items = activityItems.compactMap { item in
      guard let source = item as? any UIActivityItemSource else { return item }
      return source.activityViewController(self, itemForActivityType: nil)
        ?? source.activityViewControllerPlaceholderItem(self)
    }
  }

  /// Returns `nil`, because controllers cannot be read from archives.
  public required init?(coder: NSCoder) { nil }

  private var isFinished = false

  /// Calls the handler once, with the completed activity or with none.
  package func finish(_ type: UIActivity.ActivityType?, _ isCompleted: Bool) {
    guard !isFinished else { return }
    isFinished = true
    dismiss(animated: true)
    completionWithItemsHandler?(type, isCompleted, nil, nil)
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    isFinished = false
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard !isFinished else { return }
    isFinished = true
    completionWithItemsHandler?(nil, false, nil, nil)
  }

  /// Whether the controller may offer an activity.
  package func offers(_ type: UIActivity.ActivityType) -> Bool { excludedActivityTypes?.contains(type) != true }
}

/// A source of an item that depends on the activity (`UIKit.UIActivityItemSource`).
@MainActor @preconcurrency
public protocol UIActivityItemSource: AnyObject {
  /// The placeholder of the item.
  func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
  /// The item; `nil` for none. The method is called once, without an activity.
  func activityViewController(
    _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
  /// The subject of the item. The method is never called.
  func activityViewController(
    _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String
}

extension UIActivityItemSource {
  /// An empty subject.
  public func activityViewController(
    _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
}
