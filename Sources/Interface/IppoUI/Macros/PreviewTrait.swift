public import IppoUIKit

extension PreviewTrait where T == Preview.ViewTraits {
  /// A modifier around the preview.
  public static func modifier<Modifier: PreviewModifier>(_ modifier: Modifier) -> Self {
    Self(layout: .modifier(String(describing: Modifier.self)))
  }
}
