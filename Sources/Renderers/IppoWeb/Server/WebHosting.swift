import Foundation
import HTTPTypes
import IppoRender
import IppoSessions
import Logging
import ServiceLifecycle

/// The services of an app, on a server of its own or on another one: its sessions, and their stores.
struct WebHosting: Sendable {
  let configuration: WebServerConfiguration
  let logger: Logger
  let host: SessionHost
  private let storage: VisitorStorage
  let answers: VisitorAnswers

  /// - Parameters:
  ///   - opensOverSockets: whether a client without a session gets one without asking for the page.
  ///   - makeSource: makes what a session renders for the person it belongs to, from an archive if there is one.
  init(
    _ configuration: WebServerConfiguration, logger: Logger, opensOverSockets: Bool,
    makeSource: @escaping @MainActor @Sendable (Visitor, [UInt8]?) -> any RenderSource
  ) {
    var configuration = configuration
    if let worker = configuration.worker { configuration.limits = configuration.limits.divided(among: worker.count) }
    self.configuration = configuration
    self.logger = logger
    let storage = VisitorStorage(
      configuration.visitorStorage, logger: logger, isShared: configuration.worker != nil)
    self.storage = storage
    let answers = VisitorAnswers()
    self.answers = answers
    host = SessionHost(
      limits: configuration.limits, signer: SessionTokenSigner(secret: configuration.secret), logger: logger,
      opensOverSockets: opensOverSockets,
      makeSource: { person, archive in
        WindowScope.$current.withValue(
          WindowScope(
            defaultAppStorage: storage.defaults(of: person.id, at: ClientNetwork(of: person)), visitor: person,
            answers: VisitorAnswers.OfVisitor(answers: answers, visitor: person.id))
        ) { makeSource(person, archive) }
      })
  }

  /// Keeps what is to be kept while `body` runs, and ends all sessions after it.
  func serve(_ body: () async throws -> Void) async throws {
    try storage.prepare()
    await host.removeLeftovers()
    defer { storage.flush() }
    if let secret = configuration.secret, let store = try await openStore() {
      await host.keepSessions(
        in: store, sealedBy: ArchiveSeal(secret: secret),
        links: SessionLinkSigner(secret: secret))
    }
    let result: Result<Void, any Error>
    do {
      try await withGracefulShutdownHandler {
        try await body()
      } onGracefulShutdown: { [host, drainTime = configuration.drainTime, dev = configuration.dev] in
        // Their streams would keep connections open.
        dev?.finish()
        Task {
          await host.beginDraining()
          try? await Task.sleep(for: drainTime)
          await host.shutDown()
        }
      }
      result = .success(())
    } catch {
      result = .failure(error)
    }
    await host.shutDown()
    await host.removeFiles()
    await host.closeStore()
    try result.get()
  }

  /// Opens the store of sessions that outlive the process; `nil`: sessions end with the process.
  private func openStore() async throws(SessionStoreError) -> (any SessionStore)? {
    if configuration.sessions.isDurable { return try await configuration.sessions.open() }
    return try await configuration.worker?.openStore()
  }

  /// The responder to the requests of the app.
  func responder(_ policy: RequestPolicy) -> WebResponder {
    WebResponder(
      host: host, configuration: configuration, picture: configuration.icon.flatMap { AppPicture(file: $0) },
      policy: policy,
      files: configuration.assetDirectory.map { FileResponder(directory: $0) },
      transfers: FilesResponder(host: host, limits: configuration.limits, policy: policy),
      answers: AnswerResponder(
        answers: answers, policy: policy, redirects: RedirectPolicy(configuration, basePath: policy.basePath)),
      siteMap: SiteMap(host: host))
  }
}
