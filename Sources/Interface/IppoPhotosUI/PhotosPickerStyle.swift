/// The place of a choice of pictures (`PhotosUI.PhotosPickerStyle`).
///
/// Every style is shown as ``presentation``: a page sees the user's pictures only once they are chosen.
public struct PhotosPickerStyle: Hashable, Sendable {
  private let name: String
  /// The dialog of the browser, or the files of the terminal, behind a button.
  public static let presentation = PhotosPickerStyle(name: "presentation")
  /// The choice within the page, which is shown as ``presentation``.
  public static let inline = PhotosPickerStyle(name: "inline")
  /// The choice within one row of the page, which is shown as ``presentation``.
  public static let compact = PhotosPickerStyle(name: "compact")
}

/// The parts of a choice of pictures that an app may switch off (`PhotosUI.PHPickerCapabilities`).
public struct PHPickerCapabilities: OptionSet, Hashable, Sendable {
  /// A bit for each part, as on Apple's platforms.
  public let rawValue: UInt
  /// Parts by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The search field.
  public static let search = Self(rawValue: 1 << 0)
  /// The list of the chosen pictures.
  public static let stagingArea = Self(rawValue: 1 << 1)
  /// The list of albums.
  public static let collectionNavigation = Self(rawValue: 1 << 2)
  /// The buttons that end the choice.
  public static let selectionActions = Self(rawValue: 1 << 3)
  /// The warning about sensitive pictures.
  public static let sensitivityAnalysisIntervention = Self(rawValue: 1 << 4)
}

extension View {
  /// Has no effect in browsers and terminals: each style is shown as ``PhotosPickerStyle/presentation``.
  public func photosPickerStyle(_ style: PhotosPickerStyle) -> some View { self }

  /// Has no effect in browsers and terminals: the dialog for files is theirs.
  public func photosPickerAccessoryVisibility(_ visibility: Visibility, edges: Edge.Set = .all) -> some View { self }

  /// Has no effect in browsers and terminals: the dialog for files is theirs.
  public func photosPickerDisabledCapabilities(_ disabledCapabilities: PHPickerCapabilities) -> some View { self }
}
