public import Foundation

/// An effect of what lies behind a view (`UIKit.UIVisualEffect`).
@MainActor @preconcurrency
open class UIVisualEffect: NSObject {}

/// What lies behind is blurred (`UIKit.UIBlurEffect`): a material.
@MainActor @preconcurrency
open class UIBlurEffect: UIVisualEffect {
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

  public init(style: Style) { self.style = style }
}

/// What lies on a blurred ground shines (`UIKit.UIVibrancyEffect`): it is shown as it is.
@MainActor @preconcurrency
open class UIVibrancyEffect: UIVisualEffect {
  public init(blurEffect: UIBlurEffect) {}

  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {}
}

/// How much what lies on a blurred ground shines (`UIKit.UIVibrancyEffectStyle`).
public enum UIVibrancyEffectStyle: Int, Sendable {
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill, separator
}

/// A material behind views (`UIKit.UIVisualEffectView`).
@MainActor @preconcurrency
open class UIVisualEffectView: UIView {
  open var effect: UIVisualEffect? { didSet { changes.note() } }

  /// What lies on the material.
  open private(set) lazy var contentView: UIView = {
    let view = UIView()
    addSubview(view)
    return view
  }()

  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
  }

  public required init?(coder: NSCoder) { nil }
}
