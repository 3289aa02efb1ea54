#if Web
  import Foundation
  import IppoUIKit
  @_spi(Host) public import IppoUI
  public import IppoWeb
  public import Logging

  extension WebMount {
    /// An app below a path of somebody else's server.
    ///
    /// - Parameters:
    ///   - app: its windows are those of its first `WindowGroup`.
    ///   - path: below which the app lies, such as `/admin`, counted from the server's root.
    ///   - configuration: `host` is the address the server is bound to; port, TLS and base path are the server's affair.
    ///     Without one, the app is found under the names of this machine's loopback alone, and has the title of its window.
    /// - Throws: an error that says so for an app without a window, and `WebServerError` for an invalid configuration.
    @MainActor
    public init<A: App>(
      _ app: A.Type, at path: String, configuration: WebServerConfiguration? = nil, logger: Logger
    ) throws {
      let host = AppHost(A())
      guard let window = host.windows.first(where: \.isMain) else { throw LaunchError.noWindow }
      var configuration = configuration ?? WebServerConfiguration(title: window.title ?? "\(A.self)")
      configuration.icon = configuration.icon ?? AppIcon.file(in: AppBundles.all)?.path
      host.makeSharedValues()
      let report = ArchiveReport(logger: logger)
      try self.init(at: path, configuration: configuration, logger: logger) { _, archive in
        ServedWindow(host.openWindow(restoring: archive) ?? ViewGraph { EmptyView() }, of: host, report: report)
      }
    }
  }
#endif
