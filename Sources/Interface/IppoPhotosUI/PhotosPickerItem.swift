public import Foundation

/// A picture or film that a person has chosen (`PhotosUI.PhotosPickerItem`).
///
/// There is no library of photos: what is chosen are files.
public struct PhotosPickerItem: Equatable, Hashable, Sendable {
  /// Which kind of its files an item is read from. There is one.
  public struct EncodingDisambiguationPolicy: Equatable, Hashable, Sendable {
    private let name: String
    /// The file that was chosen.
    public static let automatic = Self(name: "automatic")
    /// The file that was chosen, as with ``automatic``.
    public static let current = Self(name: "current")
    /// The file that was chosen, as with ``automatic``: nothing is converted.
    public static let compatible = Self(name: "compatible")
  }

  /// Names the file, and stays the same as long as it is there.
  public let itemIdentifier: String?
  private let file: URL?

  init(_ file: URL) {
    itemIdentifier = file.path
    self.file = file
  }

  /// An item that was chosen before.
  /// - Parameter itemIdentifier: as the item had it.
  public init(itemIdentifier: String) {
    self.itemIdentifier = itemIdentifier
    file = nil
  }

  /// The types it can be read as.
  public var supportedContentTypes: [UTType] { (file.map(Self.type)).map { [$0] } ?? [] }

  /// Reads the item.
  /// - Returns: `nil` where the type reads no such files.
  /// - Throws: `CocoaError` where the file cannot be read, and what the type's representations throw.
  public func loadTransferable<T: Transferable & Sendable>(type: T.Type) async throws -> T? {
    guard let file else { throw CocoaError(.fileReadNoSuchFile) }
    return try await T.transferRepresentation._read(file, of: Self.type(of: file)) as? T
  }

  /// Reads the item, and hands it to a function.
  @discardableResult
  public func loadTransferable<T: Transferable & Sendable>(
    type: T.Type, completionHandler: @escaping @Sendable (Result<T?, any Error>) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    let task = Task {
      do {
        let value = try await loadTransferable(type: type)
        progress.completedUnitCount = 1
        completionHandler(.success(value))
      } catch {
        completionHandler(.failure(error))
      }
    }
    progress.cancellationHandler = { task.cancel() }
    return progress
  }

  private static func type(of file: URL) -> UTType { UTType(filenameExtension: file.pathExtension) ?? .data }
}

/// Which pictures and films may be chosen (`PhotosUI.PHPickerFilter`).
public struct PHPickerFilter: Equatable, Hashable, Sendable {
  /// The types of matching files.
  let types: [UTType]

  /// Files that are images.
  public static let images = Self(types: [.image])
  /// Files that are films.
  public static let videos = Self(types: [.movie])
  /// Files are no live photos: their pictures may be chosen.
  public static let livePhotos = Self(types: [.image])
  /// PNG files: nothing tells a screenshot from others.
  public static let screenshots = Self(types: [.png])
  /// Files that are images: nothing tells a panorama from others.
  public static let panoramas = Self(types: [.image])
  /// Files that are images: nothing tells those with depth from others.
  public static let depthEffectPhotos = Self(types: [.image])
  /// Files that are images: nothing tells a series from others.
  public static let bursts = Self(types: [.image])
  /// Files that are films: nothing tells a recording of a screen from others.
  public static let screenRecordings = Self(types: [.movie])
  /// Files that are films: nothing tells cinematic ones from others.
  public static let cinematicVideos = Self(types: [.movie])
  /// Files that are films: nothing tells slow motion from others.
  public static let slomoVideos = Self(types: [.movie])
  /// Files that are films: nothing tells time lapses from others.
  public static let timelapseVideos = Self(types: [.movie])
  /// Files that are images or films: nothing tells spatial ones from others.
  public static let spatialMedia = Self(types: [.image, .movie])

  /// Matches files that one of the filters matches.
  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter { Self(types: subfilters.flatMap(\.types)) }

  /// Matches files that all of the filters match.
  public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    guard let first = subfilters.first else { return Self(types: [.image, .movie]) }
    let types = first.types.filter { type in
      subfilters.dropFirst().allSatisfy { $0.types.contains { type.conforms(to: $0) } }
    }
    return Self(types: types.isEmpty ? first.types : types)
  }

  /// Pictures where the filter is for films, and films where it is for pictures.
  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter {
    let rest = [UTType.image, .movie].filter { type in !filter.types.contains { $0.conforms(to: type) } }
    return Self(types: rest.isEmpty ? [.image, .movie] : rest)
  }
}

/// How several items are chosen (`PhotosUI.PhotosPickerSelectionBehavior`). Files come in the order in which they are chosen.
public struct PhotosPickerSelectionBehavior: Equatable, Hashable, Sendable {
  private let name: String
  /// Items in the order in which they are chosen, once the choice is over.
  public static let `default` = Self(name: "default")
  /// As `default`: the order is that of the choice in any case.
  public static let ordered = Self(name: "ordered")
  /// As `default`. Has no effect in browsers and terminals: items come once the choice is over.
  public static let continuous = Self(name: "continuous")
  /// As `default`. Has no effect in browsers and terminals: items come once the choice is over.
  public static let continuousAndOrdered = Self(name: "continuousAndOrdered")
}
