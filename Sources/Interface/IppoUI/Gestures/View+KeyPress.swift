public import Foundation

/// Listens to keys while the focus is in a view.
struct KeyPressModifier: AttributeModifier {
  typealias Body = Never

  /// `nil`: every key.
  let keys: Set<KeyEquivalent>?
  let phases: KeyPress.Phases
  let action: (KeyPress) -> KeyPress.Result

  static var isSemantic: Bool { false }

  func attributes(_ attributes: inout RenderAttributes, in context: ElementContext) {
    guard context.environment.isEnabled else { return }
    var listening = attributes.keys ?? RenderKeys(names: [])
    listening.names = keys.flatMap { keys in listening.names.map { Set($0).union(keys.map(\.render)).sorted() } }
    listening.listensToUp = listening.listensToUp || phases.contains(.up)
    attributes.keys = listening
  }

  func handle(_ event: RenderEvent, in context: ElementContext) -> Bool {
    guard case .key(let press) = event, context.environment.isEnabled, let press = KeyPress(press),
      !phases.isDisjoint(with: press.phase), keys?.contains(press.key) ?? true
    else { return false }
    return action(press) == .handled
  }
}

extension View {
  /// Runs `action` when the key is pressed or held while the focus is in the view.
  public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View {
    modifier(KeyPressModifier(keys: [key], phases: [.down, .repeat]) { _ in action() })
  }

  /// Runs `action` in the given phases of the key, while the focus is in the view.
  public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { modifier(KeyPressModifier(keys: [key], phases: phases, action: action)) }

  /// Runs `action` when one of the keys is pressed or held while the focus is in the view.
  public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { modifier(KeyPressModifier(keys: keys, phases: phases, action: action)) }

  /// Runs `action` for keys that type a character of the set, while the focus is in the view.
  public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(
      KeyPressModifier(keys: nil, phases: phases) { press in
        press.characters.unicodeScalars.allSatisfy(characters.contains) ? action(press) : .ignored
      })
  }

  /// Runs `action` for every key, while the focus is in the view.
  public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { modifier(KeyPressModifier(keys: nil, phases: phases, action: action)) }
}
