import SwiftUI

public struct Avatar: View {
  let data: Data?

  public init(data: Data?) { self.data = data }

  public var body: some View {
    if let data, let image = UIImage(data: data) {
      Image(uiImage: image)
        .resizable()
        .aspectRatio(image.size.width / image.size.height, contentMode: .fit)
    } else {
      Image(uiImage: UIImage(systemName: "person.fill")!)
    }
  }
}

extension UIImage {
  var encoded: Data? { pngData() ?? jpegData(compressionQuality: 0.8) }
}

struct Snapshot<Content: View> {
  let content: Content

  @MainActor func picture() -> UIImage? {
    let renderer = ImageRenderer(content: content)
    renderer.scale = UIScreen.main.scale
    return renderer.uiImage
  }
}

struct Fonts {
  static func register(bundle: Bundle, name: String) {
    guard let url = bundle.url(forResource: name, withExtension: "ttf") else { return }
    CTFontManagerRegisterFontsForURL(url, .process, nil)
  }

  static var lineHeight: CGFloat { UIFont.preferredFont(forTextStyle: .body).lineHeight }
}
