import SwiftUI

/// Any number.
private let any = Double.nan

extension LayoutScreen {
  /// What reaches its edges, or beyond them.
  @MainActor static var customEdges: [LayoutScreen] { overflows + paddedEdges + filling + worded }

  @MainActor private static var overflows: [LayoutScreen] {
    [
      LayoutScreen("overflow-leading-in-frame", ["f": [120, 144, 80, 32], "a": [120, 144, 240, 32]]) {
        fixed("a", 240, 32).frame(width: 80, alignment: .leading).box("f")
      },
      LayoutScreen("overflow-trailing-in-frame", ["f": [120, 144, 80, 32], "a": [-40, 144, 240, 32]]) {
        fixed("a", 240, 32).frame(width: 80, alignment: .trailing).box("f")
      },
      LayoutScreen("overflow-bottom-in-frame", ["f": [120, 128, 80, 64], "a": [120, 32, 80, 160]]) {
        fixed("a", 80, 160).frame(height: 64, alignment: .bottom).box("f")
      },
      LayoutScreen("overflow-of-row", ["a": [-80, 144, 160, 32], "b": [80, 144, 160, 32], "c": [240, 144, 160, 32]]) {
        HStack(spacing: 0) {
          fixed("a", 160, 32); fixed("b", 160, 32); fixed("c", 160, 32)
        }
      },
      LayoutScreen(
        "overflow-of-column", ["a": [120, -80, 80, 160], "b": [120, 80, 80, 160], "c": [120, 240, 80, 160]]
      ) {
        VStack(spacing: 0) {
          fixed("a", 80, 160); fixed("b", 80, 160); fixed("c", 80, 160)
        }
      },
      LayoutScreen("overflow-of-row-in-bounds", ["f": [-80, 144, 480, 32], "a": [-80, 144, 160, 32]]) {
        HStack(spacing: 0) {
          fixed("a", 160, 32); fixed("b", 160, 32); fixed("c", 160, 32)
        }.frame(maxWidth: .infinity, alignment: .leading).box("f")
      },
      LayoutScreen("overflow-with-spacer", ["a": [-40, 144, 160, 32], "b": [120, 144, 240, 32]]) {
        HStack(spacing: 0) {
          fixed("a", 160, 32); Spacer(minLength: 0); fixed("b", 240, 32)
        }
      },
      LayoutScreen("overflow-in-padding", ["a": [-40, 144, 400, 32]]) { fixed("a", 400, 32).padding(16) },
      LayoutScreen(
        "overflow-in-layers", ["z": [-40, 144, 400, 32], "a": [-40, 144, 400, 32], "b": [-40, 144, 32, 32]]
      ) {
        ZStack(alignment: .leading) {
          fixed("a", 400, 32); fixed("b", 32, 32)
        }.box("z")
      },
    ]
  }

  @MainActor private static var paddedEdges: [LayoutScreen] {
    [
      LayoutScreen("padded-two-edges", ["b": [104, 128, 112, 64], "a": [136, 160, 80, 32]]) {
        fixed("a", 80, 32).padding([.top, .leading], 32).background { flexible("b") }
      },
      LayoutScreen("padded-four-edges", ["b": [96, 128, 128, 64], "a": [128, 144, 80, 32]]) {
        fixed("a", 80, 32).padding(EdgeInsets(top: 16, leading: 32, bottom: 16, trailing: 16))
          .background { flexible("b") }
      },
      LayoutScreen("padded-four-edges-mirrored", ["b": [96, 128, 128, 64], "a": [112, 144, 80, 32]]) {
        fixed("a", 80, 32).padding(EdgeInsets(top: 16, leading: 32, bottom: 16, trailing: 16))
          .background { flexible("b") }.environment(\.layoutDirection, .rightToLeft)
      },
      LayoutScreen("padded-flexible-mirrored", ["a": [0, 0, 256, 320]]) {
        flexible("a").padding(.leading, 64).environment(\.layoutDirection, .rightToLeft)
      },
      LayoutScreen("padded-negative-edge", ["b": [128, 144, 64, 32], "a": [112, 144, 80, 32]]) {
        fixed("a", 80, 32).padding(.leading, -16).background { flexible("b") }
      },
      LayoutScreen("padded-negative-edge-mirrored", ["b": [128, 144, 64, 32], "a": [128, 144, 80, 32]]) {
        fixed("a", 80, 32).padding(.leading, -16).background { flexible("b") }
          .environment(\.layoutDirection, .rightToLeft)
      },
      LayoutScreen("padded-inset-mirrored", ["a": [256, 112, 64, 96], "c": [0, 0, 240, 320]]) {
        flexible("c").safeAreaInset(edge: .leading, spacing: 16) { fixed("a", 64, 96) }
          .environment(\.layoutDirection, .rightToLeft)
      },
      LayoutScreen(
        "padded-cells-mirrored", ["a": [160, 128, 160, 32], "b": [0, 128, 160, 32], "c": [160, 160, 160, 32]]
      ) {
        LazyVGrid(columns: [GridItem(.flexible(), spacing: 0), GridItem(.flexible())], spacing: 0) {
          ForEach(Array("abcd"), id: \.self) { flexible("x").frame(height: 32).box($0) }
        }.environment(\.layoutDirection, .rightToLeft)
      },
      LayoutScreen("pages-within-scroll", ["a": [0, 0, 320, 64], "b": [120, 64, 80, 32]]) {
        ScrollView(showsIndicators: false) {
          VStack(spacing: 0) {
            VStack(spacing: 0) {
              ScrollView(.horizontal, showsIndicators: false) {
                LazyHStack(spacing: 0) {
                  ForEach(Array("ac"), id: \.self) {
                    flexible("x").frame(height: 64).containerRelativeFrame(.horizontal).box($0)
                  }
                }
              }
              fixed("b", 80, 32)
            }
          }
        }
      },
      LayoutScreen("padded-content-of-scroll", ["a": [16, 0, 288, 64]]) {
        ScrollView { flexible("a").frame(height: 64) }.contentMargins(.horizontal, 16)
      },
    ]
  }

  @MainActor private static var worded: [LayoutScreen] {
    let long = "a line that is far longer than there is room for it"
    return [
      LayoutScreen(
        "worded-equal-buttons", ["a": [0, any, 96, any], "b": [112, any, 96, any], "c": [224, any, 96, any]]
      ) {
        HStack(spacing: 16) {
          Text("One").frame(maxWidth: .infinity).padding(.vertical, 16).box("a")
          Text("Another").frame(maxWidth: .infinity).padding(.vertical, 16).box("b")
          Text("3").frame(maxWidth: .infinity).padding(.vertical, 16).box("c")
        }
      },
      LayoutScreen("worded-frame-behind", ["b": [80, any, 160, any]]) {
        Text(long).frame(width: 160).background { flexible("b") }
      },
      LayoutScreen("worded-end-of-row", ["b": [280, any, 40, 48]]) {
        HStack(spacing: 0) {
          Text(long).fixedSize(horizontal: false, vertical: true); Spacer(minLength: 0); fixed("b", 40, 48)
        }
      },
      LayoutScreen(
        "worded-leading-card", ["g": [0, any, 320, any], "a": [16, any, any, any], "b": [16, any, any, any]]
      ) {
        VStack(alignment: .leading, spacing: 0) {
          Text("Title").box("a"); Text(long).box("b")
        }
        .frame(maxWidth: .infinity, alignment: .leading).padding(16).background { flexible("g") }
      },
      LayoutScreen("worded-least-height", ["f": [any, 128, any, 64]]) { Text("One").frame(minHeight: 64).box("f") },
      LayoutScreen("worded-label-and-mark", ["a": [16, any, any, any], "b": [272, 144, 32, 32]]) {
        HStack(spacing: 0) {
          Label("One", systemImage: "star").box("a"); Spacer(); fixed("b", 32, 32)
        }.padding(.horizontal, 16)
      },
      LayoutScreen("worded-above-flexible", ["a": [80, 0, 160, any], "b": [0, any, 320, any]]) {
        VStack(spacing: 0) {
          Text(long).fixedSize(horizontal: false, vertical: true).frame(width: 160).box("a"); flexible("b")
        }
      },
      LayoutScreen("worded-capsule", ["a": [any, 128, any, 64], "b": [any, 128, any, 64]]) {
        Text("Go on").frame(height: 32).padding(16).box("a").background { Capsule().fill(.orange).box("b") }
      },
    ]
  }

  @MainActor private static var filling: [LayoutScreen] {
    [
      LayoutScreen("filling-buttons-share", ["a": [0, 144, 152, 32], "b": [168, 144, 152, 32]]) {
        HStack(spacing: 16) {
          ForEach(Array("ab"), id: \.self) { name in
            Button {
            } label: {
              Color.orange.frame(width: 32, height: 32).frame(maxWidth: .infinity)
            }.buttonStyle(.plain).box(name)
          }
        }
      },
      LayoutScreen("filling-toggle-beside-icon", ["a": [0, 144, 32, 32], "t": [32, any, 288, any]]) {
        HStack(spacing: 0) {
          fixed("a", 32, 32); Toggle("Wi-Fi", isOn: .constant(true)).box("t")
        }
      },
      LayoutScreen("filling-editor", ["a": [0, 0, 320, 320]]) { TextEditor(text: .constant("")).box("a") },
      LayoutScreen("filling-segments", ["p": [16, any, 288, any]]) {
        Picker("Size", selection: .constant(1)) {
          Text("S").tag(1)
          Text("L").tag(2)
        }.pickerStyle(.segmented).box("p").padding(.horizontal, 16)
      },
      LayoutScreen("filling-list-in-frame", ["l": [0, 80, 320, 160]]) {
        List { Text("One") }.box("l").frame(height: 160)
      },
      LayoutScreen("filling-list-beside-fixed", ["l": [0, 0, 240, 320], "a": [240, 144, 80, 32]]) {
        HStack(spacing: 0) {
          List { Text("One") }.box("l"); fixed("a", 80, 32)
        }
      },
      LayoutScreen("filling-form-above-button", ["l": [0, 0, 320, 256], "a": [0, 256, 320, 64]]) {
        VStack(spacing: 0) {
          Form { Text("One") }.box("l"); flexible("x").frame(height: 64).box("a")
        }
      },
      LayoutScreen("filling-fields-in-column", ["t": [32, any, 256, any], "u": [32, any, 256, any]]) {
        VStack(spacing: 16) {
          TextField("Name", text: .constant("")).box("t"); SecureField("Password", text: .constant("")).box("u")
        }.padding(32)
      },
    ]
  }
}
