import Testing

@testable import ExampleGallery

extension Example: CustomTestStringConvertible {
  public var testDescription: String { id }
}
