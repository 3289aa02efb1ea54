public import Foundation

/// Sections of groups of cells (`UIKit.UICollectionViewCompositionalLayout`).
@MainActor @preconcurrency
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// Makes a section; `nil` for a section without cells.
  public typealias SectionProvider = (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

  /// The direction, and the space between sections.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration { didSet { invalidateLayout() } }

  private let provider: SectionProvider
  /// The list that all sections are; `nil` for other sections.
  package let list: UICollectionLayoutListConfiguration?

  /// A layout with one kind of section.
  public convenience init(section: NSCollectionLayoutSection) {
    self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  /// A layout with one kind of section.
  public init(
    section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = { _, _ in section }
    list = section.list
    self.configuration = configuration
    super.init()
  }

  /// A layout whose sections a function makes, for their places from 0.
  public convenience init(sectionProvider: @escaping SectionProvider) {
    self.init(
      sectionProvider: sectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  /// A layout whose sections a function makes, for their places from 0.
  public init(
    sectionProvider: @escaping SectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    list = nil
    self.configuration = configuration
    super.init()
  }

  /// Returns `nil`, because layouts cannot be read from archives.
  public required init?(coder: NSCoder) { nil }

  /// A layout of rows below each other.
  open class func list(using configuration: UICollectionLayoutListConfiguration) -> UICollectionViewCompositionalLayout
  {
    UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(list: configuration))
  }

  /// The section at a place, for a size of the collection view.
  package func section(_ index: Int, size: CGSize) -> NSCollectionLayoutSection? {
    provider(index, CollectionEnvironment(contentSize: size, traitCollection: .current))
  }
}

/// The direction of a compositional layout, and the space between its sections
/// (`UIKit.UICollectionViewCompositionalLayoutConfiguration`).
@MainActor @preconcurrency
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  /// The direction of scrolling.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The space between sections, in points.
  open var interSectionSpacing: CGFloat = 0
  /// The headers and footers of the whole collection view.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

  /// A vertical layout without space between sections.
  public override init() { super.init() }
}

/// The look of rows below each other (`UIKit.UICollectionLayoutListConfiguration`).
@MainActor @preconcurrency
public struct UICollectionLayoutListConfiguration {
  /// The look of lists.
  public enum Appearance: Int, Sendable { case plain, grouped, insetGrouped, sidebar, sidebarPlain }
  /// The source of headers.
  public enum HeaderMode: Int, Sendable { case none, supplementary, firstItemInSection }
  /// The source of footers.
  public enum FooterMode: Int, Sendable { case none, supplementary }
  /// Makes the actions for a row that is swiped; `nil` for none.
  public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?

  /// The look of the list.
  public let appearance: Appearance
  /// Whether lines are between rows.
  public var showsSeparators = true
  /// The colour behind the list. The value is stored, but renderers ignore it.
  public var backgroundColor: UIColor?
  /// The source of headers.
  public var headerMode = HeaderMode.none
  /// The source of footers.
  public var footerMode = FooterMode.none
  /// The space over headers, in points. The value is stored, but renderers ignore it.
  public var headerTopPadding: CGFloat?
  /// Makes the actions at the beginning of a row; `nil` for none.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// Makes the actions at the end of a row; `nil` for none.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// A list of a look.
  public init(appearance: Appearance) { self.appearance = appearance }

  func header(_ size: NSCollectionLayoutSize) -> NSCollectionLayoutBoundarySupplementaryItem {
    .init(layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
  }

  func footer(_ size: NSCollectionLayoutSize) -> NSCollectionLayoutBoundarySupplementaryItem {
    .init(layoutSize: size, elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom)
  }
}
