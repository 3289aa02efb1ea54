public import Foundation

/// A picker of a picture or film (`UIKit.UIImagePickerController`): a file, as with `fileImporter`. Cameras and albums
/// are not available.
@MainActor @preconcurrency
open class UIImagePickerController: UINavigationController {
  /// The sources of pictures.
  public enum SourceType: Int, Sendable { case photoLibrary, camera, savedPhotosAlbum }

  /// The results of a camera. The value is stored: there is no camera.
  public enum CameraCaptureMode: Int, Sendable { case photo, video }

  /// Which camera is used. The value is stored: there is no camera.
  public enum CameraDevice: Int, Sendable { case rear, front }

  /// When a flash is used. The value is stored: there is no camera.
  public enum CameraFlashMode: Int, Sendable { case off = -1, auto, on }

  /// How films are encoded. The value is stored, but files are taken as they are.
  public enum QualityType: Int, Sendable {
    case typeHigh, typeMedium, typeLow, type640x480, typeIFrame1280x720, typeIFrame960x540
  }

  /// Keys of the chosen media.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String

    /// A key by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The type of the file: "public.image" or "public.movie".
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    /// The picture.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The picture after the user has cropped it. If `allowsEditing` asks for it, it is the original.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// The cropped part, which is never set.
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    /// The address of the picture's file.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    /// The address of the film's file.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// The metadata of a camera, which are never set.
    public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
    /// The entry in the library, which is never set.
    public static let phAsset = InfoKey(rawValue: "UIImagePickerControllerPHAsset")
    /// The address in the library of older systems, which is never set.
    public static let referenceURL = InfoKey(rawValue: "UIImagePickerControllerReferenceURL")
  }

  private weak var picker: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?

  /// Receives the chosen media, by `imagePickerController(_:didFinishPickingMediaWithInfo:)` of a
  /// ``UIImagePickerControllerDelegate``.
  open override var delegate: (any UINavigationControllerDelegate)? {
    get { picker }
    set { picker = newValue as? any UIImagePickerControllerDelegate & UINavigationControllerDelegate }
  }

  /// The source of pictures, which are files for all values.
  open var sourceType = SourceType.photoLibrary
  /// The allowed types, by their identifiers: pictures by default.
  open var mediaTypes = ["public.image"]
  /// Whether the user may crop the picture. Cropping is not available: the edited picture is the original one.
  open var allowsEditing = false
  /// The result of a camera. The value is stored: there is no camera.
  open var cameraCaptureMode = CameraCaptureMode.photo
  /// Which camera is used. The value is stored: there is no camera.
  open var cameraDevice = CameraDevice.rear
  /// When a flash is used. The value is stored: there is no camera.
  open var cameraFlashMode = CameraFlashMode.auto
  /// Whether a camera shows its buttons. The value is stored: there is no camera.
  open var showsCameraControls = true
  /// The view over a camera's picture. The value is stored: there is no camera.
  open var cameraOverlayView: UIView?
  /// How films are encoded. The value is stored, but files are taken as they are.
  open var videoQuality = QualityType.typeMedium
  /// The maximum duration of films, in seconds. The value is stored, but files are taken as they are.
  open var videoMaximumDuration: TimeInterval = 600

  /// Whether a source has pictures to choose: files always, cameras never.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }

  /// Whether a camera is available: never.
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }

  /// The available types: pictures and films; `nil` for a camera.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    isSourceTypeAvailable(sourceType) ? ["public.image", "public.movie"] : nil
  }

  private var isFinished = false

  /// Reports a chosen file.
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

  /// Reports that the user has chosen no file.
  package func cancel() {
    isFinished = true
    picker?.imagePickerControllerDidCancel(self)
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    isFinished = false
  }
}

/// A delegate that receives the chosen picture (`UIKit.UIImagePickerControllerDelegate`).
@MainActor @preconcurrency
public protocol UIImagePickerControllerDelegate: AnyObject {
  /// A picture or a film was chosen. The delegate dismisses the picker.
  func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// No picture was chosen. The delegate dismisses the picker.
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
