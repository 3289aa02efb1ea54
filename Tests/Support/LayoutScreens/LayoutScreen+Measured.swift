import SwiftUI

/// The largest width that views tell.
private struct WidestKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

/// Where one of the views is.
private struct ChosenKey: PreferenceKey {
  static var defaultValue: Anchor<CGRect>? { nil }
  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = value ?? nextValue() }
}

extension View {
  /// Tells its own width to what asks for the widest.
  fileprivate func tellingWidth() -> some View {
    background { GeometryReader { Color.clear.preference(key: WidestKey.self, value: $0.size.width) } }
  }
}

private struct FollowingWidth: View {
  @State private var width: CGFloat = 0

  var body: some View {
    VStack(spacing: 0) {
      fixed("a", 96, 32).tellingWidth().onPreferenceChange(WidestKey.self) { width = $0 }
      flexible("x").frame(width: width, height: 32).box("b")
    }
  }
}

private struct EquallyWideLabels: View {
  @State private var widest: CGFloat?

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(spacing: 0) {
        fixed("i", 48, 32).tellingWidth().frame(width: widest, alignment: .trailing).box("a"); fixed("b", 64, 32)
      }
      HStack(spacing: 0) {
        fixed("j", 96, 32).tellingWidth().frame(width: widest, alignment: .trailing).box("c"); fixed("d", 64, 32)
      }
    }.onPreferenceChange(WidestKey.self) { widest = $0 }
  }
}

private struct FollowingHeight: View {
  @State private var height: CGFloat = 0

  var body: some View {
    HStack(spacing: 0) {
      VStack(spacing: 0) {
        fixed("a", 80, 48); fixed("b", 80, 48)
      }.onGeometryChange(for: CGFloat.self, of: \.size.height) { height = $0 }
      flexible("x").frame(width: 32, height: height).box("c")
    }
  }
}

private struct MatchedFrames: View {
  @Namespace private var space

  var body: some View {
    ZStack(alignment: .topLeading) {
      Color.clear
      HStack(spacing: 0) {
        fixed("a", 96, 64).matchedGeometryEffect(id: "chosen", in: space); fixed("b", 96, 64)
      }.padding(32)
      flexible("c").matchedGeometryEffect(id: "chosen", in: space, isSource: false)
    }
  }
}

private struct PinnedHeader: View {
  @State private var top: CGFloat = 0

  var body: some View {
    VStack(spacing: 0) {
      fixed("a", 80, 64)
      Color.clear.frame(height: 32).onGeometryChange(for: CGFloat.self) {
        $0.frame(in: .named("page")).minY
      } action: {
        top = $0
      }
      flexible("x").frame(width: top, height: 32).box("b")
      Spacer(minLength: 0)
    }.coordinateSpace(.named("page"))
  }
}

extension LayoutScreen {
  /// What is measured and told: readers in backgrounds, preferences, anchors, coordinate spaces, and matched frames.
  @MainActor static var measured: [LayoutScreen] {
    [
      LayoutScreen("measured-width-of-another", ["a": [112, 128, 96, 32], "b": [112, 160, 96, 32]]) {
        FollowingWidth()
      },
      LayoutScreen(
        "measured-widest-label",
        ["a": [80, 128, 96, 32], "i": [128, 128, 48, 32], "b": [176, 128, 64, 32], "c": [80, 160, 96, 32]]
      ) { EquallyWideLabels() },
      LayoutScreen("measured-height-of-column", ["a": [104, 112, 80, 48], "c": [184, 112, 32, 96]]) {
        FollowingHeight()
      },
      LayoutScreen("measured-anchor-is-framed", ["b": [160, 144, 80, 32], "c": [160, 144, 80, 32]]) {
        HStack(spacing: 0) {
          fixed("a", 80, 32)
          fixed("b", 80, 32).anchorPreference(key: ChosenKey.self, value: .bounds) { $0 }
        }
        .overlayPreferenceValue(ChosenKey.self) { anchor in
          GeometryReader { place in
            if let anchor {
              flexible("x").frame(width: place[anchor].width, height: place[anchor].height).box("c")
                .offset(x: place[anchor].minX, y: place[anchor].minY)
            }
          }
        }
      },
      LayoutScreen("measured-matched-frame", ["a": [32, 32, 96, 64], "c": [32, 32, 96, 64]]) { MatchedFrames() },
      LayoutScreen("measured-in-named-space", ["a": [120, 0, 80, 64], "b": [128, 96, 64, 32]]) { PinnedHeader() },
      LayoutScreen(
        "measured-reader-in-named-space", ["a": [120, 0, 80, 64], "b": [0, 64, 64, 32], "c": [120, 288, 80, 32]]
      ) {
        VStack(spacing: 0) {
          fixed("a", 80, 64)
          GeometryReader { place in
            flexible("x").frame(width: place.frame(in: .named("column")).minY, height: 32).box("b")
          }
          fixed("c", 80, 32)
        }.coordinateSpace(.named("column"))
      },
      LayoutScreen(
        "measured-reader-behind-row-of-cells",
        ["a": [0, 128, 160, 64], "b": [160, 128, 160, 64], "c": [0, 128, 80, 64]]
      ) {
        LazyVGrid(columns: [GridItem(.flexible(), spacing: 0), GridItem(.flexible(), spacing: 0)], spacing: 0) {
          flexible("x").frame(height: 64).box("a")
            .overlay(alignment: .leading) {
              GeometryReader { flexible("x").frame(width: $0.size.width / 2).box("c") }
            }
          flexible("x").frame(height: 64).box("b")
        }
      },
      LayoutScreen(
        "measured-reader-of-columns", ["a": [16, 16, 96, 96], "b": [112, 16, 96, 96], "c": [208, 16, 96, 96]]
      ) {
        GeometryReader { place in
          let side = (place.size.width - 32) / 3
          HStack(spacing: 0) {
            ForEach(Array("abc"), id: \.self) { flexible("x").frame(width: side, height: side).box($0) }
          }.padding(16)
        }
      },
      LayoutScreen("measured-reader-in-safe-area", ["a": [16, 48, 144, 128], "h": [0, 0, 320, 48]]) {
        GeometryReader { place in
          flexible("x").frame(width: place.size.width / 2, height: place.size.height - 144).box("a")
        }
        .safeAreaPadding(.horizontal, 16)
        .safeAreaInset(edge: .top, spacing: 0) { flexible("x").frame(height: 48).box("h") }
      },
    ]
  }
}
