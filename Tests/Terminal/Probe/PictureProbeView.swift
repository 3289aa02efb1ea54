import SwiftUI

/// A list with pictures: one of the folder of assets, and one that is loaded from an address.
struct PictureProbeView: View {
  let url: URL?
  @State private var showsPictures = true

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Button("Toggle") { showsPictures.toggle() }
      ScrollView {
        VStack(alignment: .leading, spacing: 0) {
          ForEach(0..<40) { row in
            Text("Row \(row) of the list")
            if showsPictures, row == 1 { Image("quarters.png").resizable().frame(width: 160, height: 96) }
            if showsPictures, row == 2 { loaded }
          }
        }
      }
    }
  }

  private var loaded: some View {
    AsyncImage(url: url) { phase in
      switch phase {
      case .success(let image): image.resizable().aspectRatio(contentMode: .fit).frame(width: 160, height: 96)
      case .failure: Text("Not loaded")
      case .empty: Text("Loading")
      @unknown default: Text("Unknown")
      }
    }
  }
}
