internal import Dispatch
public import Foundation

extension UIImage {
  /// A drawing of the picture in a smaller size, in points, which is made outside of the main actor.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }

  /// Makes a drawing of the picture in a smaller size, in points, and hands it to a function on another thread.
  public func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    DispatchQueue.global().async { completionHandler(self.preparingThumbnail(of: size)) }
  }

  /// Returns the picture itself, because Ippo does not decode pictures.
  public func byPreparingForDisplay() async -> UIImage? { preparingForDisplay() }

  /// Hands the picture itself to a function on another thread, because Ippo does not decode pictures.
  public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    DispatchQueue.global().async { completionHandler(self.preparingForDisplay()) }
  }
}
