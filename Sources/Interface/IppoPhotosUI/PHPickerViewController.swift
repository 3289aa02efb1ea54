public import Foundation
public import IppoUI

/// The choice that a ``PHPickerViewController`` offers (`PhotosUI.PHPickerConfiguration`).
public struct PHPickerConfiguration: Sendable {
  /// Which kind of its files an item is read from. There is one.
  public enum AssetRepresentationMode: Int, Sendable { case automatic, current, compatible }

  /// How the choice is made. Renderers decide.
  public enum Selection: Int, Sendable { case `default`, ordered, people, continuous, continuousAndOrdered }

  /// How many pictures may be chosen; 0 for as many as one likes.
  public var selectionLimit = 1
  /// Which pictures and films may be chosen; `nil` for all.
  public var filter: PHPickerFilter?
  /// Which kind of its files an item is read from. It is kept: there is one.
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
  /// How the choice is made. It is kept: renderers decide.
  public var selection = Selection.default
  /// The first selection, by names. It is kept: there is no library.
  public var preselectedAssetIdentifiers: [String] = []

  /// One picture or film.
  public init() {}

  /// One picture or film; there is no library.
  public init(photoLibrary: PHPhotoLibrary) {}
}

/// The person's library of photos (`Photos.PHPhotoLibrary`). There is none: what is chosen are files.
public final class PHPhotoLibrary: NSObject, Sendable {
  private static let only = PHPhotoLibrary()

  private override init() {}

  /// The one that there is.
  public static func shared() -> PHPhotoLibrary { only }
}

/// A picture or film that was chosen (`PhotosUI.PHPickerResult`).
public struct PHPickerResult: Equatable, Hashable, Sendable {
  /// Hands out the picture or film, by the name of its file.
  public let itemProvider: NSItemProvider
  /// The name of the entry in the library: `nil`, as there is none.
  public let assetIdentifier: String?

  init?(_ file: URL) {
    guard let provider = NSItemProvider(contentsOf: file) else { return nil }
    itemProvider = provider
    assetIdentifier = nil
  }
}

/// Lets the person choose pictures and films (`PhotosUI.PHPickerViewController`): files, as `PhotosPicker` does.
@MainActor @preconcurrency
public final class PHPickerViewController: UIViewController {
  /// The offered choice.
  public let configuration: PHPickerConfiguration
  /// Is told what was chosen.
  public weak var delegate: (any PHPickerViewControllerDelegate)?

  /// A choice that was not made yet.
  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init()
  }

  /// Controllers are not read from archives here: `nil`.
  public required init?(coder: NSCoder) { nil }

  private func finish(_ urls: [URL]) {
    let limit = configuration.selectionLimit
    let chosen = limit > 0 ? Array(urls.prefix(limit)) : urls
    delegate?.picker(self, didFinishPicking: chosen.compactMap { PHPickerResult($0) })
  }
}

extension PHPickerViewController: HostedController {
  /// A choice of files.
  package var hosted: AnyView {
    AnyView(
      FileChoice(
        types: configuration.filter?.types ?? [.image, .movie], allowsMany: configuration.selectionLimit != 1,
        choose: { [weak self] in self?.finish($0) }, cancel: { [weak self] in self?.finish([]) }))
  }
}

/// Is told which pictures and films were chosen (`PhotosUI.PHPickerViewControllerDelegate`).
@MainActor @preconcurrency
public protocol PHPickerViewControllerDelegate: AnyObject {
  /// Reports the choice of the user; an empty list for a cancelled one. The delegate dismisses the picker.
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}
