import SwiftUI

extension LayoutScreen {
  /// Priorities, ideal sizes, bounds on both axes and proportions in each other.
  @MainActor static var nesting: [LayoutScreen] { nestedIdeals + nestedBounds + nestedRatios + nestedEffects }

  @MainActor private static var nestedIdeals: [LayoutScreen] {
    [
      LayoutScreen(
        "nesting-ideal-row-beside-flexible",
        ["a": [0, 0, 224, 320], "b": [224, 144, 64, 32], "c": [288, 0, 32, 320]]
      ) {
        HStack(spacing: 0) {
          flexible("a")
          HStack(spacing: 0) {
            fixed("b", 64, 32); flexible("x").frame(idealWidth: 32).box("c")
          }.fixedSize(horizontal: true, vertical: false)
        }
      },
      LayoutScreen(
        "nesting-column-of-low-priority",
        ["a": [0, 0, 48, 288], "b": [8, 288, 32, 32], "c": [48, 0, 240, 320], "d": [288, 144, 32, 32]]
      ) {
        HStack(spacing: 0) {
          VStack(spacing: 0) {
            flexible("x").frame(minWidth: 48).box("a"); fixed("b", 32, 32)
          }.layoutPriority(-1)
          flexible("x").frame(maxWidth: 240).box("c"); fixed("d", 32, 32)
        }
      },
      LayoutScreen("nesting-ideal-column", ["a": [80, 128, 160, 32], "b": [80, 160, 160, 32]]) {
        VStack(spacing: 0) {
          flexible("x").frame(idealWidth: 96).frame(height: 32).box("a"); fixed("b", 160, 32)
        }.fixedSize()
      },
      LayoutScreen("nesting-ideal-in-smaller-frame", ["f": [80, 128, 160, 64], "a": [0, 160, 240, 32]]) {
        flexible("x").frame(idealWidth: 240, idealHeight: 32).fixedSize().box("a")
          .frame(width: 160, height: 64, alignment: .bottomTrailing).box("f")
      },
      LayoutScreen(
        "nesting-ideal-column-in-row-with-spacer",
        ["a": [0, 128, 96, 32], "b": [0, 160, 96, 32], "c": [272, 144, 48, 32]]
      ) {
        HStack(spacing: 0) {
          VStack(spacing: 0) {
            fixed("a", 96, 32); flexible("x").frame(height: 32).box("b")
          }.fixedSize(horizontal: true, vertical: false)
          Spacer(minLength: 0); fixed("c", 48, 32)
        }
      },
      LayoutScreen(
        "nesting-priorities-on-two-levels",
        ["a": [0, 0, 32, 320], "b": [32, 0, 208, 320], "c": [240, 0, 16, 320], "d": [256, 144, 64, 32]]
      ) {
        HStack(spacing: 0) {
          HStack(spacing: 0) {
            flexible("x").frame(minWidth: 32).box("a"); flexible("b").layoutPriority(1)
          }.layoutPriority(2)
          flexible("x").frame(minWidth: 16).box("c").layoutPriority(1); fixed("d", 64, 32)
        }
      },
      LayoutScreen(
        "nesting-row-shares-after-ideal",
        ["a": [0, 144, 112, 32], "b": [112, 0, 104, 320], "c": [216, 0, 104, 320]]
      ) {
        HStack(spacing: 0) {
          flexible("x").frame(idealWidth: 112).frame(height: 32).fixedSize(horizontal: true, vertical: false).box("a")
          flexible("b"); flexible("c")
        }
      },
    ]
  }

  @MainActor private static var nestedBounds: [LayoutScreen] {
    [
      LayoutScreen("nesting-bounds-on-both-axes-in-scroll", ["a": [80, 0, 160, 96], "b": [120, 96, 80, 32]]) {
        ScrollView {
          VStack(spacing: 0) {
            flexible("x")
              .frame(
                minWidth: 64, idealWidth: 96, maxWidth: 160, minHeight: 48, idealHeight: 96, maxHeight: 128
              ).box("a")
            fixed("b", 80, 32)
          }
        }
      },
      LayoutScreen("nesting-least-of-fixed-in-scroll", ["f": [0, 0, 320, 96], "a": [256, 64, 64, 32]]) {
        ScrollView {
          fixed("a", 64, 32)
            .frame(minWidth: 160, maxWidth: .infinity, minHeight: 96, alignment: .bottomTrailing).box("f")
        }
      },
      LayoutScreen("nesting-aligned-twice", ["f": [0, 160, 160, 160], "a": [64, 160, 96, 64]]) {
        fixed("a", 96, 64).frame(width: 160, height: 160, alignment: .topTrailing).box("f")
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomLeading)
      },
      LayoutScreen(
        "nesting-least-height-with-spacer-in-scroll",
        ["f": [16, 16, 288, 240], "a": [120, 16, 80, 32], "b": [120, 224, 80, 32]]
      ) {
        ScrollView {
          VStack(spacing: 0) {
            fixed("a", 80, 32); Spacer(minLength: 0); fixed("b", 80, 32)
          }.frame(maxWidth: .infinity, minHeight: 240).box("f").padding(16)
        }
      },
      LayoutScreen("nesting-ideal-width-bounded-height", ["a": [96, 112, 128, 96]]) {
        flexible("x")
          .frame(minWidth: 32, idealWidth: 128, maxWidth: 240, minHeight: 16, idealHeight: 64, maxHeight: 96)
          .fixedSize(horizontal: true, vertical: false).box("a")
      },
      LayoutScreen(
        "nesting-bounds-in-bounds-in-row",
        ["f": [0, 112, 240, 96], "a": [0, 112, 64, 32], "b": [240, 144, 80, 32]]
      ) {
        HStack(spacing: 0) {
          fixed("a", 64, 32).frame(maxWidth: 160, minHeight: 96, alignment: .topLeading)
            .frame(maxWidth: .infinity, alignment: .leading).box("f")
          fixed("b", 80, 32)
        }
      },
      LayoutScreen("nesting-least-of-sideways-scroll", ["f": [0, 112, 320, 96], "a": [0, 176, 80, 32]]) {
        ScrollView(.horizontal, showsIndicators: false) {
          fixed("a", 80, 32).frame(minWidth: 320, alignment: .leading)
            .frame(height: 96, alignment: .bottom).box("f")
        }
      },
      LayoutScreen(
        "nesting-centred-column-in-scroll", ["f": [40, 0, 240, 112], "a": [40, 0, 240, 32], "b": [40, 48, 240, 64]]
      ) {
        ScrollView {
          VStack(spacing: 16) {
            flexible("x").frame(height: 32).box("a"); flexible("x").frame(height: 64).box("b")
          }.frame(maxWidth: 240).box("f").frame(maxWidth: .infinity)
        }
      },
    ]
  }

  @MainActor private static var nestedRatios: [LayoutScreen] {
    [
      LayoutScreen(
        "nesting-ratio-of-column-in-row",
        ["a": [0, 0, 160, 160], "b": [0, 160, 160, 160], "c": [160, 0, 160, 320]]
      ) {
        HStack(spacing: 0) {
          VStack(spacing: 0) {
            flexible("a"); flexible("b")
          }.aspectRatio(0.5, contentMode: .fit)
          flexible("c")
        }
      },
      LayoutScreen(
        "nesting-ratio-of-cells-with-filling-picture",
        ["a": [16, 16, 80, 80], "b": [-24, 16, 160, 80], "c": [120, 16, 80, 80], "d": [16, 112, 80, 80]]
      ) {
        ScrollView(showsIndicators: false) {
          LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 24), count: 3), spacing: 16) {
            flexible("a").aspectRatio(1, contentMode: .fit)
              .overlay { flexible("b").aspectRatio(2, contentMode: .fill) }.clipped()
            flexible("c").aspectRatio(1, contentMode: .fit); flexible("e").aspectRatio(1, contentMode: .fit)
            flexible("d").aspectRatio(1, contentMode: .fit)
          }.padding(16)
        }
      },
      LayoutScreen(
        "nesting-ratio-of-picture-over-caption-in-two-columns",
        ["a": [0, 0, 160, 80], "b": [0, 80, 80, 32], "c": [160, 0, 160, 80], "d": [160, 80, 64, 32]]
      ) {
        ScrollView(showsIndicators: false) {
          LazyVGrid(columns: [GridItem(.flexible(), spacing: 0), GridItem(.flexible(), spacing: 0)], spacing: 0) {
            VStack(alignment: .leading, spacing: 0) {
              flexible("a").aspectRatio(2, contentMode: .fit); fixed("b", 80, 32)
            }
            VStack(alignment: .leading, spacing: 0) {
              flexible("c").aspectRatio(2, contentMode: .fit); fixed("d", 64, 32)
            }
          }
        }
      },
      LayoutScreen("nesting-ratio-in-sideways-cards", ["a": [16, 96, 128, 128], "b": [160, 96, 128, 128]]) {
        ScrollView(.horizontal, showsIndicators: false) {
          HStack(spacing: 16) {
            ForEach(Array("abc"), id: \.self) { flexible($0).aspectRatio(1, contentMode: .fit) }
          }.padding(.horizontal, 16)
        }.frame(height: 128)
      },
      LayoutScreen("nesting-ratio-of-bounded-frame", ["a": [64, 112, 192, 96], "b": [120, 208, 80, 32]]) {
        VStack(spacing: 0) {
          flexible("x").aspectRatio(2, contentMode: .fit).frame(maxWidth: 192).box("a"); fixed("b", 80, 32)
        }.offset(y: 16)
      },
      LayoutScreen(
        "nesting-ratio-with-overlaid-corner",
        ["a": [32, 96, 256, 128], "b": [240, 176, 32, 32], "c": [24, 88, 16, 16]]
      ) {
        flexible("a").aspectRatio(2, contentMode: .fit)
          .overlay(alignment: .bottomTrailing) { fixed("b", 32, 32).padding(16) }
          .overlay(alignment: .topLeading) { fixed("c", 16, 16).offset(x: -8, y: -8) }
          .padding(.horizontal, 32)
      }.except(.terminal, "88 points are no whole number of rows"),
      LayoutScreen(
        "nesting-ratio-in-grid-row-beside-column",
        ["a": [0, 112, 96, 96], "b": [96, 112, 224, 48], "c": [96, 160, 224, 48]]
      ) {
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            flexible("a").aspectRatio(1, contentMode: .fit).frame(width: 96)
            VStack(spacing: 0) {
              flexible("x").frame(height: 48).box("b"); flexible("x").frame(height: 48).box("c")
            }
          }
        }
      },
    ]
  }

  @MainActor private static var nestedEffects: [LayoutScreen] {
    [
      LayoutScreen("nesting-effects-take-no-room", ["a": [40, 144, 64, 32], "c": [216, 144, 64, 32]]) {
        HStack(spacing: 24) {
          fixed("a", 64, 32); fixed("b", 64, 32).rotationEffect(.degrees(90)).scaleEffect(3).offset(y: 96).opacity(0.5)
          fixed("c", 64, 32)
        }
      },
      LayoutScreen("nesting-hidden-in-leading-column", ["a": [80, 112, 80, 32], "b": [80, 176, 64, 32]]) {
        VStack(alignment: .leading, spacing: 0) {
          fixed("a", 80, 32); fixed("x", 160, 32).hidden(); fixed("b", 64, 32)
        }
      },
      LayoutScreen("nesting-clip-keeps-what-overflows", ["f": [112, 112, 96, 96], "a": [0, 112, 320, 96]]) {
        fixed("a", 320, 96).frame(width: 96).clipShape(.rect(cornerRadius: 16)).box("f")
      },
      LayoutScreen("nesting-border-inside-its-frame", ["a": [96, 96, 128, 128], "b": [112, 112, 96, 96]]) {
        Circle().strokeBorder(.orange, lineWidth: 16).box("a").frame(width: 128, height: 128)
          .overlay { Circle().stroke(.blue, lineWidth: 16).box("b").padding(16) }
      },
      LayoutScreen("nesting-trimmed-keeps-its-size", ["a": [128, 80, 64, 64], "b": [120, 144, 80, 32]]) {
        VStack(spacing: 0) {
          Circle().trim(from: 0, to: 0.25).stroke(.orange, lineWidth: 8).rotationEffect(.degrees(-90)).box("a")
            .frame(width: 64, height: 64)
          fixed("b", 80, 32); fixed("c", 80, 64)
        }
      },
      LayoutScreen(
        "nesting-negative-padding-in-padded-scroll",
        ["a": [16, 16, 288, 32], "b": [0, 64, 320, 64], "c": [16, 144, 288, 32]]
      ) {
        ScrollView {
          VStack(spacing: 16) {
            flexible("x").frame(height: 32).box("a"); flexible("x").frame(height: 64).box("b").padding(.horizontal, -16)
            flexible("x").frame(height: 32).box("c")
          }.padding(16)
        }
      },
      LayoutScreen(
        "nesting-overlapping-avatars-in-row",
        ["a": [0, 128, 64, 64], "b": [48, 128, 64, 64], "d": [256, 144, 64, 32]]
      ) {
        HStack(spacing: 0) {
          HStack(spacing: -16) {
            fixed("a", 64, 64).zIndex(2); fixed("b", 64, 64).zIndex(1); fixed("c", 64, 64)
          }
          Spacer(); fixed("d", 64, 32)
        }
      },
    ]
  }
}
