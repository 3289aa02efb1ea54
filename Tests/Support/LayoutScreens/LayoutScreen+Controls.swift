import SwiftUI

extension LayoutScreen {
  /// Controls and texts: how wide they are, where their own heights differ between renderers.
  @MainActor static var controls: [LayoutScreen] {
    let any = Double.nan
    return [
      LayoutScreen("field-fills", ["a": [0, any, 320, any]]) { TextField("Name", text: .constant("")).box("a") },
      LayoutScreen("field-beside-fixed", ["a": [0, any, 80, 32], "b": [80, any, 240, any]]) {
        HStack(spacing: 0) {
          fixed("a", 80, 32); TextField("Name", text: .constant("")).box("b")
        }
      },
      LayoutScreen("field-in-frame", ["a": [80, any, 160, any]]) {
        TextField("Name", text: .constant("")).box("a").frame(width: 160)
      },
      LayoutScreen("slider-beside-fixed", ["a": [0, any, 80, 32], "b": [80, any, 240, any]]) {
        HStack(spacing: 0) {
          fixed("a", 80, 32); Slider(value: .constant(0.5)).box("b")
        }
      },
      LayoutScreen("progress-fills", ["a": [0, any, 320, any]]) { ProgressView(value: 0.5).box("a") },
      LayoutScreen("toggle-fills", ["a": [0, any, 320, any]]) { Toggle("On", isOn: .constant(true)).box("a") },
      LayoutScreen("button-label-fills", ["a": [0, 144, 320, 32]]) {
        Button {
        } label: {
          flexible("x").frame(height: 32).frame(maxWidth: .infinity)
        }
        .buttonStyle(.plain).box("a")
      },
      LayoutScreen("button-bordered-fills", ["a": [0, any, 320, any]]) {
        Button {
        } label: {
          Text("Go").frame(maxWidth: .infinity)
        }
        .buttonStyle(.borderedProminent).box("a")
      },
      LayoutScreen("buttons-share", ["a": [0, any, 160, any], "b": [160, any, 160, any]]) {
        HStack(spacing: 0) {
          Button {
          } label: {
            Text("Yes").frame(maxWidth: .infinity)
          }
          .buttonStyle(.bordered).box("a")
          Button {
          } label: {
            Text("Certainly not").frame(maxWidth: .infinity)
          }
          .buttonStyle(.bordered).box("b")
        }
      },
      LayoutScreen("text-in-infinite-frame", ["f": [0, any, 320, any], "a": [0, any, any, any]]) {
        Text("Hi").box("a").frame(maxWidth: .infinity, alignment: .leading).box("f")
      },
      LayoutScreen("text-pushed-up", ["a": [any, 0, any, any], "b": [0, any, 320, any]]) {
        VStack(spacing: 0) {
          Text("Hi").box("a"); flexible("b")
        }
      },
      LayoutScreen("text-and-fixed-at-ends", ["a": [0, any, any, any], "b": [240, 144, 80, 32]]) {
        HStack(spacing: 0) {
          Text("Hi").box("a"); Spacer(); fixed("b", 80, 32)
        }
      },
      LayoutScreen("text-over-small", ["a": [136, 144, 48, 32], "b": [184, 144, 48, 32]]) {
        HStack(spacing: 0) {
          Color.clear.frame(width: 48, height: 32)
          fixed("a", 48, 32).overlay { Text("far longer than that").fixedSize() }
          fixed("b", 48, 32)
        }
      },
      LayoutScreen("text-card", ["f": [16, any, 288, any], "a": [32, any, any, any]]) {
        VStack(alignment: .leading, spacing: 0) {
          Text("Title").box("a"); Text("a line of words that is somewhat longer than the card is wide")
        }
        .frame(maxWidth: .infinity, alignment: .leading).padding(16).background(Color.gray).box("f").padding(16)
      },
      LayoutScreen("text-in-scroll-fills", ["f": [0, 0, 320, any], "a": [0, 0, any, any]]) {
        ScrollView {
          VStack(alignment: .leading, spacing: 0) { Text("Title").box("a") }
            .frame(maxWidth: .infinity, alignment: .leading).box("f")
        }
      },
      LayoutScreen("label-and-spacer", ["a": [0, any, any, any], "b": [280, 144, 40, 32]]) {
        HStack(spacing: 0) {
          Label("Favourites", systemImage: "star").box("a"); Spacer(); fixed("b", 40, 32)
        }
      },
    ]
  }
}
