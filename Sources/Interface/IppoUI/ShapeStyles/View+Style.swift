extension View {
  /// The style of text, symbols and shapes.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(ForegroundStyleModifier(styles: [AnyShapeStyle(style)])).modifier(style._effects)
  }

  /// The style of text, symbols and shapes, on two levels.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
    modifier(ForegroundStyleModifier(styles: [AnyShapeStyle(primary), AnyShapeStyle(secondary)]))
  }

  /// The style of text, symbols and shapes, on three levels.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    modifier(
      ForegroundStyleModifier(styles: [AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)]))
  }

  /// The colour of text, symbols and shapes; `nil` for that of the surroundings.
  public func foregroundColor(_ color: Color?) -> some View {
    environment(\.foregroundStyles, color.map { [AnyShapeStyle($0)] } ?? [])
  }

  /// The colour of controls; `nil` for that of the surroundings.
  public func tint(_ tint: Color?) -> some View {
    modifier(TintModifier(style: tint.map { AnyShapeStyle($0) }))
  }

  /// The style of controls.
  public func tint<S: ShapeStyle>(_ tint: S) -> some View { modifier(TintModifier(style: AnyShapeStyle(tint))) }

  /// The colour of controls, by its older name.
  public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }

  /// The style of `.background`, and of boxes of groups (``GroupBox``).
  public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.backgroundStyle, AnyShapeStyle(style))
  }

  /// The size of controls: buttons follow it, other controls have one size.
  public func controlSize(_ controlSize: ControlSize) -> some View { environment(\.controlSize, controlSize) }

  /// Requests a light or dark scheme for the window of the view, or for the presentation; `nil` leaves it to the
  /// system.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    modifier(ColorSchemeModifier(scheme: colorScheme, isOfWindow: true))
  }

  /// Sets a light or dark scheme for this view.
  public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    modifier(ColorSchemeModifier(scheme: colorScheme, isOfWindow: false))
  }
}

/// Sets the foreground style. One that refers to the foreground (`.secondary`) means the one around.
private struct ForegroundStyleModifier: ViewModifier, Equatable {
  let styles: [AnyShapeStyle]

  func body(content: Content) -> some View {
    content.transformEnvironment(\.self) { environment in
      let outer = environment
      environment.foregroundStyles = styles.map { style in
        style._storage.paint(in: outer).map { AnyShapeStyle(.paint($0)) } ?? style
      }
    }
  }
}

/// Sets the tint of the environment, for styles, and of the element, for renderers.
private struct TintModifier: ViewModifier, Equatable {
  let style: AnyShapeStyle?

  func body(content: Content) -> some View {
    content
      .environment(\.tintStyle, style)
      .modifier(TintAttribute(style: style))
  }
}

private struct TintAttribute: AttributeModifier, Equatable {
  typealias Body = Never
  static var isSemantic: Bool { false }
  let style: AnyShapeStyle?

  func attributes(_ attributes: inout RenderAttributes, in context: ElementContext) {
    // The innermost tint wins; modifiers are applied from the inside.
    attributes.tint = attributes.tint ?? style?._storage.paint(in: context.environment)?.color
  }
}

/// Sets the scheme of the environment, for bodies, and of the element, for renderers.
private struct ColorSchemeModifier: ViewModifier, Equatable {
  let scheme: ColorScheme?
  let isOfWindow: Bool

  func body(content: Content) -> some View {
    content
      .transformEnvironment(\.colorScheme) { $0 = scheme ?? $0 }
      .transformEnvironment(\.presentedColorScheme) { $0 = scheme ?? $0 }
      .modifier(ColorSchemeAttribute(scheme: scheme, isOfWindow: isOfWindow))
  }
}

private struct PresentedColorSchemeKey: EnvironmentKey {
  static var defaultValue: ColorScheme? { nil }
}

extension EnvironmentValues {
  /// The scheme that a surrounding view has set. Presentations of that view are shown elsewhere in the window, so that
  /// they set the scheme once more.
  var presentedColorScheme: ColorScheme? {
    get { self[PresentedColorSchemeKey.self] }
    set { self[PresentedColorSchemeKey.self] = newValue }
  }
}

/// Sets the scheme for renderers; of several around one element the innermost counts.
struct ColorSchemeAttribute: AttributeModifier, Equatable {
  typealias Body = Never
  static var isSemantic: Bool { false }
  let scheme: ColorScheme?
  let isOfWindow: Bool

  func attributes(_ attributes: inout RenderAttributes, in context: ElementContext) {
    guard attributes.colorScheme == nil, let scheme else { return }
    attributes.colorScheme = scheme.render
    attributes.isColorSchemeOfWindow = isOfWindow
  }
}
