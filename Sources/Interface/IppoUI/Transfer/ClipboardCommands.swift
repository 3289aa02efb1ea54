import Foundation

/// Takes what a person pastes while the view, or something in it, has the focus, and no field takes it.
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

/// Gives a text to the clipboard when a person copies, or cuts, while the view or something in it has the focus.
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

  /// - Parameter items: makes what is given; `nil` where the view has nothing to give.
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
  /// What the items are as texts, one to a line; `nil` where none is.
  fileprivate var text: String? {
    let texts = compactMap(\.text)
    return texts.isEmpty ? nil : texts.joined(separator: "\n")
  }
}

/// The commands of the clipboard, for views that have the focus. What is pasted is text.
extension View {
  /// Runs `action` when something is pasted that is of one of the types: texts, if one of these is a text, an address or data.
  public func onPasteCommand(
    of supportedContentTypes: [UTType], perform payloadAction: @escaping (_ payload: [NSItemProvider]) -> Void
  ) -> some View {
    modifier(
      PasteModifier { text in
        if supportedContentTypes.takeText { payloadAction([NSItemProvider(object: text as NSString)]) }
      })
  }

  /// Runs `action` when something is pasted that is of one of the types, by their identifiers.
  @_disfavoredOverload
  public func onPasteCommand(
    of supportedTypes: [String], perform payloadAction: @escaping (_ payload: [NSItemProvider]) -> Void
  ) -> some View { onPasteCommand(of: supportedTypes.compactMap { UTType($0) }, perform: payloadAction) }

  /// Runs `action` with what `validator` makes of what is pasted; `nil` is not for the view.
  public func onPasteCommand<Payload>(
    of supportedContentTypes: [UTType], validator: @escaping (_ providers: [NSItemProvider]) -> Payload?,
    perform payloadAction: @escaping (_ payload: Payload) -> Void
  ) -> some View {
    onPasteCommand(of: supportedContentTypes) { providers in
      if let payload = validator(providers) { payloadAction(payload) }
    }
  }

  /// Takes values that are pasted, read by the type's representations from text.
  ///
  /// - Parameters:
  ///   - payloadType: Of the values.
  ///   - action: Is given the values; it is not called where there are none.
  ///   - validator: Picks those of the values that are taken.
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

  /// What the view gives to the clipboard when it is copied while it, or something in it, has the focus and no text is selected: the
  /// texts and addresses of the items. In terminals no key copies.
  public func onCopyCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
    modifier(CopyModifier(isCut: false, giving: payloadAction))
  }

  /// What the view gives to the clipboard when it is cut, as ``onCopyCommand(perform:)`` does.
  public func onCutCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
    modifier(CopyModifier(isCut: true, giving: payloadAction))
  }

  /// What the view gives to the clipboard when it is copied while it, or something in it, has the focus and no text is selected: the
  /// values as texts. In terminals no key copies.
  public func copyable<T: Transferable>(_ payload: @autoclosure @escaping () -> [T]) -> some View {
    modifier(CopyModifier(isCut: false, copy: { T.write(payload(), then: $0) }))
  }

  /// What the view gives to the clipboard when it is cut, as ``copyable(_:)`` does; the action takes the values away.
  public func cuttable<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping () -> [T]
  ) -> some View { modifier(CopyModifier(isCut: true, copy: { T.write(action(), then: $0) })) }
}

extension [UTType] {
  /// Whether a text is of one of these types.
  var takeText: Bool {
    contains { UTType.plainText.conforms(to: $0) || $0.conforms(to: .text) || $0 == .url }
  }
}

/// What stands for a row when a person types its first letters.
extension View {
  /// The text by whose first letters the view is found. Has no effect in browsers and terminals: the fields of a page find what is
  /// typed, and lists of a terminal have keys of their own.
  public func typeSelectEquivalent(_ text: Text?) -> some View { self }

  /// The text by whose first letters the view is found. Has no effect in browsers and terminals: the fields of a page find what is
  /// typed, and lists of a terminal have keys of their own.
  public func typeSelectEquivalent(_ stringKey: LocalizedStringKey) -> some View { self }

  /// The text by whose first letters the view is found. Has no effect in browsers and terminals: the fields of a page find what is
  /// typed, and lists of a terminal have keys of their own.
  @_disfavoredOverload
  public func typeSelectEquivalent<S: StringProtocol>(_ string: S) -> some View { self }
}
