/// A type that `#Preview` makes: the place of the preview, and the preview itself. `--previews` finds all of them.
@MainActor
public protocol _PreviewRegistry {
  /// The module and the file, such as `Shop/CartView.swift`.
  static var _fileID: String { get }
  /// The line of the macro, from 1.
  static var _line: Int { get }
  /// The column of the macro, from 1.
  static var _column: Int { get }
  /// Makes the preview.
  static func _makeDeclaration() -> _PreviewDeclaration
}

/// The name, the traits and the contents of a `#Preview`.
@MainActor
public struct _PreviewDeclaration {
  /// Something that a preview shows.
  package struct Item {
    /// The text of the argument; `nil` for a preview without arguments.
    package let argument: String?
    /// Makes a controller or a view of UIKit, or an `AnyView` of IppoUI, which this module does not know.
    package let make: @MainActor () -> Any

    package init(argument: String? = nil, make: @escaping @MainActor () -> Any) {
      self.argument = argument
      self.make = make
    }
  }

  package let name: String?
  package let traits: [PreviewTrait<Preview.ViewTraits>]
  /// One, or one for each argument.
  package let items: [Item]

  package init(_ name: String?, traits: [PreviewTrait<Preview.ViewTraits>], items: [Item]) {
    self.name = name
    self.traits = traits
    self.items = items
  }

  /// The preview of a view controller.
  public init(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
    @_ControllerPreviewBuilder controller: @escaping @MainActor () -> UIViewController
  ) {
    self.init(name, traits: traits, items: [Item { controller() }])
  }

  /// The preview of a view of UIKit.
  public init(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
    @_ViewPreviewBuilder uiView: @escaping @MainActor () -> UIView
  ) {
    self.init(name, traits: traits, items: [Item { uiView() }])
  }
}
