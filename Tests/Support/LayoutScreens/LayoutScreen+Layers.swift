import SwiftUI

extension LayoutScreen {
  @MainActor static var decorations: [LayoutScreen] {
    [
      LayoutScreen("background", ["a": [120, 128, 80, 64], "b": [120, 128, 80, 64]]) {
        fixed("a", 80, 64).background { flexible("b") }
      },
      LayoutScreen("background-larger", ["d": [120, 128, 80, 64], "a": [120, 128, 80, 64], "b": [80, 112, 160, 96]]) {
        fixed("a", 80, 64).background { fixed("b", 160, 96) }.box("d")
      },
      LayoutScreen(
        "background-larger-in-row", ["a": [80, 128, 80, 64], "b": [40, 112, 160, 96], "c": [160, 128, 80, 64]]
      ) {
        HStack(spacing: 0) {
          fixed("a", 80, 64).background { fixed("b", 160, 96) }; fixed("c", 80, 64)
        }
      },
      LayoutScreen("background-of-padding", ["a": [120, 128, 80, 64], "b": [104, 112, 112, 96]]) {
        fixed("a", 80, 64).padding(16).background { flexible("b") }
      },
      LayoutScreen("background-fills-the-screen", ["a": [120, 128, 80, 64], "b": [0, 0, 320, 320]]) {
        fixed("a", 80, 64).frame(maxWidth: .infinity, maxHeight: .infinity).background { flexible("b") }
      },
      LayoutScreen("background-aligned", ["a": [120, 128, 80, 64], "b": [120, 128, 160, 96]]) {
        fixed("a", 80, 64).background(alignment: .topLeading) { fixed("b", 160, 96) }
      },
      LayoutScreen("overlay", ["a": [120, 128, 80, 64], "b": [120, 128, 80, 64]]) {
        fixed("a", 80, 64).overlay { flexible("b") }
      },
      LayoutScreen("overlay-top-trailing", ["a": [120, 128, 80, 64], "b": [184, 128, 16, 16]]) {
        fixed("a", 80, 64).overlay(alignment: .topTrailing) { fixed("b", 16, 16) }
      },
      LayoutScreen("overlay-bottom-leading", ["a": [120, 128, 80, 64], "b": [120, 176, 16, 16]]) {
        fixed("a", 80, 64).overlay(alignment: .bottomLeading) { fixed("b", 16, 16) }
      },
      LayoutScreen("overlay-badge", ["a": [120, 128, 80, 64], "b": [192, 112, 16, 32]]) {
        fixed("a", 80, 64).overlay(alignment: .topTrailing) { fixed("b", 16, 32).offset(x: 8, y: -16) }
      },
      LayoutScreen("overlay-larger", ["d": [120, 128, 80, 64], "b": [40, 96, 240, 128]]) {
        fixed("a", 80, 64).overlay { fixed("b", 240, 128) }.box("d")
      },
      LayoutScreen("overlay-larger-top", ["a": [120, 128, 80, 64], "b": [80, 128, 160, 96]]) {
        fixed("a", 80, 64).overlay(alignment: .top) { fixed("b", 160, 96) }
      },
      LayoutScreen("overlay-on-flexible", ["a": [0, 0, 320, 320], "b": [120, 288, 80, 32]]) {
        flexible("a").overlay(alignment: .bottom) { fixed("b", 80, 32) }
      },
      LayoutScreen("overlay-stack", ["a": [80, 80, 160, 160], "b": [80, 80, 80, 32], "c": [160, 208, 80, 32]]) {
        fixed("a", 160, 160).overlay {
          VStack(spacing: 0) {
            HStack(spacing: 0) {
              fixed("b", 80, 32); Spacer(minLength: 0)
            }
            Spacer(minLength: 0)
            HStack(spacing: 0) {
              Spacer(minLength: 0); fixed("c", 80, 32)
            }
          }
        }
      },
      LayoutScreen(
        "decorated-twice",
        ["a": [120, 128, 80, 64], "b": [120, 128, 80, 64], "c": [104, 112, 112, 96], "d": [200, 112, 16, 16]]
      ) {
        fixed("a", 80, 64).background { flexible("b") }.padding(16).background { flexible("c") }
          .overlay(alignment: .topTrailing) { fixed("d", 16, 16) }
      },
      LayoutScreen(
        "decorated-in-column", ["a": [120, 112, 80, 32], "b": [40, 80, 240, 96], "c": [120, 144, 80, 64]]
      ) {
        VStack(spacing: 0) {
          fixed("a", 80, 32).overlay { fixed("b", 240, 96) }; fixed("c", 80, 64)
        }
      },
      LayoutScreen(
        "decorated-flexible-in-row", ["a": [0, 0, 160, 320], "b": [0, 0, 160, 320], "c": [160, 0, 160, 320]]
      ) {
        HStack(spacing: 0) {
          flexible("a").background { flexible("b") }; flexible("c")
        }
      },
      LayoutScreen(
        "decoration-of-several", ["a": [120, 128, 80, 64], "b": [120, 128, 40, 32], "c": [120, 128, 16, 16]]
      ) {
        fixed("a", 80, 64).overlay(alignment: .topLeading) {
          fixed("b", 40, 32); fixed("c", 16, 16)
        }
      },
      LayoutScreen(
        "background-of-several", ["a": [120, 128, 80, 64], "b": [120, 128, 80, 64], "c": [184, 176, 16, 16]]
      ) {
        fixed("a", 80, 64).background(alignment: .bottomTrailing) {
          flexible("b"); fixed("c", 16, 16)
        }
      },
      LayoutScreen("background-of-group", ["a": [80, 144, 80, 32], "c": [160, 128, 80, 64]]) {
        HStack(spacing: 0) {
          Group {
            fixed("a", 80, 32); fixed("c", 80, 64)
          }
          .background { Color.blue }
        }
      },
      LayoutScreen("overlay-of-group", ["a": [80, 112, 80, 96], "b": [160, 112, 80, 96]]) {
        HStack(spacing: 0) {
          Group {
            flexible("a"); flexible("b")
          }
          .overlay(alignment: .topTrailing) { Color.blue.frame(width: 16, height: 16) }.border(Color.red)
        }
        .frame(width: 160, height: 96)
      },
      LayoutScreen("border-of-rows", ["a": [80, 96, 160, 128], "z": [160, 112, 80, 16]]) {
        VStack(alignment: .trailing, spacing: 16) {
          ForEach(0..<3) { _ in Color.orange.frame(width: 80, height: 16) }
            .overlay { Color.blue }
            .border(Color.red)
          Color.clear.frame(width: 160, height: 32)
        }
        .box("a").overlay(alignment: .topTrailing) { fixed("z", 80, 16).offset(y: 16) }
      },
      LayoutScreen("border-takes-no-room", ["a": [120, 128, 80, 64], "b": [200, 128, 40, 64]]) {
        fixed("a", 80, 64).border(Color.red, width: 4).overlay(alignment: .trailing) {
          fixed("b", 40, 64).offset(x: 40)
        }
      },
      LayoutScreen("shadow-takes-no-room", ["a": [80, 128, 80, 64], "b": [160, 128, 80, 64]]) {
        HStack(spacing: 0) {
          fixed("a", 80, 64).shadow(radius: 20); fixed("b", 80, 64)
        }
      },
      LayoutScreen("scale-takes-no-room", ["s": [80, 128, 160, 64], "b": [160, 128, 80, 64]]) {
        HStack(spacing: 0) {
          fixed("a", 80, 64).scaleEffect(2); fixed("b", 80, 64)
        }.box("s")
      },
      LayoutScreen("opacity-and-clip-keep-the-size", ["a": [120, 128, 80, 64]]) {
        fixed("a", 80, 64).opacity(0.5).clipped().clipShape(Circle())
      },
      LayoutScreen("clip-of-larger", ["f": [120, 128, 80, 64], "a": [40, 96, 240, 128]]) {
        fixed("a", 240, 128).frame(width: 80, height: 64).clipped().box("f")
      },
      LayoutScreen("inset-bottom", ["a": [0, 0, 320, 256], "b": [0, 256, 320, 64]]) {
        flexible("a").safeAreaInset(edge: .bottom, spacing: 0) { fixed("b", 320, 64) }
      },
      LayoutScreen("inset-top", ["b": [0, 0, 320, 64], "a": [0, 64, 320, 256]]) {
        flexible("a").safeAreaInset(edge: .top, spacing: 0) { flexible("x").frame(height: 64).box("b") }
      },
      LayoutScreen("inset-leading", ["b": [0, 0, 80, 320], "a": [80, 0, 240, 320]]) {
        flexible("a").safeAreaInset(edge: .leading, spacing: 0) { flexible("x").frame(width: 80).box("b") }
      },
      LayoutScreen("inset-trailing", ["a": [0, 0, 240, 320], "b": [240, 0, 80, 320]]) {
        flexible("a").safeAreaInset(edge: .trailing, spacing: 0) { flexible("x").frame(width: 80).box("b") }
      },
      LayoutScreen("inset-spacing", ["a": [0, 0, 320, 240], "b": [0, 256, 320, 64]]) {
        flexible("a").safeAreaInset(edge: .bottom, spacing: 16) { flexible("x").frame(height: 64).box("b") }
      },
      LayoutScreen("inset-centered", ["b": [120, 256, 80, 64]]) {
        flexible("a").safeAreaInset(edge: .bottom, spacing: 0) { fixed("b", 80, 64) }
      },
    ]
  }

  @MainActor static var proportions: [LayoutScreen] {
    [
      LayoutScreen("aspect-fit-square", ["a": [80, 80, 160, 160]]) {
        flexible("a").aspectRatio(1, contentMode: .fit).frame(width: 160, height: 320)
      },
      LayoutScreen("aspect-fit-wide", ["a": [0, 80, 320, 160]]) { flexible("a").aspectRatio(2, contentMode: .fit) },
      LayoutScreen("aspect-fit-tall", ["a": [80, 0, 160, 320]]) { flexible("a").aspectRatio(0.5, contentMode: .fit) },
      LayoutScreen("aspect-fit-in-flat-frame", ["f": [80, 128, 160, 64], "a": [128, 128, 64, 64]]) {
        flexible("a").aspectRatio(1, contentMode: .fit).frame(width: 160, height: 64).box("f")
      },
      LayoutScreen("aspect-fill-wide", ["f": [80, 80, 160, 160], "a": [0, 80, 320, 160]]) {
        flexible("a").aspectRatio(2, contentMode: .fill).frame(width: 160, height: 160).box("f")
      },
      LayoutScreen("aspect-fill-tall", ["f": [80, 80, 160, 160], "a": [80, 0, 160, 320]]) {
        flexible("a").aspectRatio(0.5, contentMode: .fill).frame(width: 160, height: 160).box("f")
      },
      LayoutScreen("aspect-fill-clipped", ["f": [80, 80, 160, 160], "a": [0, 80, 320, 160]]) {
        flexible("a").aspectRatio(2, contentMode: .fill).frame(width: 160, height: 160).clipped().box("f")
      },
      LayoutScreen("aspect-with-width", ["a": [96, 128, 128, 64]]) {
        flexible("a").aspectRatio(2, contentMode: .fit).frame(width: 128)
      },
      LayoutScreen("aspect-with-height", ["a": [96, 128, 128, 64]]) {
        flexible("a").aspectRatio(2, contentMode: .fit).frame(height: 64)
      },
      LayoutScreen("aspect-with-height-in-row", ["a": [0, 128, 64, 64], "b": [64, 0, 256, 320]]) {
        HStack(spacing: 0) {
          flexible("a").aspectRatio(1, contentMode: .fit).frame(height: 64); flexible("b")
        }
      },
      LayoutScreen("aspect-with-width-in-column", ["a": [128, 0, 64, 64], "b": [0, 64, 320, 256]]) {
        VStack(spacing: 0) {
          flexible("a").aspectRatio(1, contentMode: .fit).frame(width: 64); flexible("b")
        }
      },
      LayoutScreen("aspect-with-max-height", ["a": [128, 128, 64, 64]]) {
        flexible("a").aspectRatio(1, contentMode: .fit).frame(maxHeight: 64)
      },
      LayoutScreen("aspect-with-max-width", ["a": [80, 80, 160, 160]]) {
        flexible("a").aspectRatio(1, contentMode: .fit).frame(maxWidth: 160)
      },
      LayoutScreen("aspect-in-row", ["a": [0, 80, 160, 160], "b": [160, 0, 160, 320]]) {
        HStack(spacing: 0) {
          flexible("a").aspectRatio(1, contentMode: .fit); flexible("b")
        }
      },
      LayoutScreen("aspect-in-column", ["a": [80, 0, 160, 160], "b": [0, 160, 320, 160]]) {
        VStack(spacing: 0) {
          flexible("a").aspectRatio(1, contentMode: .fit); flexible("b")
        }
      },
      LayoutScreen("aspect-two-in-row", ["a": [0, 80, 160, 160], "b": [160, 80, 160, 160]]) {
        HStack(spacing: 0) {
          flexible("a").aspectRatio(1, contentMode: .fit); flexible("b").aspectRatio(1, contentMode: .fit)
        }
      },
      LayoutScreen("aspect-in-row-with-height", ["a": [0, 128, 128, 64], "b": [128, 128, 192, 64]]) {
        HStack(spacing: 0) {
          flexible("a").aspectRatio(2, contentMode: .fit); flexible("b")
        }.frame(height: 64)
      },
      LayoutScreen("aspect-under-header", ["h": [0, 0, 320, 64], "a": [32, 64, 256, 256]]) {
        VStack(spacing: 0) {
          flexible("x").frame(height: 64).box("h"); flexible("a").aspectRatio(1, contentMode: .fit)
        }
      },
      LayoutScreen("aspect-padded", ["a": [32, 32, 256, 256]]) {
        flexible("a").aspectRatio(1, contentMode: .fit).padding(32)
      },
      LayoutScreen("aspect-overlaid", ["a": [0, 80, 320, 160], "b": [120, 144, 80, 32], "c": [0, 80, 320, 160]]) {
        flexible("a").aspectRatio(2, contentMode: .fit).overlay { fixed("b", 80, 32) }.background { flexible("c") }
      },
      LayoutScreen("aspect-of-stack", ["a": [0, 80, 160, 160], "b": [160, 80, 160, 160]]) {
        HStack(spacing: 0) {
          flexible("a"); flexible("b")
        }.aspectRatio(2, contentMode: .fit)
      },
      LayoutScreen("aspect-of-shape", ["a": [80, 80, 160, 160]]) {
        RoundedRectangle(cornerRadius: 8).box("a").aspectRatio(1, contentMode: .fit).frame(width: 160)
      },
      LayoutScreen("aspect-leading", ["a": [0, 80, 160, 160]]) {
        flexible("a").aspectRatio(1, contentMode: .fit).frame(width: 160).frame(
          maxWidth: .infinity, alignment: .leading)
      },
      LayoutScreen("aspect-in-scroll", ["a": [0, 0, 320, 160], "b": [0, 160, 320, 32]]) {
        ScrollView {
          VStack(spacing: 0) {
            flexible("a").aspectRatio(2, contentMode: .fit); flexible("x").frame(height: 32).box("b")
          }
        }
      },
      LayoutScreen("circle-shares", ["b": [160, 0, 160, 320]]) {
        HStack(spacing: 0) {
          Circle(); flexible("b")
        }
      },
      LayoutScreen("circle-in-frame", ["f": [80, 128, 160, 64], "b": [240, 128, 80, 64]]) {
        HStack(spacing: 0) {
          fixed("c", 80, 64); Circle().frame(width: 160, height: 64).box("f"); fixed("b", 80, 64)
        }
      },
    ]
  }

  @MainActor static var layers: [LayoutScreen] {
    [
      LayoutScreen("layers", ["z": [80, 112, 160, 96], "a": [80, 112, 160, 96], "b": [120, 144, 80, 32]]) {
        ZStack {
          fixed("a", 160, 96); fixed("b", 80, 32)
        }.box("z")
      },
      LayoutScreen("layers-top-leading", ["a": [80, 112, 160, 96], "b": [80, 112, 80, 32]]) {
        ZStack(alignment: .topLeading) {
          fixed("a", 160, 96); fixed("b", 80, 32)
        }
      },
      LayoutScreen("layers-bottom-trailing", ["a": [80, 112, 160, 96], "b": [160, 176, 80, 32]]) {
        ZStack(alignment: .bottomTrailing) {
          fixed("a", 160, 96); fixed("b", 80, 32)
        }
      },
      LayoutScreen("layers-union", ["z": [80, 112, 160, 96], "a": [80, 144, 160, 32], "b": [120, 112, 80, 96]]) {
        ZStack {
          fixed("a", 160, 32); fixed("b", 80, 96)
        }.box("z")
      },
      LayoutScreen("layers-on-flexible", ["a": [0, 0, 320, 320], "b": [120, 128, 80, 64]]) {
        ZStack {
          flexible("a"); fixed("b", 80, 64)
        }
      },
      LayoutScreen("layers-aligned-on-flexible", ["b": [240, 256, 80, 64]]) {
        ZStack(alignment: .bottomTrailing) {
          flexible("a"); fixed("b", 80, 64)
        }
      },
      LayoutScreen("layers-larger-than-screen", ["a": [-40, 128, 400, 64], "b": [120, 144, 80, 32]]) {
        ZStack {
          fixed("a", 400, 64); fixed("b", 80, 32)
        }
      },
      LayoutScreen("layers-leading-larger", ["a": [-40, 128, 400, 64], "b": [-40, 144, 80, 32]]) {
        ZStack(alignment: .leading) {
          fixed("a", 400, 64); fixed("b", 80, 32)
        }
      },
      LayoutScreen("layers-in-row", ["a": [0, 0, 160, 320], "b": [160, 0, 160, 320], "c": [40, 144, 80, 32]]) {
        HStack(spacing: 0) {
          ZStack {
            flexible("a"); fixed("c", 80, 32)
          }; flexible("b")
        }
      },
      LayoutScreen("layers-in-frame", ["a": [80, 80, 160, 160], "b": [80, 80, 80, 32]]) {
        ZStack(alignment: .topLeading) {
          flexible("a"); fixed("b", 80, 32)
        }.frame(width: 160, height: 160)
      },
      LayoutScreen(
        "layers-of-stack-and-background", ["a": [0, 0, 320, 320], "b": [120, 128, 80, 32], "c": [120, 160, 80, 32]]
      ) {
        ZStack {
          flexible("a");
          VStack(spacing: 0) {
            fixed("b", 80, 32); fixed("c", 80, 32)
          }
        }
      },
      LayoutScreen("layers-nested", ["a": [80, 80, 160, 160], "b": [80, 80, 80, 96], "c": [80, 80, 16, 32]]) {
        ZStack(alignment: .topLeading) {
          fixed("a", 160, 160);
          ZStack(alignment: .topLeading) {
            fixed("b", 80, 96); fixed("c", 16, 32)
          }
        }
      },
      LayoutScreen("layers-card-at-bottom", ["a": [0, 0, 320, 320], "c": [16, 240, 288, 64]]) {
        ZStack(alignment: .bottom) {
          flexible("a"); flexible("x").frame(height: 64).box("c").padding(16)
        }
      },
    ]
  }
}
