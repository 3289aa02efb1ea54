public import Foundation

/// How far the loading of an image is (`SwiftUI.AsyncImagePhase`).
public enum AsyncImagePhase: Sendable {
  case empty
  case success(Image)
  case failure(any Error)

  public var image: Image? { if case .success(let image) = self { image } else { nil } }

  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// An image at a URL (`SwiftUI.AsyncImage`).
///
/// Renderers load images themselves: with a URL the phase is a success at once, without one it is empty.
public struct AsyncImage<Content: View>: View {
  private let url: URL?
  private let content: (AsyncImagePhase) -> Content

  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.content = content
  }

  public var body: some View { content(url.map { .success(Image(.url($0))) } ?? .empty) }

  public init(url: URL?, scale: CGFloat = 1) where Content == Image? { self.init(url: url) { $0.image } }

  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(url: url) { phase in
      if let image = phase.image { content(image) } else { placeholder() }
    }
  }
}
