import SwiftUI

extension LayoutScreen {
  /// The nine places of a box of 80 × 32 points in one of 240 × 160 points at (40, 80).
  @MainActor private static var alignments: [(name: String, alignment: Alignment, rect: Rect)] {
    [
      ("top-leading", .topLeading, [40, 80, 80, 32]), ("top", .top, [120, 80, 80, 32]),
      ("top-trailing", .topTrailing, [200, 80, 80, 32]), ("leading", .leading, [40, 144, 80, 32]),
      ("center", .center, [120, 144, 80, 32]), ("trailing", .trailing, [200, 144, 80, 32]),
      ("bottom-leading", .bottomLeading, [40, 208, 80, 32]), ("bottom", .bottom, [120, 208, 80, 32]),
      ("bottom-trailing", .bottomTrailing, [200, 208, 80, 32]),
    ]
  }

  @MainActor static var frames: [LayoutScreen] {
    alignments.map { place in
      LayoutScreen("frame-\(place.name)", ["f": [40, 80, 240, 160], "a": place.rect]) {
        fixed("a", 80, 32).frame(width: 240, height: 160, alignment: place.alignment).box("f")
      }
    } + [
      LayoutScreen("frame-of-color", ["a": [120, 128, 80, 64]]) { fixed("a", 80, 64) },
      LayoutScreen("frame-width-only", ["a": [120, 0, 80, 320]]) { flexible("x").frame(width: 80).box("a") },
      LayoutScreen("frame-height-only", ["a": [0, 128, 320, 64]]) { flexible("x").frame(height: 64).box("a") },
      LayoutScreen("frame-no-width", ["f": [160, 0, 0, 320], "a": [160, 0, 0, 320]]) {
        flexible("a").frame(width: 0).box("f")
      },
      LayoutScreen("frame-no-size", ["f": [160, 160, 0, 0], "a": [160, 160, 0, 0]]) {
        flexible("a").frame(width: 0, height: 0).box("f")
      },
      LayoutScreen("frame-few-points", ["f": [158, 158, 4, 4], "a": [158, 158, 4, 4]]) {
        flexible("a").frame(width: 4, height: 4).box("f")
      }.except(.terminal, "a cell is the least there is"),
      LayoutScreen("frame-hairline", ["f": [0, 159.5, 320, 1]]) { flexible("a").frame(height: 1).box("f") }
        .except(.terminal, "a cell is the least there is"),
      LayoutScreen("frame-smaller-than-content", ["f": [120, 144, 80, 32], "a": [80, 112, 160, 96]]) {
        fixed("a", 160, 96).frame(width: 80, height: 32).box("f")
      },
      LayoutScreen("frame-smaller-top-leading", ["f": [120, 144, 80, 32], "a": [120, 144, 160, 96]]) {
        fixed("a", 160, 96).frame(width: 80, height: 32, alignment: .topLeading).box("f")
      },
      LayoutScreen("frame-smaller-bottom-trailing", ["f": [120, 144, 80, 32], "a": [40, 80, 160, 96]]) {
        fixed("a", 160, 96).frame(width: 80, height: 32, alignment: .bottomTrailing).box("f")
      },
      LayoutScreen("frame-larger-than-screen", ["a": [-80, -80, 480, 480]]) { fixed("a", 480, 480) },
      LayoutScreen("frame-in-frame", ["f": [80, 80, 160, 160], "g": [120, 112, 80, 96], "a": [120, 112, 16, 32]]) {
        fixed("a", 16, 32).frame(width: 80, height: 96, alignment: .topLeading).box("g")
          .frame(width: 160, height: 160).box("f")
      },
      LayoutScreen("frame-pair", ["a": [80, 128, 80, 64], "b": [160, 144, 80, 32]]) {
        HStack(spacing: 0) {
          flexible("x").frame(width: 80, height: 64).box("a"); flexible("x").frame(width: 80, height: 32).box("b")
        }
      },
      LayoutScreen("frame-in-row-is-kept", ["a": [0, 144, 240, 32], "b": [240, 144, 80, 32]]) {
        HStack(spacing: 0) {
          flexible("x").frame(height: 32).box("a"); fixed("b", 80, 32)
        }
      },
      LayoutScreen(
        "frame-content-overflows-in-row", ["a": [80, 144, 80, 32], "i": [40, 128, 160, 64], "b": [160, 144, 80, 32]]
      ) {
        HStack(spacing: 0) {
          fixed("i", 160, 64).frame(width: 80, height: 32).box("a"); fixed("b", 80, 32)
        }
      },
    ]
  }

  @MainActor static var flexibleFrames: [LayoutScreen] {
    [
      LayoutScreen("max-width-infinite", ["f": [0, 144, 320, 32], "a": [120, 144, 80, 32]]) {
        fixed("a", 80, 32).frame(maxWidth: .infinity).box("f")
      },
      LayoutScreen("max-width-infinite-leading", ["f": [0, 144, 320, 32], "a": [0, 144, 80, 32]]) {
        fixed("a", 80, 32).frame(maxWidth: .infinity, alignment: .leading).box("f")
      },
      LayoutScreen("max-width-infinite-trailing", ["a": [240, 144, 80, 32]]) {
        fixed("a", 80, 32).frame(maxWidth: .infinity, alignment: .trailing)
      },
      LayoutScreen("max-height-infinite", ["f": [120, 0, 80, 320], "a": [120, 144, 80, 32]]) {
        fixed("a", 80, 32).frame(maxHeight: .infinity).box("f")
      },
      LayoutScreen("max-height-infinite-bottom", ["a": [120, 288, 80, 32]]) {
        fixed("a", 80, 32).frame(maxHeight: .infinity, alignment: .bottom)
      },
      LayoutScreen("max-both-top-trailing", ["f": [0, 0, 320, 320], "a": [240, 0, 80, 32]]) {
        fixed("a", 80, 32).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topTrailing).box("f")
      },
      LayoutScreen("max-width", ["a": [80, 0, 160, 320]]) { flexible("x").frame(maxWidth: 160).box("a") },
      LayoutScreen("max-height", ["a": [0, 96, 320, 128]]) { flexible("x").frame(maxHeight: 128).box("a") },
      LayoutScreen("max-size", ["a": [80, 96, 160, 128]]) {
        flexible("x").frame(maxWidth: 160, maxHeight: 128).box("a")
      },
      LayoutScreen("max-width-beyond", ["a": [0, 0, 320, 320]]) { flexible("x").frame(maxWidth: 400).box("a") },
      LayoutScreen("max-width-of-smaller", ["f": [80, 144, 160, 32], "a": [120, 144, 80, 32]]) {
        fixed("a", 80, 32).frame(maxWidth: 160).box("f")
      },
      LayoutScreen("max-width-of-larger", ["f": [120, 144, 80, 32], "a": [80, 144, 160, 32]]) {
        fixed("a", 160, 32).frame(maxWidth: 80).box("f")
      },
      LayoutScreen("min-width-beyond", ["a": [-40, 0, 400, 320]]) { flexible("x").frame(minWidth: 400).box("a") },
      LayoutScreen("min-width-of-smaller", ["f": [80, 144, 160, 32], "a": [120, 144, 80, 32]]) {
        fixed("a", 80, 32).frame(minWidth: 160).box("f")
      },
      LayoutScreen("min-height-of-smaller", ["f": [120, 128, 80, 64], "a": [120, 144, 80, 32]]) {
        fixed("a", 80, 32).frame(minHeight: 64).box("f")
      },
      LayoutScreen("min-width-of-larger", ["f": [80, 144, 160, 32], "a": [80, 144, 160, 32]]) {
        fixed("a", 160, 32).frame(minWidth: 80).box("f")
      },
      LayoutScreen("min-max-width", ["f": [40, 144, 240, 32], "a": [120, 144, 80, 32]]) {
        fixed("a", 80, 32).frame(minWidth: 160, maxWidth: 240).box("f")
      },
      LayoutScreen("min-width-alignment", ["f": [80, 144, 160, 32], "a": [80, 144, 80, 32]]) {
        fixed("a", 80, 32).frame(minWidth: 160, alignment: .leading).box("f")
      },
      LayoutScreen("max-width-in-row", ["a": [0, 0, 80, 320], "b": [80, 0, 240, 320]]) {
        HStack(spacing: 0) {
          flexible("x").frame(maxWidth: 80).box("a"); flexible("b")
        }
      },
      LayoutScreen("max-width-in-row-is-shared", ["a": [0, 0, 160, 320], "b": [160, 0, 160, 320]]) {
        HStack(spacing: 0) {
          flexible("x").frame(maxWidth: 240).box("a"); flexible("b")
        }
      },
      LayoutScreen("min-width-in-row", ["a": [0, 0, 240, 320], "b": [240, 0, 80, 320]]) {
        HStack(spacing: 0) {
          flexible("x").frame(minWidth: 240).box("a"); flexible("b")
        }
      },
      LayoutScreen("min-max-in-row", ["a": [0, 0, 120, 320], "b": [120, 0, 200, 320]]) {
        HStack(spacing: 0) {
          flexible("x").frame(minWidth: 80, maxWidth: 120).box("a"); flexible("b")
        }
      },
      LayoutScreen("max-height-in-column", ["a": [0, 0, 320, 64], "b": [0, 64, 320, 256]]) {
        VStack(spacing: 0) {
          flexible("x").frame(maxHeight: 64).box("a"); flexible("b")
        }
      },
      LayoutScreen("max-width-in-column", ["a": [80, 0, 160, 160], "b": [0, 160, 320, 160]]) {
        VStack(spacing: 0) {
          flexible("x").frame(maxWidth: 160).box("a"); flexible("b")
        }
      },
      LayoutScreen("max-width-in-leading-column", ["a": [0, 0, 160, 160], "b": [0, 160, 320, 160]]) {
        VStack(alignment: .leading, spacing: 0) {
          flexible("x").frame(maxWidth: 160).box("a"); flexible("b")
        }
      },
      LayoutScreen(
        "max-width-rows-in-column", ["a": [0, 128, 320, 32], "b": [0, 160, 320, 32], "i": [0, 128, 80, 32]]
      ) {
        VStack(spacing: 0) {
          fixed("i", 80, 32).frame(maxWidth: .infinity, alignment: .leading).box("a")
          fixed("j", 160, 32).frame(maxWidth: .infinity, alignment: .leading).box("b")
        }
      },
      LayoutScreen(
        "max-infinite-around-fixed-frame",
        ["f": [0, 128, 320, 64], "g": [160, 128, 160, 64], "a": [200, 144, 80, 32]]
      ) {
        fixed("a", 80, 32).frame(width: 160, height: 64).box("g").frame(maxWidth: .infinity, alignment: .trailing).box(
          "f")
      },
      LayoutScreen("max-in-frame", ["f": [80, 80, 160, 160], "a": [80, 80, 160, 32]]) {
        flexible("x").frame(height: 32).frame(maxWidth: .infinity).box("a")
          .frame(width: 160, height: 160, alignment: .top).box("f")
      },
      LayoutScreen("min-in-smaller-frame", ["f": [80, 128, 160, 64], "a": [40, 128, 240, 64]]) {
        flexible("x").frame(minWidth: 240).box("a").frame(width: 160, height: 64).box("f")
      },
    ]
  }

  @MainActor static var fixedSizes: [LayoutScreen] {
    [
      LayoutScreen("fixed-size-ideal", ["a": [80, 128, 160, 64]]) {
        flexible("x").frame(idealWidth: 160, idealHeight: 64).box("a").fixedSize()
      },
      LayoutScreen("fixed-size-of-color", ["a": [155, 155, 10, 10]]) { flexible("a").fixedSize() }
        .except(.terminal, "10 points are no whole number of cells"),
      LayoutScreen("fixed-size-vertical", ["a": [0, 128, 320, 64]]) {
        flexible("x").frame(idealHeight: 64).box("a").fixedSize(horizontal: false, vertical: true)
      },
      LayoutScreen("fixed-size-horizontal", ["a": [80, 0, 160, 320]]) {
        flexible("x").frame(idealWidth: 160).box("a").fixedSize(horizontal: true, vertical: false)
      },
      LayoutScreen("fixed-size-row", ["a": [80, 128, 80, 64], "b": [160, 128, 80, 64]]) {
        HStack(spacing: 0) {
          flexible("x").frame(idealWidth: 80).box("a"); flexible("x").frame(idealWidth: 80).box("b")
        }
        .frame(height: 64).fixedSize(horizontal: true, vertical: false)
      },
      LayoutScreen(
        "fixed-size-makes-equally-wide", ["a": [80, 128, 160, 32], "b": [80, 160, 160, 32], "i": [120, 160, 80, 32]]
      ) {
        VStack(spacing: 0) {
          fixed("a", 160, 32); fixed("i", 80, 32).frame(maxWidth: .infinity).box("b")
        }.fixedSize(horizontal: true, vertical: false)
      },
      LayoutScreen(
        "fixed-size-makes-equally-tall", ["a": [80, 112, 80, 96], "b": [160, 112, 80, 96], "i": [160, 144, 80, 32]]
      ) {
        HStack(spacing: 0) {
          fixed("a", 80, 96); fixed("i", 80, 32).frame(maxHeight: .infinity).box("b")
        }.fixedSize(horizontal: false, vertical: true)
      },
      LayoutScreen("fixed-size-overflows", ["f": [120, 144, 80, 32], "a": [40, 144, 240, 32]]) {
        flexible("x").frame(idealWidth: 240).box("a").fixedSize(horizontal: true, vertical: false)
          .frame(width: 80, height: 32).box("f")
      },
      LayoutScreen("fixed-size-in-row", ["a": [0, 128, 120, 64], "b": [120, 0, 200, 320]]) {
        HStack(spacing: 0) {
          flexible("x").frame(idealWidth: 120, idealHeight: 64).box("a").fixedSize(); flexible("b")
        }
      },
    ]
  }

  @MainActor static var paddings: [LayoutScreen] {
    [
      LayoutScreen("padding", ["a": [16, 16, 288, 288]]) { flexible("a").padding(16) },
      LayoutScreen("padding-of-fixed", ["f": [104, 112, 112, 96], "a": [120, 128, 80, 64]]) {
        fixed("a", 80, 64).padding(16).box("f")
      },
      LayoutScreen("padding-leading", ["f": [104, 128, 112, 64], "a": [136, 128, 80, 64]]) {
        fixed("a", 80, 64).padding(.leading, 32).box("f")
      },
      LayoutScreen("padding-horizontal", ["a": [32, 0, 256, 320]]) { flexible("a").padding(.horizontal, 32) },
      LayoutScreen("padding-top", ["a": [0, 64, 320, 256]]) { flexible("a").padding(.top, 64) },
      LayoutScreen("padding-edges", ["a": [8, 16, 296, 272]]) {
        flexible("a").padding(EdgeInsets(top: 16, leading: 8, bottom: 32, trailing: 16))
      },
      LayoutScreen("padding-twice", ["a": [48, 48, 224, 224], "f": [16, 16, 288, 288]]) {
        flexible("a").padding(32).box("f").padding(16)
      },
      LayoutScreen("padding-negative", ["f": [136, 144, 48, 32], "a": [120, 128, 80, 64]]) {
        fixed("a", 80, 64).padding(-16).box("f")
      },
      LayoutScreen("padding-negative-edge", ["a": [80, 144, 80, 32], "b": [128, 144, 80, 32]]) {
        HStack(spacing: 0) {
          fixed("a", 80, 32); fixed("b", 80, 32).padding(.leading, -32)
        }
        .frame(width: 160, alignment: .leading)
      },
      LayoutScreen("padding-negative-of-flexible", ["a": [-16, -16, 352, 352]]) { flexible("a").padding(-16) },
      LayoutScreen("padding-in-row", ["a": [16, 16, 128, 288], "b": [176, 16, 128, 288]]) {
        HStack(spacing: 0) {
          flexible("a").padding(16); flexible("b").padding(16)
        }
      },
      LayoutScreen("padding-around-max", ["a": [16, 144, 288, 32], "i": [16, 144, 80, 32]]) {
        fixed("i", 80, 32).frame(maxWidth: .infinity, alignment: .leading).box("a").padding(.horizontal, 16)
      },
      LayoutScreen("padding-in-frame", ["f": [80, 80, 160, 160], "a": [96, 96, 128, 128]]) {
        flexible("a").padding(16).frame(width: 160, height: 160).box("f")
      },
      LayoutScreen("padding-larger-than-frame", ["f": [144, 128, 32, 64], "a": [160, 144, 0, 32]]) {
        flexible("a").padding(16).frame(width: 32, height: 64).box("f")
      },
    ]
  }
}
