import SwiftUI

/// `Image`, `Label` and what stands where there is nothing.
struct ImagesPage: View {
  var body: some View {
    Specimens {
      Specimen("Symbols") {
        HStack(spacing: 16) {
          Image(systemName: "star.fill").foregroundStyle(.yellow).accessibilityLabel("Star")
          Image(systemName: "heart.fill").foregroundStyle(.red).accessibilityLabel("Heart")
          Image(systemName: "gearshape").accessibilityLabel("Gear")
          Image(systemName: "folder").symbolVariant(.fill).accessibilityLabel("Folder")
        }
      }
      Specimen("Scales") {
        HStack(spacing: 16) {
          Image(systemName: "bell").imageScale(.small).accessibilityLabel("Small bell")
          Image(systemName: "bell").imageScale(.medium).accessibilityLabel("Medium bell")
          Image(systemName: "bell").imageScale(.large).accessibilityLabel("Large bell")
          Image(systemName: "bell").font(.largeTitle).accessibilityLabel("Bell as large as a title")
        }
      }
      Specimen("Resizable") {
        Image(systemName: "globe").resizable().scaledToFit().frame(width: 64, height: 64).accessibilityLabel("Globe")
      }
      Specimen("Labels") {
        Label("Title and icon", systemImage: "tag").labelStyle(.titleAndIcon)
        Label("Title only", systemImage: "tag").labelStyle(.titleOnly)
        Label("Icon only", systemImage: "tag").labelStyle(.iconOnly)
      }
      Specimen("Nothing there") {
        ContentUnavailableView {
          Label("No mail", systemImage: "tray")
        } description: {
          Text("What is sent to you appears here.")
        } actions: {
          Button("Look again") {}
        }
        .frame(height: 240)
      }
    }
  }
}
