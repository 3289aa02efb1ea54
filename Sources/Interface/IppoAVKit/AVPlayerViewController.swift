public import IppoAVFoundation
public import IppoUI

/// A controller of a film (`AVKit.AVPlayerViewController`), with the controls of the browser.
@MainActor @preconcurrency
open class AVPlayerViewController: UIViewController {
  /// The player; `nil` for an empty place.
  open var player: AVPlayer? { didSet { changes.note() } }
  /// Whether the controls are shown.
  open var showsPlaybackControls = true { didSet { changes.note() } }
  /// The way the picture fills its place.
  open var videoGravity = AVLayerVideoGravity.resizeAspect { didSet { changes.note() } }
  /// Whether the film may be shown in a window of its own. The browser decides: the value is stored.
  open var allowsPictureInPicturePlayback = true
  /// Whether a film in a window of its own begins without a question. The browser decides: the value is stored.
  open var canStartPictureInPictureAutomaticallyFromInline = false
  /// Whether the film covers the screen when it plays. The person decides: the value is stored.
  open var entersFullScreenWhenPlaybackBegins = false
  /// Whether the film leaves the whole screen at its end. The person decides: the value is stored.
  open var exitsFullScreenWhenPlaybackEnds = false
  /// Whether the controller tells the system what is played. Browsers do: the value is stored.
  open var updatesNowPlayingInfoCenter = true
  /// The object that is notified of full screens and windows of their own. Browsers keep these to themselves.
  open weak var delegate: (any AVPlayerViewControllerDelegate)?
  /// Whether the first picture can be shown.
  open var isReadyForDisplay: Bool { player?.currentItem?.status == .readyToPlay }

  /// A controller without a player.
  public override init(nibName nibNameOrNil: String? = nil, bundle nibBundleOrNil: Bundle? = nil) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Returns `nil`, because controllers cannot be read from archives.
  public required init?(coder: NSCoder) { nil }
}

/// The object that is notified of full screens and windows of their own (`AVKit.AVPlayerViewControllerDelegate`).
@MainActor @preconcurrency
public protocol AVPlayerViewControllerDelegate: AnyObject {}

extension AVPlayerViewController: HostedController {
  /// The film.
  package var hosted: AnyView { AnyView(ControllerFilm(controller: self)) }
}

/// The film of a controller, which follows its properties.
private struct ControllerFilm: View {
  let controller: AVPlayerViewController

  var body: some View {
    let _ = controller.changes.version
    VideoContent(
      player: controller.player, gravity: controller.videoGravity, isBare: !controller.showsPlaybackControls
    ) { EmptyView() }
  }
}
