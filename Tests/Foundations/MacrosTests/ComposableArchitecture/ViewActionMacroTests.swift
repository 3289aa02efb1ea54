import SwiftDiagnostics
import SwiftSyntaxMacrosGenericTestSupport
import Testing

@testable import IppoMacros

@Suite struct ViewActionMacroTests {
  func expand(
    _ source: String, to expanded: String, diagnostics: [DiagnosticSpec] = [], fixed: String? = nil,
    location: Testing.SourceLocation = #_sourceLocation
  ) {
    expectExpansion(
      of: source, is: expanded, diagnostics: diagnostics, fixedSource: fixed,
      macros: ["ViewAction": ViewActionMacro.self], conformances: ["ViewAction": ["ViewActionSending"]],
      location: location
    )
  }

  @Test func `a view sends its actions`() {
    expand(
      """
      @ViewAction(for: Feature.self)
      struct FeatureView: View {
        @Bindable var store: StoreOf<Feature>
        var body: some View {
          Button("Tap") { send(.tapped) }
        }
      }
      """,
      to: """

        struct FeatureView: View {
          @Bindable var store: StoreOf<Feature>
          var body: some View {
            Button("Tap") { send(.tapped) }
          }
        }

        extension FeatureView: ComposableArchitecture.ViewActionSending {
        }
        """
    )
  }

  @Test func `a store is needed`() {
    expand(
      """
      @ViewAction(for: Feature.self)
      struct FeatureView: View {
        var body: some View {
          Button("Tap") {}
        }
      }
      """,
      to: """

        struct FeatureView: View {
          var body: some View {
            Button("Tap") {}
          }
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message: "'@ViewAction' requires 'FeatureView' to hold its 'Store' in a property 'store'", line: 1,
          column: 1, fixIts: [FixItSpec(message: "Add 'store'")]
        )
      ],
      fixed: """
        @ViewAction(for: Feature.self)
        struct FeatureView: View {
          let store: StoreOf<Feature>
          var body: some View {
            Button("Tap") {}
          }
        }
        """
    )
  }

  @Test func `sending through the store is discouraged`() {
    let warning = "'@ViewAction' lets a view send its own actions alone: 'send(.tapped)' in place of 'store.send'"
    expand(
      """
      @ViewAction(for: Feature.self)
      struct FeatureView: View {
        let store: StoreOf<Feature>
        var body: some View {
          Button("Tap") { store.send(.view(.tapped)) }
          Button("Tap") { self.store.send(.view(.tapped), animation: .default) }
          Button("Load") { store.send(.load) }
        }
      }
      """,
      to: """

        struct FeatureView: View {
          let store: StoreOf<Feature>
          var body: some View {
            Button("Tap") { store.send(.view(.tapped)) }
            Button("Tap") { self.store.send(.view(.tapped), animation: .default) }
            Button("Load") { store.send(.load) }
          }
        }

        extension FeatureView: ComposableArchitecture.ViewActionSending {
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message: warning, line: 5, column: 21, severity: .warning,
          fixIts: [FixItSpec(message: "Send the view's action")]
        ),
        DiagnosticSpec(
          message: warning, line: 6, column: 21, severity: .warning,
          fixIts: [FixItSpec(message: "Send the view's action")]
        ),
        DiagnosticSpec(message: warning, line: 7, column: 22, severity: .warning),
      ],
      fixed: """
        @ViewAction(for: Feature.self)
        struct FeatureView: View {
          let store: StoreOf<Feature>
          var body: some View {
            Button("Tap") { send(.tapped) }
            Button("Tap") { send(.tapped, animation: .default) }
            Button("Load") { store.send(.load) }
          }
        }
        """
    )
  }
}
