import Foundation
import IppoTesting
import IppoUI
import IssueReporting
import Testing

@testable import IppoPreviews

@MainActor
@Suite("A preview on its stage")
struct PreviewStageTests {
  private let catalog = PreviewCatalog.ofProgram()

  private func stage(
    _ name: String, _ variant: PreviewVariant = PreviewVariant(), marks: PreviewMarks = PreviewMarks(in: nil)
  ) throws -> ViewHost {
    let entry = try #require(catalog["IppoPreviewsTests.\(name)"])
    return ViewHost { PreviewStage(entry: entry, variant: variant, services: PreviewServices(marks: marks)) }
  }

  @Test("state that is marked as previewable lives")
  func state() throws {
    let host = try stage("samples.counter")
    try host.tap("Count: 0")
    try host.tap("Count: 1")
    #expect(host.contains("Count: 2"))
  }

  @Test("an argument has a view of its own")
  func arguments() throws {
    #expect(try stage("samples.numbers").contains("Number 3"))
    #expect(try stage("samples.numbers-2").contains("Number 5"))
  }

  @Test("a modifier gives its context")
  func context() async throws {
    let host = try stage("samples.sample")
    await host.wait { $0.contains("Speed 3") }
  }

  @Test("an error of a context is shown in place of the preview")
  func refusal() async throws {
    let host = try stage("samples.refused")
    await host.wait { $0.contains("The sample file is missing") }
    #expect(!host.contains("Never shown"))
    #expect(host.contains(.button, "Try Again"))
  }

  @Test("controllers and views of UIKit are shown")
  func uiKit() throws {
    #expect(try stage("samples.controller").contains("In a controller"))
    #expect(try stage("samples.label").contains("A label of UIKit"))
  }

  @Test("each view of a provider is shown with its name")
  func provider() throws {
    let host = try stage("shelf")
    for text in ["Nothing", "Empty shelf", "Books", "Full shelf"] { #expect(host.contains(text)) }
    #expect(try stage("plain").contains("Plain"))
  }

  @Test("a variant sets the language, the direction, the size of text and the motion")
  func variants() throws {
    var variant = try PreviewVariant(named: "dark-phone-ar-accessibility2-still")
    let host = try stage("samples.surroundings", variant)
    for text in ["ar", "rightToLeft", "accessibility2", "still", "compact"] { #expect(host.contains(text)) }
    variant.direction = .leftToRight
    #expect(try stage("samples.surroundings", variant).contains("leftToRight"))
    #expect(try stage("samples.surroundings").contains("large"))
  }

  @Test("a name of a variant is read as it was written")
  func names() throws {
    for name in ["default", "dark", "light-tablet-xxxLarge-rtl", "phone-de", "desktop-pt-BR-still"] {
      #expect(try PreviewVariant(named: name).name == name)
    }
    #expect(throws: PreviewError.unknownVariant("dark-huge")) { try PreviewVariant(named: "dark-huge") }
  }

  @Test("an issue that a preview reports is shown below the preview")
  func issue() async throws {
    let host = try withIssueReporters([PreviewIssueReporter()]) { try stage("samples.issue") }
    await host.wait { $0.elements.contains { $0.name.hasPrefix("The list has no rows") } }
    #expect(host.contains("Shown all the same"))
    try host.tap("Clear")
    #expect(!host.elements.contains { $0.name.hasPrefix("The list has no rows") })
  }
}
