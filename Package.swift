// swift-tools-version: 6.2

// The manifest is a set of tables: packages, targets by folder, products, and traits. A row of a table of targets names a target and
// its dependencies. The folder and the settings come from the table.

import CompilerPluginSupport
import PackageDescription

// MARK: Settings
/// The traits that imply a trait.
///
/// No trait enables another, and the default is a single trait: SwiftPM passes the enabled traits to the compiler in the order of a
/// set, and another order recompiles the whole package (scripts/check-plans.py).
func traits(with name: String) -> Set<String> {
  let apps: Set = ["Apps", "AppsSQLite", "AppsPostgres", "AppsRedis", "AppsPictures", "Everything"]
  return switch name {
  case "UI": apps.union(["UI", "Terminal", "Web", "TLS"])
  case "Terminal": apps.union(["Terminal"])
  case "Web": apps.union(["Web", "TLS"])
  case "TLS": ["TLS", "Everything"]
  default: [name, "Apps\(name)", "Everything"]
  }
}

/// The settings of all targets in Swift 6 mode, which comes from the tools version.
let common: [SwiftSetting] =
  ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"].map { .enableUpcomingFeature($0) }
  + ["UI", "Terminal", "Web", "TLS", "SQLite", "Postgres", "Redis", "Pictures"].map {
    .define($0, .when(traits: traits(with: $0)))
  }

/// Apple's modules whose names are the same for libraries and executables, and the modules that hold them here.
let appleModules =
  ["Combine=OpenCombine", "SwiftData=IppoData", "os=IppoOS"]
  + ("AVFoundation AVKit Accessibility Charts CoreGraphics CoreHaptics CoreImage CoreLocation CoreMotion CryptoKit "
  + "CoreTransferable LocalAuthentication MapKit Network OSLog PhotosUI QuartzCore SafariServices Security Speech StoreKit "
  + "TipKit UIKit UniformTypeIdentifiers UserNotifications WebKit").split(separator: " ").map { "\($0)=Ippo\($0)" }

/// The targets that hold Apple's modules. Sources import them by aliases, so that the products with views contain them.
let appleTargets = appleModules.map { String($0.split(separator: "=")[1]) }.filter { $0.hasPrefix("Ippo") }
/// Flags that give imports of Apple's modules their meaning.
func aliases(_ modules: [String]) -> [SwiftSetting] { [.unsafeFlags(modules.flatMap { ["-module-alias", $0] })] }

/// Settings of a library of an app, to keep `import SwiftUI`, `import UIKit` and the like in its sources.
let appleNames = aliases(["SwiftUI=IppoUI"] + appleModules)
/// Settings of a library whose sources were written for the Composable Architecture of 2020 and 2021.
let classicNames = appleNames + aliases(["ComposableArchitecture=ComposableArchitectureClassic"])
/// Settings of an executable of an app: SwiftUI is the umbrella module, which also holds `App.main()`.
let appleNamesForExecutables = aliases(["SwiftUI=Ippo"] + appleModules)

/// Flags about the warnings of sources with deprecated spellings, of which the compiler cannot suppress a group alone.
///
/// With `IPPO_SHOW_DEPRECATIONS` (scripts/build-without-warnings.sh), deprecations are warnings, and other warnings are errors.
let warnings =
  Context.environment["IPPO_SHOW_DEPRECATIONS"] == nil
  ? ["-suppress-warnings"] : ["-warnings-as-errors", "-Wwarning", "DeprecatedDeclaration"]

/// Settings of a library whose sources keep to a tutorial of 2022-23, which tests deprecated spellings.
let tutorialNames = appleNames + [.unsafeFlags(warnings)]

// MARK: Packages, dependencies, and rows of the tables
/// Modules of swift-syntax that the macros and their tests use, and those that the tests use alone.
let syntax = "SwiftDiagnostics SwiftSyntax SwiftSyntaxBuilder SwiftSyntaxMacros"
let macroTesting = "SwiftSyntaxMacroExpansion SwiftSyntaxMacrosGenericTestSupport"

/// The packages that Ippo uses, on GitHub, each with the products that targets depend on.
let packages: [(owner: String, name: String, version: Version, products: String)] = [
  ("OpenCombine", "OpenCombine", "0.14.0", "OpenCombine OpenCombineDispatch OpenCombineFoundation"),
  ("apple", "swift-argument-parser", "1.8.0", "ArgumentParser"),
  ("apple", "swift-collections", "1.6.0", "DequeModule HeapModule OrderedCollections"),
  ("apple", "swift-crypto", "4.5.0", "Crypto CryptoExtras"),
  ("apple", "swift-distributed-tracing", "1.7.3", "InMemoryTracing Tracing"),
  ("apple", "swift-http-types", "1.8.0", "HTTPTypes"), ("apple", "swift-log", "1.16.0", "Logging"),
  ("apple", "swift-metrics", "2.13.0", "Metrics"),
  ("apple", "swift-nio", "2.101.0", "NIOCore NIOEmbedded NIOHTTP1 NIOPosix NIOTLS NIOWebSocket"),
  ("apple", "swift-nio-extras", "1.34.1", "NIOHTTPTypes NIOHTTPTypesHTTP1"),
  ("apple", "swift-nio-ssl", "2.37.2", "NIOSSL"), ("groue", "GRDB.swift", "7.10.0", "GRDB GRDBSQLite"),
  ("hummingbird-project", "hummingbird", "2.28.0", "Hummingbird HummingbirdCore HummingbirdHTTP2"),
  ("pointfreeco", "swift-custom-dump", "1.7.0", "CustomDump"),
  ("pointfreeco", "xctest-dynamic-overlay", "1.13.0", "IssueReporting IssueReportingTestSupport"),
  ("swift-server", "swift-service-lifecycle", "2.13.0", "ServiceLifecycle UnixSignals"),
  ("swiftlang", "swift-docc-plugin", "1.5.0", ""),
  ("swiftlang", "swift-syntax", "603.0.0", "SwiftCompilerPlugin \(macroTesting) \(syntax)"),
]

/// Dependencies of a target: names of products in `packages` and of targets, separated by spaces, each with its trait, if any.
struct Need: ExpressibleByStringInterpolation, ExpressibleByArrayLiteral {
  var names: [(name: String, trait: String?)]

  init(stringLiteral names: String) { self.names = names.split(separator: " ").map { (String($0), nil) } }
  init(arrayLiteral needs: Need...) { self.init(needs) }
  init(_ needs: [Need]) { names = needs.flatMap(\.names) }
  init(_ names: [(name: String, trait: String?)]) { self.names = names }

  var dependencies: [Target.Dependency] {
    names.map { name, trait in
      let condition = trait.flatMap { TargetDependencyCondition.when(traits: traits(with: $0)) }
      let package = packages.first { $0.products.split(separator: " ").contains { $0 == name } }?.name
      if let package { return .product(name: name, package: package, condition: condition) }
      return condition == nil ? .byName(name: name) : .target(name: name, condition: condition)
    }
  }
}

/// Dependencies of the builds with a trait.
func with(_ trait: String, _ needs: Need...) -> Need { Need(Need(needs).names.map { ($0.name, trait) }) }

/// Names that often stand together; `server` is for programs that add to the server of an app.
let basics: Need = "ConcurrencyExtras Dependencies IdentifiedCollections"
let combine: Need = "OpenCombine OpenCombineDispatch OpenCombineFoundation"
let (nio, views): (Need, Need) = ("NIOCore NIOHTTP1 NIOWebSocket", with("UI", "IppoUI"))
let server: Need = "Hummingbird HummingbirdCore Logging NIOCore"

/// A row of a table: makes targets.
typealias Row = (Table) -> [Target]

/// A table of targets: their folders, and the settings of rows that have none of their own.
struct Table {
  var sources: String
  var tests: String
  var settings = common

  func callAsFunction(_ rows: Row...) -> [Target] { rows.flatMap { $0(self) } }

  /// A target with what the rows of all kinds say.
  func complete(_ target: Target, _ needs: [Need], at path: String, _ settings: [SwiftSetting]?) -> Target {
    (target.dependencies, target.path) = (Need(needs).dependencies, path)
    target.swiftSettings = settings ?? self.settings
    return target
  }
}

/// A library in the folder with its name or `path`. With `tests`, its tests too, `<name>Tests`, with the same settings; they depend
/// on the library and on `tests`.
func module(
  _ name: String, _ needs: Need..., at path: String? = nil, exclude: [String] = [], resources: [Resource] = [],
  settings: [SwiftSetting]? = nil, tests: Need...
) -> Row {
  { table in
    let library = Target.target(name: name, exclude: exclude, resources: resources)
    let others = Need(tests.filter { $0.names.first?.name != name })
    return [table.complete(library, needs, at: "\(table.sources)/\(path ?? name)", settings)]
      + (tests.isEmpty ? [] : suite("\(name)Tests", "\(name)", others, settings: settings)(table))
  }
}

/// Tests of several libraries, or with settings of their own, in the folder with their name or `path`.
func suite(
  _ name: String, _ needs: Need..., at path: String? = nil, exclude: [String] = [], settings: [SwiftSetting]? = nil
) -> Row {
  { [$0.complete(.testTarget(name: name, exclude: exclude), needs, at: "\($0.tests)/\(path ?? name)", settings)] }
}

/// A module in C, and a module map of a library of the system.
func cModule(_ name: String, linking libraries: String...) -> Row {
  { [.target(name: name, path: "\($0.sources)/\(name)", linkerSettings: libraries.map { .linkedLibrary($0) })] }
}
func systemLibrary(_ name: String) -> Row { { [.systemLibrary(name: name, path: "\($0.sources)/\(name)")] } }

/// An executable. In its sources `import SwiftUI` means the umbrella module.
func program(
  _ name: String, _ needs: Need..., at path: String, resources: [Resource] = [],
  settings: [SwiftSetting] = appleNamesForExecutables
) -> Row {
  { [$0.complete(.executableTarget(name: name, resources: resources), needs, at: "\($0.sources)/\(path)", settings)] }
}

// MARK: Targets
let foundations = Table(sources: "Sources/Foundations", tests: "Tests/Foundations")(
  { [$0.complete(.macro(name: "IppoMacros"), ["SwiftCompilerPlugin \(syntax)"], at: "\($0.sources)/Macros", common)] },
  // The one module that knows how the runtime lays out types.
  module("RuntimeABI"), cModule("CTestFrameworkBridge"),
  // The one module that talks to the test framework of a process, without linking it. IssueReporting and its support library
  // are compiled with this feature, and functions are cast to types that depend on it.
  module(
    "TestFrameworkBridge", "CTestFrameworkBridge IssueReporting",
    settings: common + [.enableUpcomingFeature("NonisolatedNonsendingByDefault")]),
  suite("TestFrameworkBridgeTests", "IssueReporting TestFrameworkBridge"),
  module("CasePaths", "IppoMacros IssueReporting RuntimeABI TestFrameworkBridge", tests: "IssueReporting"),
  module("CasePathsCore", "CasePaths"), module("CombineShims", "OpenCombine", tests: combine),
  // FoundationShims has parts of Apple's Foundation and Combine that features and views need besides.
  module("ConcurrencyExtras", tests: "ConcurrencyExtras"), module("FoundationShims", tests: "TestSignals"),
  module("IdentifiedCollections", "IppoArchive OrderedCollections", tests: "OrderedCollections"),
  module("IppoArchive", "OpenCombine RuntimeABI", tests: "RuntimeABI"),
  systemLibrary("CPictures"), cModule("CGzip", linking: "z"), module("IppoPictures", with("Pictures", "CPictures")),
  // SQL of Foundation's predicates and sort descriptors, for the databases of models.
  module("IppoPredicates", with("SQLite", "GRDB"), tests: with("SQLite", "GRDB"))
)
let render = Table(sources: "Sources/Render", tests: "Tests/Render")(
  module("IppoRender", "IppoWindow", tests: "IppoRender"), module("IppoWindow", tests: "TestSignals"))

let interface = Table(sources: "Sources/Interface", tests: "Tests/Interface")(
  module(
    "IppoUI", combine, "CombineShims ConcurrencyExtras DequeModule FoundationShims IppoArchive IppoCoreGraphics",
    "IppoCoreTransferable IppoMacros IppoRender IppoUIKit IppoUniformTypeIdentifiers IssueReporting",
    "IppoWindow OrderedCollections RuntimeABI TestFrameworkBridge",
    tests: "IssueReporting OpenCombine RandomRenderTrees RandomRows RuntimeABI TestSignals"),
  module("IppoComponents", "IppoUI", tests: "IppoTerminal IppoTesting IppoUI IssueReporting"),
  // Modules of Apple's that SwiftUI sources import beside it; IppoUI brings the first four along, as SwiftUI does.
  module("IppoCoreGraphics", tests: "IppoUI"), module("IppoQuartzCore", "IppoUIKit"),
  module(
    "IppoUIKit", "CAppEntry CAppleSubmodules ConcurrencyExtras IppoCoreGraphics IppoMacros IppoRender",
    "IppoUniformTypeIdentifiers IppoWindow IssueReporting"),
  module("IppoUniformTypeIdentifiers"), module("IppoCoreTransferable", "IppoUniformTypeIdentifiers"),
  module("IppoCharts", "IppoUI", resources: [.embedInCode("chart.js")], tests: "IppoTesting IppoWeb Logging"),
  module(
    "IppoData", "ConcurrencyExtras IppoMacros IppoPredicates IppoUI IssueReporting OrderedCollections",
    with("SQLite", "GRDB GRDBSQLite"), tests: "IppoTesting IppoUI SwiftDataApps TestSignals", with("SQLite", "GRDB")),
  module("IppoOS", "CAppleSubmodules Logging", tests: "Logging"), module("IppoOSLog", "IppoOS"),
  module("IppoAVFoundation", "ConcurrencyExtras IppoWindow"), module("IppoCryptoKit", with("Web", "Crypto")),
  module("IppoCoreLocation", "ConcurrencyExtras IppoWindow"), module("IppoLocalAuthentication"), module("IppoNetwork"),
  module("IppoSpeech", "ConcurrencyExtras IppoAVFoundation"), module("IppoCoreHaptics", "IppoWindow"),
  module("IppoCoreImage", "CAppleSubmodules CGzip IppoPictures IppoUI IssueReporting"), module("IppoCoreMotion"),
  module("IppoAccessibility", "IppoUI"), module("IppoStoreKit", "IppoUI"),
  module("IppoTipKit", "ConcurrencyExtras IppoMacros IppoUI IppoWindow"), module("IppoPhotosUI", "IppoUI"),
  module("IppoAVKit", "IppoAVFoundation IppoUI", resources: [.embedInCode("ippo-video.js")]),
  module("IppoWebKit", "IppoUI IssueReporting", resources: [.embedInCode("ippo-frame.js")]),
  module("IppoMapKit", "FoundationShims IppoCoreLocation IppoUI"), module("IppoSafariServices", "IppoWebKit"),
  // One C module finds the module that runs apps, for `UIApplicationDelegate.main()`; one makes `import os.signpost` a module.
  module("IppoSecurity", "ConcurrencyExtras IppoCoreGraphics IppoWindow", with("Web", "Crypto")), cModule("CAppEntry"),
  module("IppoUserNotifications", "ConcurrencyExtras IppoWindow IssueReporting"), cModule("CAppleSubmodules"),
  suite(
    "DeviceTests", Need(appleTargets.map { ($0, nil) }), "IppoRender IppoTesting IppoUI",
    settings: appleNames + [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]),  // Testing's lack modules
  suite("FrameworkTests", "IppoAVKit IppoMapKit IppoSafariServices IppoTesting IppoWeb Logging", settings: appleNames),
  suite("IppoUIKitTests", "IppoTesting IppoUI IssueReporting UIKitAlone UIKitIdioms")
)

let companions = Table(sources: "Sources/Companions", tests: "Tests/Companions")(
  module("Clocks", views, "ConcurrencyExtras IssueReporting", tests: "ConcurrencyExtras IssueReporting"),
  module(
    "CombineSchedulers", combine, views, "ConcurrencyExtras IssueReporting", tests: "ConcurrencyExtras IppoUI",
    "IssueReporting OpenCombine"),
  module(
    "Dependencies", views, "Clocks CombineSchedulers CombineShims ConcurrencyExtras FoundationShims IssueReporting",
    "TestFrameworkBridge", tests: "Clocks CombineSchedulers ConcurrencyExtras IppoUI IssueReporting OpenCombine"),
  module("DependenciesMacros", "Dependencies IppoMacros IssueReporting", tests: "IssueReporting"),
  // IssueReportingTestSupport comes before the stand-in, which may not know the version of Swift Testing.
  module("DependenciesTestSupport", "Dependencies IssueReportingTestSupport", tests: "DependenciesTestSupport"),
  module("Perception", views, "IppoArchive IppoMacros", tests: "IppoUI"), module("PerceptionCore", "Perception"),
  module(
    "Sharing", basics, "CombineSchedulers CustomDump IppoArchive IssueReporting OpenCombine Perception",
    with("UI", "IppoUI IppoWindow"), tests: basics, "CombineSchedulers CustomDump IppoUI IssueReporting OpenCombine"),
  module(
    "SwiftNavigation", views, "CasePaths ConcurrencyExtras CustomDump IppoMacros IssueReporting OrderedCollections",
    "Perception", tests: "CustomDump IppoTesting IppoUI IssueReporting Sharing SwiftNavigationSharing"),
  module("SwiftNavigationSharing", "Sharing SwiftNavigation"),
  module("SwiftUINavigation", "CasePaths IppoUI IssueReporting SwiftNavigation", tests: "CasePaths IppoUI"))

let architecture = Table(sources: "Sources/Architecture", tests: "Tests/Architecture")(
  module(
    "ComposableArchitecture", "ComposableArchitectureCore",
    tests: "ComposableArchitectureCore IppoArchive IppoRender IppoTesting IppoUI OpenCombine TestSignals"),
  module(
    "ComposableArchitectureCore", basics, "CasePaths Clocks CombineSchedulers CustomDump DependenciesMacros",
    "DequeModule IppoArchive IppoMacros IssueReporting OpenCombine OrderedCollections Perception RuntimeABI Sharing",
    "SwiftNavigation SwiftNavigationSharing", with("UI", "IppoUI SwiftUINavigation")),
  module(
    "ComposableArchitectureClassic", combine, "CasePaths CombineSchedulers ComposableArchitectureCore",
    "ConcurrencyExtras CustomDump IdentifiedCollections IppoUI IssueReporting SwiftNavigation SwiftUINavigation"),
  suite(
    "ComposableArchitectureClassicTests", "ComposableArchitectureClassic IppoTesting IppoUI",
    settings: common + classicNames),
  module(
    "ComposableComponents", "ComposableArchitectureCore CustomDump IppoComponents IppoUI SwiftNavigation",
    tests: "ComposableArchitecture IppoTesting IppoUI"),
  suite("PreviewTests", "ComposableArchitecture IppoPreviews IppoTesting IppoUI", settings: common + appleNames),
  suite(
    "ErasTests", "ClassicFeature ComposableArchitecture IppoTesting IppoUI ModernFeature", at: "ErasTests/Tests",
    settings: appleNames)
)

let services = Table(sources: "Sources/Services", tests: "Tests/Services")(
  systemLibrary("CHiredis"), systemLibrary("CPostgres"),
  // Addresses of database servers, and connections to them.
  module("IppoServers", with("Postgres", "CPostgres"), with("Redis", "CHiredis")),
  module(
    "IppoSessions", "CGzip Crypto IppoServers IppoWindow Logging", with("SQLite", "GRDB"), tests: "IppoServers",
    "TestServers TestSignals", with("SQLite", "GRDB")),
  module(
    "IppoShared", basics, "Crypto IppoServers IppoWindow OpenCombine Sharing", tests: basics, "Clocks IppoRender",
    "IppoServers Sharing TestServers TestSignals")
)

/// The files of the web client, which the library holds.
let webAssets: [Resource] =
  ("client early extras keyboard address files rows stage pager wheel layout edits optimistic custom "
  + "phase reload offline dev worker island anchoring growing titles popovers colors viewport devices")
  .split(separator: " ").map { .embedInCode("Assets/\($0).min.js") } + [.embedInCode("Assets/style.min.css")]

let renderers = Table(sources: "Sources/Renderers", tests: "Tests/Renderers")(
  cModule("CHeap"), cModule("CSignalGuard"),
  module(
    "IppoTerminal", "CSignalGuard IppoPictures IppoRender",
    tests: "IppoTesting IppoUI LayoutScreens RandomRenderTrees RandomRows"),
  module(
    "IppoWeb", nio, "CGzip CHeap ConcurrencyExtras Crypto DequeModule FoundationShims HeapModule HTTPTypes",
    "Hummingbird HummingbirdCore IppoRender IppoSessions Logging Metrics NIOHTTPTypes NIOHTTPTypesHTTP1",
    "NIOPosix ServiceLifecycle Tracing", with("TLS", "HummingbirdHTTP2 NIOSSL NIOTLS"),
    exclude: ["Assets/style.css", "Client"], resources: webAssets, tests: nio, "CGzip ConcurrencyExtras Crypto",
    "FuzzSupport HTTPTypes Hummingbird InMemoryTracing IppoComponents IppoRender IppoSessions IppoTesting IppoUI Logging Metrics NIOEmbedded NIOPosix",
    "RandomRenderTrees ServiceLifecycle TestSignals Tracing")
)

let app = Table(sources: "Sources/App", tests: "Tests/App")(
  module(
    "Ippo",
    "ArgumentParser IppoDev IppoInspector IppoPreviews IppoRecorder IppoRender IppoServers IppoUI IssueReporting",
    with("Terminal", "IppoTerminal"), with("Web", "Crypto IppoSessions IppoWeb Logging ServiceLifecycle UnixSignals"),
    tests: "ArgumentParser DelegateProbe IppoDev IppoRecorder IppoSessions IppoTerminal IppoUI IppoWeb Logging"),
  module("IppoPreviews", "IppoUI IssueReporting", with("Terminal", "IppoTerminal"), tests: "IppoTesting"),
  module("IppoDev", tests: "IppoDev"), module("IppoProject", tests: "IppoProject"),
  program("IppoCommand", "IppoProject", at: "IppoCommand", settings: common),
  { _ in  // `swift package new` and `swift package ippo`
    [("IppoNewPlugin", "new", "Makes a package."), ("IppoPlugin", "ippo", "Looks packages over.")].map {
      .plugin(name: $0, capability: .command(intent: .custom(verb: $1, description: $2)), dependencies: ["IppoCommand"])
    }
  },
  module("IppoRecorder", "ConcurrencyExtras IppoArchive IppoRender IssueReporting", with("Web", "IppoSessions")),
  module(
    "IppoInspector",
    "ComposableArchitecture ComposableArchitectureCore IppoArchive IppoRecorder IppoRender IppoUI Sharing",
    settings: common + appleNames, tests: "CaseStudiesExample ComposableArchitecture IppoRecorder IppoTesting IppoUI"),
  suite(
    "IppoRecorderTests", "AlertsExample BottomMenuExample CaseStudiesExample ComposableArchitecture ExampleSupport",
    "GuessingGameExample IppoArchive IppoRecorder IppoSessions IppoTesting IppoUI", settings: appleNames),
  module(
    "IppoTesting", "ConcurrencyExtras IppoRecorder IppoRender IppoUI IssueReporting IssueReportingTestSupport",
    with("Terminal", "IppoTerminal"), with("Web", nio, "IppoWeb NIOPosix"), tests: "IppoRecorder")
)

// Targets need different names across all packages of an app, to which these leave names such as `Gallery`.

/// Dependencies of examples in the spelling of today and in the spelling of 2020 and 2021 (`classic` is for tests), and of
/// features without the support for examples.
let todays: Need = "ComposableArchitecture ExampleSupport IppoUI"
let classic: Need = "ComposableArchitectureClassic ExampleSupport"
let tutorials: Need = ["ClassicExampleSupport IppoUI", classic]
let composed: Need = "ComposableArchitecture IppoUI"

let examples = Table(sources: "Examples", tests: "Tests/Examples", settings: appleNames)(
  module("ExampleSupport", "ComposableArchitecture Sharing", at: "Support", settings: common),
  suite("ExampleSupportTests", "ComposableArchitecture ExampleSupport", settings: common),
  module(
    "ClassicExampleSupport", "ComposableArchitectureClassic ExampleSupport", at: "SupportClassic",
    settings: common + classicNames),
  module("AlertsExample", todays, at: "Alerts/Today", tests: todays, "IppoTesting"),
  module("AlertsTutorial", tutorials, at: "Alerts/Tutorial", settings: classicNames, tests: classic, "IppoTesting"),
  module(
    "BoardExample", "ComposableArchitecture IppoShared IppoUI", at: "Board/Feature", tests: "ComposableArchitecture",
    "IppoShared IppoTesting IppoUI TestSignals"),
  module("BookshelfExample", composed, "IppoData", at: "Bookshelf/Feature", tests: composed, "IppoData IppoTesting"),
  module(
    "BottomMenuExample", todays, "ComposableComponents", at: "BottomMenu/Today", tests: "ComposableArchitecture",
    "ComposableComponents IppoTesting"),
  module(
    "BottomMenuTutorial", tutorials, "IppoComponents", at: "BottomMenu/Tutorial", settings: classicNames,
    tests: classic, "IppoComponents IppoTesting"),
  module("CaseStudiesExample", todays, at: "CaseStudies"),
  suite("GuessingGameTests", "GuessingGameExample IppoTesting"),
  module("CatalogExample", "IppoCharts IppoUI", at: "Catalog/Feature"),
  module("ChartExample", "IppoUI", at: "Chart/Feature", resources: [.copy("bar-chart.js")], tests: "IppoTesting"),
  module(
    "EmptyStateExample", todays, "IppoComponents", at: "EmptyState/Today", tests: "ComposableArchitecture IppoTesting"),
  // The tutorial is of 2020: its preference key keeps the default in a static variable.
  module(
    "EmptyStateTutorial", "ExampleSupport IppoUI", at: "EmptyState/Tutorial",
    settings: appleNames + [.swiftLanguageMode(.v5)], tests: "IppoTesting IppoUI"),
  module(
    "ExampleGallery", "AlertsExample AlertsTutorial BottomMenuExample BottomMenuTutorial CaseStudiesExample",
    "ComposableArchitecture EmptyStateExample EmptyStateTutorial ExampleSupport GuessingGameExample",
    "GuessingGameTutorial IppoUI SharedStateExample SharedStateTutorial", at: "Gallery/Feature"),
  module("GuessingGameExample", todays, at: "GuessingGame/Feature"),
  module(
    "GuessingGameTutorial", todays, at: "GuessingGame/Tutorial", settings: tutorialNames, tests: todays, "IppoTesting"),
  module("InlineExample", composed, at: "Inline/Feature", tests: "ComposableArchitecture IppoTesting IppoUI"),
  module(
    "LogInExample", "ComposableArchitecture IppoShared IppoUI Sharing", at: "LogIn/Feature",
    tests: "ComposableArchitecture IppoShared IppoUI"),
  module("LogViewerExample", composed, at: "Tool/Feature", tests: "ComposableArchitecture IppoTesting IppoUI"),
  module("SharedStateExample", todays, at: "SharedState/Today", tests: todays, "IppoTesting"),
  module(
    "SharedStateTutorial", tutorials, at: "SharedState/Tutorial", settings: classicNames, tests: classic, "IppoTesting"),
  { table in
    ["Board", "Catalog", "Chart", "GuessingGame"]
      .flatMap { program("\($0)ExampleProgram", "\($0)Example Ippo", at: "\($0)/App")(table) }
  },
  program(
    "ExampleGalleryProgram", "ExampleGallery Ippo", at: "Gallery/App", resources: [.process("Localizable.xcstrings")]),
  program("GuessingGameTutorialApp", "GuessingGameTutorial Ippo", at: "GuessingGame/TutorialApp"),
  program("InlineExamples", "InlineExample Ippo", at: "Inline/App"),
  program(
    "LogInExampleProgram", server, "ComposableArchitecture Crypto CryptoExtras HTTPTypes Ippo IppoShared IppoWeb",
    "LogInExample ServiceLifecycle Sharing", at: "LogIn/App", settings: aliases(["Combine=OpenCombine"])),
  program("LogViewerExampleProgram", "ArgumentParser Ippo LogViewerExample", at: "Tool/App"),
  suite("CaseStudiesTests", "CaseStudiesExample ComposableArchitecture ExampleSupport IppoTesting"),
  suite("CatalogTests", "CatalogExample IppoTerminal IppoTesting IppoUI", exclude: ["Goldens"]),
  suite(
    "GalleryTests", "ComposableArchitecture ExampleGallery ExampleSupport FuzzSupport GuessingGameExample IppoTesting",
    "IppoWeb IssueReporting RandomRenderTrees", exclude: ["Goldens"])
)

let testSupport = Table(sources: "Tests", tests: "Tests/Support")(
  // Sources that import UIKit and no module with views.
  module("UIKitAlone", "IppoOS IppoUIKit", at: "Interface/UIKitAlone", settings: appleNames),
  // Sources as apps of these years have them, with UIKit's names. Files that import Foundation alone use `ObservableObject`
  // and `@Published`, which Apple's Foundation brings along: OpenCombine is imported into every file.
  module(
    "UIKitIdioms", "IppoCoreGraphics IppoOS IppoOSLog IppoPhotosUI IppoUI IppoUIKit IppoUniformTypeIdentifiers",
    "OpenCombine", at: "Interface/UIKitIdioms",
    settings: tutorialNames + [
      .unsafeFlags(["-Xfrontend", "-import-module", "-Xfrontend", "OpenCombine"]), .swiftLanguageMode(.v5),
    ]),
  module("SwiftDataApps", "IppoData IppoUI", at: "Interface/SwiftDataApps", settings: appleNames),
  // A feature of each era of the Composable Architecture, in one app.
  module(
    "ClassicFeature", "ComposableArchitectureClassic IppoUI ModernFeature", at: "Architecture/ErasTests/Classic",
    settings: common + classicNames),
  module("ModernFeature", composed, at: "Architecture/ErasTests/Modern", settings: common + appleNames),
  module("RandomRenderTrees", "IppoUI", at: "Support/RandomRenderTrees"),
  module("RandomRows", "IppoUI RandomRenderTrees", at: "Support/RandomRows", settings: appleNames),
  module("LayoutScreens", "IppoUI RandomRenderTrees", at: "Support/LayoutScreens", settings: appleNames),
  module("TestServers", at: "Support/TestServers"), program("ModelProbe", "IppoData", at: "Support/ModelProbe"),
  module("TestSignals", at: "Support/TestSignals", tests: "TestSignals"),
  program("CounterProbe", "ComposableArchitecture Ippo", at: "Support/CounterProbe"),
  program("DelegateProbe", "Ippo IppoUIKit", at: "Support/DelegateProbe"),
  // Sessions that feed themselves, which Benchmarks/feeding.py measures.
  program("FeedingProbe", "ComposableArchitecture Ippo", at: "Support/FeedingProbe"),
  program(
    "InteractionProbe", "ComposableArchitecture Ippo IppoAVKit IppoMapKit IppoSafariServices IppoUserNotifications",
    "IppoCharts RandomRenderTrees RandomRows UIKitIdioms", at: "Browser/Probe", resources: [.copy("x-probe.js")]),
  program("IslandProbe", server, "Ippo IppoWeb", at: "Browser/IslandProbe", settings: common),
  program("LayoutProbe", "Ippo LayoutScreens", at: "Browser/LayoutProbe"),
  program("PatchProbe", "IppoUI IppoWeb RandomRenderTrees", at: "Browser/PatchProbe", settings: common),
  program("TerminalProbe", "ComposableArchitecture Ippo", at: "Terminal/Probe"),
  module("FuzzSupport", "IppoUI IppoWeb RandomRenderTrees", at: "FuzzSupport"),
  program(
    "Fuzz", "ExampleGallery FuzzSupport GuessingGameExample GuessingGameTutorial IppoRecorder IppoServers IppoSessions",
    "IppoTerminal IppoUI IppoWeb IssueReporting Logging RandomRenderTrees", at: "Fuzz", settings: common)
)

// MARK: Products and traits
/// The libraries with the target of their name.
let libraries =
  "CasePaths CasePathsCore Clocks CombineSchedulers ComposableComponents ComposableArchitectureClassic "
  + "ConcurrencyExtras Dependencies DependenciesMacros DependenciesTestSupport IdentifiedCollections IppoComponents "
  + "IppoRecorder IppoRender IppoSessions IppoShared IppoTerminal IppoTesting IppoWeb IppoWindow Perception "
  + "PerceptionCore Sharing SwiftNavigation SwiftNavigationSharing SwiftUINavigation"

/// The product of a program among the examples: `Board` of `BoardExampleProgram`.
func product(of program: Target) -> Product {
  let (name, suffix) = (program.name == "ExampleGalleryProgram" ? "Gallery" : program.name, "ExampleProgram")
  return .executable(name: name.hasSuffix(suffix) ? String(name.dropLast(suffix.count)) : name, targets: [program.name])
}

let traitTable: KeyValuePairs = [
  "Apps": "Apps can run in a terminal and serve themselves to a browser: UI, Terminal and Web in one.",
  "UI": "Views, and what other modules offer for them. Without it reducers, stores and their tests are built alone.",
  "Terminal": "Apps can run in a terminal. Stands for UI as well.",
  "Web": "Apps can serve themselves to a browser. Stands for UI as well. Brings in Hummingbird and SwiftNIO.",
  "TLS": "Apps can serve themselves over TLS and HTTP/2 without a proxy. Stands for Web. Brings in BoringSSL.",
  "SQLite": "Sessions can be kept in an SQLite database. Brings in GRDB, which needs Debian's libsqlite3-dev.",
  "Postgres": "Sessions can be kept in PostgreSQL. Needs libpq: Debian's libpq-dev.",
  "Redis": "Sessions can be kept in Redis or Valkey. Needs hiredis: Debian's libhiredis-dev.",
  "Pictures": "Terminals and filters read PNG and JPEG pictures. Needs Debian's libpng-dev and libturbojpeg0-dev.",
  // The original's traits, which manifests can name unchanged.
  "ComposableArchitecture2Deprecations": "Does nothing. In the original it warns about what its next version removes.",
  "ComposableArchitecture2DeprecationOverloads": "Does nothing. In the original it adds more precise warnings.",
  "Everything": "Apps, SQLite, Postgres, Redis, TLS and Pictures in one.",
]

let package = Package(
  name: "ippo",
  platforms: [.macOS(.v15)],
  products: libraries.split(separator: " ").map { .library(name: String($0), targets: [String($0)]) }
    + [
      .library(name: "ComposableArchitecture", targets: ["ComposableArchitecture", "ComposableArchitectureCore"]),
      .library(name: "Ippo", targets: ["Ippo"] + appleTargets),
      .library(name: "IppoUI", targets: ["IppoUI"] + appleTargets), .plugin(name: "ippo", targets: ["IppoPlugin"]),
    ] + examples.filter { $0.type == .executable }.map(product),
  traits: Set(
    traitTable.map { .trait(name: $0, description: $1) } + [.default(enabledTraits: ["Apps"])]
      + ["SQLite", "Postgres", "Redis", "Pictures"].map { .trait(name: "Apps\($0)", description: "Apps and \($0).") }),
  dependencies: packages.map { .package(url: "https://github.com/\($0.owner)/\($0.name)", from: $0.version) },
  targets: foundations + render + interface + companions + architecture + services + renderers + app + examples
    + testSupport
)

// scripts/tsan.sh builds some tests alone, which it names with spaces between them.
let tests = Context.environment["IPPO_TESTS"]?.split(separator: " ").map(String.init)
package.targets.removeAll { $0.type == .test && tests?.contains($0.name) == false }

// The tests of the macros' expansions are built alone (`make test-macros`): where a test target depends on a macro target,
// SwiftPM builds everything that the package's one test bundle reaches a second time, for the host.
if Context.environment["IPPO_MACRO_TESTS"] != nil {
  package.targets.removeAll { $0.type == .test }
  package.targets += Table(sources: "Sources/Foundations", tests: "Tests/Foundations")(
    suite("MacrosTests", "IppoMacros \(macroTesting) \(syntax)"))
}
