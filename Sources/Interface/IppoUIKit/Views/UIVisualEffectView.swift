public import Foundation

/// An effect of what lies behind a view (`UIKit.UIVisualEffect`).
@MainActor @preconcurrency
open class UIVisualEffect: NSObject {}

/// What lies behind is blurred (`UIKit.UIBlurEffect`): a material.
@MainActor @preconcurrency
open class UIBlurEffect: UIVisualEffect {
  /// How thick a material is, and whether it is light or dark whatever surrounds it.
  public enum Style: Int, Sendable {
    case extraLight, light, dark
    case regular = 4
    case prominent
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight,
      systemChromeMaterialLight
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark,
      systemChromeMaterialDark
  }

  package let style: Style

  /// A material by its style.
  public init(style: Style) { self.style = style }
}

/// An effect for what lies on a blurred background (`UIKit.UIVibrancyEffect`): what lies there is shown as it is.
@MainActor @preconcurrency
open class UIVibrancyEffect: UIVisualEffect {
  /// An effect for what lies on a material. What is shown is the same with and without it.
  public init(blurEffect: UIBlurEffect) {}

  /// An effect for what lies on a material. What is shown is the same with every style.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {}
}

/// What an effect on a blurred background is for (`UIKit.UIVibrancyEffectStyle`).
public enum UIVibrancyEffectStyle: Int, Sendable {
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill, separator
}

/// A material behind views (`UIKit.UIVisualEffectView`).
@MainActor @preconcurrency
open class UIVisualEffectView: UIView {
  /// The material; `nil` and other effects for none.
  open var effect: UIVisualEffect? { didSet { changes.note() } }

  /// What lies on the material.
  open private(set) lazy var contentView: UIView = {
    let view = UIView()
    addSubview(view)
    return view
  }()

  /// A view with a material; `nil` for none.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
  }

  /// Views are not read from archives here: `nil`.
  public required init?(coder: NSCoder) { nil }
}
