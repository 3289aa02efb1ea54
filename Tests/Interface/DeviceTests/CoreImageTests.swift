import CoreImage.CIFilterBuiltins
import Foundation
import IppoTesting
import SwiftUI
import Testing

@testable import CoreImage

/// A view as tutorials write it.
private struct CodeView: View {
  let text: String
  private let context = CIContext()
  private let filter = CIFilter.qrCodeGenerator()

  var body: some View {
    Image(uiImage: code(text)).interpolation(.none).resizable().scaledToFit().frame(width: 200, height: 200)
      .accessibilityLabel("Code")
  }

  private func code(_ text: String) -> UIImage {
    filter.message = Data(text.utf8)
    filter.correctionLevel = "M"
    if let output = filter.outputImage, let cgImage = context.createCGImage(output, from: output.extent) {
      return UIImage(cgImage: cgImage)
    }
    return UIImage(systemName: "xmark.circle") ?? UIImage()
  }
}

@MainActor
struct CoreImageTests {
  private func pixels(_ image: CIImage) throws -> [UInt8] {
    let area = try #require(PixelArea(image.extent))
    return try #require(image.render(area)).straightBytes
  }

  /// A picture with four colours: red and green above blue and white.
  private var colors: CIImage {
    let area = CGRect(x: 0, y: 0, width: 2, height: 2)
    func square(_ color: CIColor, _ x: Int, _ y: Int) -> CIImage {
      CIImage(color: color).cropped(to: CGRect(x: x, y: y, width: 1, height: 1))
    }
    return square(.red, 0, 1).composited(over: square(.green, 1, 1)).composited(over: square(.blue, 0, 0))
      .composited(over: CIImage.white.cropped(to: area))
  }

  /// Rows of a code with light squares as spaces.
  private func rows(_ text: String, _ level: QRLevel) throws -> [String] {
    let code = try #require(QRCode(Array(text.utf8), level))
    return (0..<code.size).map { y in String((0..<code.size).map { code[$0, y] ? "#" : " " }) }
  }

  @Test func `a code has its patterns, its size and its margin`() throws {
    let rows = try rows("HELLO WORLD", .quartile)
    #expect(rows.count == 21)
    for row in [rows[0], rows[6]] { #expect(row.hasPrefix("#######") && row.hasSuffix("#######")) }
    #expect(rows[3].hasPrefix("# ### #") && rows[17].hasPrefix("# ### #"))
    #expect(rows[6].dropFirst(6).dropLast(6) == "# # # # #")
    let filter = try #require(CIFilter(name: "CIQRCodeGenerator"))
    #expect(filter.outputImage == nil)
    filter.setValue("HELLO WORLD".data(using: .ascii), forKey: "inputMessage")
    filter.setValue("Q", forKey: "inputCorrectionLevel")
    let image = try #require(filter.outputImage)
    #expect(image.extent == CGRect(x: 0, y: 0, width: 23, height: 23))
    let large = image.transformed(by: CGAffineTransform(scaleX: 10, y: 10))
    #expect(large.extent.size == CGSize(width: 230, height: 230))
    let bytes = try pixels(large)
    func isDark(_ x: Int, _ y: Int) -> Bool { bytes[(y * 230 + x) * 4] == 0 }
    for y in 0..<230 {
      for x in 0..<230 where (1...21).contains(x / 10) && (1...21).contains(y / 10) {
        let square = Array(rows[y / 10 - 1])[x / 10 - 1]
        if isDark(x, y) != (square == "#") {
          Issue.record("The square at \(x), \(y) is another one.")
          return
        }
      }
    }
    #expect(!isDark(0, 0) && !isDark(229, 229))
  }

  /// The codewords of the example in ISO/IEC 18004:2015, annex I: "01234567" in version 1-M.
  @Test func `the example of the standard has its codewords`() {
    let data = QRMessage(Array("01234567".utf8)).codewords(count: 16, version: 1)
    #expect(
      data == [0x10, 0x20, 0x0C, 0x56, 0x61, 0x80, 0xEC, 0x11, 0xEC, 0x11, 0xEC, 0x11, 0xEC, 0x11, 0xEC, 0x11])
    #expect(
      ReedSolomon.codewords(for: data[...], count: 10) == [0xA5, 0x24, 0xD4, 0xC1, 0xED, 0x36, 0xC7, 0x87, 0x2C, 0x55])
  }

  @Test func `the capacity is that of the free squares`() {
    for version in [1, 2, 6, 7, 13, 14, 32, 40] {
      #expect(QRGrid.codewordCount(version: version) == QRGrid(version: version).codewordCount)
    }
  }

  @Test func `long messages take larger codes, and too long ones none`() throws {
    // The capacities of version 40 in bytes (ISO/IEC 18004:2015, table 7).
    for (level, count) in [(QRLevel.low, 2953), (.medium, 2331), (.quartile, 1663), (.high, 1273)] {
      #expect(try #require(QRCode([UInt8](repeating: 200, count: count), level)).size == 177)
      #expect(QRCode([UInt8](repeating: 200, count: count + 1), level) == nil)
    }
  }

  @Test func `a bar code has its widths`() throws {
    // Start B, "A", the checksum (104 + 33) modulo 103, and the stop.
    let code = try #require(Code128(Array("A".utf8)))
    #expect(code.widths == [2, 1, 1, 2, 1, 4, 1, 1, 1, 3, 2, 3, 1, 3, 1, 1, 2, 3, 2, 3, 3, 1, 1, 1, 2])
    let filter = CIFilter.code128BarcodeGenerator()
    filter.message = Data("12345678".utf8)
    filter.barcodeHeight = 20
    // A start, four pairs, a checksum and the stop, and the margins.
    #expect(filter.outputImage?.extent == CGRect(x: 0, y: 0, width: 6 * 11 + 13 + 20, height: 20))
    filter.message = Data("ä".utf8)
    #expect(filter.outputImage == nil)
  }

  @Test func `a code is shown`() {
    let host = ViewHost { CodeView(text: "https://example.org") }
    #expect(host.contains("Code"))
  }

  @Test func `colours change as the filters say`() throws {
    let input = colors
    #expect(try pixels(input) == [255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 255, 255, 255, 255])
    let invert = CIFilter.colorInvert()
    invert.inputImage = input
    #expect(
      try pixels(#require(invert.outputImage)) == [0, 255, 255, 255, 255, 0, 255, 255, 255, 255, 0, 255, 0, 0, 0, 255])
    let mono = CIFilter.photoEffectMono()
    mono.inputImage = input
    // The weights of Rec. 709.
    #expect(
      try pixels(#require(mono.outputImage)) == [
        54, 54, 54, 255, 182, 182, 182, 255, 18, 18, 18, 255, 255, 255, 255, 255,
      ])
    let sepia = CIFilter.sepiaTone()
    sepia.inputImage = input
    sepia.intensity = 0
    #expect(try pixels(#require(sepia.outputImage)) == pixels(input))
    sepia.intensity = 1
    #expect(try pixels(#require(sepia.outputImage)).prefix(4) == [100, 89, 69, 255])
    let controls = CIFilter.colorControls()
    #expect(controls.saturation == 1 && controls.brightness == 0 && controls.contrast == 1)
    controls.inputImage = input
    controls.brightness = -0.5
    #expect(try pixels(#require(controls.outputImage)).suffix(4) == [128, 128, 128, 255])
    let tint = CIFilter.falseColor()
    tint.inputImage = input
    tint.color0 = CIColor(color: .blue)
    tint.color1 = .clear
    #expect(try pixels(#require(tint.outputImage)).suffix(1) == [0])
  }

  @Test func `any filter takes values by their keys, as a choice of filters does`() throws {
    let input = CIImage(color: CIColor(red: 0.2, green: 0.4, blue: 0.6)).cropped(
      to: CGRect(x: 0, y: 0, width: 40, height: 30))
    let filters: [CIFilter] = [
      .crystallize(), .edges(), .gaussianBlur(), .pixellate(), .sepiaTone(), .unsharpMask(), .vignette(),
      .twirlDistortion(),
      .photoEffectNoir(), .boxBlur(), .exposureAdjust(), .hueAdjust(), .colorMonochrome(),
    ]
    for filter in filters {
      filter.setValue(input, forKey: kCIInputImageKey)
      let keys = filter.inputKeys
      if keys.contains(kCIInputIntensityKey) { filter.setValue(0.5, forKey: kCIInputIntensityKey) }
      if keys.contains(kCIInputRadiusKey) { filter.setValue(0.5 * 20, forKey: kCIInputRadiusKey) }
      if keys.contains(kCIInputScaleKey) { filter.setValue(0.5 * 10, forKey: kCIInputScaleKey) }
      let output = try #require(filter.outputImage)
      let image = try #require(CIContext().createCGImage(output, from: input.extent))
      #expect(image.width == 40 && image.height == 30)
      #expect(UIImage(cgImage: image).size == CGSize(width: 40, height: 30))
    }
    #expect(CIFilter(name: "CINothing") == nil)
    #expect(CIFilter(name: "CIGaussianBlur")?.value(forKey: kCIInputRadiusKey) as? Int == 10)
  }

  @Test func `a blur spreads a point, and keeps its light`() throws {
    let point = CIImage.white.cropped(to: CGRect(x: 10, y: 10, width: 1, height: 1))
    let blurred = point.applyingGaussianBlur(sigma: 2)
    #expect(blurred.extent.contains(CGRect(x: 5, y: 5, width: 11, height: 11)))
    let area = try #require(PixelArea(CGRect(x: 0, y: 0, width: 21, height: 21)))
    let raster = try #require(blurred.render(area))
    #expect(raster[10, 10].opacity > raster[12, 10].opacity && raster[12, 10].opacity > raster[14, 10].opacity)
    #expect(raster[8, 10] == raster[12, 10] && raster[10, 8] == raster[8, 10])
    let sum = (0..<21).flatMap { x in (0..<21).map { raster[x, $0].opacity } }.reduce(0, +)
    #expect(abs(sum - 1) < 0.25)
  }

  @Test func `squares have the mean of their pixels`() throws {
    let squares = colors.applyingFilter(
      "CIPixellate", parameters: [kCIInputScaleKey: 2, kCIInputCenterKey: CIVector(x: 0, y: 0)])
    #expect(try pixels(squares) == Array(repeating: [128, 128, 128, 255], count: 4).flatMap { $0 })
  }

  @Test func `pictures are moved, cropped and turned`() throws {
    let moved = colors.transformed(by: CGAffineTransform(translationX: 5, y: -3))
    #expect(moved.extent == CGRect(x: 5, y: -3, width: 2, height: 2))
    #expect(try pixels(moved) == pixels(colors))
    let part = moved.cropped(to: CGRect(x: 6, y: -3, width: 9, height: 1))
    #expect(part.extent == CGRect(x: 6, y: -3, width: 1, height: 1))
    #expect(try pixels(part) == [255, 255, 255, 255])
    #expect(moved.cropped(to: CGRect(x: 50, y: 0, width: 1, height: 1)).extent.isNull)
    #expect(CIContext().createCGImage(CIImage.red, from: CIImage.red.extent) == nil)
    #expect(CIContext().createCGImage(colors, from: CGRect(x: 0, y: 0, width: 1e6, height: 1e6)) == nil)
  }

  #if Pictures
    @Test func `a picture of a file is decoded again as it was`() throws {
      let image = try #require(CIContext().createCGImage(colors, from: colors.extent))
      #expect(try pixels(CIImage(cgImage: image)) == pixels(colors))
      let picture = UIImage(ciImage: colors.cropped(to: CGRect(x: 0, y: 1, width: 2, height: 1)))
      let again = try #require(CIImage(image: picture))
      #expect(try pixels(again) == [255, 0, 0, 255, 0, 255, 0, 255])
      let half = CIImage(color: CIColor(red: 1, green: 0, blue: 0, alpha: 0.5)).cropped(
        to: CGRect(x: 0, y: 0, width: 1, height: 1))
      let file = try #require(UIImage(ciImage: half).pngData())
      #expect(try pixels(#require(CIImage(data: file))) == [255, 0, 0, 128])
    }
  #endif
}
