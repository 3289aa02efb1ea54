internal import Foundation
package import IppoUI

/// The app of `--previews`: the list of all previews, and the one that is open.
package struct PreviewsApp: App {
  private let catalog: PreviewCatalog
  private let contexts = PreviewContexts()
  private let marks: PreviewMarks

  package init() {
    self.init(.ofProgram(), marks: PreviewMarks(in: ProcessInfo.processInfo.environment[PreviewMarks.variable]))
  }

  package init(_ catalog: PreviewCatalog, marks: PreviewMarks) {
    self.catalog = catalog
    self.marks = marks
  }

  package var body: some Scene {
    WindowGroup("Previews") {
      PreviewBrowser(catalog: catalog, contexts: contexts, marks: marks)
    }
  }
}

/// The list of all previews, the one that is open, and the choice of its variant.
///
/// The address is the stable name of the preview, and its variant is the query. With `alone` the page has nothing else.
package struct PreviewBrowser: View {
  let catalog: PreviewCatalog
  let contexts: PreviewContexts
  let marks: PreviewMarks
  @State private var selection: String?
  @State private var filter = ""
  @State private var isAlone = false
  @State private var choice = VariantChoice()

  package init(catalog: PreviewCatalog, contexts: PreviewContexts, marks: PreviewMarks) {
    self.catalog = catalog
    self.contexts = contexts
    self.marks = marks
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
          .navigationSplitViewColumnWidth(300)
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
    .navigationTitle(Text(verbatim: entry.fullTitle))
    .navigationBarTitleDisplayMode(.inline)
  }

  private func stage(_ entry: PreviewEntry) -> some View {
    PreviewStage(entry: entry, variant: choice.variant, contexts: contexts, marks: marks)
      .id(entry.id)
  }
}
