import IppoTesting
import PhotosUI
import SwiftUI
import Testing

private struct AvatarPicker: View {
  @State private var item: PhotosPickerItem?

  var body: some View {
    PhotosPicker("Choose", selection: $item, matching: .images)
      .photosPickerStyle(.inline)
      .photosPickerAccessoryVisibility(.hidden, edges: .bottom)
      .photosPickerDisabledCapabilities([.selectionActions, .search])
  }
}

@MainActor
struct PhotosPickerTests {
  @Test func `each style is a button for a choice of files`() throws {
    let host = ViewHost { AvatarPicker() }
    try host.tap("Choose")
    #expect(PhotosPickerStyle.inline != .compact)
    #expect(PHPickerCapabilities.selectionActions.rawValue == 8)
  }
}
