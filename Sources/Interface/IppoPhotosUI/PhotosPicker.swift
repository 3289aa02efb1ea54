/// A button that lets the person choose pictures and films (`PhotosUI.PhotosPicker`), as files: see `fileImporter`.
public struct PhotosPicker<Label: View>: View {
  @State private var isPresented = false
  private let choice: PhotosChoice
  private let label: Label

  /// Lets the person choose one.
  ///
  /// - Parameters:
  ///   - selection: set to what is chosen.
  ///   - filter: what may be chosen; `nil` for pictures and films.
  ///   - preferredItemEncoding: makes no difference: an item is the file that is chosen.
  ///   - photoLibrary: ignored, for lack of a library.
  ///   - label: the button.
  public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary = .shared(),
    @ViewBuilder label: () -> Label
  ) {
    choice = PhotosChoice(selection, filter)
    self.label = label()
  }

  /// Lets the person choose several.
  ///
  /// - Parameter maxSelectionCount: so many are taken, in the order in which they were chosen.
  public init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary = .shared(),
    @ViewBuilder label: () -> Label
  ) {
    choice = PhotosChoice(selection, most: maxSelectionCount, filter)
    self.label = label()
  }

  /// A button that opens the choice of files.
  public var body: some View {
    Button {
      isPresented = true
    } label: {
      label
    }
    .modifier(PhotosImport(isPresented: $isPresented, choice: choice))
  }
}

extension PhotosPicker where Label == Text {
  /// Lets the person choose one.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary = .shared()
  ) {
    self.init(selection: selection, matching: filter) { Text(titleKey) }
  }

  /// Lets the person choose one.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary = .shared()
  ) {
    self.init(selection: selection, matching: filter) { Text(title) }
  }

  /// Lets the person choose several.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary = .shared()
  ) {
    self.init(selection: selection, maxSelectionCount: maxSelectionCount, matching: filter) { Text(titleKey) }
  }

  /// Lets the person choose several.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary = .shared()
  ) {
    self.init(selection: selection, maxSelectionCount: maxSelectionCount, matching: filter) { Text(title) }
  }
}

extension View {
  /// Lets the person choose a picture or film while `isPresented`.
  public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary = .shared()
  ) -> some View {
    modifier(PhotosImport(isPresented: isPresented, choice: PhotosChoice(selection, filter)))
  }

  /// Lets the person choose pictures and films while `isPresented`.
  public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary = .shared()
  ) -> some View {
    modifier(PhotosImport(isPresented: isPresented, choice: PhotosChoice(selection, most: maxSelectionCount, filter)))
  }
}

/// The allowed choice, and its destination.
struct PhotosChoice {
  let types: [UTType]
  let allowsMany: Bool
  let take: ([PhotosPickerItem]) -> Void

  init(_ selection: Binding<PhotosPickerItem?>, _ filter: PHPickerFilter?) {
    types = filter?.types ?? [.image, .movie]
    allowsMany = false
    take = { selection.wrappedValue = $0.first }
  }

  init(_ selection: Binding<[PhotosPickerItem]>, most: Int?, _ filter: PHPickerFilter?) {
    types = filter?.types ?? [.image, .movie]
    allowsMany = most != 1
    take = { selection.wrappedValue = Array($0.prefix(most ?? .max)) }
  }
}

struct PhotosImport: ViewModifier {
  @Binding var isPresented: Bool
  let choice: PhotosChoice

  func body(content: Content) -> some View {
    content.fileImport(
      $isPresented, choice.types, allowsMany: choice.allowsMany,
      { result in if case .success(let urls) = result { choice.take(urls.map { PhotosPickerItem($0) }) } }, {})
  }
}
