import SwiftUI

/// The catalogue: the list of pages, and the one that is open.
public struct CatalogView: View {
  @Binding var page: CatalogPage?

  /// - Parameter page: The page that is open.
  public init(page: Binding<CatalogPage?>) { _page = page }

  public var body: some View {
    NavigationSplitView {
      List(CatalogPage.allCases, selection: $page) { page in
        NavigationLink(value: page) {
          Label(page.title, systemImage: page.symbol)
        }
      }
      .navigationTitle("Catalogue")
    } detail: {
      if let page {
        page.content
          .navigationTitle(page.title)
          .navigationBarTitleDisplayMode(.inline)
          .id(page)
      } else {
        ContentUnavailableView(
          "No page is open", systemImage: "book", description: Text("Each shows a family of controls or modifiers."))
      }
    }
  }
}
