#if canImport(FoundationNetworking)
  public import Foundation

  extension URL {
    /// Writes a URL, which Foundation does on Apple's platforms only (`URL.FormatStyle`).
    ///
    /// Scheme, host and path are written, and a port that is not the scheme's own, unless the style says otherwise.
    ///
    /// ```swift
    /// url.formatted(.url.scheme(.never).host(.omitSpecificSubdomains(["www"])))  // example.com/path
    /// ```
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
      /// A part of a URL.
      public enum Component: Int, Codable, Hashable, Sendable {
        /// A part, in the order of a URL.
        case scheme, user, password, host, port, path, query, fragment
      }

      /// When a part of a URL is written (`URL.FormatStyle.ComponentDisplayOption`).
      public struct ComponentDisplayOption: Codable, Hashable, CustomStringConvertible, Sendable {
        enum Rule: Codable, Hashable {
          case always
          case never
          case exceptForWeb
          case when(Component, Set<String>)
          case unless(Component, Set<String>)
        }

        let rule: Rule

        /// In any case.
        public static var always: Self { Self(rule: .always) }
        /// Not at all.
        public static var never: Self { Self(rule: .never) }
        /// Unless the scheme is `http` or `https`.
        public static var omitIfHTTPFamily: Self { Self(rule: .exceptForWeb) }

        /// Shows the part where another part has one of some values.
        public static func displayWhen(_ component: Component, matches requirements: Set<String>) -> Self {
          Self(rule: .when(component, requirements))
        }

        /// Omits the part where another part has one of some values.
        public static func omitWhen(_ component: Component, matches requirements: Set<String>) -> Self {
          Self(rule: .unless(component, requirements))
        }

        /// When the part is written, in words.
        public var description: String {
          switch rule {
          case .always: "always"
          case .never: "never"
          case .exceptForWeb: "omitIfHTTPFamily"
          case .when(let component, let values): "displayWhen(\(component), matches: \(values.sorted()))"
          case .unless(let component, let values): "omitWhen(\(component), matches: \(values.sorted()))"
          }
        }

        func shows(in url: URLComponents) -> Bool {
          switch rule {
          case .always: true
          case .never: false
          case .exceptForWeb: !["http", "https"].contains(url.scheme?.lowercased())
          case .when(let component, let values): component.value(in: url).map(values.contains) ?? false
          case .unless(let component, let values): !(component.value(in: url).map(values.contains) ?? false)
          }
        }
      }

      /// When the host is written, and how much of it (`URL.FormatStyle.HostDisplayOption`).
      public struct HostDisplayOption: Codable, Hashable, CustomStringConvertible, Sendable {
        let option: ComponentDisplayOption
        let omittedSubdomains: Set<String>
        let omitsFurtherSubdomains: Bool

        private init(_ option: ComponentDisplayOption, omitting: Set<String> = [], further: Bool = false) {
          self.option = option
          omittedSubdomains = omitting
          omitsFurtherSubdomains = further
        }

        /// In any case.
        public static var always: Self { Self(.always) }
        /// Not at all.
        public static var never: Self { Self(.never) }
        /// Unless the scheme is `http` or `https`.
        public static var omitIfHTTPFamily: Self { Self(.omitIfHTTPFamily) }

        /// Shows the part where another part has one of some values.
        public static func displayWhen(_ component: Component, matches requirements: Set<String>) -> Self {
          Self(.displayWhen(component, matches: requirements))
        }

        /// Omits the part where another part has one of some values.
        public static func omitWhen(_ component: Component, matches requirements: Set<String>) -> Self {
          Self(.omitWhen(component, matches: requirements))
        }

        /// In any case, without some subdomains at its beginning.
        ///
        /// - Parameters:
        ///   - subdomainsToOmit: Those that are left out, such as `www`.
        ///   - omitMultiLevelSubdomains: Whether all but the last two parts of the host are left out as well.
        public static func omitSpecificSubdomains(
          _ subdomainsToOmit: Set<String> = [], includeMultiLevelSubdomains omitMultiLevelSubdomains: Bool = false
        ) -> Self { Self(.always, omitting: subdomainsToOmit, further: omitMultiLevelSubdomains) }

        /// When the host is written, in words.
        public var description: String {
          omittedSubdomains.isEmpty && !omitsFurtherSubdomains
            ? option.description : "omitSpecificSubdomains(\(omittedSubdomains.sorted()))"
        }

        func text(of host: String) -> String {
          var labels = host.split(separator: ".")
          // What is left names a place still; the parts of an address are no subdomains.
          guard labels.count > 2, !labels.allSatisfy({ $0.allSatisfy(\.isNumber) }) else { return host }
          if omitsFurtherSubdomains { return labels.suffix(2).joined(separator: ".") }
          if omittedSubdomains.contains(String(labels[0])) { labels.removeFirst() }
          return labels.joined(separator: ".")
        }
      }

      private var options: [Component: ComponentDisplayOption]
      private var host: HostDisplayOption

      /// A style, by when each part is written.
      public init(
        scheme: ComponentDisplayOption = .always, user: ComponentDisplayOption = .never,
        password: ComponentDisplayOption = .never, host: HostDisplayOption = .always,
        port: ComponentDisplayOption = .omitIfHTTPFamily, path: ComponentDisplayOption = .always,
        query: ComponentDisplayOption = .never, fragment: ComponentDisplayOption = .never
      ) {
        options = [
          .scheme: scheme, .user: user, .password: password, .port: port, .path: path, .query: query,
          .fragment: fragment,
        ]
        self.host = host
      }

      private func setting(_ component: Component, _ option: ComponentDisplayOption) -> Self {
        var copy = self
        copy.options[component] = option
        return copy
      }

      /// When the scheme is written.
      public func scheme(_ strategy: ComponentDisplayOption = .always) -> Self { setting(.scheme, strategy) }
      /// When the user is written.
      public func user(_ strategy: ComponentDisplayOption = .never) -> Self { setting(.user, strategy) }
      /// When the password is written.
      public func password(_ strategy: ComponentDisplayOption = .never) -> Self { setting(.password, strategy) }
      /// When the port is written.
      public func port(_ strategy: ComponentDisplayOption = .omitIfHTTPFamily) -> Self { setting(.port, strategy) }
      /// When the path is written.
      public func path(_ strategy: ComponentDisplayOption = .always) -> Self { setting(.path, strategy) }
      /// When the query is written.
      public func query(_ strategy: ComponentDisplayOption = .never) -> Self { setting(.query, strategy) }
      /// When the fragment is written.
      public func fragment(_ strategy: ComponentDisplayOption = .never) -> Self { setting(.fragment, strategy) }

      /// When the host is written, and how much of it.
      public func host(_ strategy: HostDisplayOption = .always) -> Self {
        var copy = self
        copy.host = strategy
        return copy
      }

      /// Writes a URL.
      public func format(_ value: URL) -> String {
        guard let url = URLComponents(url: value, resolvingAgainstBaseURL: true) else { return value.absoluteString }
        func part(_ component: Component) -> String? {
          options[component]!.shows(in: url) ? component.value(in: url).flatMap { $0.isEmpty ? nil : $0 } : nil
        }
        let hostText = host.option.shows(in: url) ? Component.host.value(in: url).map(host.text) : nil
        var text = ""
        if let scheme = part(.scheme) {
          text += scheme + (Component.host.value(in: url) == nil ? ":" : "://")
        }
        if let user = part(.user) {
          text += user + (part(.password).map { ":" + $0 } ?? "") + "@"
        }
        text += hostText ?? ""
        if let port = part(.port) { text += ":" + port }
        if let path = part(.path) { text += path }
        if let query = part(.query) { text += "?" + query }
        if let fragment = part(.fragment) { text += "#" + fragment }
        return text
      }
    }

    /// Reads URLs (`URL.ParseStrategy`).
    public struct ParseStrategy: Foundation.ParseStrategy, Sendable {
      /// The requirement for a part of a URL, or the value of a missing part.
      public struct ComponentParseStrategy<Value: Codable & Hashable & Sendable>: Codable, Hashable, Sendable {
        private enum Rule: Codable, Hashable, Sendable {
          case required
          case optional
          case assumed(Value)
        }

        private let rule: Rule

        /// A part that must be present.
        public static var required: Self { Self(rule: .required) }
        /// A part that may be missing.
        public static var optional: Self { Self(rule: .optional) }
        /// A part that has this value where it is missing.
        public static func defaultValue(_ value: Value) -> Self { Self(rule: .assumed(value)) }

        var isRequired: Bool { rule == .required }

        var assumed: Value? { if case .assumed(let value) = rule { value } else { nil } }
      }

      private var texts: [FormatStyle.Component: ComponentParseStrategy<String>]
      private var port: ComponentParseStrategy<Int>

      /// A strategy, by what is required of each part.
      public init(
        scheme: ComponentParseStrategy<String> = .required, user: ComponentParseStrategy<String> = .optional,
        password: ComponentParseStrategy<String> = .optional, host: ComponentParseStrategy<String> = .required,
        port: ComponentParseStrategy<Int> = .optional, path: ComponentParseStrategy<String> = .optional,
        query: ComponentParseStrategy<String> = .optional, fragment: ComponentParseStrategy<String> = .optional
      ) {
        texts = [
          .scheme: scheme, .user: user, .password: password, .host: host, .path: path, .query: query,
          .fragment: fragment,
        ]
        self.port = port
      }

      private func setting(_ component: FormatStyle.Component, _ strategy: ComponentParseStrategy<String>) -> Self {
        var copy = self
        copy.texts[component] = strategy
        return copy
      }

      /// Sets the requirement for the scheme.
      public func scheme(_ strategy: ComponentParseStrategy<String> = .required) -> Self { setting(.scheme, strategy) }
      /// Sets the requirement for the user.
      public func user(_ strategy: ComponentParseStrategy<String> = .optional) -> Self { setting(.user, strategy) }
      /// Sets the requirement for the password.
      public func password(_ strategy: ComponentParseStrategy<String> = .optional) -> Self {
        setting(.password, strategy)
      }
      /// Sets the requirement for the host.
      public func host(_ strategy: ComponentParseStrategy<String> = .required) -> Self { setting(.host, strategy) }
      /// Sets the requirement for the path.
      public func path(_ strategy: ComponentParseStrategy<String> = .optional) -> Self { setting(.path, strategy) }
      /// Sets the requirement for the query.
      public func query(_ strategy: ComponentParseStrategy<String> = .optional) -> Self { setting(.query, strategy) }
      /// Sets the requirement for the fragment.
      public func fragment(_ strategy: ComponentParseStrategy<String> = .optional) -> Self {
        setting(.fragment, strategy)
      }

      /// Sets the requirement for the port.
      public func port(_ strategy: ComponentParseStrategy<Int> = .optional) -> Self {
        var copy = self
        copy.port = strategy
        return copy
      }

      /// Reads a URL.
      ///
      /// - Throws: `CocoaError(.formatting)` where the text is no URL, or lacks a part that is required.
      public func parse(_ value: String) throws -> URL {
        func failure(_ reason: String) -> CocoaError {
          CocoaError(
            .formatting,
            userInfo: [NSDebugDescriptionErrorKey: "\(String(reflecting: value)) is no such URL: \(reason)."])
        }
        let text = value.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !text.isEmpty, var url = URLComponents(string: text) else { throw failure("it is not spelled like one") }
        // Without a scheme, what is a host for people is the beginning of a path.
        if url.scheme == nil, url.host == nil, let scheme = texts[.scheme]!.assumed,
          let read = URLComponents(string: scheme + "://" + text)
        {
          url = read
        }
        for (component, strategy) in texts.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
          guard component.value(in: url)?.isEmpty ?? true else { continue }
          if strategy.isRequired { throw failure("it has no \(component)") }
          if let assumed = strategy.assumed { component.set(assumed, in: &url) }
        }
        if url.port == nil {
          if port.isRequired { throw failure("it has no port") }
          url.port = port.assumed
        }
        guard let result = url.url else { throw failure("its parts do not go together") }
        return result
      }
    }

    /// The URL with its scheme, host and path.
    public func formatted() -> String { FormatStyle().format(self) }

    /// The URL in a style.
    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == URL {
      style.format(self)
    }

    /// Reads a URL.
    ///
    /// - Throws: What the strategy throws.
    public init<T: Foundation.ParseStrategy>(_ value: T.ParseInput, strategy: T) throws where T.ParseOutput == URL {
      self = try strategy.parse(value)
    }
  }

  extension URL.FormatStyle: ParseableFormatStyle {
    /// Reads URLs with a scheme and a host.
    public var parseStrategy: URL.ParseStrategy { URL.ParseStrategy() }
  }

  extension Foundation.FormatStyle where Self == URL.FormatStyle {
    /// Writes a URL with its scheme, host and path.
    public static var url: Self { Self() }
  }

  extension Foundation.ParseStrategy where Self == URL.ParseStrategy {
    /// Reads a URL with a scheme and a host.
    public static var url: Self { Self() }
  }

  extension URL.FormatStyle.Component {
    fileprivate func value(in url: URLComponents) -> String? {
      switch self {
      case .scheme: url.scheme
      case .user: url.user
      case .password: url.password
      case .host: url.host.flatMap { $0.isEmpty ? nil : $0 }
      case .port: url.port.map(String.init)
      case .path: url.path
      case .query: url.query
      case .fragment: url.fragment
      }
    }

    fileprivate func set(_ value: String, in url: inout URLComponents) {
      switch self {
      case .scheme: url.scheme = value
      case .user: url.user = value
      case .password: url.password = value
      case .host: url.host = value
      case .port: url.port = Int(value)
      case .path: url.path = value
      case .query: url.query = value
      case .fragment: url.fragment = value
      }
    }
  }
#endif
