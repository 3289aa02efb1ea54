import IppoUI
import IssueReporting

extension EnvironmentValues {
  @Entry var speed = 1.0
}

@MainActor
enum SampleSpeed {
  static var value = 3.0
}

struct SampleModifier: PreviewModifier {
  // The main actor makes the context, which sources rely on that fill the main context of a container.
  static func makeSharedContext() throws -> Double { SampleSpeed.value }
  func body(content: Content, context: Double) -> some View { content.environment(\.speed, context) }
}

struct RefusedModifier: PreviewModifier {
  struct Refusal: Error, CustomStringConvertible { var description: String { "The sample file is missing" } }
  static func makeSharedContext() async throws -> Int { throw Refusal() }
  func body(content: Content, context: Int) -> some View { content }
}

struct ReadsSpeed: View {
  @Environment(\.speed) private var speed
  var body: some View { Text("Speed \(speed, specifier: "%.0f")") }
}

struct ReportsIssue: View {
  var body: some View {
    reportIssue("The list has no rows")
    return Text("Shown all the same")
  }
}

struct ShowsSurroundings: View {
  @Environment(\.locale) private var locale
  @Environment(\.layoutDirection) private var direction
  @Environment(\.dynamicTypeSize) private var size
  @Environment(\.accessibilityReduceMotion) private var reducesMotion
  @Environment(\.horizontalSizeClass) private var width

  var body: some View {
    Text(verbatim: locale.identifier)
    Text(verbatim: "\(direction)")
    Text(verbatim: "\(size)")
    Text(verbatim: reducesMotion ? "still" : "moving")
    Text(verbatim: width == .compact ? "compact" : "wide")
  }
}

struct ShowsNow: View {
  @Environment(\._now) private var now
  var body: some View { Text(now ?? .distantPast, style: .date) }
}
