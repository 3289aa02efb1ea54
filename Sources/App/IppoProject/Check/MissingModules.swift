/// Modules of Apple's platforms without a counterpart here, and what apps do instead.
enum MissingModules {
  /// The advice for a module; `nil` if it is none of Apple's.
  static func advice(for module: String) -> String? {
    if let advice = replacements[module] { return advice }
    return appleOnly.contains(module)
      ? "Apple's alone: put its code between `#if canImport(\(module))` and `#endif`" : nil
  }

  private static let replacements = [
    "AppKit": "import SwiftUI, or put the code between `#if canImport(AppKit)` and `#endif`",
    "Cocoa": "import SwiftUI, or put the code between `#if canImport(Cocoa)` and `#endif`",
    "CommonCrypto": "CryptoKit has hashes and ciphers",
    "CoreData": "SwiftData has models in SQLite, with the trait AppsSQLite",
    "Darwin": "import Glibc, or Foundation, which brings it along",
    "GRDB": "add the package: it builds on Linux with libsqlite3-dev",
    "SQLite3": "SwiftData or the package GRDB, with libsqlite3-dev",
    "simd": "the standard library's `SIMD2`, `SIMD3` and `SIMD4`",
  ]

  private static let appleOnly: Set<String> = [
    "ARKit", "AVFAudio", "Accelerate", "Accounts", "ActivityKit", "AddressBook", "AppIntents",
    "AppTrackingTransparency",
    "AudioToolbox", "AuthenticationServices", "BackgroundTasks", "CallKit", "CarPlay", "CloudKit", "Contacts",
    "ContactsUI", "CoreAudio", "CoreBluetooth", "CoreFoundation", "CoreML", "CoreMedia", "CoreNFC", "CoreServices",
    "CoreSpotlight", "CoreTelephony", "CoreText", "CoreVideo", "CoreWLAN", "DeviceCheck", "EventKit", "EventKitUI",
    "FamilyControls", "FoundationModels", "GameController", "GameKit", "GameplayKit", "HealthKit", "HomeKit",
    "ImageIO", "Intents", "IntentsUI", "IOKit", "LinkPresentation", "MachO", "MediaPlayer", "MessageUI", "Messages",
    "Metal",
    "MetalKit", "MetricKit", "MultipeerConnectivity", "MusicKit", "NaturalLanguage", "NetworkExtension", "ObjectiveC",
    "PDFKit", "PassKit", "PencilKit", "Photos", "QuickLook", "RealityKit", "ReplayKit", "ScreenTime", "SceneKit",
    "SpriteKit", "SystemConfiguration", "Translation", "UserNotificationsUI", "VideoToolbox", "Vision", "VisionKit",
    "WatchConnectivity", "WatchKit", "WeatherKit", "WidgetKit", "XCTestDynamicOverlay", "_MapKit_SwiftUI",
  ]
}
