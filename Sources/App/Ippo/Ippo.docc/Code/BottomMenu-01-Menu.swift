import SwiftUI

struct Menu {
  var title: String
  var buttons: [Button]

  struct Button: Identifiable {
    let id: String
    let symbol: String
    let action: @MainActor () -> Void
  }
}
