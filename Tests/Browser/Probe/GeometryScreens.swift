import SwiftUI

private enum MiddleOfName: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.bottom] }
}

extension VerticalAlignment {
  fileprivate static let middleOfName = VerticalAlignment(MiddleOfName.self)
}

/// Alignment guides in stacks, in stacks of stacks, in layers and over a corner.
struct GuideScreen: View {
  @State private var isLarge = false

  var body: some View {
    VStack(spacing: 30) {
      VStack(alignment: .leading) {
        Text("One")
        Text("Two").alignmentGuide(.leading) { _ in -20 }
        Text("Three").alignmentGuide(.leading) { $0[.trailing] }
      }
      .border(.red)
      HStack(alignment: .middleOfName) {
        VStack {
          Text("@ada").alignmentGuide(.middleOfName) { $0[VerticalAlignment.center] }
          Circle().fill(.blue).frame(width: 40, height: 40)
        }
        VStack(alignment: .leading) {
          Text("Full name:")
          Text("Lovelace").font(isLarge ? .largeTitle : .body)
            .alignmentGuide(.middleOfName) { $0[VerticalAlignment.center] }
        }
      }
      .border(.red)
      Text("Inbox").padding().background(.yellow).overlay(alignment: .topTrailing) {
        Text("7").padding(6).background(.red, in: Circle())
          .alignmentGuide(.top) { $0[VerticalAlignment.center] }
          .alignmentGuide(.trailing) { $0[HorizontalAlignment.center] }
      }
      HStack(alignment: .firstTextBaseline) {
        Text("Base").font(.largeTitle)
        Rectangle().fill(.green).frame(width: 20, height: 20)
          .alignmentGuide(.firstTextBaseline) { $0[.bottom] }
      }
      Button("Larger") { isLarge = true }
      Text("Turned").rotation3DEffect(.degrees(50), axis: (x: 0, y: 1, z: 0))
        .font(.largeTitle).background(.teal)
    }
    .padding()
  }
}

private struct TabBounds: PreferenceKey {
  static var defaultValue: [Int: Anchor<CGRect>] { [:] }
  static func reduce(value: inout [Int: Anchor<CGRect>], nextValue: () -> [Int: Anchor<CGRect>]) {
    value.merge(nextValue()) { $1 }
  }
}

/// Anchors, places within a scroll view, and effects that depend on them.
struct PlaceScreen: View {
  @State private var tab = 0
  @State private var offset = 0

  var body: some View {
    VStack {
      HStack(spacing: 24) {
        ForEach(0..<3) { index in
          Button(["Short", "Rather longer", "Mid"][index]) { tab = index }
            .anchorPreference(key: TabBounds.self, value: .bounds) { [index: $0] }
        }
      }
      .overlayPreferenceValue(TabBounds.self) { bounds in
        GeometryReader { proxy in
          if let anchor = bounds[tab] {
            let rect = proxy[anchor]
            Rectangle().fill(.red).frame(width: rect.width, height: 3)
              .offset(x: rect.minX, y: rect.maxY).accessibilityIdentifier("line")
          }
        }
      }
      Text("Scrolled: \(offset)")
      ScrollView {
        VStack {
          ForEach(0..<20) { index in
            Text("Row \(index)").frame(maxWidth: .infinity, minHeight: 40).background(.mint)
              .scrollTransition { content, phase in content.opacity(phase.isIdentity ? 1 : 0.25) }
          }
        }
        .onGeometryChange(for: Int.self) {
          Int(-$0.frame(in: .named("rows")).minY.rounded())
        } action: {
          offset = $0
        }
      }
      .coordinateSpace(name: "rows")
      .frame(height: 300)
    }
    .padding()
  }
}
