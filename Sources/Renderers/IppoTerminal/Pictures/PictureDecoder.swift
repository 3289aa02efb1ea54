import IppoPictures

/// Takes the files of a terminal's pictures apart.
enum PictureDecoder {
  /// Whether the program can decode pictures of a media type.
  static func decodes(_ mediaType: String) -> Bool { PictureFileDecoder.decodes(mediaType) }

  /// The pixels of a picture.
  ///
  /// - Parameters:
  ///   - width: The width that is needed; a JPEG may be decoded in a smaller size that is no less.
  ///   - height: The height that is needed.
  static func pixels(of picture: TerminalPicture, width: Int, height: Int) throws(TerminalPictureError) -> PixelImage {
    do throws(PictureFileError) {
      let pixels = try PictureFileDecoder.pixels(
        of: picture.bytes, mediaType: picture.mediaType, size: (picture.width, picture.height), needed: (width, height))
      return PixelImage(width: pixels.width, height: pixels.height, bytes: pixels.bytes)
    } catch {
      switch error {
      case .noDecoder: throw .noDecoder(mediaType: picture.mediaType)
      case .otherSize: throw .noSize
      case .damaged(let reason): throw .damaged(reason)
      }
    }
  }
}
