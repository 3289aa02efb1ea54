import SwiftUI

extension LayoutScreen {
  /// Screens of texts. How large these are depends on fonts: what is expected are relations, which the tests know.
  @MainActor public static var texts: [LayoutScreen] {
    let long = "a line that is far longer than there is room for it"
    return [
      LayoutScreen("controls-without-labels", [:]) {
        HStack(spacing: 0) {
          Toggle("On", isOn: .constant(true)).labelsHidden().box("a")
          DatePicker("Day", selection: .constant(.distantPast), displayedComponents: .date).labelsHidden().box("b")
          Toggle("On", isOn: .constant(true)).toggleStyle(.button).box("c")
          Spacer(minLength: 0)
        }
      },
      LayoutScreen("text-hugs", [:]) {
        Text("wrapped by a very small width").box("a").background { flexible("b") }.frame(width: 130)
      },
      LayoutScreen("text-bubble-trailing", [:]) {
        HStack(spacing: 0) {
          Spacer(minLength: 0)
          Text("wrapped by a very small width").box("a").padding(8).background { flexible("b") }
        }.frame(width: 140)
      },
      LayoutScreen("text-lines-share", [:]) {
        HStack(spacing: 0) {
          Text(long).lineLimit(1).box("a"); Text(long + long).lineLimit(1).box("b")
        }
        .frame(width: 160).box("f")
      },
      LayoutScreen("text-lines-share-padded", [:]) {
        HStack(spacing: 0) {
          Text(long).lineLimit(1).padding(8).box("a"); Text(long + long).lineLimit(1).padding(8).box("b")
        }.frame(width: 160).box("f")
      },
      LayoutScreen("text-ideal", [:]) {
        Text(long).frame(idealWidth: 600).box("f").frame(width: 160)
      },
      LayoutScreen("text-short-and-long", [:]) {
        HStack(spacing: 0) {
          Text("short").lineLimit(1).box("a"); Text(long).lineLimit(1).box("b")
        }
        .frame(width: 160).box("f")
      },
      LayoutScreen("text-priority", [:]) {
        HStack(spacing: 0) {
          Text(long).lineLimit(1).box("a"); Text("important").lineLimit(1).box("b").layoutPriority(1)
        }
        .frame(width: 120).box("f")
      },
      LayoutScreen("text-beside-flexible", [:]) {
        HStack(spacing: 0) {
          Text(long).box("a"); flexible("b")
        }.frame(height: 160)
      },
      LayoutScreen("text-ends", [:]) {
        HStack(spacing: 0) {
          Text("Title").box("a"); Spacer(minLength: 0); Text("Detail").box("b")
        }
      },
      LayoutScreen("text-between-buttons", [:]) {
        HStack {
          Button("‹") {}.box("a")
          Spacer()
          Text("A title of some words").font(.headline).box("b")
          Spacer()
          Button("›") {}.box("c")
        }
      },
      LayoutScreen("text-long-and-spacer", [:]) {
        HStack(spacing: 0) {
          Text(long).box("a"); Spacer(minLength: 0); fixed("b", 40, 40)
        }
      },
      LayoutScreen("text-reserves", [:]) {
        VStack(spacing: 0) {
          Text("one").box("a"); Text("three").lineLimit(3, reservesSpace: true).box("b")
        }
      },
      LayoutScreen("text-limited", [:]) {
        VStack(spacing: 0) {
          Text("one").box("a"); Text(long).lineLimit(2).box("b")
        }.frame(width: 100)
      },
      LayoutScreen("text-cut-short", [:]) {
        Text("Sometimes incomprehensible misunderstandings of everybody").lineLimit(2).box("a").frame(width: 180)
      },
      LayoutScreen("text-fixed-size", [:]) {
        Text(long).fixedSize().box("a").frame(width: 80, height: 32).box("f")
      },
      LayoutScreen("text-baseline", [:]) {
        HStack(alignment: .firstTextBaseline, spacing: 0) {
          Text("large").font(.largeTitle).box("a"); Text("small").box("b")
        }
      },
      LayoutScreen("text-last-baseline", [:]) {
        HStack(alignment: .lastTextBaseline, spacing: 0) {
          Text("one\ntwo").font(.largeTitle).box("a"); Text("small").box("b")
        }
      },
      LayoutScreen("text-in-column-leading", [:]) {
        VStack(alignment: .leading, spacing: 0) {
          Text("short").box("a"); Text(long).box("b")
        }.padding(16)
      },
      LayoutScreen("text-with-icon", [:]) {
        HStack(spacing: 8) {
          fixed("i", 40, 40); Text(long).box("a")
        }.padding(16)
      },
    ]
  }

  /// Screens on which views lie on each other: `b` is above `a`, at the middle of the screen.
  @MainActor public static var painting: [LayoutScreen] {
    [
      LayoutScreen("paint-shadow", [:]) {
        ZStack {
          fixed("a", 160, 160).shadow(radius: 20); fixed("b", 80, 80)
        }
      },
      LayoutScreen("paint-opacity", [:]) {
        ZStack {
          fixed("a", 160, 160).opacity(0.9); fixed("b", 80, 80)
        }
      },
      LayoutScreen("paint-rotation", [:]) {
        ZStack {
          fixed("a", 160, 160).rotationEffect(.degrees(10)); fixed("b", 80, 80)
        }
      },
      LayoutScreen("paint-scale", [:]) {
        ZStack {
          fixed("a", 80, 80).scaleEffect(2); fixed("b", 80, 80)
        }
      },
      LayoutScreen("paint-offset", [:]) {
        ZStack {
          fixed("a", 160, 160).offset(x: 10); fixed("b", 80, 80)
        }
      },
      LayoutScreen("paint-blur-and-clip", [:]) {
        ZStack {
          fixed("a", 160, 160).blur(radius: 1).clipped(); VStack { fixed("b", 80, 80) }
        }
      },
      LayoutScreen("paint-z-index", [:]) {
        ZStack {
          fixed("b", 80, 80).zIndex(1); fixed("a", 160, 160)
        }
      },
      LayoutScreen("paint-stack", [:]) {
        HStack(spacing: -80) {
          fixed("a", 120, 80).shadow(radius: 4); fixed("b", 120, 80)
        }
      },
      LayoutScreen("paint-overlay", [:]) {
        fixed("a", 160, 160).shadow(radius: 4).overlay { fixed("b", 80, 80) }
      },
      LayoutScreen("paint-background", [:]) {
        fixed("b", 80, 80).background { fixed("a", 160, 160).shadow(radius: 4).opacity(0.9) }
      },
      LayoutScreen("paint-geometry", [:]) {
        GeometryReader { _ in
          fixed("a", 320, 320).opacity(0.9); fixed("b", 320, 320)
        }
      },
    ]
  }
}
