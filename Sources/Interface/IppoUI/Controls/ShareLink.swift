public import Foundation

/// A button that shares something (`SwiftUI.ShareLink`).
///
/// Browsers and terminals have no share sheet of an app's: a mail is begun, with what is shared as its text. The
/// environment's `openURL` is asked to open it, as by a ``Link``.
public struct ShareLink<Label: View>: View {
  private let draft: URL
  private let label: Label

  /// - Parameters:
  ///   - item: What is shared.
  ///   - subject: What it is about.
  ///   - message: What is said of it.
  ///   - label: The button.
  public init(item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(items: [item], subject: subject, message: message, label: label)
  }

  /// See ``init(item:subject:message:label:)-(URL,_,_,_)``.
  public init(item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(items: [item], subject: subject, message: message, label: label)
  }

  /// See ``init(item:subject:message:label:)-(URL,_,_,_)``.
  public init(items: [URL], subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(lines: items.map(\.absoluteString), subject, message, label())
  }

  /// See ``init(item:subject:message:label:)-(URL,_,_,_)``.
  public init(items: [String], subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(lines: items, subject, message, label())
  }

  private init(lines: [String], _ subject: Text?, _ message: Text?, _ label: Label) {
    let environment = EnvironmentValues()
    var components = URLComponents()
    components.scheme = "mailto"
    let text = ((message.map { [$0.string(in: environment)] } ?? []) + lines).joined(separator: "\n")
    components.queryItems =
      (subject.map { [URLQueryItem(name: "subject", value: $0.string(in: environment))] } ?? [])
      + [URLQueryItem(name: "body", value: text)]
    draft = components.url ?? URL(fileURLWithPath: "/")
    self.label = label
  }

  public var body: some View { Link(destination: draft) { label } }
}

extension ShareLink where Label == IppoUI.Label<Text, Image> {
  /// A button that says "Share…".
  public init(item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(item: item, subject: subject, message: message) {
      IppoUI.Label("Share…", systemImage: "square.and.arrow.up")
    }
  }

  /// A button that says "Share…".
  public init(item: String, subject: Text? = nil, message: Text? = nil) {
    self.init(item: item, subject: subject, message: message) {
      IppoUI.Label("Share…", systemImage: "square.and.arrow.up")
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

/// How what is shared looks before it is (`SwiftUI.SharePreview`). A mail shows none.
public struct SharePreview<Image, Icon> {}

extension SharePreview where Image == Never, Icon == Never {
  public init(_ titleKey: LocalizedStringKey) {}

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) {}
}

extension SharePreview where Image == IppoUI.Image, Icon == Never {
  public init(_ titleKey: LocalizedStringKey, image: Image) {}

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image) {}
}

extension SharePreview where Image == IppoUI.Image, Icon == IppoUI.Image {
  public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {}

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) {}
}

extension ShareLink {
  /// See ``init(item:subject:message:label:)-(URL,_,_,_)``.
  public init<I, P>(
    item: URL, subject: Text? = nil, message: Text? = nil, preview: SharePreview<I, P>,
    @ViewBuilder label: () -> Label
  ) { self.init(item: item, subject: subject, message: message, label: label) }

  /// See ``init(item:subject:message:label:)-(URL,_,_,_)``.
  public init<I, P>(
    item: String, subject: Text? = nil, message: Text? = nil, preview: SharePreview<I, P>,
    @ViewBuilder label: () -> Label
  ) { self.init(item: item, subject: subject, message: message, label: label) }
}

extension ShareLink where Label == IppoUI.Label<Text, Image> {
  /// A button that says "Share…".
  public init(items: [URL], subject: Text? = nil, message: Text? = nil) {
    self.init(items: items, subject: subject, message: message) {
      IppoUI.Label("Share…", systemImage: "square.and.arrow.up")
    }
  }

  /// A button that says "Share…".
  public init<I, P>(item: URL, subject: Text? = nil, message: Text? = nil, preview: SharePreview<I, P>) {
    self.init(item: item, subject: subject, message: message)
  }

  /// A button that says "Share…".
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
