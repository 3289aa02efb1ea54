public import Foundation

/// How far the loading of an image is (`SwiftUI.AsyncImagePhase`).
public enum AsyncImagePhase: Sendable {
  /// There is no URL.
  case empty
  /// The image, which the renderer loads.
  case success(Image)
  /// An error. Renderers do not tell of any, so that this phase does not occur.
  case failure(any Error)

  /// The image; `nil` where there is no URL or an error.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }

  /// The error; `nil` in the other phases. Here there is none: renderers do not tell.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// An image at a URL (`SwiftUI.AsyncImage`).
///
/// Renderers load images themselves: with a URL the phase is a success at once, without one it is empty.
public struct AsyncImage<Content: View>: View {
  private let url: URL?
  private let scale: CGFloat
  private let content: (AsyncImagePhase) -> Content

  /// An image with a content for each phase.
  ///
  /// - Parameters:
  ///   - url: where the image is; `nil` for the phase `empty`.
  ///   - scale: how many pixels of the file are one point.
  ///   - transaction: has no effect: the phase does not change while the image loads.
  ///   - content: makes the view of a phase.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.scale = scale
    self.content = content
  }

  /// The content of the phase: a success with a URL, else empty.
  public var body: some View { content(url.map { .success(image($0)) } ?? .empty) }

  private func image(_ url: URL) -> Image {
    var image = Image(.url(url))
    image.scale = Double(scale)
    return image
  }

  /// An image, or nothing without a URL.
  /// - Parameter scale: How many of its pixels are one point.
  public init(url: URL?, scale: CGFloat = 1) where Content == Image? {
    self.init(url: url, scale: scale) { $0.image }
  }

  /// An image with a placeholder, which shows where there is no URL.
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image { content(image) } else { placeholder() }
    }
  }
}
