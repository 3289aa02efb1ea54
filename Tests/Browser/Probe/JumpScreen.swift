import SwiftUI

/// A binding that says where a region is: it keeps what the app writes to it until a person scrolls.
struct JumpScreen: View {
  @State private var id: Int?
  @State private var place = ScrollPosition(idType: Int.self)

  var body: some View {
    VStack {
      Text("At \(id.map(String.init) ?? "none"), \(place.isPositionedByUser ? "moved" : "placed")")
      HStack {
        Button("Jump") {
          id = 30
          place.scrollTo(id: 30, anchor: .center)
        }
        Button("Glide") { withAnimation { id = 60 } }
      }
      ScrollView {
        LazyVStack { ForEach(0..<100) { Text("Row \($0)").frame(height: 40).id($0) } }.scrollTargetLayout()
      }
      .scrollPosition(id: $id, anchor: .center)
      ScrollView {
        VStack { ForEach(0..<100) { Text("Line \($0)").frame(height: 40).id($0) } }.scrollTargetLayout()
      }
      .scrollPosition($place)
    }
  }
}
