#if Pictures
  internal import CPictures
#endif

/// Takes files of pictures apart: PNG by libpng and JPEG by libjpeg-turbo, in programs with the trait `Pictures`.
package enum PictureFileDecoder {
  /// The pixels of a picture: red, green, blue and opacity of each, row by row from the top.
  package struct Pixels {
    package let width: Int
    package let height: Int
    package let bytes: [UInt8]
  }

  /// Whether the program can decode pictures of a media type.
  package static func decodes(_ mediaType: String) -> Bool {
    #if Pictures
      mediaType == "image/png" || mediaType == "image/jpeg"
    #else
      false
    #endif
  }

  /// The pixels of a picture.
  ///
  /// - Parameters:
  ///   - file: The bytes of the file.
  ///   - size: The size in pixels that the header was read to state, and that the caller has checked.
  ///   - needed: The size that is needed; a JPEG may be decoded in a smaller size that is no less.
  package static func pixels(
    of file: [UInt8], mediaType: String, size: (width: Int, height: Int), needed: (width: Int, height: Int)
  ) throws(PictureFileError) -> Pixels {
    #if Pictures
      switch mediaType {
      case "image/png": return try png(file, size)
      case "image/jpeg": return try jpeg(file, size, needed)
      default: throw .noDecoder
      }
    #else
      throw .noDecoder
    #endif
  }

  #if Pictures
    private static func png(_ file: [UInt8], _ size: (width: Int, height: Int)) throws(PictureFileError) -> Pixels {
      var image = png_image()
      image.version = ippo_pngVersion
      defer { png_image_free(&image) }
      // The decoder reads the bytes in both calls.
      let result = file.withUnsafeBytes { file -> Result<Pixels, PictureFileError> in
        func failure() -> Result<Pixels, PictureFileError> { .failure(.damaged(text(image.message))) }
        guard png_image_begin_read_from_memory(&image, file.baseAddress, file.count) != 0 else { return failure() }
        // The size that was checked is the size of the buffer.
        guard Int(image.width) == size.width, Int(image.height) == size.height else { return .failure(.otherSize) }
        image.format = ippo_pngFormatRGBA
        var bytes = [UInt8](repeating: 0, count: size.width * size.height * 4)
        guard png_image_finish_read(&image, nil, &bytes, 0, nil) != 0 else { return failure() }
        return .success(Pixels(width: size.width, height: size.height, bytes: bytes))
      }
      return try result.get()
    }

    private static func jpeg(_ file: [UInt8], _ size: (width: Int, height: Int), _ needed: (width: Int, height: Int))
      throws(PictureFileError) -> Pixels
    {
      guard let decoder = tjInitDecompress() else { throw .damaged(String(cString: tjGetErrorStr2(nil))) }
      defer { tjDestroy(decoder) }
      func failure() -> PictureFileError { .damaged(String(cString: tjGetErrorStr2(decoder))) }
      let length = UInt(file.count)
      var (width, height, sampling, colors) = (Int32(0), Int32(0), Int32(0), Int32(0))
      guard tjDecompressHeader3(decoder, file, length, &width, &height, &sampling, &colors) == 0 else {
        throw failure()
      }
      guard Int(width) == size.width, Int(height) == size.height else { throw .otherSize }
      let scaled = smallest(width, height, needed)
      var bytes = [UInt8](repeating: 0, count: Int(scaled.width) * Int(scaled.height) * 4)
      let result = tjDecompress2(
        decoder, file, length, &bytes, scaled.width, 0, scaled.height, Int32(TJPF_RGBA.rawValue), ippo_jpegFlags)
      // A warning is about a part of the picture, such as the end of a file that was cut off.
      guard result == 0 || tjGetErrorCode(decoder) == Int32(TJERR_WARNING.rawValue) else { throw failure() }
      return Pixels(width: Int(scaled.width), height: Int(scaled.height), bytes: bytes)
    }

    /// The smallest size that the decoder makes itself, and that is large enough.
    private static func smallest(_ width: Int32, _ height: Int32, _ needed: (width: Int, height: Int)) -> (
      width: Int32, height: Int32
    ) {
      for factor in [8, 4, 2] as [Int32] {
        let size = (width: (width + factor - 1) / factor, height: (height + factor - 1) / factor)
        if Int(size.width) >= needed.width, Int(size.height) >= needed.height { return size }
      }
      return (width, height)
    }

    /// The text in an array of C, which Swift sees as a tuple.
    private static func text<Tuple>(_ tuple: Tuple) -> String {
      withUnsafeBytes(of: tuple) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }
  #endif
}

/// The reason why the file of a picture was not decoded.
package enum PictureFileError: Error, Equatable {
  /// The program has no decoder for the media type.
  case noDecoder
  /// The file has another size than its header was read to state.
  case otherSize
  /// The file is damaged; the text is the decoder's.
  case damaged(String)
}
