import Foundation
import SwiftUI

extension LayoutScreen {
  /// A picture that is twice as wide as high.
  @MainActor private static func picture() -> Image {
    let bytes = """
      iVBORw0KGgoAAAANSUhEUgAAACgAAAAUCAIAAABwJOjsAAAAJElEQVR42mNQSjszIIhh1OJRi0ctHrV41OJRi0ctHrV45FgMABVnJr0whpeFAAAA
      AElFTkSuQmCC
      """
    let data = Data(base64Encoded: bytes, options: .ignoreUnknownCharacters)
    return Image(uiImage: data.flatMap { UIImage(data: $0) } ?? UIImage())
  }

  /// Where the picture has the room of what is around it, whatever is drawn there.
  private static let isForTerminals: Set = ["picture-fills", "picture-in-frame"]

  /// Pictures in all the rooms they are put into. A terminal names a picture, and does not draw it.
  @MainActor static var pictures: [LayoutScreen] {
    [
      LayoutScreen("picture-own-size", ["a": [140, 150, 40, 20]]) { picture().box("a") },
      LayoutScreen("picture-fills", ["a": [0, 0, 320, 320]]) { picture().resizable().box("a") },
      LayoutScreen("picture-in-frame", ["a": [80, 128, 160, 64]]) {
        picture().resizable().frame(width: 160, height: 64).box("a")
      },
      LayoutScreen("picture-fit", ["a": [0, 80, 320, 160]]) { picture().resizable().box("a").scaledToFit() },
      LayoutScreen("picture-fit-in-frame", ["f": [80, 80, 160, 160], "a": [80, 120, 160, 80]]) {
        picture().resizable().box("a").scaledToFit().frame(width: 160, height: 160).box("f")
      },
      LayoutScreen("picture-fit-with-width", ["a": [60, 110, 200, 100]]) {
        picture().resizable().box("a").scaledToFit().frame(width: 200)
      },
      LayoutScreen("picture-fit-with-height", ["a": [100, 130, 120, 60]]) {
        picture().resizable().box("a").scaledToFit().frame(height: 60)
      },
      LayoutScreen("picture-fit-under-text", ["a": [0, 60, 320, 160], "b": [120, 220, 80, 40]]) {
        VStack(spacing: 0) {
          picture().resizable().box("a").scaledToFit(); fixed("b", 80, 40)
        }
      },
      LayoutScreen("picture-fit-beside", ["a": [0, 100, 240, 120], "b": [240, 140, 80, 40]]) {
        HStack(spacing: 0) {
          picture().resizable().box("a").scaledToFit(); fixed("b", 80, 40)
        }
      },
      LayoutScreen("picture-fit-in-scroll", ["a": [0, 0, 320, 160], "b": [120, 160, 80, 40]]) {
        ScrollView {
          VStack(spacing: 0) {
            picture().resizable().box("a").scaledToFit(); fixed("b", 80, 40)
          }
        }
      },
      LayoutScreen("picture-fit-padded-in-scroll", ["a": [16, 16, 288, 144]]) {
        ScrollView { picture().resizable().box("a").scaledToFit().padding(16) }
      },
      LayoutScreen("picture-fill-in-frame", ["f": [110, 110, 100, 100], "b": [210, 140, 80, 40]]) {
        HStack(spacing: 0) {
          Color.clear.frame(width: 80, height: 40)
          picture().resizable().scaledToFill().frame(width: 100, height: 100).clipped().box("f")
          fixed("b", 80, 40)
        }
      },
      LayoutScreen("picture-fill-with-height-in-scroll", ["f": [0, 0, 320, 100], "b": [120, 100, 80, 40]]) {
        ScrollView {
          VStack(spacing: 0) {
            picture().resizable().scaledToFill().frame(height: 100).frame(maxWidth: .infinity).clipped().box("f")
            fixed("b", 80, 40)
          }
        }
      },
      LayoutScreen("picture-under-words", ["a": [0, 80, 320, 160], "b": [0, 200, 80, 40]]) {
        ZStack(alignment: .bottomLeading) {
          picture().resizable().box("a").scaledToFit(); fixed("b", 80, 40)
        }
      },
      LayoutScreen("picture-overlaid", ["a": [0, 80, 320, 160], "b": [240, 200, 80, 40]]) {
        picture().resizable().box("a").scaledToFit().overlay(alignment: .bottomTrailing) { fixed("b", 80, 40) }
      },
      LayoutScreen("picture-in-grid", ["a": [0, 120, 160, 80], "b": [160, 120, 160, 80]]) {
        LazyVGrid(columns: [GridItem(.flexible(), spacing: 0), GridItem(.flexible(), spacing: 0)], spacing: 0) {
          picture().resizable().box("a").scaledToFit(); picture().resizable().box("b").scaledToFit()
        }
      },
      LayoutScreen("picture-in-row-of-list", ["f": [0, 140, 40, 40], "b": [48, 140, 80, 40]]) {
        HStack(spacing: 8) {
          picture().resizable().scaledToFit().frame(width: 40, height: 40).box("f"); fixed("b", 80, 40); Spacer()
        }
      },
    ]
    .map { isForTerminals.contains($0.id) ? $0 : $0.except(.terminal, "a terminal names a picture") }
  }
}
