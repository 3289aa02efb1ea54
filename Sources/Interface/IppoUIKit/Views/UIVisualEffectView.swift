public import Foundation

/// An effect on the content behind a view (`UIKit.UIVisualEffect`).
@MainActor @preconcurrency
open class UIVisualEffect: NSObject {}

/// A blur of the content behind a view (`UIKit.UIBlurEffect`): a material.
@MainActor @preconcurrency
open class UIBlurEffect: UIVisualEffect {
  /// The thickness of a material. Some styles are light or dark in all surroundings.
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

/// An effect for content on a blurred background (`UIKit.UIVibrancyEffect`). The content is shown without the effect.
@MainActor @preconcurrency
open class UIVibrancyEffect: UIVisualEffect {
  /// An effect for content on a material. The content looks the same with and without it.
  public init(blurEffect: UIBlurEffect) {}

  /// An effect for content on a material. The content looks the same with every style.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {}
}

/// The purpose of an effect on a blurred background (`UIKit.UIVibrancyEffectStyle`).
public enum UIVibrancyEffectStyle: Int, Sendable {
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill, separator
}

/// A material behind views (`UIKit.UIVisualEffectView`).
@MainActor @preconcurrency
open class UIVisualEffectView: UIView {
  /// The material; `nil` and other effects for none.
  open var effect: UIVisualEffect? { didSet { changes.note() } }

  /// The view for the content on the material.
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

  /// Returns `nil`, because views cannot be read from archives.
  public required init?(coder: NSCoder) { nil }
}
