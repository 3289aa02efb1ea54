public import Foundation

extension Color {
  /// A colour among the app's resources: `name.colorset` of an asset catalogue that was copied into the bundle, with a colour
  /// of its own for dark surroundings if it has one.
  ///
  /// Without such a set the colour is that of controls, so that what is painted with it can be seen.
  public init(_ name: String, bundle: Bundle? = nil) {
    self = ColorSet(name, in: bundle ?? .main).map { Color(render: $0.color) } ?? .accentColor
  }
}
