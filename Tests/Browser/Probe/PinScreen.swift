import SwiftUI

/// Sections whose headers stay in sight, and a list beside them.
struct PinScreen: View {
  @State private var tapped = "none"

  var body: some View {
    VStack {
      Text("tapped \(tapped)")
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 8, pinnedViews: [.sectionHeaders]) {
          sections
        }
      }
      ScrollView {
        LazyVGrid(columns: [GridItem(), GridItem()], spacing: 8, pinnedViews: [.sectionHeaders, .sectionFooters]) {
          sections
        }
      }
      ScrollView(.horizontal) {
        LazyHStack(spacing: 8, pinnedViews: .sectionHeaders) { sections }
      }
      .frame(height: 60)
    }
  }

  private var sections: some View {
    ForEach(["A", "B"], id: \.self) { name in
      Section {
        ForEach(0..<30, id: \.self) { Text("\(name) \($0)").frame(minWidth: 60, minHeight: 30) }
      } header: {
        Button("Head \(name)") { tapped = name }.padding(4).background(.background)
      } footer: {
        Text("Foot \(name)").background(.background)
      }
    }
  }
}
