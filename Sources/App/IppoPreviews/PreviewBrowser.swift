internal import Foundation
package import IppoUI

/// The app of `--previews`: the list of all previews, and the one that is open.
package struct PreviewsApp: App {
  private let catalog: PreviewCatalog
  private let services: PreviewServices

  /// The previews of the program, whose process nobody starts again.
  package init() { self.init(.ofProgram(), PreviewServices(marks: PreviewMarks(in: nil))) }

  /// - Parameters:
  ///   - catalog: The previews.
  ///   - services: The objects that the previews share.
  package init(_ catalog: PreviewCatalog, _ services: PreviewServices) {
    self.catalog = catalog
    self.services = services
  }

  package var body: some Scene {
    WindowGroup("Previews") {
      PreviewBrowser(catalog: catalog, services: services)
    }
  }
}

/// The list of all previews, the one that is open, and the choice of its variant.
///
/// The address is the stable name of the preview, and its variant is the query. With `alone` the page has nothing else.
package struct PreviewBrowser: View {
  let catalog: PreviewCatalog
  let services: PreviewServices
  @State private var selection: String?
  @State private var filter = ""
  @State private var isAlone = false
  @State private var choice = VariantChoice()

  package init(catalog: PreviewCatalog, services: PreviewServices) {
    self.catalog = catalog
    self.services = services
  }

  package var body: some View {
    content
      .address(path: $selection) { catalog[$0] != nil }
      .address("alone", $isAlone, default: false)
      .address("scheme", $choice.scheme)
      .address("device", $choice.device)
      .address("text", $choice.textSize)
      .address("direction", $choice.direction)
      .address("language", $choice.language)
      .address("motion", $choice.motion)
  }

  private var entry: PreviewEntry? { selection.flatMap { catalog[$0] } }

  @ViewBuilder private var content: some View {
    if isAlone, let entry {
      stage(entry)
    } else {
      NavigationSplitView {
        list
          .navigationTitle(Text(verbatim: "Previews"))
          .navigationSplitViewColumnWidth(ideal: 300)
      } detail: {
        if let entry {
          detail(entry)
        } else {
          ContentUnavailableView {
            Label {
              Text(verbatim: "No preview is open")
            } icon: {
              Image(systemName: "rectangle.on.rectangle")
            }
          } description: {
            Text(verbatim: "\(catalog.entries.count) previews of this program")
          }
        }
      }
    }
  }

  private var list: some View {
    List(selection: $selection) {
      ForEach(catalog.filtered(by: filter)) { group in
        Section {
          ForEach(group.entries) { entry in
            NavigationLink(value: entry.id) { Text(verbatim: entry.fullTitle) }
          }
        } header: {
          Text(verbatim: group.title)
        }
      }
    }
    .searchable(text: $filter, prompt: Text(verbatim: "Filter"))
  }

  private func detail(_ entry: PreviewEntry) -> some View {
    VStack(spacing: 0) {
      VariantBar(choice: $choice)
      Divider()
      stage(entry)
    }
    .navigationTitle(Text(verbatim: entry.pageTitle))
    .navigationBarTitleDisplayMode(.inline)
  }

  private func stage(_ entry: PreviewEntry) -> some View {
    PreviewStage(entry: entry, variant: choice.variant, services: services)
      .id(entry.id)
  }
}
