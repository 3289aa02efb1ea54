public import Foundation

/// The attributes that a text may have, with their allowed values (`SwiftUI.AttributedTextFormattingDefinition`).
///
/// An editor within ``View/attributedTextFormattingDefinition(_:)-(D)`` brings its text into that form when the text
/// changes.
@MainActor @preconcurrency
public protocol AttributedTextFormattingDefinition<Scope> {
  /// The attributes that texts may have.
  associatedtype Scope: AttributeScope
  /// The type of the constraints.
  associatedtype Body: AttributedTextFormattingDefinition

  /// The constraints of the values of attributes.
  @AttributedTextFormattingDefinitionBuilder<Scope> var body: Body { get }

  /// Brings a text into the form.
  func _constrain(_ text: inout AttributedString)
}

extension AttributedTextFormattingDefinition {
  /// Brings a text into the form of the body.
  public func _constrain(_ text: inout AttributedString) { body._constrain(&text) }
}

/// The constraint of the value of one attribute (`SwiftUI.AttributedTextValueConstraint`).
@MainActor @preconcurrency
public protocol AttributedTextValueConstraint<Scope, AttributeKey>: AttributedTextFormattingDefinition
where Body == EmptyAttributedTextFormattingDefinition<Scope> {
  /// The attribute.
  associatedtype AttributeKey: AttributedStringKey where AttributeKey.Value: Sendable
  /// The attributes of a part of a text; the constraint changes the value of its own one.
  typealias Attributes = AttributeContainer

  /// Brings the attributes of a part of a text into form.
  func constrain(_ container: inout Attributes)
}

extension AttributedTextValueConstraint {
  /// A constraint is made of no others.
  public var body: EmptyAttributedTextFormattingDefinition<Scope> { EmptyAttributedTextFormattingDefinition<Scope>() }

  /// Brings each part of the text into form.
  public func _constrain(_ text: inout AttributedString) {
    for run in text.runs {
      var container = run.attributes
      constrain(&container)
      let value = container[AttributeKey.self]
      if value != run.attributes[AttributeKey.self] { text[run.range][AttributeKey.self] = value }
    }
  }
}

/// Makes one form of several constraints (`SwiftUI.AttributedTextFormattingDefinitionBuilder`).
@MainActor @resultBuilder
public enum AttributedTextFormattingDefinitionBuilder<Scope: AttributeScope> {
  /// A constraint.
  public static func buildExpression<D: AttributedTextFormattingDefinition>(_ definition: D) -> D { definition }

  /// No constraint.
  public static func buildBlock() -> EmptyAttributedTextFormattingDefinition<Scope> {
    EmptyAttributedTextFormattingDefinition<Scope>()
  }

  /// The first constraint.
  public static func buildPartialBlock<D: AttributedTextFormattingDefinition>(first: D) -> D { first }

  /// A constraint after others.
  public static func buildPartialBlock<
    First: AttributedTextFormattingDefinition, Next: AttributedTextFormattingDefinition
  >(accumulated: First, next: Next) -> _JoinedFormattingDefinition<Scope, First, Next> {
    _JoinedFormattingDefinition(first: accumulated, next: next)
  }
}

/// Texts as they are (`SwiftUI.EmptyAttributedTextFormattingDefinition`).
public struct EmptyAttributedTextFormattingDefinition<Scope: AttributeScope>: AttributedTextFormattingDefinition {
  /// Texts as they are.
  public nonisolated init() {}
  /// The definition itself, which is made of no others.
  public var body: Self { self }
  /// Leaves the text as it is.
  public func _constrain(_ text: inout AttributedString) {}
}

/// Two forms, one after the other.
public struct _JoinedFormattingDefinition<
  Scope: AttributeScope, First: AttributedTextFormattingDefinition, Next: AttributedTextFormattingDefinition
>: AttributedTextFormattingDefinition {
  let first: First
  let next: Next

  /// Both, which bring a text into form themselves.
  public var body: EmptyAttributedTextFormattingDefinition<Scope> { EmptyAttributedTextFormattingDefinition<Scope>() }

  /// Brings the text into both forms.
  public func _constrain(_ text: inout AttributedString) {
    first._constrain(&text)
    next._constrain(&text)
  }
}

private struct TextFormattingKey: EnvironmentKey {
  static var defaultValue: TextFormatting? { nil }
}

/// The form of the texts of editors.
struct TextFormatting {
  let constrain: @MainActor (inout AttributedString) -> Void
}

extension EnvironmentValues {
  var textFormatting: TextFormatting? {
    get { self[TextFormattingKey.self] }
    set { self[TextFormattingKey.self] = newValue }
  }
}

extension View {
  /// The form of the texts that editors within this view edit.
  public func attributedTextFormattingDefinition<D: AttributedTextFormattingDefinition>(_ definition: D) -> some View {
    environment(\.textFormatting, TextFormatting { definition._constrain(&$0) })
  }

  /// The attributes that texts of editors may have. Has no effect in browsers and terminals: pasted text is without
  /// attributes there.
  public func attributedTextFormattingDefinition<S: AttributeScope>(
    _ scope: KeyPath<AttributeScopes, S.Type>
  ) -> some View { self }
}
