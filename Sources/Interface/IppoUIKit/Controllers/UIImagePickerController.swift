public import Foundation

/// Lets the person choose a picture or film (`UIKit.UIImagePickerController`): a file, as `fileImporter` does. There are
/// neither cameras nor albums.
@MainActor @preconcurrency
open class UIImagePickerController: UINavigationController {
  /// Where pictures come from.
  public enum SourceType: Int, Sendable { case photoLibrary, camera, savedPhotosAlbum }

  /// What a camera takes. It is kept: there is no camera.
  public enum CameraCaptureMode: Int, Sendable { case photo, video }

  /// Which camera is used. It is kept: there is no camera.
  public enum CameraDevice: Int, Sendable { case rear, front }

  /// When a flash is used. It is kept: there is no camera.
  public enum CameraFlashMode: Int, Sendable { case off = -1, auto, on }

  /// How films are encoded. It is kept: files are taken as they are.
  public enum QualityType: Int, Sendable {
    case typeHigh, typeMedium, typeLow, type640x480, typeIFrame1280x720, typeIFrame960x540
  }

  /// Keys of what was chosen.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String

    /// A key by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The type of the file: "public.image" or "public.movie".
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    /// The picture.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The picture after a person has cropped it: the original, where `allowsEditing` asks for one.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// What was cropped. It is not given.
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    /// The address of the picture's file.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    /// The address of the film's file.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// What a camera says of the picture. It is not given.
    public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
    /// The entry in the library. It is not given.
    public static let phAsset = InfoKey(rawValue: "UIImagePickerControllerPHAsset")
    /// The address in the library, as older systems had it. It is not given.
    public static let referenceURL = InfoKey(rawValue: "UIImagePickerControllerReferenceURL")
  }

  private weak var picker: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?

  /// Is told what was chosen: by `imagePickerController(_:didFinishPickingMediaWithInfo:)` of a
  /// ``UIImagePickerControllerDelegate``.
  open override var delegate: (any UINavigationControllerDelegate)? {
    get { picker }
    set { picker = newValue as? any UIImagePickerControllerDelegate & UINavigationControllerDelegate }
  }

  /// Where pictures come from: files, whatever is set.
  open var sourceType = SourceType.photoLibrary
  /// What may be chosen, by identifiers of types: pictures, unless something else is said.
  open var mediaTypes = ["public.image"]
  /// Whether a person may crop the picture. They cannot: the edited picture is the original one.
  open var allowsEditing = false
  /// What a camera takes. It is kept: there is no camera.
  open var cameraCaptureMode = CameraCaptureMode.photo
  /// Which camera is used. It is kept: there is no camera.
  open var cameraDevice = CameraDevice.rear
  /// When a flash is used. It is kept: there is no camera.
  open var cameraFlashMode = CameraFlashMode.auto
  /// Whether a camera shows its buttons. It is kept: there is no camera.
  open var showsCameraControls = true
  /// What lies over a camera's picture. It is kept: there is no camera.
  open var cameraOverlayView: UIView?
  /// How films are encoded. It is kept: files are taken as they are.
  open var videoQuality = QualityType.typeMedium
  /// How long films may be, in seconds. It is kept: files are taken as they are.
  open var videoMaximumDuration: TimeInterval = 600

  /// Whether there are pictures to choose: files always, cameras never.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }

  /// Whether there is a camera: never.
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }

  /// What may be chosen: pictures and films; nothing from a camera.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    isSourceTypeAvailable(sourceType) ? ["public.image", "public.movie"] : nil
  }

  private var isFinished = false

  /// A file was chosen.
  package func choose(_ file: URL) {
    isFinished = true
    guard let image = UIImage(contentsOfFile: file.path) else {
      picker?.imagePickerController(self, didFinishPickingMediaWithInfo: [.mediaType: "public.movie", .mediaURL: file])
      return
    }
    var info: [InfoKey: Any] = [.mediaType: "public.image", .originalImage: image, .imageURL: file]
    if allowsEditing { info[.editedImage] = image }
    picker?.imagePickerController(self, didFinishPickingMediaWithInfo: info)
  }

  /// The person has chosen nothing.
  package func cancel() {
    isFinished = true
    picker?.imagePickerControllerDidCancel(self)
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    isFinished = false
  }
}

/// Is told which picture was chosen (`UIKit.UIImagePickerControllerDelegate`).
@MainActor @preconcurrency
public protocol UIImagePickerControllerDelegate: AnyObject {
  /// A picture or a film was chosen. The delegate dismisses the picker.
  func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// Nothing was chosen. The delegate dismisses the picker.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  /// Does nothing.
  public func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  /// Dismisses the picker.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { picker.dismiss(animated: true) }
}
