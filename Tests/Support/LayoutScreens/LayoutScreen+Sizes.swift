import SwiftUI

extension LayoutScreen {
  /// Frames, fixed sizes, proportions and places beyond the first ones.
  @MainActor static var sizes: [LayoutScreen] {
    [
      LayoutScreen("size-ideal-in-scroll", ["a": [0, 0, 320, 64], "b": [120, 64, 80, 32]]) {
        ScrollView {
          VStack(spacing: 0) {
            flexible("x").frame(idealHeight: 64).box("a"); fixed("b", 80, 32)
          }
        }
      },
      LayoutScreen("size-least-in-scroll", ["a": [0, 0, 320, 64], "b": [120, 64, 80, 32]]) {
        ScrollView {
          VStack(spacing: 0) {
            flexible("x").frame(minHeight: 64).box("a"); fixed("b", 80, 32)
          }
        }
      },
      LayoutScreen("size-infinite-in-scroll", ["f": [0, 0, 320, 32], "a": [120, 0, 80, 32], "b": [120, 32, 80, 32]]) {
        ScrollView {
          VStack(spacing: 0) {
            fixed("a", 80, 32).frame(maxWidth: .infinity, maxHeight: .infinity).box("f"); fixed("b", 80, 32)
          }
        }
      },
      LayoutScreen("size-fixed-between-least-and-most", ["a": [80, 144, 160, 32]]) {
        flexible("x").frame(minWidth: 80, idealWidth: 160, maxWidth: 240).box("a").frame(height: 32)
          .fixedSize(horizontal: true, vertical: false)
      },
      LayoutScreen("size-fixed-layers", ["z": [80, 128, 160, 64], "a": [80, 128, 160, 64]]) {
        ZStack { fixed("a", 160, 64) }.fixedSize().box("z")
      },
      LayoutScreen("size-fixed-padded", ["f": [64, 112, 192, 96], "a": [80, 128, 160, 64]]) {
        flexible("x").frame(idealWidth: 160, idealHeight: 64).box("a").padding(16).box("f").fixedSize()
      },
      LayoutScreen("size-fixed-with-background", ["a": [80, 128, 160, 64], "b": [64, 112, 192, 96]]) {
        fixed("a", 160, 64).padding(16).background { flexible("b") }.fixedSize()
      },
      LayoutScreen("size-frame-alignment-of-infinite", ["a": [240, 288, 80, 32]]) {
        fixed("a", 80, 32).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
      },
      LayoutScreen("size-frames-twice", ["f": [0, 96, 320, 128], "g": [0, 96, 160, 64], "a": [40, 112, 80, 32]]) {
        fixed("a", 80, 32).frame(width: 160, height: 64).box("g")
          .frame(maxWidth: .infinity, minHeight: 128, alignment: .topLeading).box("f")
      },
      LayoutScreen("size-frame-then-padding", ["f": [80, 112, 160, 96], "a": [96, 128, 128, 64]]) {
        flexible("a").frame(width: 128, height: 64).padding(16).box("f")
      },
      LayoutScreen("size-padding-then-frame", ["f": [80, 112, 160, 96], "a": [96, 128, 128, 64]]) {
        flexible("a").padding(16).frame(width: 160, height: 96).box("f")
      },
      LayoutScreen("size-padding-by-default", ["a": [16, 16, 288, 288]]) { flexible("a").padding() },
      LayoutScreen("size-border-then-padding", ["f": [80, 112, 160, 96], "a": [96, 128, 128, 64]]) {
        flexible("a").frame(width: 128, height: 64).border(Color.red, width: 8).padding(16)
          .border(Color.red, width: 8).box("f")
      },
      LayoutScreen("size-rotation-keeps-frame", ["a": [0, 128, 80, 64], "b": [240, 128, 80, 64]]) {
        HStack(spacing: 0) {
          fixed("a", 80, 64); Color.orange.frame(width: 160, height: 64).rotationEffect(.degrees(90));
          fixed("b", 80, 64)
        }
      },
      LayoutScreen("size-offset-then-background", ["a": [136, 144, 80, 64], "b": [120, 128, 80, 64]]) {
        fixed("a", 80, 64).offset(x: 16, y: 16).background { flexible("b") }
      },
      LayoutScreen("size-background-then-offset", ["a": [136, 144, 80, 64], "b": [136, 144, 80, 64]]) {
        fixed("a", 80, 64).background { flexible("b") }.offset(x: 16, y: 16)
      },
      LayoutScreen("size-position-then-background", ["a": [40, 48, 80, 32], "b": [0, 0, 320, 320]]) {
        fixed("a", 80, 32).position(x: 80, y: 64).background { flexible("b") }
      },
      LayoutScreen("size-background-then-position", ["a": [40, 48, 80, 32], "b": [40, 48, 80, 32]]) {
        fixed("a", 80, 32).background { flexible("b") }.position(x: 80, y: 64)
      },
      LayoutScreen("size-position-in-layers", ["a": [40, 48, 80, 32], "b": [240, 288, 80, 32]]) {
        ZStack(alignment: .bottomTrailing) {
          fixed("a", 80, 32).position(x: 80, y: 64); fixed("b", 80, 32)
        }
      },
      LayoutScreen(
        "size-offset-in-layers", ["z": [80, 112, 160, 96], "a": [80, 112, 160, 96], "b": [160, 160, 80, 32]]
      ) {
        ZStack {
          fixed("b", 80, 32).offset(x: 40, y: 16).zIndex(1); fixed("a", 160, 96)
        }.box("z")
      },
      LayoutScreen("size-overlay-follows-padding", ["a": [120, 128, 80, 64], "b": [200, 192, 16, 16]]) {
        fixed("a", 80, 64).padding(16).overlay(alignment: .bottomTrailing) { fixed("b", 16, 16) }
      },
      LayoutScreen("size-overlay-flexible-capped", ["a": [80, 80, 160, 160], "b": [80, 208, 160, 32]]) {
        fixed("a", 160, 160).overlay(alignment: .bottom) { flexible("x").frame(height: 32).box("b") }
      },
      LayoutScreen("size-overlay-padded", ["a": [80, 80, 160, 160], "b": [96, 96, 128, 128]]) {
        fixed("a", 160, 160).overlay { flexible("b").padding(16) }
      },
      LayoutScreen("size-overlay-in-overlay", ["b": [80, 80, 80, 80], "c": [144, 144, 16, 16]]) {
        fixed("a", 160, 160).overlay(alignment: .topLeading) {
          fixed("b", 80, 80).overlay(alignment: .bottomTrailing) { fixed("c", 16, 16) }
        }
      },
      LayoutScreen("size-mask-and-clip", ["a": [80, 128, 160, 64], "b": [240, 128, 80, 64]]) {
        HStack(spacing: 0) {
          fixed("x", 80, 64); fixed("a", 160, 64).clipShape(Capsule()).mask { Circle() }; fixed("b", 80, 64)
        }
      },
    ]
  }

  @MainActor static var ratios: [LayoutScreen] {
    [
      LayoutScreen("ratio-beside-fixed", ["a": [0, 32, 256, 256], "b": [256, 144, 64, 32]]) {
        HStack(spacing: 0) {
          flexible("a").aspectRatio(1, contentMode: .fit); fixed("b", 64, 32)
        }
      },
      LayoutScreen("ratio-flat-in-column", ["a": [0, 0, 320, 80], "b": [0, 80, 320, 240]]) {
        VStack(spacing: 0) {
          flexible("a").aspectRatio(4, contentMode: .fit); flexible("b")
        }
      },
      LayoutScreen("ratio-tall-in-row", ["a": [0, 0, 80, 320], "b": [80, 0, 240, 320]]) {
        HStack(spacing: 0) {
          flexible("a").aspectRatio(0.25, contentMode: .fit); flexible("b")
        }
      },
      LayoutScreen("ratio-flat-in-narrow-column", ["a": [80, 0, 160, 80], "b": [80, 80, 160, 240]]) {
        VStack(spacing: 0) {
          flexible("a").aspectRatio(2, contentMode: .fit); flexible("b")
        }.frame(width: 160)
      },
      LayoutScreen(
        "ratio-between-texts-of-card", ["a": [16, 80, 288, 144], "b": [16, 224, 80, 32], "t": [16, 64, 80, 16]]
      ) {
        VStack(alignment: .leading, spacing: 0) {
          fixed("t", 80, 16); flexible("a").aspectRatio(2, contentMode: .fit); fixed("b", 80, 32)
        }.padding(16)
      },
      LayoutScreen("ratio-of-size", ["a": [0, 80, 320, 160]]) {
        flexible("a").aspectRatio(CGSize(width: 4, height: 2), contentMode: .fit)
      },
      LayoutScreen("ratio-of-ideal", ["a": [0, 80, 320, 160]]) {
        flexible("x").frame(idealWidth: 160, idealHeight: 80).box("a").aspectRatio(contentMode: .fit)
      },
      LayoutScreen("ratio-in-layers", ["a": [0, 80, 320, 160], "b": [0, 80, 80, 32]]) {
        ZStack(alignment: .topLeading) {
          flexible("a").aspectRatio(2, contentMode: .fit); fixed("b", 80, 32)
        }
      },
      LayoutScreen("ratio-three-in-row", ["a": [0, 112, 96, 96], "b": [112, 112, 96, 96], "c": [224, 112, 96, 96]]) {
        HStack(spacing: 16) {
          flexible("a").aspectRatio(1, contentMode: .fit); flexible("b").aspectRatio(1, contentMode: .fit)
          flexible("c").aspectRatio(1, contentMode: .fit)
        }
      },
      LayoutScreen("ratio-fill-in-row", ["f": [0, 112, 160, 96], "a": [0, 80, 160, 160], "b": [160, 112, 160, 96]]) {
        HStack(spacing: 0) {
          flexible("a").aspectRatio(1, contentMode: .fill).frame(width: 160, height: 96).clipped().box("f")
          fixed("b", 160, 96)
        }
      },
      LayoutScreen("ratio-fill-overlaid", ["f": [80, 128, 160, 64], "a": [80, 80, 160, 160]]) {
        Color.clear.frame(width: 160, height: 64).box("f")
          .overlay { flexible("a").aspectRatio(1, contentMode: .fill) }.clipped()
      },
      LayoutScreen("ratio-scaled-to-fill", ["f": [80, 128, 160, 64], "a": [80, 80, 160, 160]]) {
        flexible("a").aspectRatio(1, contentMode: .fill).frame(width: 160, height: 64).box("f")
      },
      LayoutScreen("ratio-with-most-height-in-column", ["a": [112, 0, 96, 96], "b": [0, 96, 320, 224]]) {
        VStack(spacing: 0) {
          flexible("a").aspectRatio(1, contentMode: .fit).frame(maxHeight: 96); flexible("b")
        }
      },
      LayoutScreen("ratio-in-scrolled-column", ["a": [16, 0, 288, 144], "b": [16, 160, 288, 144]]) {
        ScrollView(showsIndicators: false) {
          VStack(spacing: 16) {
            flexible("a").aspectRatio(2, contentMode: .fit); flexible("b").aspectRatio(2, contentMode: .fit)
          }.padding(.horizontal, 16)
        }
      },
      LayoutScreen("ratio-in-sideways-scroll", ["a": [0, 128, 128, 64], "b": [128, 128, 128, 64]]) {
        ScrollView(.horizontal, showsIndicators: false) {
          HStack(spacing: 0) {
            flexible("a").aspectRatio(2, contentMode: .fit); flexible("b").aspectRatio(2, contentMode: .fit)
          }.frame(height: 64)
        }
      },
      LayoutScreen("ratio-of-column", ["v": [0, 80, 320, 160], "a": [0, 80, 320, 80], "b": [0, 160, 320, 80]]) {
        VStack(spacing: 0) {
          flexible("a"); flexible("b")
        }.box("v").aspectRatio(2, contentMode: .fit)
      },
      LayoutScreen("ratio-in-grid", ["a": [0, 0, 160, 160], "b": [160, 0, 160, 160], "c": [0, 160, 160, 160]]) {
        LazyVGrid(columns: [GridItem(.flexible(), spacing: 0), GridItem(.flexible(), spacing: 0)], spacing: 0) {
          flexible("a").aspectRatio(1, contentMode: .fit); flexible("b").aspectRatio(1, contentMode: .fit)
          flexible("c").aspectRatio(1, contentMode: .fit); flexible("d").aspectRatio(1, contentMode: .fit)
        }
      },
    ]
  }
}
