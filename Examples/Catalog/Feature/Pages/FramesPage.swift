import SwiftUI

/// `frame`, `padding`, `offset`, `position`, `aspectRatio`, `fixedSize`.
struct FramesPage: View {
  var body: some View {
    Specimens {
      Specimen("Fixed") {
        Text("Bottom trailing").frame(width: 200, height: 64, alignment: .bottomTrailing).border(.secondary)
      }
      Specimen("Flexible") {
        Text("As wide as there is room").frame(maxWidth: .infinity).border(.secondary)
        Text("At least 160").frame(minWidth: 160).border(.secondary)
      }
      Specimen("Padding") {
        Text("24 on all sides").padding(24).border(.secondary)
        Text("Leading alone").padding(.leading, 40).border(.secondary)
      }
      Specimen("Offset") {
        Text("Moved").offset(x: 16, y: 4).border(.secondary)
      }
      Specimen("Position") {
        Text("Centre at 120, 20").position(x: 120, y: 20).frame(width: 240, height: 40).border(.secondary)
      }
      Specimen("Aspect ratio") {
        Color.orange.aspectRatio(2, contentMode: .fit).frame(height: 48)
      }
      Specimen("Fixed size") {
        Text("Longer than its frame is wide").fixedSize().frame(width: 120, alignment: .leading).border(.secondary)
          .padding(.trailing, 160)
      }
    }
  }
}
