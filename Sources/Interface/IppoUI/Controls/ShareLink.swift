public import Foundation

/// A button that shares items (`SwiftUI.ShareLink`).
///
/// Browsers and terminals have no share sheet that an app can open. Texts and addresses begin a mail that has them as
/// its text: the environment's `openURL` opens it, as of a ``Link``. Files and other values are offered as files, as by
/// `fileExporter`.
public struct ShareLink<Label: View>: View {
  private enum Shared {
    case draft(URL)
    case files(() -> FileExport)
  }

  private let shared: Shared
  private let label: Label

  /// - Parameters:
  ///   - item: The shared item.
  ///   - subject: The subject of the message.
  ///   - message: The text of the message.
  ///   - label: The button.
  public init(item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(items: [item], subject: subject, message: message, label: label)
  }

  /// A text: see ``init(item:subject:message:label:)-(URL,_,_,_)``.
  public init(item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(items: [item], subject: subject, message: message, label: label)
  }

  /// Several addresses, one in each line: see ``init(item:subject:message:label:)-(URL,_,_,_)``.
  public init(items: [URL], subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(lines: items.map(\.absoluteString), subject, message, label())
  }

  /// Several texts, one in each line: see ``init(item:subject:message:label:)-(URL,_,_,_)``.
  public init(items: [String], subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(lines: items, subject, message, label())
  }

  private init(lines: [String], _ subject: Text?, _ message: Text?, _ label: Label) {
    let files = lines.compactMap { $0.hasPrefix("file:") ? URL(string: $0) : nil }
    if !files.isEmpty, files.count == lines.count {
      shared = .files { .files(files) }
      self.label = label
      return
    }
    let environment = EnvironmentValues()
    var components = URLComponents()
    components.scheme = "mailto"
    let text = ((message.map { [$0.string(in: environment)] } ?? []) + lines).joined(separator: "\n")
    components.queryItems =
      (subject.map { [URLQueryItem(name: "subject", value: $0.string(in: environment))] } ?? [])
      + [URLQueryItem(name: "body", value: text)]
    shared = .draft(components.url ?? URL(fileURLWithPath: "/"))
    self.label = label
  }

  /// - Parameters:
  ///   - item: The shared item, as a file that one of its representations writes.
  ///   - subject: The subject of the message.
  ///   - message: The text of the message.
  ///   - preview: The look of the item; files are shown by their names.
  ///   - label: The button.
  @_disfavoredOverload
  public init<T: Transferable, I, P>(
    item: T, subject: Text? = nil, message: Text? = nil, preview: SharePreview<I, P>, @ViewBuilder label: () -> Label
  ) {
    shared = .files { .items([item], [], name: preview.name) }
    self.label = label()
  }

  /// Several values, each as a file: see `init(item:subject:message:preview:label:)`.
  public init<C: Collection, T: Transferable, I, P>(
    items: C, subject: Text? = nil, message: Text? = nil, preview: @escaping (T) -> SharePreview<I, P>,
    @ViewBuilder label: () -> Label
  ) where C.Element == T {
    let items = Array(items)
    shared = .files { .items(items, [], name: items.count == 1 ? preview(items[0]).name : nil) }
    self.label = label()
  }

  /// A link that begins a mail, or a button that offers files.
  public var body: some View {
    switch shared {
    case .draft(let draft): Link(destination: draft) { label }
    case .files(let export): ShareFiles(export: export, label: label)
    }
  }
}

/// A button that offers files.
private struct ShareFiles<Label: View>: View {
  @State private var isPresented = false
  let export: () -> FileExport
  let label: Label

  var body: some View {
    Button {
      isPresented = true
    } label: {
      label
    }
    .fileExport($isPresented, export, { _ in }, {})
  }
}

extension ShareLink where Label == IppoUI.Label<Text, Image> {
  /// A button with the label "Share…".
  public init(item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(item: item, subject: subject, message: message) {
      IppoUI.Label(LocalizedStringKey(.shareItem), systemImage: "square.and.arrow.up")
    }
  }

  /// A button with the label "Share…".
  public init(item: String, subject: Text? = nil, message: Text? = nil) {
    self.init(item: item, subject: subject, message: message) {
      IppoUI.Label(LocalizedStringKey(.shareItem), systemImage: "square.and.arrow.up")
    }
  }

  /// A button with a title.
  public init(_ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(item: item, subject: subject, message: message) {
      IppoUI.Label(titleKey, systemImage: "square.and.arrow.up")
    }
  }

  /// A button with a title.
  public init(_ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil) {
    self.init(item: item, subject: subject, message: message) {
      IppoUI.Label(titleKey, systemImage: "square.and.arrow.up")
    }
  }

  /// A button with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(item: item, subject: subject, message: message) {
      IppoUI.Label(title, systemImage: "square.and.arrow.up")
    }
  }
}

/// The look of a shared item beforehand (`SwiftUI.SharePreview`). A mail ignores it. A file has the title as its name,
/// unless its representation names it.
public struct SharePreview<Image, Icon> {
  /// The name of files.
  let name: String
}

extension SharePreview where Image == Never, Icon == Never {
  /// - Parameter titleKey: The name of a file, looked up in the app's string tables.
  public init(_ titleKey: LocalizedStringKey) { name = Text(titleKey).string(in: EnvironmentValues()) }

  /// - Parameter title: The name of a file.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) { name = String(title) }
}

extension SharePreview where Icon == Never {
  /// The title, looked up in the app's string tables, is the name of a file. The image has no effect in browsers and
  /// terminals.
  public init(_ titleKey: LocalizedStringKey, image: Image) { name = Text(titleKey).string(in: EnvironmentValues()) }

  /// The title is the name of a file. The image has no effect in browsers and terminals.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image) { name = String(title) }
}

extension SharePreview where Image == Never {
  /// The title, looked up in the app's string tables, is the name of a file. The icon has no effect in browsers and
  /// terminals.
  public init(_ titleKey: LocalizedStringKey, icon: Icon) { name = Text(titleKey).string(in: EnvironmentValues()) }

  /// The title is the name of a file. The icon has no effect in browsers and terminals.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, icon: Icon) { name = String(title) }
}

extension SharePreview {
  /// The title, looked up in the app's string tables, is the name of a file. Image and icon have no effect in browsers
  /// and terminals.
  public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {
    name = Text(titleKey).string(in: EnvironmentValues())
  }

  /// The title is the name of a file. Image and icon have no effect in browsers and terminals.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) { name = String(title) }
}

extension ShareLink {
  /// An address. The preview has no effect: see ``init(item:subject:message:label:)-(URL,_,_,_)``.
  public init<I, P>(
    item: URL, subject: Text? = nil, message: Text? = nil, preview: SharePreview<I, P>,
    @ViewBuilder label: () -> Label
  ) { self.init(item: item, subject: subject, message: message, label: label) }

  /// A text. The preview has no effect: see ``init(item:subject:message:label:)-(URL,_,_,_)``.
  public init<I, P>(
    item: String, subject: Text? = nil, message: Text? = nil, preview: SharePreview<I, P>,
    @ViewBuilder label: () -> Label
  ) { self.init(item: item, subject: subject, message: message, label: label) }
}

extension ShareLink where Label == IppoUI.Label<Text, Image> {
  /// A button with the label "Share…".
  public init(items: [URL], subject: Text? = nil, message: Text? = nil) {
    self.init(items: items, subject: subject, message: message) {
      IppoUI.Label(LocalizedStringKey(.shareItem), systemImage: "square.and.arrow.up")
    }
  }

  /// A button with the label "Share…".
  public init<I, P>(item: URL, subject: Text? = nil, message: Text? = nil, preview: SharePreview<I, P>) {
    self.init(item: item, subject: subject, message: message)
  }

  /// A button with the label "Share…".
  public init<I, P>(item: String, subject: Text? = nil, message: Text? = nil, preview: SharePreview<I, P>) {
    self.init(item: item, subject: subject, message: message)
  }

  /// A button with a title.
  public init<I, P>(
    _ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil, preview: SharePreview<I, P>
  ) { self.init(titleKey, item: item, subject: subject, message: message) }

  /// A button with a title.
  public init<I, P>(
    _ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<I, P>
  ) { self.init(titleKey, item: item, subject: subject, message: message) }
}

extension ShareLink where Label == IppoUI.Label<Text, Image> {
  /// A button with the label "Share…".
  @_disfavoredOverload
  public init<T: Transferable, I, P>(
    item: T, subject: Text? = nil, message: Text? = nil, preview: SharePreview<I, P>
  ) {
    self.init(item: item, subject: subject, message: message, preview: preview) {
      IppoUI.Label(LocalizedStringKey(.shareItem), systemImage: "square.and.arrow.up")
    }
  }

  /// A button with a title.
  @_disfavoredOverload
  public init<T: Transferable, I, P>(
    _ titleKey: LocalizedStringKey, item: T, subject: Text? = nil, message: Text? = nil, preview: SharePreview<I, P>
  ) {
    self.init(item: item, subject: subject, message: message, preview: preview) {
      IppoUI.Label(titleKey, systemImage: "square.and.arrow.up")
    }
  }

  /// A button with the label "Share…".
  public init<C: Collection, T: Transferable, I, P>(
    items: C, subject: Text? = nil, message: Text? = nil, preview: @escaping (T) -> SharePreview<I, P>
  ) where C.Element == T {
    self.init(items: items, subject: subject, message: message, preview: preview) {
      IppoUI.Label(LocalizedStringKey(.shareItem), systemImage: "square.and.arrow.up")
    }
  }
}

extension ShareLink where Label == IppoUI.Label<Text, Image> {
  /// Texts, one in each line, by a button with the label "Share…".
  public init(items: [String], subject: Text? = nil, message: Text? = nil) {
    self.init(items: items, subject: subject, message: message) {
      IppoUI.Label(LocalizedStringKey(.shareItem), systemImage: "square.and.arrow.up")
    }
  }

  /// Texts, one in each line, by a button with a title.
  public init(_ titleKey: LocalizedStringKey, items: [String], subject: Text? = nil, message: Text? = nil) {
    self.init(items: items, subject: subject, message: message) {
      IppoUI.Label(titleKey, systemImage: "square.and.arrow.up")
    }
  }

  /// Addresses, one in each line, by a button with a title.
  public init(_ titleKey: LocalizedStringKey, items: [URL], subject: Text? = nil, message: Text? = nil) {
    self.init(items: items, subject: subject, message: message) {
      IppoUI.Label(titleKey, systemImage: "square.and.arrow.up")
    }
  }
}
