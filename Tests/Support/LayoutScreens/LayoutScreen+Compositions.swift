import SwiftUI

extension LayoutScreen {
  /// Priorities, spacers, least and largest lengths in stacks in stacks.
  @MainActor static var distributions: [LayoutScreen] {
    [
      LayoutScreen(
        "priority-beside-column",
        ["a": [0, 0, 80, 32], "b": [0, 288, 80, 32], "c": [80, 0, 200, 320], "d": [280, 144, 40, 32]]
      ) {
        HStack(spacing: 0) {
          VStack(spacing: 0) {
            fixed("a", 80, 32); Spacer(minLength: 0); fixed("b", 80, 32)
          }
          flexible("c").layoutPriority(1); fixed("d", 40, 32)
        }
      },
      LayoutScreen(
        "priority-between-spacers", ["a": [0, 144, 40, 32], "b": [112, 144, 96, 32], "c": [280, 144, 40, 32]]
      ) {
        HStack(spacing: 8) {
          fixed("a", 40, 32); Spacer(minLength: 24)
          flexible("x").frame(maxWidth: 96).frame(height: 32).box("b").layoutPriority(-1)
          Spacer(minLength: 24); fixed("c", 40, 32)
        }
      },
      LayoutScreen(
        "priority-along-both-axes",
        ["a": [0, 0, 96, 64], "b": [96, 0, 224, 64], "c": [0, 64, 320, 32], "d": [0, 96, 320, 224]]
      ) {
        VStack(spacing: 0) {
          HStack(spacing: 0) {
            flexible("x").frame(minWidth: 96).box("a"); flexible("b").layoutPriority(1)
          }.frame(height: 64)
          flexible("x").frame(minHeight: 32).box("c").layoutPriority(-1); flexible("d")
        }
      },
      LayoutScreen("spacers-off-centre", ["a": [64, 96, 64, 32]]) {
        HStack(spacing: 0) {
          Spacer(minLength: 0)
          VStack(spacing: 0) {
            Spacer(minLength: 0); fixed("a", 64, 32); Spacer(minLength: 0); Spacer(minLength: 0)
          }
          Spacer(minLength: 0); Spacer(minLength: 0); Spacer(minLength: 0)
        }
      },
      LayoutScreen(
        "priority-of-capped-pair", ["a": [0, 0, 160, 320], "b": [160, 0, 96, 320], "c": [256, 0, 64, 320]]
      ) {
        HStack(spacing: 0) {
          flexible("x").frame(minWidth: 48, maxWidth: 160).box("a").layoutPriority(1)
          flexible("x").frame(minWidth: 32).box("b")
          flexible("x").frame(maxWidth: 64).box("c").layoutPriority(1)
        }
      },
      LayoutScreen(
        "infinite-before-spacer", ["a": [0, 144, 256, 32], "i": [96, 144, 64, 32], "c": [256, 144, 64, 32]]
      ) {
        HStack(spacing: 0) {
          fixed("i", 64, 32).frame(maxWidth: .infinity).box("a"); Spacer(minLength: 0); fixed("c", 64, 32)
        }
      },
      LayoutScreen("capped-on-background", ["g": [32, 144, 256, 32], "i": [120, 144, 80, 32]]) {
        fixed("i", 80, 32).frame(maxWidth: 240).padding(.horizontal, 8).background { flexible("g") }
      },
      LayoutScreen("capped-in-leading-column", ["a": [80, 128, 160, 32], "b": [80, 160, 80, 32]]) {
        VStack(alignment: .leading, spacing: 0) {
          flexible("x").frame(maxWidth: 160).frame(height: 32).box("a"); fixed("b", 80, 32)
        }
      },
      LayoutScreen(
        "capped-row-in-column", ["a": [56, 128, 96, 32], "b": [168, 128, 96, 32], "c": [0, 160, 320, 32]]
      ) {
        VStack(spacing: 0) {
          HStack(spacing: 16) {
            flexible("x").frame(maxWidth: 96).frame(height: 32).box("a")
            flexible("x").frame(maxWidth: 96).frame(height: 32).box("b")
          }
          flexible("x").frame(height: 32).box("c")
        }
      },
      LayoutScreen("capped-in-scroll", ["a": [40, 0, 240, 64], "b": [120, 64, 80, 32]]) {
        ScrollView {
          VStack(spacing: 0) {
            flexible("x").frame(maxWidth: 240).frame(height: 64).box("a"); fixed("b", 80, 32)
          }
        }
      },
      LayoutScreen("capped-three-in-row", ["a": [0, 0, 96, 320], "b": [112, 0, 96, 320], "c": [224, 0, 96, 320]]) {
        HStack(spacing: 16) { ForEach(Array("abc"), id: \.self) { flexible("x").frame(maxWidth: 200).box($0) } }
      },
      LayoutScreen("spacer-of-some-height", ["a": [120, 112, 80, 32], "b": [120, 176, 80, 32]]) {
        VStack(spacing: 0) {
          fixed("a", 80, 32); Spacer().frame(height: 32); fixed("b", 80, 32)
        }
      },
      LayoutScreen("negative-padding-beside-spacer", ["a": [0, 144, 80, 32], "b": [240, 144, 80, 32]]) {
        HStack(spacing: 0) {
          fixed("a", 80, 32).padding(.trailing, -16); Spacer(minLength: 0); fixed("b", 80, 32).padding(.leading, -16)
        }
      },
      LayoutScreen("padding-insets-of-fixed", ["f": [104, 112, 112, 96], "a": [136, 128, 80, 32]]) {
        fixed("a", 80, 32).padding(EdgeInsets(top: 16, leading: 32, bottom: 48, trailing: 0)).box("f")
      },
      LayoutScreen(
        "padding-insets-in-row",
        ["a": [32, 16, 112, 240], "f": [0, 0, 160, 320], "b": [160, 0, 160, 320]]
      ) {
        HStack(spacing: 0) {
          flexible("a").padding(EdgeInsets(top: 16, leading: 32, bottom: 64, trailing: 16)).box("f"); flexible("b")
        }
      },
      LayoutScreen(
        "priority-of-layers", ["z": [120, 128, 80, 64], "a": [120, 128, 80, 64], "b": [120, 128, 80, 64]]
      ) {
        ZStack {
          flexible("a").layoutPriority(-1); fixed("b", 80, 64)
        }.box("z")
      },
      LayoutScreen(
        "layers-of-corners",
        ["b": [16, 16, 96, 32], "c": [64, 48, 48, 32], "d": [256, 288, 64, 32], "e": [144, 0, 32, 320]]
      ) {
        ZStack(alignment: .topLeading) {
          flexible("a")
          VStack(alignment: .trailing, spacing: 0) {
            fixed("b", 96, 32); fixed("c", 48, 32)
          }.padding(16)
          fixed("d", 64, 32).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
          HStack(spacing: 0) {
            Spacer(minLength: 0); flexible("x").frame(width: 32).box("e"); Spacer(minLength: 0)
          }
        }
      },
      LayoutScreen(
        "divider-in-tall-row", ["h": [87.5, 0, 145, 320], "a": [87.5, 144, 64, 32], "b": [168.5, 144, 64, 32]]
      ) {
        HStack(spacing: 8) {
          fixed("a", 64, 32); Divider(); fixed("b", 64, 32)
        }.box("h")
      }
      .except(.terminal, "a cell is the least there is"),
      LayoutScreen(
        "divider-widens-column", ["v": [0, 127.5, 320, 65], "a": [0, 127.5, 80, 32], "b": [0, 160.5, 48, 32]]
      ) {
        VStack(alignment: .leading, spacing: 0) {
          fixed("a", 80, 32); Divider(); fixed("b", 48, 32)
        }.box("v")
      }
      .except(.terminal, "a cell is the least there is"),
      LayoutScreen("divider-of-some-width", ["v": [80, 127.5, 160, 65], "d": [120, 159.5, 80, 1]]) {
        VStack(spacing: 0) {
          fixed("a", 160, 32); Divider().box("d").frame(width: 80); fixed("b", 48, 32)
        }.box("v")
      }
      .except(.terminal, "a cell is the least there is"),
      LayoutScreen("divider-inset-in-column", ["d": [64, 159.5, 256, 1], "a": [120, 127.5, 80, 32]]) {
        VStack(spacing: 0) {
          fixed("a", 80, 32); Divider().box("d").padding(.leading, 64); fixed("b", 80, 32)
        }
      }
      .except(.terminal, "a cell is the least there is"),
      LayoutScreen("divider-inset-in-row", ["d": [167.5, 32, 1, 256], "a": [87.5, 144, 80, 32]]) {
        HStack(spacing: 0) {
          fixed("a", 80, 32); Divider().box("d").padding(.vertical, 32); fixed("b", 64, 32)
        }
      }
      .except(.terminal, "a cell is the least there is"),
      LayoutScreen("divider-of-height-in-row", ["f": [167.5, 144, 1, 32], "d": [167.5, 144, 1, 32]]) {
        HStack(spacing: 0) {
          fixed("a", 80, 64); Divider().box("d").frame(height: 32).box("f"); fixed("b", 64, 64)
        }
      }
      .except(.terminal, "a cell is the least there is"),
      LayoutScreen("bar-as-tall-as-row", ["i": [112, 0, 88, 96], "b": [200, 0, 8, 96], "c": [120, 96, 80, 32]]) {
        ScrollView {
          VStack(spacing: 0) {
            HStack(spacing: 0) {
              fixed("i", 88, 96); flexible("x").frame(width: 8).frame(maxHeight: .infinity).box("b")
            }.fixedSize(horizontal: false, vertical: true)
            fixed("c", 80, 32)
          }
        }
      },
      LayoutScreen("labeled-content-fills", ["a": [0, 144, 80, 32], "b": [256, 144, 64, 32]]) {
        LabeledContent {
          fixed("b", 64, 32)
        } label: {
          fixed("a", 80, 32)
        }
      },
    ]
  }

  /// Frames, proportions and decorations in each other.
  @MainActor static var compositions: [LayoutScreen] {
    let any = Double.nan
    return [
      LayoutScreen("scroll-both-axes-ideal", ["a": [any, any, 160, 96]]) {
        ScrollView([.horizontal, .vertical], showsIndicators: false) {
          flexible("x")
            .frame(
              minWidth: 64, idealWidth: 160, maxWidth: 240, minHeight: 32, idealHeight: 96, maxHeight: 128
            ).box("a")
        }
      },
      LayoutScreen("scroll-least-height-of-infinite", ["a": [0, 0, 320, 48], "b": [120, 48, 80, 32]]) {
        ScrollView {
          VStack(spacing: 0) {
            flexible("x").frame(maxWidth: .infinity, minHeight: 48, maxHeight: .infinity).box("a"); fixed("b", 80, 32)
          }
        }
      },
      LayoutScreen("scroll-sideways-of-frames", ["a": [0, 80, 96, 160], "b": [96, 112, 48, 96]]) {
        ScrollView(.horizontal, showsIndicators: false) {
          HStack(spacing: 0) {
            flexible("x").frame(idealWidth: 96, minHeight: 64, maxHeight: 160).box("a")
            flexible("x").frame(minWidth: 48).frame(height: 96).box("b")
          }
        }
      },
      LayoutScreen("scroll-at-bottom-of-least-height", ["f": [0, 0, 320, 320], "a": [240, 288, 80, 32]]) {
        ScrollView {
          VStack(alignment: .leading, spacing: 0) { fixed("a", 80, 32) }
            .frame(maxWidth: .infinity, minHeight: 320, alignment: .bottomTrailing).box("f")
        }
      },
      LayoutScreen(
        "decorated-aligned-and-offset",
        ["a": [80, 112, 160, 96], "b": [56, 208, 48, 32], "c": [208, 96, 64, 64], "f": [64, 96, 192, 128]]
      ) {
        fixed("a", 160, 96).padding(16).box("f")
          .overlay(alignment: .bottomLeading) { fixed("b", 48, 32).offset(x: -8, y: 16) }
          .background(alignment: .topTrailing) { fixed("c", 64, 64).offset(x: 16) }
      },
      LayoutScreen("overlay-with-negative-padding", ["a": [112, 128, 96, 64], "b": [96, 112, 128, 96]]) {
        fixed("a", 96, 64).overlay { flexible("b").padding(-16) }
      },
      LayoutScreen(
        "overlay-of-taller-column", ["a": [0, 128, 320, 64], "b": [120, 128, 80, 48], "c": [104, 176, 112, 48]]
      ) {
        flexible("x").frame(height: 64).box("a").overlay(alignment: .top) {
          VStack(spacing: 0) {
            fixed("b", 80, 48); fixed("c", 112, 48)
          }
        }
      },
      LayoutScreen("overlay-on-scroll", ["a": [120, 0, 80, 640], "b": [256, 256, 48, 48]]) {
        ScrollView(showsIndicators: false) { fixed("a", 80, 640).frame(maxWidth: .infinity) }
          .overlay(alignment: .bottomTrailing) { fixed("b", 48, 48).padding(16) }
      },
      LayoutScreen("inset-in-row", ["a": [0, 144, 80, 32], "b": [80, 0, 240, 272], "c": [80, 272, 240, 48]]) {
        HStack(spacing: 0) {
          fixed("a", 80, 32)
          flexible("b").safeAreaInset(edge: .bottom, spacing: 0) { flexible("x").frame(height: 48).box("c") }
        }
      },
      LayoutScreen(
        "inset-under-which-background-goes", ["h": [0, 0, 320, 64], "b": [0, 0, 320, 320], "a": [120, 176, 80, 32]]
      ) {
        ZStack {
          flexible("b").ignoresSafeArea(); fixed("a", 80, 32)
        }
        .safeAreaInset(edge: .top, spacing: 0) { flexible("x").frame(height: 64).box("h") }
      },
      LayoutScreen(
        "inset-leading-and-bottom", ["l": [0, 0, 48, 272], "a": [64, 0, 256, 272], "f": [224, 272, 96, 48]]
      ) {
        flexible("a")
          .safeAreaInset(edge: .leading, spacing: 16) { flexible("x").frame(width: 48).box("l") }
          .safeAreaInset(edge: .bottom, alignment: .trailing, spacing: 0) { fixed("f", 96, 48) }
      },
      LayoutScreen("ratio-pair-of-height", ["a": [16, 112, 96, 96], "b": [112, 112, 192, 96]]) {
        HStack(spacing: 0) {
          flexible("a").aspectRatio(1, contentMode: .fit); flexible("b").aspectRatio(2, contentMode: .fit)
        }.frame(height: 96)
      },
      LayoutScreen("ratio-under-layers", ["z": [0, 96, 320, 128], "a": [32, 96, 256, 128], "b": [128, 192, 64, 32]]) {
        ZStack(alignment: .bottom) {
          flexible("a").aspectRatio(2, contentMode: .fit).padding(.horizontal, 32); fixed("b", 64, 32)
        }.box("z")
      },
      LayoutScreen("ratio-in-grid-row", ["a": [0, 80, 160, 160], "b": [160, 128, 160, 64]]) {
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            flexible("a").aspectRatio(1, contentMode: .fit); flexible("x").frame(height: 64).box("b")
          }
        }
      },
      LayoutScreen(
        "ratio-filled-layers-are-cut", ["f": [80, 80, 160, 160], "a": [0, 80, 320, 160], "b": [120, 144, 80, 32]]
      ) {
        ZStack {
          flexible("a").aspectRatio(2, contentMode: .fill); fixed("b", 80, 32)
        }.frame(width: 160, height: 160).clipped().box("f")
      },
      LayoutScreen("ratio-tall-beside-fixed", ["a": [40, 0, 160, 320], "b": [200, 144, 80, 32]]) {
        HStack(spacing: 0) {
          flexible("a").aspectRatio(0.5, contentMode: .fit); fixed("b", 80, 32)
        }
      },
      LayoutScreen("ratio-flat-over-fixed", ["a": [0, 64, 320, 160], "b": [120, 224, 80, 32]]) {
        VStack(spacing: 0) {
          flexible("a").aspectRatio(2, contentMode: .fit); fixed("b", 80, 32)
        }
      },
      LayoutScreen(
        "ratio-in-column-of-row", ["a": [0, 96, 160, 80], "b": [40, 176, 80, 48], "c": [160, 0, 160, 320]]
      ) {
        HStack(spacing: 0) {
          VStack(spacing: 0) {
            flexible("a").aspectRatio(2, contentMode: .fit); fixed("b", 80, 48)
          }
          flexible("c")
        }
      },
      LayoutScreen("ratio-padded-over-fixed", ["a": [32, 80, 256, 128], "b": [120, 208, 80, 32]]) {
        VStack(spacing: 0) {
          flexible("a").aspectRatio(2, contentMode: .fit).padding(.horizontal, 32); fixed("b", 80, 32)
        }
      },
      LayoutScreen("ratio-padded-on-background", ["g": [0, 96, 320, 128], "a": [32, 96, 256, 128]]) {
        flexible("a").aspectRatio(2, contentMode: .fit).padding(.horizontal, 32).background { flexible("g") }
      },
      LayoutScreen(
        "ratio-row-over-fixed", ["a": [0, 64, 160, 160], "b": [160, 64, 160, 160], "c": [120, 224, 80, 32]]
      ) {
        VStack(spacing: 0) {
          HStack(spacing: 0) {
            flexible("a").aspectRatio(1, contentMode: .fit); flexible("b").aspectRatio(1, contentMode: .fit)
          }
          fixed("c", 80, 32)
        }
      },
      LayoutScreen(
        "ratio-in-padded-column", ["a": [32, 64, 256, 128], "b": [120, 192, 80, 32], "c": [120, 224, 80, 32]]
      ) {
        VStack(spacing: 0) {
          VStack(spacing: 0) {
            flexible("a").aspectRatio(2, contentMode: .fit); fixed("b", 80, 32)
          }.padding(.horizontal, 32)
          fixed("c", 80, 32)
        }
      },
      LayoutScreen("ratio-padded-in-height", ["a": [128, 128, 64, 64]]) {
        flexible("a").aspectRatio(1, contentMode: .fit).padding(.horizontal, 32).frame(height: 64)
      },
      LayoutScreen("ratio-with-priority", ["a": [0, 40, 240, 240], "b": [240, 0, 80, 320]]) {
        HStack(spacing: 0) {
          flexible("a").aspectRatio(1, contentMode: .fit).layoutPriority(1); flexible("x").frame(minWidth: 80).box("b")
        }
      }
      .except(.terminal, "40 points are no whole number of rows"),
    ]
  }
}
