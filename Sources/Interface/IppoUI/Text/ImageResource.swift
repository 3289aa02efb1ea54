public import Foundation

/// The name of an image among an app's resources (`DeveloperToolsSupport.ImageResource`).
///
/// Xcode makes a constant for each image of an asset catalogue. Elsewhere an app declares the images that it uses:
/// `extension ImageResource { static let hero = ImageResource(name: "hero", bundle: .main) }`.
public struct ImageResource: Hashable, Sendable {
  let name: String

  /// The name of an image.
  ///
  /// - Parameters:
  ///   - name: The image's name.
  ///   - bundle: The bundle it is in.
  public init(name: String, bundle: Bundle) { self.name = name }
}

extension Image {
  /// An image among the app's resources, read aloud by its name.
  public init(_ resource: ImageResource) { self.init(resource.name) }

  /// An image among the app's resources that is not read aloud.
  public init(decorative resource: ImageResource) { self.init(decorative: resource.name) }

  /// An image among the app's resources, read aloud by `label`.
  public init(_ resource: ImageResource, label: Text) { self.init(resource.name, label: label) }
}

extension Label where Title == Text, Icon == Image {
  /// A title beside an image among the app's resources.
  public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init(title: { Text(titleKey) }, icon: { Image(resource) })
  }

  /// A title beside an image among the app's resources.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
    self.init(title: { Text(title) }, icon: { Image(resource) })
  }
}

/// The name of a colour among an app's resources (`DeveloperToolsSupport.ColorResource`). See ``ImageResource``.
public struct ColorResource: Hashable, Sendable {
  let name: String
  let url: URL

  /// The name of a colour.
  ///
  /// - Parameters:
  ///   - name: The colour's name.
  ///   - bundle: The bundle it is in.
  public init(name: String, bundle: Bundle) {
    self.name = name
    url = bundle.bundleURL
  }
}

extension Color {
  /// A colour among the app's resources. See ``init(_:bundle:)``.
  public init(_ resource: ColorResource) { self.init(resource.name, bundle: Bundle(url: resource.url)) }
}
