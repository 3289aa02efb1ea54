extension View {
  /// A menu that belongs to the title of the page: a button among the trailing items opens it.
  public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    let items = content()
    return toolbar {
      ToolbarItem(placement: .automatic) {
        Menu {
          items
        } label: {
          Image(systemName: "chevron.down").accessibilityLabel(Text(LocalizedStringKey(.titleMenu)))
        }
      }
    }
  }

  /// Removes an item of the system from the bar. Has no effect in browsers and terminals: the title stays, and bars
  /// have only the app's items.
  public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View { self }

  /// Items in the bars of the page, which a user could arrange. Renderers do not allow that.
  public func toolbar<Content: ToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View { toolbar(content: content) }

  /// Whether bars of the page are shown.
  public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    hidesBar(visibility, bars)
  }

  /// Whether the background of the page's bar is drawn.
  public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    barBackground(visibility, bars)
  }
}

/// The menu of the title as content of a toolbar (`SwiftUI.ToolbarTitleMenu`): a button among the trailing items opens
/// it.
public struct ToolbarTitleMenu<Content: View>: ToolbarContent {
  /// A primitive item: it has no body.
  public typealias Body = Never

  private let content: Content

  /// A menu with these items.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// A button with a chevron, which opens the menu.
  public var _toolbarItems: some View {
    ToolbarItem(placement: .automatic) {
      Menu {
        content
      } label: {
        Image(systemName: "chevron.down").accessibilityLabel(Text(LocalizedStringKey(.titleMenu)))
      }
    }._toolbarItems
  }
}

/// An item that the system adds to a bar (`SwiftUI.ToolbarDefaultItemKind`).
public struct ToolbarDefaultItemKind: Sendable {
  /// The button that shows and hides a sidebar.
  public static let sidebarToggle = ToolbarDefaultItemKind()
  /// The title.
  public static let title = ToolbarDefaultItemKind()
  /// The search field.
  public static let search = ToolbarDefaultItemKind()
}

/// The ways in which a user may arrange an item of a toolbar (`SwiftUI.ToolbarCustomizationBehavior`).
public struct ToolbarCustomizationBehavior: Sendable {
  /// The default of the platform.
  public static let `default` = ToolbarCustomizationBehavior()
  /// A user may move the item and remove it.
  public static let reorderable = ToolbarCustomizationBehavior()
  /// The item stays where it is.
  public static let disabled = ToolbarCustomizationBehavior()
}

/// Whether a user may remove an item from a toolbar (`SwiftUI.ToolbarCustomizationOptions`).
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
  /// A bit for each option.
  public let rawValue: Int

  /// Options by their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A user may not remove the item.
  public static let alwaysAvailable = ToolbarCustomizationOptions(rawValue: 1)
}

extension ToolbarContent {
  /// The ways in which a user may arrange an item. Has no effect in browsers and terminals: the app alone arranges
  /// bars.
  public func customizationBehavior(_ behavior: ToolbarCustomizationBehavior) -> Self { self }

  /// Whether the item is there before a user arranges the bar. Has no effect in browsers and terminals: the app alone
  /// arranges bars, and the item is always there.
  public func defaultCustomization(
    _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
  ) -> Self { self }
}

extension ToolbarItemGroup {
  /// Items that become a menu where space is short. Renderers show the items.
  public init<C: View, L: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
  ) where Content == LabeledToolbarItemGroupContent<C, L> {
    self.init(placement: placement) { LabeledToolbarItemGroupContent<C, L>(content: content()) }
  }
}

/// The items of a group that has a label (`SwiftUI.LabeledToolbarItemGroupContent`).
public struct LabeledToolbarItemGroupContent<Content: View, Label: View>: View {
  let content: Content

  /// The items.
  public var body: some View { content }
}
