import SwiftUI
import UIKit
import UIKitIdioms

/// Pictures that are drawn by code: a ground with a text, and a round part of it in the left half.
struct DrawnPictureScreen: View {
  var body: some View {
    VStack {
      Image(uiImage: UIKitIdioms.badge("New")).accessibilityLabel("Badge")
      Image(uiImage: UIKitIdioms.badge("New").resized(to: CGSize(width: 80, height: 40)).rounded(radius: 20))
        .accessibilityLabel(
          "Round")
    }
  }
}
