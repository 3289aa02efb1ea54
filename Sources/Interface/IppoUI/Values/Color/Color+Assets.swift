public import Foundation

extension Color {
  /// A colour among the app's resources: `name.colorset` of an asset catalogue that was copied into the bundle. The set
  /// may have another colour for dark surroundings.
  ///
  /// Without such a set the colour is that of controls, so that drawings in it stay visible.
  public init(_ name: String, bundle: Bundle? = nil) {
    self = ColorSet(name, in: bundle ?? .main).map { Color(render: $0.color) } ?? .accentColor
  }
}
