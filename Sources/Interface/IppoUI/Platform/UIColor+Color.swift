extension UIColor {
  /// The colour of `color`.
  public convenience init(_ color: Color) { self.init(render: color.render) }
}

extension Color {
  /// The colour of a UIKit colour: `Color(.systemRed)`.
  public init(_ color: UIColor) { self.init(render: color.render) }

  // Without the label, as in `colors.map(Color.init)`, the compiler prefers the other initializer; both do the same.
  /// The colour of a UIKit colour.
  @_disfavoredOverload
  public init(uiColor: UIColor) { self.init(render: uiColor.render) }

  /// The colour of a Core Graphics colour.
  @_disfavoredOverload
  public init(_ color: CGColor) { self.init(uiColor: UIColor(cgColor: color)) }

  /// The colour of a Core Graphics colour.
  public init(cgColor: CGColor) { self.init(uiColor: UIColor(cgColor: cgColor)) }

  /// The components, as they are in the window's surroundings.
  public var cgColor: CGColor? { UIColor(self).cgColor }
}
