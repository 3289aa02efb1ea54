public import Foundation
internal import IppoRender
public import IppoUI
internal import IppoWebKit

/// A controller of a page with a bar (`SafariServices.SFSafariViewController`).
///
/// Browsers show the page in a frame that cannot reach the app's page. The link in the bar opens the page in a tab of its own, also
/// where the site refuses frames. Terminals show the link. Addresses that are not of the web end the app on Apple's platforms; here
/// the page stays empty.
@MainActor @preconcurrency
open class SFSafariViewController: UIViewController {
  /// The settings of a page (`SFSafariViewController.Configuration`).
  open class Configuration: NSObject {
    /// Whether the page is shown as a text where it can be. Browsers decide: the value is stored.
    open var entersReaderIfAvailable = false
    /// Whether the bar goes while the person scrolls. The bar stays: the value is stored.
    open var barCollapsingEnabled = true

    /// The usual settings.
    public override init() {}
  }

  /// The label of the button that closes the page (`SFSafariViewController.DismissButtonStyle`).
  public enum DismissButtonStyle: Int, Sendable {
    /// Done.
    case done
    /// Close.
    case close
    /// Cancel.
    case cancel
  }

  /// The settings.
  public let configuration: Configuration
  /// The object that is notified of the page. It is not retained.
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  /// The label of the button that closes the page.
  open var dismissButtonStyle = DismissButtonStyle.done { didSet { changes.note() } }
  /// The ground of the bar; `nil` for the usual one.
  open var preferredBarTintColor: UIColor? { didSet { changes.note() } }
  /// The colour of the controls in the bar; `nil` for the usual one.
  open var preferredControlTintColor: UIColor? { didSet { changes.note() } }

  let url: URL
  let model = FrameModel()
  private var hasLoaded = false
  private var isFinished = false

  /// A page at an address.
  public init(url URL: URL, configuration: Configuration = Configuration()) {
    url = URL
    self.configuration = configuration
    super.init()
    model.onEvent = { [weak self] in self?.take($0) }
    model.open(.page(URL))
  }

  /// A page at an address.
  @available(*, deprecated, message: "Use init(url:configuration:)")
  public convenience init(url URL: URL, entersReaderIfAvailable: Bool) {
    let configuration = Configuration()
    configuration.entersReaderIfAvailable = entersReaderIfAvailable
    self.init(url: URL, configuration: configuration)
  }

  /// Returns `nil`, because controllers cannot be read from archives.
  public required init?(coder: NSCoder) { nil }

  private func take(_ event: FrameModel.Event) {
    switch event {
    case .finished where !hasLoaded: didLoad(true)
    case .failed where !hasLoaded: didLoad(false)
    case .started, .finished, .failed, .link, .message: break
    }
  }

  private func didLoad(_ isComplete: Bool) {
    hasLoaded = true
    // The delegate is set after the initialization, in which an address can fail.
    Task { delegate?.safariViewController(self, didCompleteInitialLoad: isComplete) }
  }

  func finish() {
    guard !isFinished else { return }
    isFinished = true
    delegate?.safariViewControllerDidFinish(self)
    dismiss(animated: true)
  }

}

/// The object that is notified of a page (`SafariServices.SFSafariViewControllerDelegate`). All methods may be left out.
@MainActor @preconcurrency
public protocol SFSafariViewControllerDelegate: AnyObject {
  /// The person has closed the page.
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
  /// The first load has come to its end. Browsers do not tell whether a site refuses frames.
  func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
  /// The site has sent the first load elsewhere, which browsers keep to themselves. The method is never called.
  func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL)
  /// The person opens the page in a tab of its own. Browsers follow the link themselves: the method is never called.
  func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController)
}

extension SFSafariViewControllerDelegate {
  /// Does nothing.
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
  /// Does nothing.
  public func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
  ) {}
  /// Does nothing.
  public func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL) {}
  /// Does nothing.
  public func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController) {}
}

extension SFSafariViewController: HostedController {
  /// The bar and the page.
  package var hosted: AnyView { AnyView(SafariContent(controller: self)) }
}

/// The bar and the page of a controller.
private struct SafariContent: View {
  let controller: SFSafariViewController

  var body: some View {
    let _ = controller.changes.version
    VStack(spacing: 0) {
      HStack {
        Button(LocalizedStringKey(label)) { controller.finish() }
        Spacer()
        if isWeb {
          Text(verbatim: controller.url.host ?? "").foregroundStyle(.secondary).lineLimit(1)
          Spacer()
          Link(LocalizedStringKey(.openInNewTab), destination: controller.url)
        }
      }
      .padding(.horizontal).padding(.vertical, 8)
      .tint(controller.preferredControlTintColor.map { Color($0) })
      .background(controller.preferredBarTintColor.map { Color($0) } ?? .clear)
      Divider()
      FrameView(controller.model)
    }
  }

  private var isWeb: Bool { ["http", "https"].contains(controller.url.scheme?.lowercased()) }

  private var label: LibraryWord {
    switch controller.dismissButtonStyle {
    case .done: .done
    case .close: .close
    case .cancel: .cancel
    }
  }
}
