import ComposableArchitecture
import SwiftUI

/// The button of the component: what it shows and does depends on how far the file has come.
struct DownloadButton: View {
  @Bindable var store: StoreOf<Download>

  var body: some View {
    Button {
      store.send(.buttonTapped)
    } label: {
      switch store.mode {
      case .absent:
        Image(systemName: "icloud.and.arrow.down")
          .accessibilityLabel("Download")
      case .downloading(let progress):
        ProgressView(value: progress)
          .frame(width: 60)
          .accessibilityLabel("Stop at \(Int((progress * 100).rounded()))%")
      case .present:
        Image(systemName: "checkmark.circle")
          .accessibilityLabel("Delete")
      case .starting:
        ProgressView()
          .accessibilityLabel("Stop")
      }
    }
    .buttonStyle(.borderless)
    .foregroundStyle(.primary)
    .alert($store.scope(state: \.alert, action: \.alert))
  }
}
