extension Image: Transferable {
  /// A picture is read from the bytes of one.
  public static var transferRepresentation: DataRepresentation<Image> {
    DataRepresentation(importedContentType: .image) { data in
      guard let picture = UIImage(data: data) else { throw CocoaError(.fileReadCorruptFile) }
      return Image(uiImage: picture)
    }
  }
}
