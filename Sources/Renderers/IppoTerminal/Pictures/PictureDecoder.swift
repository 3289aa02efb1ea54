#if Pictures
  import CPictures
#endif

/// Takes files of pictures apart: PNG by libpng and JPEG by libjpeg-turbo, in programs with the trait `Pictures`.
enum PictureDecoder {
  /// Whether the program can decode pictures of a media type.
  static func decodes(_ mediaType: String) -> Bool {
    #if Pictures
      mediaType == "image/png" || mediaType == "image/jpeg"
    #else
      false
    #endif
  }

  /// The pixels of a picture.
  ///
  /// - Parameters:
  ///   - width: The width that is needed; a JPEG may be decoded in a smaller size that is no less.
  ///   - height: The height that is needed.
  static func pixels(of picture: TerminalPicture, width: Int, height: Int) throws(TerminalPictureError) -> PixelImage {
    #if Pictures
      switch picture.mediaType {
      case "image/png": return try png(picture)
      case "image/jpeg": return try jpeg(picture, width, height)
      default: throw .noDecoder(mediaType: picture.mediaType)
      }
    #else
      throw .noDecoder(mediaType: picture.mediaType)
    #endif
  }

  #if Pictures
    private static func png(_ picture: TerminalPicture) throws(TerminalPictureError) -> PixelImage {
      var image = png_image()
      image.version = ippo_pngVersion
      defer { png_image_free(&image) }
      // The decoder reads the bytes in both calls.
      let result = picture.bytes.withUnsafeBytes { file -> Result<PixelImage, TerminalPictureError> in
        func failure() -> Result<PixelImage, TerminalPictureError> { .failure(.damaged(text(image.message))) }
        guard png_image_begin_read_from_memory(&image, file.baseAddress, file.count) != 0 else { return failure() }
        // The size that was checked is the size of the buffer.
        guard Int(image.width) == picture.width, Int(image.height) == picture.height else { return .failure(.noSize) }
        image.format = ippo_pngFormatRGBA
        var bytes = [UInt8](repeating: 0, count: picture.width * picture.height * 4)
        guard png_image_finish_read(&image, nil, &bytes, 0, nil) != 0 else { return failure() }
        return .success(PixelImage(width: picture.width, height: picture.height, bytes: bytes))
      }
      return try result.get()
    }

    private static func jpeg(_ picture: TerminalPicture, _ neededWidth: Int, _ neededHeight: Int)
      throws(TerminalPictureError) -> PixelImage
    {
      guard let decoder = tjInitDecompress() else { throw .damaged(String(cString: tjGetErrorStr2(nil))) }
      defer { tjDestroy(decoder) }
      func failure() -> TerminalPictureError { .damaged(String(cString: tjGetErrorStr2(decoder))) }
      let (file, size) = (picture.bytes, UInt(picture.bytes.count))
      var (width, height, sampling, colors) = (Int32(0), Int32(0), Int32(0), Int32(0))
      guard tjDecompressHeader3(decoder, file, size, &width, &height, &sampling, &colors) == 0 else {
        throw failure()
      }
      guard Int(width) == picture.width, Int(height) == picture.height else { throw .noSize }
      let scaled = smallest(width, height, neededWidth, neededHeight)
      var bytes = [UInt8](repeating: 0, count: Int(scaled.width) * Int(scaled.height) * 4)
      let result = tjDecompress2(
        decoder, file, size, &bytes, scaled.width, 0, scaled.height, Int32(TJPF_RGBA.rawValue), ippo_jpegFlags)
      // A warning is about a part of the picture, such as the end of a file that was cut off.
      guard result == 0 || tjGetErrorCode(decoder) == Int32(TJERR_WARNING.rawValue) else { throw failure() }
      return PixelImage(width: Int(scaled.width), height: Int(scaled.height), bytes: bytes)
    }

    /// The smallest size that the decoder makes itself, and that is large enough.
    private static func smallest(_ width: Int32, _ height: Int32, _ neededWidth: Int, _ neededHeight: Int) -> (
      width: Int32, height: Int32
    ) {
      for factor in [8, 4, 2] as [Int32] {
        let size = (width: (width + factor - 1) / factor, height: (height + factor - 1) / factor)
        if Int(size.width) >= neededWidth, Int(size.height) >= neededHeight { return size }
      }
      return (width, height)
    }

    /// The text in an array of C, which Swift sees as a tuple.
    private static func text<Tuple>(_ tuple: Tuple) -> String {
      withUnsafeBytes(of: tuple) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }
  #endif
}
