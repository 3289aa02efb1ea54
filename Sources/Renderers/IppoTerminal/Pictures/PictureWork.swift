/// A piece of work on a picture that takes time: it is done off the main actor.
enum PictureWork: Sendable {
  /// Finds the file of a picture.
  case load(TerminalPictureLoader.Request)
  /// Prepares a picture for the terminal.
  case render(TerminalPictureLoader.Request, TerminalPicture, PictureRendition.Form, number: Int)

  enum Result: Sendable {
    case loaded(TerminalPictureLoader.Request, TerminalPicture)
    case rendered(TerminalPictureLoader.Request, PictureRendition.Form, PictureRendition)
    /// The reason as a sentence, and whether the picture is lost. A program without a decoder has the picture, but
    /// cannot show it.
    case failed(TerminalPictureLoader.Request, reason: String, isLost: Bool)
  }

  var request: TerminalPictureLoader.Request {
    switch self {
    case .load(let request), .render(let request, _, _, _): request
    }
  }

  @concurrent
  func result(_ loader: TerminalPictureLoader) async -> Result {
    switch self {
    case .load(let request):
      do {
        return .loaded(request, try await loader(request))
      } catch {
        return .failed(request, reason: String(describing: error), isLost: true)
      }
    case .render(let request, let picture, let form, let number):
      do throws(TerminalPictureError) {
        return .rendered(request, form, try PictureRendition.make(picture, form, number: number))
      } catch {
        return .failed(request, reason: error.description, isLost: error.isAboutFile)
      }
    }
  }
}
