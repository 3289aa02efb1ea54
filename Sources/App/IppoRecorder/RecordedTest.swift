import IppoRender

/// A test file for Swift Testing that repeats a recording.
///
/// The file has a test of the screen: it finds controls by role and name, and checks what is seen after each step. For each
/// store it has a test with `TestStore`: each action, and the parts of the state that changed.
///
/// ```swift
/// let test = RecordedTest(name: "CounterRecording", content: "CounterScreen()", modules: ["CounterFeature"])
/// try test.source(of: recording).write(to: url, atomically: true, encoding: .utf8)
/// ```
///
/// The same recording gives the same text, byte for byte. A recording holds code that its program has written; read a test
/// from a recording of somebody else before you run it.
public struct RecordedTest: Sendable {
  /// How much a test of a store says.
  public enum Exhaustivity: Sendable {
    /// All that happens, unless a value cannot be written as code.
    case automatic
    /// The recorded changes, and other changes are allowed.
    case off
  }

  /// The name of the type in the file.
  public var name: String
  /// An expression of Swift for the content of the window.
  public var content: String
  /// Modules of the app, which are imported for tests. Modules of the stores are added.
  public var modules: [String]
  /// Modules that are imported beside those of Ippo.
  public var imports: [String] = []
  /// The initial states, by the name of their type, as in `["Todos.State": "Todos.State(todos: .sample)"]`. The default is
  /// the initializer without arguments.
  public var initialStates: [String: String] = [:]
  /// The reducers, by the name of the type of their state. The default is the type around the state.
  public var reducers: [String: String] = [:]
  /// Structs of the app that have the initializer of their stored properties, such as `City.State`. A test writes values of
  /// these types, and leaves out values of other structs.
  public var memberwise: Set<String> = []
  /// Statements that override other dependencies, in a closure that has them as `$0`.
  public var overrides: [String] = []
  /// How much the tests of stores say.
  public var exhaustivity = Exhaustivity.automatic
  /// The types of the states whose stores get a test; `nil` for all.
  public var stores: Set<String>?
  /// Whether the screen gets a test.
  public var testsScreen = true

  /// Describes a test file.
  ///
  /// - Parameters:
  ///   - name: The name of the type in the file.
  ///   - content: An expression of Swift for the content of the window.
  ///   - modules: Modules of the app.
  public init(name: String, content: String, modules: [String] = []) {
    self.name = name
    self.content = content
    self.modules = modules
  }

  /// The text of the file.
  ///
  /// - Parameter recording: The recording, from the first frame of a window.
  /// - Throws: ``RecordedTestError`` if the recording cannot be made into a test.
  public func source(of recording: Recording) throws(RecordedTestError) -> String {
    guard recording.body.archive.isEmpty else { throw .fromTheMiddle }
    let body = recording.body
    let values = RecordedValues(body, of: self)
    var tests: [String] = []
    if testsScreen {
      var test = ScreenTest(values: values, overrides: overrides, content: content)
      tests.append(test.source(of: body))
    }
    for index in body.stores.indices where stores?.contains(body.stores[index].stateType) ?? true {
      let content = body.content(of: index)
      let own = content.entries.count == body.entries.count ? values : RecordedValues(content, of: self)
      var test = StoreTest(self, content, values: own, store: index)
      if let source = test.source() { tests.append(source) }
    }
    guard !tests.isEmpty else { throw .nothing }
    let own = Set(body.stores.map(\.module)).union(modules).union(values.calls.modules).subtracting([
      "Swift", "Foundation",
    ])
    let recorder = values.hasClock || values.calls.needsRecorder ? ["IppoRecorder"] : []
    let others = Set(["ComposableArchitecture", "Foundation", "IppoTesting", "Testing"] + recorder + imports)
      .subtracting(own)
    var lines = ["// Written from a recording. Read it, name it, and keep it as any other test.", ""]
    lines += others.sorted().map { "import \($0)" }
    if !own.isEmpty { lines += [""] + own.sorted().map { "@testable import \($0)" } }
    lines += ["", "@MainActor", "struct \(name) {", tests.joined(separator: "\n\n"), "}"]
    if values.hasRandomNumbers { lines += ["", RecordedValues.generator] }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension RecordedTest {
  /// An expression of a recording as code; `nil` if it needs an initializer that the test does not use.
  func code(_ text: String?) -> String? {
    guard let text else { return nil }
    let names = text.split(separator: "⟦", omittingEmptySubsequences: false).dropFirst().map {
      String($0.prefix { $0 != "⟧" })
    }
    guard names.allSatisfy(memberwise.contains) else { return nil }
    return text.filter { $0 != "⟦" && $0 != "⟧" }
  }
}

/// Why a recording cannot be made into a test.
public enum RecordedTestError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The recording begins in the middle of a session, with an archive that a test does not have.
  case fromTheMiddle
  /// Neither the screen nor a store can have a test.
  case nothing

  /// Says what is wrong, and what can be done about it.
  public var description: String {
    switch self {
    case .fromTheMiddle:
      "The recording begins in the middle of a session. Record a shorter session, or replay this one from its archive."
    case .nothing: "The recording has neither a screen nor a store that a test could be about."
    }
  }
}
