internal import IssueReporting

/// The state that the views in one navigation share: the path, and the destinations of its values.
@MainActor
final class NavigationState: Remade {
  typealias Destination = (AnyHashable) -> AnyView?

  /// The destination of the values of a type.
  @MainActor
  private struct Declaration {
    let destination = Tracked<Destination?>(nil)
    /// The number of pages below the one that declares it.
    var level = Int.max
  }

  fileprivate(set) var path: PathAccess?
  /// The content of the next column, where links of a column of a split view lead. `nil` opens pages of this
  /// navigation.
  var besides: Tracked<LinkedContent?>?
  /// The link whose destination was in the next column when the window was archived.
  var openLink: NodeAddress?
  private var destinations: [ObjectIdentifier: Declaration] = [:]
  private var models: [PageModel] = []

  init() {}

  /// Whether no link is open. Each evaluation of the views sets the path, the destinations and the titles again.
  var isAsMade: Bool { besides?.untracked == nil && openLink == nil }

  func use(_ path: PathAccess) { self.path = path }

  /// The page at a position: 0 is the root.
  func model(at index: Int) -> PageModel {
    while models.count <= index { models.append(PageModel()) }
    return models[index]
  }

  // MARK: Destinations

  private func declaration(for type: Any.Type) -> Declaration {
    let id = ObjectIdentifier(type)
    if let known = destinations[id] { return known }
    let new = Declaration()
    destinations[id] = new
    return new
  }

  /// Pages with values of `type` are shown by `destination` from now on, unless a page closer to the root declares one.
  /// - Parameter level: the number of pages below the one that declares it.
  func register(_ type: Any.Type, at level: Int, _ destination: @escaping Destination) {
    let known = declaration(for: type)
    guard level <= known.level else { return }
    destinations[ObjectIdentifier(type)]?.level = level
    known.destination.value = destination
  }

  /// Any page may replace the declarations of pages that are gone.
  /// - Parameter count: the number of pages above the root.
  func release(above count: Int) {
    for (type, declaration) in destinations where declaration.level > count { destinations[type]?.level = .max }
  }

  /// The view that shows `value`. Reading it is tracked.
  func destination(for value: AnyHashable) -> AnyView? {
    declaration(for: Swift.type(of: value.base)).destination.value?(value)
  }

  // MARK: Links

  /// Opens the destination of a link that was open when the window was archived.
  func reopen(_ link: _Node?, _ open: () -> Void) {
    guard let openLink, link?.address == openLink else { return }
    self.openLink = nil
    open()
  }

  /// The address of the page of `value`, on top of the page that some elements of the path show; `nil` if no address
  /// describes it.
  func address(
    of value: AnyHashable, above elements: [AnyHashable], by descriptions: [AddressDescription]
  ) -> String? {
    besides == nil ? path?.address(elements, value, descriptions) : nil
  }

  /// Opens the page of `value`, or shows it in the next column.
  func push(_ value: AnyHashable) {
    if let besides {
      besides.value = .value(value)
      return
    }
    guard let path, !path.append(value) else { return }
    reportIssue(
      """
      A NavigationLink has a value of type \(Swift.type(of: value.base)), which the path of its NavigationStack cannot \
      hold.

      Give the link a value of the path's element type, or use a NavigationPath.
      """)
  }
}

/// The facts about a page that the views in it and the page above it read.
@MainActor
final class PageModel: Remade {
  let title = Tracked("")
  /// The display mode of the title, which later pages take over unless they set their own.
  let titleMode = Tracked(RenderPage.TitleMode.automatic)
  let barItems = Tracked(NavigationBarItemsKey.defaultValue)
  /// The views of the menu in the bar, by the modifier that has them.
  let secondaryActions = Tracked<[(place: AnyObject, views: [AnyView])]>([])

  func setSecondaryActions(_ views: [AnyView], of place: AnyObject) {
    var actions = secondaryActions.untracked
    let index = actions.firstIndex { $0.place === place }
    switch (index, views.isEmpty) {
    case (let index?, true): actions.remove(at: index)
    case (let index?, false): actions[index].views = views
    case (nil, false): actions.append((place, views))
    case (nil, true): return
    }
    secondaryActions.value = actions
  }

  init() {}

  /// Always `true`, because each evaluation of the page sets the facts.
  var isAsMade: Bool { true }
}

private struct NavigationStateKey: EnvironmentKey {
  static var defaultValue: NavigationState? { nil }
}

private struct PageModelKey: EnvironmentKey {
  static var defaultValue: PageModel? { nil }
}

private struct PathBelowKey: EnvironmentKey {
  static var defaultValue: [AnyHashable] { [] }
}

extension EnvironmentValues {
  /// The navigation the view is in.
  var navigation: NavigationState? {
    get { self[NavigationStateKey.self] }
    set { self[NavigationStateKey.self] = newValue }
  }

  /// The elements of the path up to the page the view is on.
  var pathBelow: [AnyHashable] {
    get { self[PathBelowKey.self] }
    set { self[PathBelowKey.self] = newValue }
  }

  /// The values set on the page of the view.
  var valuesOfPage: KeyedValues { values(below: PageModelKey.self) }

  /// The page the view is on.
  var page: PageModel? {
    get { self[PageModelKey.self] }
    set { self[PageModelKey.self] = newValue }
  }
}
