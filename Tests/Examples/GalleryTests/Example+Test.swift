import Testing

@testable import GalleryFeature

extension Example: CustomTestStringConvertible {
  public var testDescription: String { id }
}
