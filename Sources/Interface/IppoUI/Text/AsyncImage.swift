public import Foundation
internal import Observation

/// The state of the loading of an image (`SwiftUI.AsyncImagePhase`).
public enum AsyncImagePhase: Sendable {
  /// The image has no URL.
  case empty
  /// The image, which the renderer loads.
  case success(Image)
  /// The picture has failed to load. Renderers report the failure without its cause: the error is
  /// `URLError(.resourceUnavailable)`.
  case failure(any Error)

  /// The image; `nil` where there is no URL or an error.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }

  /// The error; `nil` in the other phases.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// An image at a URL (`SwiftUI.AsyncImage`).
///
/// Renderers load images themselves. With a URL the phase is a success at once, and a failure once a renderer has
/// failed to load the picture. Without a URL the phase is empty.
///
/// With a request, or below `asyncImageURLSession(_:)`, the program loads the picture: the phase is empty until the
/// response has come. A failure has the error of the session, `URLError(.badServerResponse)` for a status of 400 or
/// more, or `URLError(.cannotDecodeContentData)` for data other than a picture.
public struct AsyncImage<Content: View>: View {
  @State private var loading = PictureLoading()
  @Environment(\.asyncImageURLSession) private var session
  @Environment(\.clientReportsPictures) private var reportsPictures
  private let url: URL?
  private let request: URLRequest?
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
    self.init(url: url, request: nil, scale: scale, transaction: transaction, content: content)
  }

  /// An image that the program loads by a request, with a content for each phase.
  ///
  /// - Parameters:
  ///   - request: where the image is, and how it is asked for; `nil` for the phase `empty`.
  ///   - scale: how many pixels of the file are one point.
  ///   - transaction: how the image or a failure comes on screen.
  ///   - content: makes the view of a phase.
  public init(
    request: URLRequest?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.init(url: nil, request: request, scale: scale, transaction: transaction, content: content)
  }

  private init(
    url: URL?, request: URLRequest?, scale: CGFloat, transaction: Transaction,
    content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.request = request
    self.scale = scale
    self.transaction = transaction
    self.content = content
  }

  /// The content of the phase.
  @ViewBuilder public var body: some View {
    let loading = loadingNow
    if let request = ownRequest {
      content(loading.phase(of: request, scale: scale))
        .task(id: request) { [session] in await loading.load(request, by: session ?? .shared) }
    } else if reportsPictures {
      ZStack {
        content(phase)
        // The renderer loads the picture for a view that nobody sees.
        if let url, loading.isPending(url) {
          image(url).frame(width: 0, height: 0).hidden().accessibilityHidden(true)
        }
      }
    } else {
      content(phase)
    }
  }

  private var loadingNow: PictureLoading {
    loading.transaction = transaction
    return loading
  }

  /// An image that the program loads itself.
  private var ownRequest: URLRequest? { request ?? (session == nil ? nil : url.map { URLRequest(url: $0) }) }

  private var phase: AsyncImagePhase {
    guard let url, !(reportsPictures && loading.isPending(url)) else { return .empty }
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

  /// An image that the program loads by a request, or nothing until it has come.
  /// - Parameter scale: How many of its pixels are one point.
  public init(request: URLRequest, scale: CGFloat = 1) where Content == Image? {
    self.init(request: request, scale: scale) { $0.image }
  }

  /// An image that the program loads by a request, with a placeholder, which shows until it has come.
  public init<I: View, P: View>(
    request: URLRequest?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(request: request, scale: scale) { phase in
      if let image = phase.image { content(image) } else { placeholder() }
    }
  }
}

private struct AsyncImageURLSessionKey: EnvironmentKey {
  static var defaultValue: URLSession? { nil }
}

private struct ClientReportsPicturesKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether the renderer reports the end of each load of a picture.
  var clientReportsPictures: Bool {
    get { self[ClientReportsPicturesKey.self] }
    set { self[ClientReportsPicturesKey.self] = newValue }
  }

  fileprivate var asyncImageURLSession: URLSession? {
    get { self[AsyncImageURLSessionKey.self] }
    set { self[AsyncImageURLSessionKey.self] = newValue }
  }
}

extension View {
  /// Loads the pictures of ``AsyncImage`` within the view by a session, in the program.
  public func asyncImageURLSession(_ urlSession: URLSession) -> some View {
    environment(\.asyncImageURLSession, urlSession)
  }
}

/// The result of loading the picture of a view.
@MainActor @Observable
final class PictureLoading: Equatable, Remade {
  /// The picture that could not be loaded.
  private(set) var failed: URL?
  /// The picture that the renderer has loaded.
  private var loaded: URL?
  /// The result of the request that was loaded last.
  private var response: (request: URLRequest, result: Result<Data, any Error>)?
  @ObservationIgnored var transaction = Transaction()

  init() {}

  /// Loads a picture in the program.
  func load(_ request: URLRequest, by session: URLSession) async {
    do {
      let (data, answer) = try await session.data(for: request)
      let status = (answer as? HTTPURLResponse)?.statusCode ?? 200
      finish(request, status < 400 ? .success(data) : .failure(URLError(.badServerResponse)))
    } catch {
      // A view that has gone waits for nothing.
      if !Task.isCancelled { finish(request, .failure(error)) }
    }
  }

  private func finish(_ request: URLRequest, _ result: Result<Data, any Error>) {
    withTransaction(transaction) { response = (request, result) }
  }

  func phase(of request: URLRequest, scale: CGFloat) -> AsyncImagePhase {
    guard let response, response.request == request else { return .empty }
    switch response.result {
    case .failure(let error): return .failure(error)
    case .success(let data):
      guard let picture = UIImage(data: data, scale: scale) else {
        return .failure(URLError(.cannotDecodeContentData))
      }
      return .success(Image(uiImage: picture))
    }
  }

  // A picture that is shown again is loaded again, or fails again.
  var isAsMade: Bool { failed == nil && loaded == nil && response == nil }

  func fail(_ url: URL) { withTransaction(transaction) { failed = url } }

  func succeed(_ url: URL) {
    if loaded != url { withTransaction(transaction) { loaded = url } }
  }

  /// Whether the end of the load was not reported yet.
  func isPending(_ url: URL) -> Bool { failed != url && loaded != url }

  nonisolated static func == (lhs: PictureLoading, rhs: PictureLoading) -> Bool { lhs === rhs }
}
