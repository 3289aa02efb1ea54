import Foundation

/// The content of a controller of UIKit: its view, or the pages of a controller with pages.
struct ControllerContent: View {
  let controller: UIViewController
  /// The name of the type that asks for the controller.
  let name: String

  var body: some View {
    content
      .onAppear { controller.comesIntoSight() }
      .onDisappear { controller.goesOutOfSight() }
  }

  @ViewBuilder private var content: some View {
    switch controller {
    case let picker as UIImagePickerController: ImagePickerContent(picker: picker)
    case let picker as UIDocumentPickerViewController: DocumentPickerContent(picker: picker)
    case let sharing as UIActivityViewController: ActivityContent(sharing: sharing)
    case let navigation as UINavigationController: NavigationContent(navigation: navigation, name: name)
    case let tabs as UITabBarController: TabsContent(tabs: tabs, name: name)
    case let pages as UIPageViewController: PagesContent(controller: pages, name: name)
    case let hosted as any HostedController: hosted.hosted
    default: UIViewContent(view: controller.view, name: name)
    }
  }
}

/// A controller of UIKit whose content is a view of SwiftUI, in another module than this one.
@MainActor
package protocol HostedController: UIViewController {
  /// The content of the controller.
  var hosted: AnyView { get }
}

/// A controller among others of its kind.
private struct ControllerID: Hashable, Identifiable {
  let controller: UIViewController
  var id: ObjectIdentifier { ObjectIdentifier(controller) }

  static func == (lhs: Self, rhs: Self) -> Bool { lhs.controller === rhs.controller }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(controller)) }
}

private struct NavigationContent: View {
  let navigation: UINavigationController
  let name: String

  var body: some View {
    let _ = navigation.viewDidLoadOnce()
    let _ = navigation.changes.version
    if let first = navigation.viewControllers.first {
      NavigationStack(path: path) {
        ControllerPage(controller: first, navigation: navigation, name: name)
          .navigationDestination(for: ControllerID.self) { page in
            ControllerPage(controller: page.controller, navigation: navigation, name: name)
          }
      }
    }
  }

  private var path: Binding<[ControllerID]> {
    Binding(
      get: { navigation.viewControllers.dropFirst().map(ControllerID.init) },
      set: { navigation.returned(to: $0.count + 1) })
  }
}

/// A page of a navigation, with the title and the buttons of its item.
private struct ControllerPage: View {
  let controller: UIViewController
  let navigation: UINavigationController
  let name: String

  var body: some View {
    let _ = controller.loadViewIfNeeded()
    let _ = controller.changes.version
    let _ = navigation.changes.version
    let item = controller.navigationItem
    ControllerContent(controller: controller, name: name)
      .navigationTitle(controller.pageTitle)
      .navigationBarTitleDisplayMode(mode(item))
      .navigationBarBackButtonHidden(item.hidesBackButton)
      .toolbar(navigation.isNavigationBarHidden ? .hidden : .automatic, for: .navigationBar)
      .toolbar {
        ToolbarItemGroup(placement: .topBarLeading) {
          ForEach((item.leftBarButtonItems ?? []).map(BarItem.init)) { BarItemContent(item: $0.item, name: name) }
        }
        ToolbarItemGroup(placement: .topBarTrailing) {
          ForEach((item.rightBarButtonItems ?? []).reversed().map(BarItem.init)) {
            BarItemContent(item: $0.item, name: name)
          }
        }
        if !navigation.isToolbarHidden, let items = controller.toolbarItems, !items.isEmpty {
          ToolbarItemGroup(placement: .bottomBar) {
            ForEach(items.map(BarItem.init)) {
              if $0.item.isSpace { Spacer() } else { BarItemContent(item: $0.item, name: name) }
            }
          }
        }
      }
  }

  private func mode(_ item: UINavigationItem) -> NavigationBarItem.TitleDisplayMode {
    switch item.largeTitleDisplayMode {
    case .always: .large
    case .never: .inline
    case .automatic: controller.navigationController?.navigationBar.prefersLargeTitles == true ? .large : .inline
    }
  }

  private struct BarItem: Identifiable {
    let item: UIBarButtonItem
    var id: ObjectIdentifier { ObjectIdentifier(item) }
  }
}

private struct BarItemContent: View {
  let item: UIBarButtonItem
  let name: String

  var body: some View {
    let _ = item.changes.version
    Group {
      if item.isSpace {
        EmptyView()
      } else if let view = item.customView {
        UIViewContent(view: view, name: name)
      } else if let menu = item.menu, item.primaryAction == nil {
        Menu {
          MenuContent(menu: menu)
        } label: {
          label
        }
      } else {
        Button {
          item.press()
        } label: {
          label
        }
      }
    }
    .disabled(!item.isEnabled)
  }

  @ViewBuilder private var label: some View {
    if let image = item.image, item.title?.isEmpty != false {
      Image(uiImage: image)
    } else {
      BarTitle(item: item)
    }
  }
}

/// The title of something in a bar: the app's, or the word of the purpose, in the language of the window.
private struct BarTitle: View {
  let item: UIBarItem
  var fallback: String?

  var body: some View {
    if let word = item.word { Text(LocalizedStringKey(word)) } else { Text(verbatim: item.title ?? fallback ?? "") }
  }
}

private struct TabsContent: View {
  let tabs: UITabBarController
  let name: String

  var body: some View {
    let _ = tabs.viewDidLoadOnce()
    let _ = tabs.changes.version
    let pages = tabs.viewControllers ?? []
    TabView(selection: Binding(get: { tabs.selectedIndex }, set: { tabs.select($0) })) {
      ForEach(pages.indices, id: \.self) { index in
        ControllerContent(controller: pages[index], name: name)
          .tabItem { TabLabel(controller: pages[index]) }
          .badge(pages[index].tabBarItem.badgeValue.map { Text(verbatim: $0) })
          .tag(index)
      }
    }
  }
}

private struct TabLabel: View {
  let controller: UIViewController

  var body: some View {
    let item = controller.tabBarItem!
    Label {
      BarTitle(item: item, fallback: controller.title)
    } icon: {
      if let image = item.image { Image(uiImage: image) }
    }
  }
}

private struct PagesContent: View {
  let controller: UIPageViewController
  let name: String

  var body: some View {
    let _ = controller.viewDidLoadOnce()
    let (all, index) = controller.pages
    TabView(selection: Binding(get: { index }, set: { if all.indices.contains($0) { controller.turn(to: all[$0]) } })) {
      ForEach(all.indices, id: \.self) { index in
        ControllerContent(controller: all[index], name: name).tag(index)
      }
    }
    .tabViewStyle(.page(indexDisplayMode: .never))
  }
}

/// Has a dialog about files call an action in place of its dismissal.
private struct Cancelling: ViewModifier {
  @State private var dismisser = Dismisser()
  let action: () -> Void

  func body(content: Content) -> some View {
    let dismisser = dismisser
    dismisser.action = action
    return content.transformEnvironment(\.self) { $0.dismisser = dismisser }
  }
}

/// A choice of files within a presentation whose end other code decides.
package struct FileChoice: View {
  private let types: [UTType]
  private let allowsMany: Bool
  private let choose: ([URL]) -> Void
  private let cancel: () -> Void

  package init(
    types: [UTType], allowsMany: Bool, choose: @escaping ([URL]) -> Void, cancel: @escaping () -> Void
  ) {
    self.types = types
    self.allowsMany = allowsMany
    self.choose = choose
    self.cancel = cancel
  }

  package var body: some View {
    FileImportDialog(types: types, allowsMany: allowsMany, action: choose).modifier(Cancelling(action: cancel))
  }
}

private struct ImagePickerContent: View {
  let picker: UIImagePickerController

  var body: some View {
    FileChoice(
      types: picker.mediaTypes.compactMap { UTType($0) }, allowsMany: false,
      choose: { if let url = $0.first { picker.choose(url) } }, cancel: { picker.cancel() })
  }
}

private struct DocumentPickerContent: View {
  let picker: UIDocumentPickerViewController

  var body: some View {
    Group {
      switch picker.purpose {
      case .open(let types):
        FileImportDialog(types: types, allowsMany: picker.allowsMultipleSelection) { picker.finish($0) }
      case .export(let urls, let isMove):
        FileExportDialog(export: .files(urls), isMove: isMove) { result in
          switch result {
          case .success(let urls): picker.finish(urls)
          case .failure: picker.cancel()
          }
        }
      }
    }
    .modifier(Cancelling { picker.cancel() })
  }
}

/// The actions for shared items.
private struct ActivityContent: View {
  @State private var isSaving = false
  let sharing: UIActivityViewController

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text(LocalizedStringKey(.share)).font(.headline).accessibilityAddTraits(.isHeader)
      ForEach(texts.indices, id: \.self) { Text(verbatim: texts[$0]).lineLimit(3).foregroundStyle(.secondary) }
      if !texts.isEmpty, sharing.offers(.mail) {
        ShareLink(items: texts) { Label(LocalizedStringKey(.mail), systemImage: "envelope") }
          .environment(
            \.openURL,
            OpenURLAction { _ in
              Task { @MainActor in sharing.finish(.mail, true) }
              return .systemAction
            })
      }
      if !texts.isEmpty, sharing.offers(.copyToPasteboard) {
        Button {
          UIPasteboard.general.string = texts.joined(separator: "\n")
          sharing.finish(.copyToPasteboard, true)
        } label: {
          Label(LocalizedStringKey(.copy), systemImage: "doc.on.doc")
        }
      }
      if hasFiles, sharing.offers(.saveToCameraRoll) {
        Button {
          isSaving = true
        } label: {
          Label(LocalizedStringKey(.save), systemImage: "square.and.arrow.down")
        }
        .fileExport($isSaving, { export }, { if case .success = $0 { sharing.finish(.saveToCameraRoll, true) } }, {})
      }
      ForEach(activities.indices, id: \.self) { ActivityButton(activity: activities[$0], sharing: sharing) }
      Button(LocalizedStringKey(.cancel), role: .cancel) { sharing.finish(nil, false) }
    }
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .presentationDetents([.medium])
  }

  private var activities: [UIActivity] {
    sharing.activities.filter { activity in
      activity.canPerform(withActivityItems: sharing.items)
        && activity.activityType.map { type in sharing.offers(type) } != false
    }
  }

  private var texts: [String] {
    sharing.items.compactMap { item in
      switch item {
      case let text as String: text
      case let text as NSAttributedString: text.string
      case let url as URL where !url.isFileURL: url.absoluteString
      case let url as NSURL where !url.isFileURL: url.absoluteString
      default: nil
      }
    }
  }

  private var files: [URL] {
    sharing.items.compactMap { item in
      let url = item as? URL ?? (item as? NSURL).map { $0 as URL }
      return url?.isFileURL == true ? url : nil
    }
  }

  private var pictures: [FileWrapper] {
    sharing.items.compactMap { $0 as? UIImage }.enumerated().compactMap { index, image in
      guard case .bytes(let data, let header) = image.source else { return nil }
      let wrapper = FileWrapper(regularFileWithContents: data)
      let ending = UTType(mimeType: header.format.rawValue)?.preferredFilenameExtension
      wrapper.preferredFilename = "Image\(index > 0 ? " \(index + 1)" : "")" + (ending.map { ".\($0)" } ?? "")
      return wrapper
    }
  }

  private var hasFiles: Bool { !files.isEmpty || !pictures.isEmpty }

  private var export: FileExport {
    files.isEmpty ? .documents(make: { pictures }, name: "Image", type: .image) : .files(files)
  }
}

private struct ActivityButton: View {
  let activity: UIActivity
  let sharing: UIActivityViewController

  var body: some View {
    Button {
      activity.onFinish = { sharing.finish(activity.activityType, $0) }
      activity.prepare(withActivityItems: sharing.items)
      activity.perform()
    } label: {
      if let image = activity.activityImage {
        Label {
          Text(verbatim: activity.activityTitle ?? "")
        } icon: {
          Image(uiImage: image)
        }
      } else {
        Text(verbatim: activity.activityTitle ?? "")
      }
    }
  }
}
