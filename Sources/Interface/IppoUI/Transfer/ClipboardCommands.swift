import Foundation

/// Receives text that a user pastes while the view, or a view in it, has the focus, and no field takes the text.
private struct PasteModifier: AttributeModifier {
  typealias Body = Never
  static var isSemantic: Bool { false }
  let read: @MainActor (String) -> Void

  func attributes(_ attributes: inout RenderAttributes, in context: ElementContext) {
    if context.environment.isEnabled { attributes.gestures.insert(.paste) }
  }

  func handle(_ event: RenderEvent, in context: ElementContext) -> Bool {
    guard case .paste(let text) = event else { return false }
    read(text)
    return true
  }
}

/// Gives a text to the clipboard when a user copies, or cuts, while the view or a view in it has the focus.
private struct CopyModifier: AttributeModifier {
  typealias Body = Never
  static var isSemantic: Bool { false }
  let isCut: Bool
  /// Makes the text; `nil` where the view has none to give.
  let copy: (@MainActor (@escaping @MainActor (String?) -> Void) -> Void)?

  init(isCut: Bool, copy: @escaping @MainActor (@escaping @MainActor (String?) -> Void) -> Void) {
    self.isCut = isCut
    self.copy = copy
  }

  /// - Parameter items: Makes the items to copy; `nil` for a view without any.
  init(isCut: Bool, giving items: (() -> [NSItemProvider])?) {
    self.isCut = isCut
    if let items {
      copy = { give in give(items().text) }
    } else {
      copy = nil
    }
  }

  func attributes(_ attributes: inout RenderAttributes, in context: ElementContext) {
    if copy != nil, context.environment.isEnabled { attributes.gestures.insert(isCut ? .cut : .copy) }
  }

  func handle(_ event: RenderEvent, in context: ElementContext) -> Bool {
    guard event == .copy(isCut: isCut), let copy else { return false }
    let graph = context.node.graph
    copy { [weak graph] text in
      if let text { graph?.copyOutside(text) }
    }
    return true
  }
}

extension [NSItemProvider] {
  /// The texts of the items, one to a line; `nil` if no item has a text.
  fileprivate var text: String? {
    let texts = compactMap(\.text)
    return texts.isEmpty ? nil : texts.joined(separator: "\n")
  }
}

/// The commands of the clipboard, for views that have the focus. Pasted data are text.
extension View {
  /// Runs `action` when data of one of the types are pasted. Data are texts, if one of the types is a text, an address
  /// or data.
  public func onPasteCommand(
    of supportedContentTypes: [UTType], perform payloadAction: @escaping (_ payload: [NSItemProvider]) -> Void
  ) -> some View {
    modifier(
      PasteModifier { text in
        if supportedContentTypes.takeText { payloadAction([NSItemProvider(object: text as NSString)]) }
      })
  }

  /// Runs `action` when data of one of the types are pasted, with types by their identifiers.
  @_disfavoredOverload
  public func onPasteCommand(
    of supportedTypes: [String], perform payloadAction: @escaping (_ payload: [NSItemProvider]) -> Void
  ) -> some View { onPasteCommand(of: supportedTypes.compactMap { UTType($0) }, perform: payloadAction) }

  /// Runs `action` with the result of `validator` for pasted data. The view ignores data with the result `nil`.
  public func onPasteCommand<Payload>(
    of supportedContentTypes: [UTType], validator: @escaping (_ providers: [NSItemProvider]) -> Payload?,
    perform payloadAction: @escaping (_ payload: Payload) -> Void
  ) -> some View {
    onPasteCommand(of: supportedContentTypes) { providers in
      if let payload = validator(providers) { payloadAction(payload) }
    }
  }

  /// Receives pasted values, read by the type's representations from text.
  ///
  /// - Parameters:
  ///   - payloadType: The type of the values.
  ///   - action: Receives the values. The closure is called only if such values exist.
  ///   - validator: Picks the values for the action.
  public func pasteDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void, validator: @escaping ([T]) -> [T] = { $0 }
  ) -> some View {
    modifier(
      PasteModifier { text in
        T.read(text) { value in
          let values = validator([value])
          if !values.isEmpty { action(values) }
        }
      })
  }

  /// Copies the texts and addresses of the items to the clipboard. The user copies while the view, or a view in it, has
  /// the focus and no text is selected. In terminals no key copies.
  public func onCopyCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
    modifier(CopyModifier(isCut: false, giving: payloadAction))
  }

  /// Copies the items to the clipboard when the user cuts, as ``onCopyCommand(perform:)`` does.
  public func onCutCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
    modifier(CopyModifier(isCut: true, giving: payloadAction))
  }

  /// Copies the values to the clipboard as texts. The user copies while the view, or a view in it, has the focus and no
  /// text is selected. In terminals no key copies.
  public func copyable<T: Transferable>(_ payload: @autoclosure @escaping () -> [T]) -> some View {
    modifier(CopyModifier(isCut: false, copy: { T.write(payload(), then: $0) }))
  }

  /// Copies the values to the clipboard when the user cuts, as ``copyable(_:)`` does. The action removes the values.
  public func cuttable<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping () -> [T]
  ) -> some View { modifier(CopyModifier(isCut: true, copy: { T.write(action(), then: $0) })) }
}

extension [UTType] {
  /// Whether one of the types accepts a text.
  var takeText: Bool {
    contains { UTType.plainText.conforms(to: $0) || $0.conforms(to: .text) || $0 == .url }
  }
}

/// The text that stands for a row when a user types its first letters.
extension View {
  /// The text that finds the view by its first letters. Has no effect in browsers and terminals: pages search in
  /// fields, and lists of a terminal have keys of their own.
  public func typeSelectEquivalent(_ text: Text?) -> some View { self }

  /// The text that finds the view by its first letters. Has no effect in browsers and terminals: pages search in
  /// fields, and lists of a terminal have keys of their own.
  public func typeSelectEquivalent(_ stringKey: LocalizedStringKey) -> some View { self }

  /// The text that finds the view by its first letters. Has no effect in browsers and terminals: pages search in
  /// fields, and lists of a terminal have keys of their own.
  @_disfavoredOverload
  public func typeSelectEquivalent<S: StringProtocol>(_ string: S) -> some View { self }
}
