public import Foundation
internal import IssueReporting

/// An element of a page that a script of the app defines: a chart, a map, an editor.
///
/// Ippo needs no JavaScript. For content that only JavaScript can provide, a custom element of the web ([HTML,
/// 4.13](https://html.spec.whatwg.org/multipage/custom-elements.html)) is a view like others. Its attributes come from
/// the state, and a user's actions come back as events with a type. The script is a file of the app's bundle; it is
/// served with the page, under the page's policy.
///
/// ```swift
/// CustomElement("bar-chart", script: "bar-chart.js", bundle: .module, attributes: Chart(values: values)) {
///   Text(values.map(String.init).joined(separator: ", "))
/// }
/// .onEvent("select", of: Selection.self) { selected = $0.index }
/// .frame(height: 160)
/// ```
///
/// In a terminal, in tests, and on a page without the script, the fallback is shown in its place. Like shapes the
/// element takes the space that it is offered. This view is Ippo's own.
public struct CustomElement<Fallback: View>: View {
  private let name: String
  private let script: String
  private let bundle: Bundle
  /// The text of a script that is part of the program; `nil` for a file of the bundle.
  private let text: String?
  private let attributes: (any Encodable)?
  private var listeners: [String: @MainActor (String) -> Bool] = [:]
  private var slots: [ElementSlot] = []
  private let fallback: Fallback

  /// An element with attributes.
  ///
  /// Each encoded property is an attribute, by its name in lower case with hyphens (`isOpen` is `is-open`). A text is
  /// the attribute's value, and a number is written as in JSON. `true` is an attribute without a value, and `false` and
  /// `nil` leave the attribute out. Arrays and objects are JSON.
  ///
  /// Some attributes cannot be set, and are reported as issues: those that every element of HTML has (`id`, `class`,
  /// `style`), handlers (`on…`), `data-…` and `aria-…`. Attributes of more than 256 KiB are reported, too.
  ///
  /// - Parameters:
  ///   - name: The name by which the script defines the element; it has a hyphen.
  ///   - script: The path of a module (`.js`, `.mjs`) in the bundle.
  ///   - bundle: The bundle of the script; a target's own is `.module`.
  ///   - attributes: The value whose properties become attributes.
  ///   - fallback: The view in place of the element where there is no script.
  public init(
    _ name: String, script: String, bundle: Bundle = .main, attributes: some Encodable,
    @ViewBuilder fallback: () -> Fallback
  ) {
    self.name = name
    self.script = script
    self.bundle = bundle
    text = nil
    self.attributes = attributes
    self.fallback = fallback()
  }

  /// An element without attributes.
  public init(_ name: String, script: String, bundle: Bundle = .main, @ViewBuilder fallback: () -> Fallback) {
    self.name = name
    self.script = script
    self.bundle = bundle
    text = nil
    attributes = nil
    self.fallback = fallback()
  }

  /// An element of the library, whose script is part of the program.
  ///
  /// - Parameters:
  ///   - name: The name by which the script defines the element, and with `.js` the name of the script.
  ///   - text: The script.
  ///   - attributes: The value whose properties become attributes.
  ///   - fallback: The view in place of the element where there is no script.
  package init(
    _ name: String, embedded text: String, attributes: some Encodable, @ViewBuilder fallback: () -> Fallback
  ) {
    self.name = name
    self.text = text
    script = "\(name).js"
    bundle = .main
    self.attributes = attributes
    self.fallback = fallback()
  }

  /// Acts on a `CustomEvent` that the script dispatches at its element.
  ///
  /// If an element dispatches more than 20 events a second of one name, the newest of them are delivered. A detail of
  /// more than 16 KiB as JSON, or one that fails to decode, is refused without calling the action.
  ///
  /// - Parameters:
  ///   - name: The type of the event.
  ///   - type: The type of its `detail`.
  ///   - action: Receives the detail.
  public func onEvent<Detail: Decodable>(
    _ name: String, of type: Detail.Type = Detail.self, perform action: @escaping @MainActor (Detail) -> Void
  ) -> Self {
    listening(to: name) { text in
      guard let detail = try? JSONDecoder().decode(Detail.self, from: Data(text.utf8)) else { return false }
      action(detail)
      return true
    }
  }

  /// Acts on a `CustomEvent` that the script dispatches at its element, with any `detail`.
  public func onEvent(_ name: String, perform action: @escaping @MainActor () -> Void) -> Self {
    listening(to: name) { _ in
      action()
      return true
    }
  }

  private func listening(to name: String, _ action: @escaping @MainActor (String) -> Bool) -> Self {
    if !RenderCustomElement.isEvent(name) {
      reportIssue(
        """
        "\(name)" cannot be the name of an event of the element "\(self.name)", and is not listened to.

        Use letters, digits, hyphens, dots, colons and underscores, 64 at most.
        """)
      return self
    }
    var result = self
    result.listeners[name] = action
    return result
  }

  /// Puts views into a slot of the element (`<slot name="…">` of its shadow tree).
  ///
  /// - Parameters:
  ///   - name: The slot. One name can be used once.
  ///   - content: The views.
  public func slot(_ name: String, @ViewBuilder content: () -> some View) -> Self {
    var result = self
    result.slots.removeAll { $0.name == name }
    result.slots.append(ElementSlot(name: name, content: AnyView(content())))
    return result
  }

  /// The element, and its fallback.
  public var body: some View {
    CustomElementView(
      element: RenderCustomElement(
        name: name, script: address, attributes: encodedAttributes, events: listeners.keys.sorted(),
        slots: slots.map(\.name)),
      listeners: listeners, slots: slots, fallback: fallback)
  }

  private var address: String? {
    guard RenderCustomElement.isName(name) else {
      reportIssue(
        """
        "\(name)" cannot be the name of a custom element, and its fallback is shown.

        Use small letters, digits and at least one hyphen, as in "bar-chart", and the same name in the script.
        """)
      return nil
    }
    if let text { return ScriptRegistry.shared.script(script, text: text).address }
    var isNew = false
    switch ScriptRegistry.shared.script(script, in: bundle.resourceURL ?? bundle.bundleURL, isNew: &isNew) {
    case .success(let script): return script.address
    case .failure(let fault):
      if isNew {
        reportIssue(
          """
          The script "\(script)" of the element "\(name)" cannot be served, and its fallback is shown: \(fault).

          Name a file among the resources of the target, and its bundle (".module").
          """)
      }
      return nil
    }
  }

  private var encodedAttributes: [String: String] {
    guard let attributes else { return [:] }
    do {
      let encoded = try ElementAttributes(attributes)
      if let refused = encoded.refused.sorted().first {
        reportIssue(
          """
          The element "\(name)" cannot have an attribute "\(refused)", which is left out.

          It belongs to the page, or is no name of an attribute. Call the property something else.
          """)
      }
      return encoded.values
    } catch {
      reportIssue(
        """
        The attributes of the element "\(name)" cannot be written, and it has none: \(error)

        They have to be properties that can be encoded as JSON, of 256 KiB at most.
        """)
      return [:]
    }
  }
}

/// Views for a slot.
private struct ElementSlot {
  let name: String
  let content: AnyView
}

/// The element of every custom element. Children: the fallback, then the contents of the slots.
private struct CustomElementView<Fallback: View>: PrimitiveView {
  let element: RenderCustomElement
  let listeners: [String: @MainActor (String) -> Bool]
  let slots: [ElementSlot]
  let fallback: Fallback

  @ViewBuilder var content: some View {
    Unary { fallback }
    ForEach(slots, id: \.name) { slot in Unary { slot.content } }
  }

  func element(in context: ElementContext) -> RenderElement { .custom(element) }

  func attributes(_ attributes: inout RenderAttributes, in context: ElementContext) {
    attributes.isDisabled = !context.environment.isEnabled
  }

  func handle(_ event: RenderEvent, in context: ElementContext) -> Bool {
    guard case .custom(let name, let detail) = event, let listener = listeners[name] else { return false }
    return listener(detail)
  }
}
