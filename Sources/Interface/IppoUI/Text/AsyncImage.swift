public import Foundation
internal import Observation

/// How far the loading of an image is (`SwiftUI.AsyncImagePhase`).
public enum AsyncImagePhase: Sendable {
  /// There is no URL.
  case empty
  /// The image, which the renderer loads.
  case success(Image)
  /// The picture could not be loaded. Renderers tell that it is so, and not why: the error is
  /// `URLError(.resourceUnavailable)`.
  case failure(any Error)

  /// The image; `nil` where there is no URL or an error.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }

  /// The error; `nil` in the other phases.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// An image at a URL (`SwiftUI.AsyncImage`).
///
/// Renderers load images themselves: with a URL the phase is a success at once, and a failure once a renderer could not load
/// the picture; without one it is empty.
public struct AsyncImage<Content: View>: View {
  @State private var loading = PictureLoading()
  private let url: URL?
  private let scale: CGFloat
  private let transaction: Transaction
  private let content: (AsyncImagePhase) -> Content

  /// An image with a content for each phase.
  ///
  /// - Parameters:
  ///   - url: where the image is; `nil` for the phase `empty`.
  ///   - scale: how many pixels of the file are one point.
  ///   - transaction: how a failure comes on screen.
  ///   - content: makes the view of a phase.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.scale = scale
    self.transaction = transaction
    self.content = content
  }

  /// The content of the phase.
  public var body: some View {
    loading.transaction = transaction
    return content(phase)
  }

  private var phase: AsyncImagePhase {
    guard let url else { return .empty }
    return loading.failed == url ? .failure(URLError(.resourceUnavailable)) : .success(image(url))
  }

  private func image(_ url: URL) -> Image {
    var image = Image(.url(url))
    image.scale = Double(scale)
    image.loading = loading
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

/// What became of the picture of a view.
@MainActor @Observable
final class PictureLoading: Equatable, Remade {
  /// The picture that could not be loaded.
  private(set) var failed: URL?
  @ObservationIgnored var transaction = Transaction()

  init() {}

  // A picture that is shown again fails again.
  var isAsMade: Bool { failed == nil }

  func fail(_ url: URL) { withTransaction(transaction) { failed = url } }

  nonisolated static func == (lhs: PictureLoading, rhs: PictureLoading) -> Bool { lhs === rhs }
}
