public import Foundation

private struct AllowedDynamicRangeKey: EnvironmentKey {
  static var defaultValue: Image.DynamicRange? { nil }
}

private struct BackgroundMaterialKey: EnvironmentKey {
  static var defaultValue: Material? { nil }
}

private struct ButtonRepeatBehaviorKey: EnvironmentKey {
  static var defaultValue: ButtonRepeatBehavior { .automatic }
}

private struct ButtonSizingKey: EnvironmentKey {
  static var defaultValue: ButtonSizing { .automatic }
}

private struct ContentTransitionAddsDrawingGroupKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct DefaultWheelPickerItemHeightKey: EnvironmentKey {
  static var defaultValue: CGFloat { 32 }
}

private struct IsFocusEffectEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

private struct LineHeightKey: EnvironmentKey {
  static var defaultValue: TextLineHeight? { nil }
}

private struct MaterialActiveAppearanceKey: EnvironmentKey {
  static var defaultValue: MaterialActiveAppearance { .automatic }
}

private struct MenuIndicatorVisibilityKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

private struct MenuOrderKey: EnvironmentKey {
  static var defaultValue: MenuOrder { .automatic }
}

private struct NavigationLinkIndicatorVisibilityKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

private struct ScrollDismissesKeyboardModeKey: EnvironmentKey {
  static var defaultValue: ScrollDismissesKeyboardMode { .automatic }
}

private struct SidebarRowSizeKey: EnvironmentKey {
  static var defaultValue: SidebarRowSize { .medium }
}

private struct SpringLoadingBehaviorKey: EnvironmentKey {
  static var defaultValue: SpringLoadingBehavior { .automatic }
}

private struct SymbolColorRenderingModeKey: EnvironmentKey {
  static var defaultValue: SymbolColorRenderingMode? { nil }
}

private struct SymbolVariableValueModeKey: EnvironmentKey {
  static var defaultValue: SymbolVariableValueMode? { nil }
}

private struct TextSelectionAffinityKey: EnvironmentKey {
  static var defaultValue: TextSelectionAffinity { .automatic }
}

private struct ToolbarLabelStyleKey: EnvironmentKey {
  static var defaultValue: ToolbarLabelStyle? { nil }
}

/// An app's requests to controls, which the app reads in styles of its own. Renderers have their own way.
extension EnvironmentValues {
  /// The greatest brightness of pictures on displays that can be brighter than white; `nil` by default.
  public var allowedDynamicRange: Image.DynamicRange? {
    get { self[AllowedDynamicRangeKey.self] }
    set { self[AllowedDynamicRangeKey.self] = newValue }
  }

  /// The material behind the view; `nil` where there is none.
  public var backgroundMaterial: Material? {
    get { self[BackgroundMaterialKey.self] }
    set { self[BackgroundMaterialKey.self] = newValue }
  }

  /// Whether buttons are to repeat their action while they are pressed.
  public var buttonRepeatBehavior: ButtonRepeatBehavior {
    get { self[ButtonRepeatBehaviorKey.self] }
    set { self[ButtonRepeatBehaviorKey.self] = newValue }
  }

  /// Whether buttons should take all the available width.
  public var buttonSizing: ButtonSizing {
    get { self[ButtonSizingKey.self] }
    set { self[ButtonSizingKey.self] = newValue }
  }

  /// Whether content that changes is to be drawn as one picture.
  public var contentTransitionAddsDrawingGroup: Bool {
    get { self[ContentTransitionAddsDrawingGroupKey.self] }
    set { self[ContentTransitionAddsDrawingGroupKey.self] = newValue }
  }

  /// The height of items in wheels, in points.
  public var defaultWheelPickerItemHeight: CGFloat {
    get { self[DefaultWheelPickerItemHeightKey.self] }
    set { self[DefaultWheelPickerItemHeightKey.self] = newValue }
  }

  /// Whether the ring around a focused view is wanted.
  public var isFocusEffectEnabled: Bool {
    get { self[IsFocusEffectEnabledKey.self] }
    set { self[IsFocusEffectEnabledKey.self] = newValue }
  }

  /// The requested height of lines; `nil` by default.
  public var lineHeight: TextLineHeight? {
    get { self[LineHeightKey.self] }
    set { self[LineHeightKey.self] = newValue }
  }

  /// The condition under which materials look as in a window that is in use.
  public var materialActiveAppearance: MaterialActiveAppearance {
    get { self[MaterialActiveAppearanceKey.self] }
    set { self[MaterialActiveAppearanceKey.self] = newValue }
  }

  /// Whether menus should have a mark that shows that they open.
  public var menuIndicatorVisibility: Visibility {
    get { self[MenuIndicatorVisibilityKey.self] }
    set { self[MenuIndicatorVisibilityKey.self] = newValue }
  }

  /// The requested order of the items of menus.
  public var menuOrder: MenuOrder {
    get { self[MenuOrderKey.self] }
    set { self[MenuOrderKey.self] = newValue }
  }

  /// Whether links are to have a mark at their end.
  public var navigationLinkIndicatorVisibility: Visibility {
    get { self[NavigationLinkIndicatorVisibilityKey.self] }
    set { self[NavigationLinkIndicatorVisibilityKey.self] = newValue }
  }

  /// The way in which the keyboard of a device goes away while content scrolls.
  public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
    get { self[ScrollDismissesKeyboardModeKey.self] }
    set { self[ScrollDismissesKeyboardModeKey.self] = newValue }
  }

  /// The size of rows in sidebars, which an app may set, because clients do not report one.
  public var sidebarRowSize: SidebarRowSize {
    get { self[SidebarRowSizeKey.self] }
    set { self[SidebarRowSizeKey.self] = newValue }
  }

  /// Whether a drag that rests over a control should activate it.
  public var springLoadingBehavior: SpringLoadingBehavior {
    get { self[SpringLoadingBehaviorKey.self] }
    set { self[SpringLoadingBehaviorKey.self] = newValue }
  }

  /// The requested way in which colours fill symbols; `nil` by default.
  public var symbolColorRenderingMode: SymbolColorRenderingMode? {
    get { self[SymbolColorRenderingModeKey.self] }
    set { self[SymbolColorRenderingModeKey.self] = newValue }
  }

  /// The requested way in which symbols show their variable value; `nil` by default.
  public var symbolVariableValueMode: SymbolVariableValueMode? {
    get { self[SymbolVariableValueModeKey.self] }
    set { self[SymbolVariableValueModeKey.self] = newValue }
  }

  /// The requested side of the caret at a place between two lines.
  public var textSelectionAffinity: TextSelectionAffinity {
    get { self[TextSelectionAffinityKey.self] }
    set { self[TextSelectionAffinityKey.self] = newValue }
  }

  /// The requested look of labels in the bar; `nil` by default.
  public var toolbarLabelStyle: ToolbarLabelStyle? {
    get { self[ToolbarLabelStyleKey.self] }
    set { self[ToolbarLabelStyleKey.self] = newValue }
  }

  /// Whether the labels of controls show.
  public var labelsVisibility: Visibility {
    get { areLabelsHidden ? .hidden : .automatic }
    set { areLabelsHidden = newValue == .hidden }
  }

  /// Whether the indicators of regions that scroll sideways show.
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { scrollIndicatorVisibility(.horizontal) }
    set { setScrollIndicatorVisibility(newValue, .horizontal) }
  }

  /// Whether the indicators of regions that scroll up and down show.
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { scrollIndicatorVisibility(.vertical) }
    set { setScrollIndicatorVisibility(newValue, .vertical) }
  }

  private func scrollIndicatorVisibility(_ axes: Axis.Set) -> ScrollIndicatorVisibility {
    hiddenScrollIndicators.isSuperset(of: axes) ? .hidden : .automatic
  }

  private mutating func setScrollIndicatorVisibility(_ visibility: ScrollIndicatorVisibility, _ axes: Axis.Set) {
    if visibility.isShown { hiddenScrollIndicators.subtract(axes) } else { hiddenScrollIndicators.formUnion(axes) }
  }

  /// Whether fields leave typed text as it is.
  @available(*, deprecated, renamed: "autocorrectionDisabled")
  public var disableAutocorrection: Bool? {
    get { autocorrectionDisabled ? true : nil }
    set { autocorrectionDisabled = newValue ?? false }
  }
}

/// The condition under which materials look as in a window that is in use (`SwiftUI.MaterialActiveAppearance`).
public struct MaterialActiveAppearance: Equatable, Sendable {
  private let name: String
  /// The default of the surroundings.
  public static let automatic = MaterialActiveAppearance(name: "automatic")
  /// Always.
  public static let active = MaterialActiveAppearance(name: "active")
  /// Never.
  public static let inactive = MaterialActiveAppearance(name: "inactive")
  /// Materials look active while the window is in use.
  public static let matchWindow = MaterialActiveAppearance(name: "matchWindow")
}

/// The size of rows in sidebars (`SwiftUI.SidebarRowSize`).
public enum SidebarRowSize: Hashable, Sendable {
  /// The sizes from the lowest rows to the highest.
  case small, medium, large
}

extension View {
  /// Sets the side of the caret at a place between two lines. Has no effect in browsers and terminals: carets are
  /// theirs.
  public func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View {
    environment(\.textSelectionAffinity, affinity)
  }

  /// Sets the condition under which materials look as in a window that is in use. Has no effect in browsers and
  /// terminals: they look alike in all windows.
  public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some View {
    environment(\.materialActiveAppearance, appearance)
  }
}

extension Material {
  /// Sets the condition under which the material looks as in a window that is in use. Has no effect in browsers and
  /// terminals: it looks alike in all windows.
  public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> Material { self }
}
