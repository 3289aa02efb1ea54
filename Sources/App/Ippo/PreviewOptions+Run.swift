import Foundation
import FoundationShims
import IppoPreviews
@_spi(Host) import IppoUI
import IssueReporting

extension PreviewOptions {
  /// Prepares the process for previews, before it has threads and reads dependencies: these take their preview values, as in
  /// Xcode.
  /// - Parameters:
  ///   - app: The app, in whose module the texts of previews are looked up.
  ///   - isStarter: Whether no other process has started this one. The processes that it starts share its notes.
  @MainActor func prepare(textsOf app: any App.Type, isStarter: Bool) {
    TextLookUp.find(textsOf: app)
    setenv("XCODE_RUNNING_FOR_PREVIEWS", "1", 1)
    IssueReporters.current.append(PreviewIssueReporter())
    guard isStarter, !isWritten, let folder = try? TemporaryFolder.ofProcess.makeFolder() else { return }
    setenv(PreviewMarks.variable, folder, 1)
  }
}

extension PreviewOptions {
  /// Writes previews, or compares them.
  /// - Returns: The exit status of the process.
  @MainActor fileprivate func run() async throws -> Int32 {
    let environment = ProcessInfo.processInfo.environment
    let catalog = PreviewCatalog.ofProgram()
    if let job = PreviewJob.ofProcess(environment) {
      try await job.run(catalog)
      return EXIT_SUCCESS
    }
    let program = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    let writer = PreviewWriter(catalog, program: program, environment: environment) { print($0) }
    func request(_ folder: String) -> PreviewWriter.Request {
      PreviewWriter.Request(folder: URL(filePath: folder).path, variants: variants, only: only)
    }
    if let write { return try await writer.write(request(write)) }
    return try await writer.check(request(check ?? ""))
  }
}

extension LaunchOptions {
  /// Shows the previews of the program, or writes them.
  /// - Parameter prepare: Gives the app its supervisor.
  /// - Returns: The exit status of the process.
  @MainActor func runPreviews(_ prepare: (inout LaunchedApp) -> Void) async throws -> Int32 {
    if preview.isWritten { return try await preview.run() }
    let catalog = PreviewCatalog.ofProgram()
    guard !catalog.groups.isEmpty else { throw PreviewError.none }
    let environment = ProcessInfo.processInfo.environment
    // A terminal has no process that starts the program again.
    let marks = PreviewMarks(in: isInTerminal ? nil : environment[PreviewMarks.variable])
    let services = PreviewServices(marks: marks, environment: environment)
    var app = LaunchedApp(AppHost(PreviewsApp(catalog, services)), options: self)
    prepare(&app)
    let status = try await app.run()
    services.end()
    return status
  }
}
