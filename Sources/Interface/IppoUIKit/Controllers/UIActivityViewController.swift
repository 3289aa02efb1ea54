public import Foundation

/// Something that can be done with what is shared (`UIKit.UIActivity`). Those of the app are offered beside the ones there
/// are here: a mail, a copy, and files.
@MainActor @preconcurrency
open class UIActivity: NSObject {
  /// The name of what can be done.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// What can be done, by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// What can be done, by its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    private init(system name: String) { rawValue = "com.apple.UIKit.activity.\(name)" }

    /// A mail. It is offered for texts and addresses.
    public static let mail = Self(system: "Mail")
    /// A copy on the app's pasteboard. It is offered for texts and addresses.
    public static let copyToPasteboard = Self(system: "CopyToPasteboard")
    /// Files. They are offered for pictures and for addresses of files.
    public static let saveToCameraRoll = Self(system: "SaveToCameraRoll")
    /// A message. It is not offered.
    public static let message = Self(system: "Message")
    /// Printing. It is not offered: the browser prints.
    public static let print = Self(system: "Print")
    /// A picture of a contact. It is not offered.
    public static let assignToContact = Self(system: "AssignToContact")
    /// A list of pages to read. It is not offered.
    public static let addToReadingList = Self(system: "AddToReadingList")
    /// Another device. It is not offered.
    public static let airDrop = Self(system: "AirDrop")
    /// Facebook. It is not offered.
    public static let postToFacebook = Self(system: "PostToFacebook")
    /// Twitter. It is not offered.
    public static let postToTwitter = Self(system: "PostToTwitter")
    /// Weibo. It is not offered.
    public static let postToWeibo = Self(system: "PostToWeibo")
    /// Vimeo. It is not offered.
    public static let postToVimeo = Self(system: "PostToVimeo")
    /// Tencent Weibo. It is not offered.
    public static let postToTencentWeibo = Self(system: "TencentWeibo")
    /// Flickr. It is not offered.
    public static let postToFlickr = Self(system: "PostToFlickr")
    /// A book. It is not offered.
    public static let openInIBooks = Self(system: "OpenInIBooks")
    /// A PDF with marks. It is not offered.
    public static let markupAsPDF = Self(system: "MarkupAsPDF")
  }

  /// Where what can be done is listed. It has no effect.
  public enum Category: Int, Sendable { case action, share }

  /// Something that can be done.
  public override init() {}

  /// Where what can be done is listed. It has no effect.
  open class var activityCategory: Category { .action }
  /// The name of what can be done; `nil` for none.
  open var activityType: ActivityType? { nil }
  /// What the button says; `nil` for nothing.
  open var activityTitle: String? { nil }
  /// The picture of the button; `nil` for none.
  open var activityImage: UIImage? { nil }
  /// Whether something can be done with these items: not, unless a subclass says so.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Is told of the items before ``perform()``.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// Does it.
  open func perform() { activityDidFinish(true) }
  /// A controller that asks for more. It is not shown.
  open var activityViewController: UIViewController? { nil }

  package var onFinish: (Bool) -> Void = { _ in }

  /// It is done, or was given up.
  open func activityDidFinish(_ completed: Bool) { onFinish(completed) }
}

/// Shares something (`UIKit.UIActivityViewController`), by what `ShareLink` does: a mail for texts and addresses, files for
/// pictures and for addresses of files; besides a copy, and what the app can do by itself.
@MainActor @preconcurrency
open class UIActivityViewController: UIViewController {
  /// Is told what was done; `nil` for nothing.
  public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

  package private(set) var items: [Any] = []
  package let activities: [UIActivity]

  /// What is not offered.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  /// Is told what was done.
  open var completionWithItemsHandler: CompletionWithItemsHandler?

  /// Shares texts, addresses and pictures. Of an item source, the placeholder's place is taken by what it gives for no
  /// activity in particular.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    activities = applicationActivities ?? []
    super.init()
    items = activityItems.compactMap { item in
      guard let source = item as? any UIActivityItemSource else { return item }
      return source.activityViewController(self, itemForActivityType: nil)
        ?? source.activityViewControllerPlaceholderItem(self)
    }
  }

  /// Controllers are not read from archives here: `nil`.
  public required init?(coder: NSCoder) { nil }

  private var isFinished = false

  /// Something was done, or nothing; said once.
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

  /// Whether something may be offered.
  package func offers(_ type: UIActivity.ActivityType) -> Bool { excludedActivityTypes?.contains(type) != true }
}

/// Says what is shared when it is known how (`UIKit.UIActivityItemSource`).
@MainActor @preconcurrency
public protocol UIActivityItemSource: AnyObject {
  /// What stands for the item.
  func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
  /// The item; `nil` for nothing. It is asked for once, with no activity.
  func activityViewController(
    _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
  /// What the item is about. It is not asked for.
  func activityViewController(
    _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String
}

extension UIActivityItemSource {
  /// Nothing.
  public func activityViewController(
    _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
}
