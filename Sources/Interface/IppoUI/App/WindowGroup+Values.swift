/// Windows that each show a value: `openWindow(value:)` finds the group by its type.
///
/// Neither pages nor terminals open further windows. A user therefore opens a window of such a group without a value.
extension WindowGroup {
  /// Windows for values of a type. `id` names the group. The value is `nil` in a window that is opened without one.
  public init<D: Codable & Hashable, C: View>(
    id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: id, title: nil, showing: content)
  }

  /// Windows for values of a type. `id` names the group. A window that is opened without a value has `defaultValue`.
  public init<D: Codable & Hashable, C: View>(
    id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: id, title: nil, showing: content, defaultValue)
  }

  /// Windows for values of a type, with a title that is looked up in the app's string tables. `id` names the group. The
  /// value is `nil` in a window that is opened without one.
  public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: id, title: titleKey._string(locale: .current), showing: content)
  }

  /// Windows for values of a type, with a title that is looked up in the app's string tables. `id` names the group. A
  /// window that is opened without a value has `defaultValue`.
  public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: id, title: titleKey._string(locale: .current), showing: content, defaultValue)
  }

  /// Windows for values of a type, with a title. `id` names the group. The value is `nil` in a window that is opened
  /// without one.
  @_disfavoredOverload
  public init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S, id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: id, title: String(title), showing: content)
  }

  /// Windows for values of a type, with a title. `id` names the group. A window that is opened without a value has
  /// `defaultValue`.
  @_disfavoredOverload
  public init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S, id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: id, title: String(title), showing: content, defaultValue)
  }

  /// Windows for values of a type. The value is `nil` in a window that is opened without one.
  public init<D: Codable & Hashable, C: View>(
    for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: nil, title: nil, showing: content)
  }

  /// Windows for values of a type. A window that is opened without a value has `defaultValue`.
  public init<D: Codable & Hashable, C: View>(
    for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: nil, title: nil, showing: content, defaultValue)
  }

  /// Windows for values of a type, with a title that is looked up in the app's string tables. The value is `nil` in a
  /// window that is opened without one.
  public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: nil, title: titleKey._string(locale: .current), showing: content)
  }

  /// Windows for values of a type, with a title that is looked up in the app's string tables. A window that is opened
  /// without a value has `defaultValue`.
  public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: nil, title: titleKey._string(locale: .current), showing: content, defaultValue)
  }

  /// Windows for values of a type, with a title. The value is `nil` in a window that is opened without one.
  @_disfavoredOverload
  public init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: nil, title: String(title), showing: content)
  }

  /// Windows for values of a type, with a title. A window that is opened without a value has `defaultValue`.
  @_disfavoredOverload
  public init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: nil, title: String(title), showing: content, defaultValue)
  }
}

extension WindowGroup {
  private init<D, C>(id: String?, title: String?, showing content: @escaping (Binding<D?>) -> C)
  where Content == PresentedWindowContent<D, C> {
    self.init(id: id, title: title, valueType: D.self) { PresentedWindowContent($0, content) }
  }

  private init<D, C>(
    id: String?, title: String?, showing content: @escaping (Binding<D>) -> C, _ defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: id, title: title, valueType: D.self) { PresentedWindowContent($0, content, defaultValue) }
  }
}

/// The content of a window that shows a value (`SwiftUI.PresentedWindowContent`).
nonisolated public struct PresentedWindowContent<Data: Codable & Hashable, Content: View>: View {
  @State private var value: Data?
  private let content: (Binding<Data?>) -> Content

  init(_ value: Any?, _ content: @escaping (Binding<Data?>) -> Content) {
    _value = State(initialValue: value as? Data)
    self.content = content
  }

  init(_ value: Any?, _ content: @escaping (Binding<Data>) -> Content, _ defaultValue: @escaping () -> Data) {
    let first = value as? Data ?? defaultValue()
    self.init(first) { binding in
      content(
        Binding {
          binding.wrappedValue ?? first
        } set: {
          binding.wrappedValue = $0
        })
    }
  }

  /// The app's content for the value.
  public var body: some View { content($value) }
}
