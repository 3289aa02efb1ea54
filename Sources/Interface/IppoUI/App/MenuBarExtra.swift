/// An item of an app in the menu bar of a desktop (`SwiftUI.MenuBarExtra`).
///
/// Pages and terminals have no menu bar. The extra is hidden if the app has a window besides. That window has to offer
/// the same, because users can hide the extra on a desktop. If the extra is the only scene of the app, its content is
/// the window.
nonisolated public struct MenuBarExtra<Label: View, Content: View>: Scene {
  /// An extra has no body.
  public typealias Body = Never

  private let isInserted: Binding<Bool>?
  private let title: String?
  private let content: Content

  /// The content, under any label, which is not shown.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(nil, nil, content())
  }

  /// The content while `isInserted` is `true`, under any label, which is not shown.
  public init(isInserted: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(isInserted, nil, content())
  }

  private init(_ isInserted: Binding<Bool>?, _ title: String?, _ content: Content) {
    self.isInserted = isInserted
    self.title = title
    self.content = content
  }

  /// Offers the content as the window of an app that has no other.
  @MainActor public static func _describe(_ scene: Self, to collector: _SceneCollector) {
    guard scene.isInserted?.wrappedValue ?? true else { return }
    collector.add(
      WindowDescription(title: scene.title, isMain: false, role: .menuBarExtra) { [content = scene.content] in
        content
      })
  }
}

extension MenuBarExtra where Label == Text {
  /// The content, under a title that is looked up in the app's string tables.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(nil, titleKey._string(locale: .current), content())
  }

  /// The content, under a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(nil, String(title), content())
  }

  /// The content while `isInserted` is `true`, under a title that is looked up in the app's string tables.
  public init(_ titleKey: LocalizedStringKey, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content) {
    self.init(isInserted, titleKey._string(locale: .current), content())
  }

  /// The content while `isInserted` is `true`, under a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content) {
    self.init(isInserted, String(title), content())
  }
}

extension MenuBarExtra where Label == IppoUI.Label<Text, Image> {
  /// The content, under a title and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(nil, titleKey._string(locale: .current), content())
  }

  /// The content, under a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(nil, String(title), content())
  }

  /// The content while `isInserted` is `true`, under a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) { self.init(isInserted, titleKey._string(locale: .current), content()) }

  /// The content while `isInserted` is `true`, under a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) { self.init(isInserted, String(title), content()) }

  /// The content, under a title and a picture.
  public init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content) {
    self.init(nil, titleKey._string(locale: .current), content())
  }

  /// The content, under a title and a picture.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: String, @ViewBuilder content: () -> Content) {
    self.init(nil, String(title), content())
  }

  /// The content, under a title and a picture.
  public init(_ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content) {
    self.init(nil, titleKey._string(locale: .current), content())
  }

  /// The content while `isInserted` is `true`, under a title and a picture.
  public init(
    _ titleKey: LocalizedStringKey, image: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) { self.init(isInserted, titleKey._string(locale: .current), content()) }

  /// The content while `isInserted` is `true`, under a title and a picture.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) { self.init(isInserted, String(title), content()) }
}

/// The presentation of a menu bar's extra (`SwiftUI.MenuBarExtraStyle`). Styles are ignored, because there is no menu
/// bar.
public protocol MenuBarExtraStyle {}

/// The default presentation of an extra.
public struct AutomaticMenuBarExtraStyle: MenuBarExtraStyle {
  /// The default presentation of an extra. Has no effect in browsers and terminals: the menu bar is part of a desktop.
  public init() {}
}

/// A menu.
public struct PullDownMenuBarExtraStyle: MenuBarExtraStyle {
  /// A menu. Has no effect in browsers and terminals: the menu bar is part of a desktop.
  public init() {}
}

/// A window below the bar.
public struct WindowMenuBarExtraStyle: MenuBarExtraStyle {
  /// A window below the bar. Has no effect in browsers and terminals: the menu bar is part of a desktop.
  public init() {}
}

extension MenuBarExtraStyle where Self == AutomaticMenuBarExtraStyle {
  /// The default presentation of an extra. Has no effect in browsers and terminals: the menu bar is part of a desktop.
  public static var automatic: AutomaticMenuBarExtraStyle { AutomaticMenuBarExtraStyle() }
}

extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle {
  /// A menu. Has no effect in browsers and terminals: the menu bar is part of a desktop.
  public static var menu: PullDownMenuBarExtraStyle { PullDownMenuBarExtraStyle() }
}

extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle {
  /// A window below the bar. Has no effect in browsers and terminals: the menu bar is part of a desktop.
  public static var window: WindowMenuBarExtraStyle { WindowMenuBarExtraStyle() }
}

extension Scene {
  /// The presentation of a menu bar's extra. Has no effect in browsers and terminals: the menu bar is part of a
  /// desktop.
  public func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> some Scene { self }
}
