/// A style whose type is erased: makes the body of a control from its configuration.
///
/// Compared by the type and value of the style, so that setting the same style again changes nothing below.
struct AnyStyle<Configuration>: Equatable {
  private let style: Any
  private let make: @MainActor (Configuration) -> AnyView
  private let isSameStyle: (Any) -> Bool
  /// The style that is in effect within the body; `nil` without one.
  private var outer: Any?
  private var isSameOuter: (Any?) -> Bool = { _ in true }

  @MainActor
  init<Style, Body: View>(_ style: Style, _ makeBody: @escaping @MainActor (Style, Configuration) -> Body) {
    self.style = style
    make = { AnyView(StyledBody(style: StyleProperty(style: style), configuration: $0, makeBody: makeBody)) }
    isSameStyle = { other in
      guard let other = other as? Style else { return false }
      return withUnsafePointer(to: style) { left in
        withUnsafePointer(to: other) { right in TypeFacts.of(Style.self).areEqual(left, right) }
      }
    }
  }

  /// A style within whose body the one around it is in effect, so that it can show the same control again.
  ///
  /// - Parameters:
  ///   - look: where the style is kept.
  ///   - outer: the style around.
  @MainActor
  init<Style, Body: View, Look: Equatable>(
    _ style: Style, _ look: WritableKeyPath<EnvironmentValues, Look>, around outer: Look,
    _ makeBody: @escaping @MainActor (Style, Configuration) -> Body
  ) {
    self.init(style) { makeBody($0, $1).environment(look, outer) }
    self.outer = outer
    isSameOuter = { $0 as? Look == outer }
  }

  @MainActor
  func makeBody(_ configuration: Configuration) -> AnyView { make(configuration) }

  static func == (lhs: Self, rhs: Self) -> Bool { lhs.isSameStyle(rhs.style) && lhs.isSameOuter(rhs.outer) }
}

/// A scope for the body of a style, in which the style's own `@Environment` and `@State` work.
private struct StyledBody<Style, Configuration, Body: View>: View {
  var style: StyleProperty<Style>
  let configuration: Configuration
  let makeBody: @MainActor (Style, Configuration) -> Body

  var body: Body { makeBody(style.style, configuration) }
}

/// Connects the dynamic properties of a style, which is no dynamic property itself.
struct StyleProperty<Style>: DynamicProperty {
  var style: Style

  mutating func _connect(_ connection: _PropertyConnection) {
    withUnsafeMutablePointer(to: &style) {
      TypeFacts.of(Style.self).connect(UnsafeMutableRawPointer($0), connection)
    }
  }

  mutating func _update() {
    withUnsafeMutablePointer(to: &style) { TypeFacts.of(Style.self).updateFields(UnsafeMutableRawPointer($0)) }
  }

  static func _areEqual(_ lhs: Self, _ rhs: Self) -> Bool {
    withUnsafePointer(to: lhs.style) { left in
      withUnsafePointer(to: rhs.style) { right in TypeFacts.of(Style.self).areEqual(left, right) }
    }
  }
}
