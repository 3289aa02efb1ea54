import Testing

@testable @_spi(Testing) import IppoUI

private struct NameKey: EnvironmentKey {
  static var defaultValue: String { "nobody" }
}

private struct AgeKey: EnvironmentKey {
  static var defaultValue: Int { 0 }
}

extension EnvironmentValues {
  fileprivate var name: String {
    get { self[NameKey.self] }
    set { self[NameKey.self] = newValue }
  }

  fileprivate var age: Int {
    get { self[AgeKey.self] }
    set { self[AgeKey.self] = newValue }
  }
}

@MainActor
struct EnvironmentTests {
  @Observable final class Model {
    var name = "A"
    var isSet = true
    var count = 0
  }

  struct NameReader: View {
    @Environment(\.name) private var name
    var body: some View { Leaf(name) }
  }

  struct AgeReader: View {
    @Environment(\.age) private var age
    var body: some View { Leaf("\(age)") }
  }

  struct Root: View {
    let model: Model
    var body: some View {
      Column {
        NameReader()
        AgeReader()
      }
      .environment(\.age, 7)
      .environment(\.name, model.name)
    }
  }

  @Test func aChangeTouchesOnlyTheReadersOfTheKey() {
    let model = Model()
    let screen = Screen { Root(model: model) }
    #expect(screen.texts == ["A", "7"])
    let change = screen.after { model.name = "B" }
    #expect(change.ops == ["update B"])
    #expect(change.bodies == ["Root", "NameReader"])
  }

  private struct Neighbours: View {
    let model: Model
    var body: some View {
      Column {
        NameReader()
        AgeReader()
        if model.isSet { NameReader().environment(\.name, "inner") }
      }
    }
  }

  @Test func aWriterThatAppearsOrLeavesTouchesNoReaderAroundIt() {
    let model = Model()
    model.isSet = false
    let screen = Screen { Neighbours(model: model).environment(\.name, "outer") }
    #expect(screen.texts == ["outer", "0"])
    #expect(screen.after { model.isSet = true }.bodies == ["Neighbours", "NameReader"])
    #expect(screen.texts == ["outer", "0", "inner"])
    #expect(screen.after { model.isSet = false }.bodies == ["Neighbours"])
    #expect(screen.texts == ["outer", "0"])
  }

  @Test func writersAtTheBeginningTouchNoReader() {
    let model = Model()
    let screen = Screen { Neighbours(model: model).environment(\.name, "outer") }
    #expect(screen.texts == ["outer", "0", "inner"])
    // What has been made was evaluated before bodies are recorded.
    #expect(screen.bodies.isEmpty)
  }

  @Test func theHostSetsValuesForTheWholeWindow() {
    let screen = Screen { NameReader() }
    #expect(screen.texts == ["nobody"])
    #expect(screen.after { screen.graph.updateEnvironment { $0.name = "host" } }.bodies == ["NameReader"])
    #expect(screen.texts == ["host"])
    #expect(screen.after { screen.graph.updateEnvironment { $0.age = 3 } }.bodies.isEmpty)
  }

  @Test func aTransformFollowsWhatItReads() {
    struct Transformed: View {
      let model: Model
      var body: some View {
        NameReader().transformEnvironment(\.name) { $0 += "!" }.environment(\.name, model.name)
      }
    }
    let model = Model()
    let screen = Screen { Transformed(model: model) }
    #expect(screen.texts == ["A!"])
    _ = screen.after { model.name = "B" }
    #expect(screen.texts == ["B!"])
  }

  @Test func anElementReadsTheEnvironmentItself() {
    struct NameElement: PrimitiveView {
      func element(in context: ElementContext) -> RenderElement {
        .text(RenderText([.init(context.environment.name)]))
      }
    }
    struct Root: View {
      let model: Model
      var body: some View { NameElement().environment(\.name, model.name) }
    }
    let model = Model()
    let screen = Screen { Root(model: model) }
    #expect(screen.after { model.name = "B" }.ops == ["update B"])
  }

  @Test func aWriterThatBeginsToWriteAKeyReachesItsReaders() {
    struct NameElement: PrimitiveView {
      func element(in context: ElementContext) -> RenderElement { .text(RenderText([.init(context.environment.name)])) }
    }
    struct Root: View {
      let model: Model
      var body: some View {
        Column {
          NameElement()
          NameReader()
        }
        .transformEnvironment(\.self) { if !model.isSet { $0.name = "inner" } }
        .environment(\.name, model.name)
      }
    }
    let model = Model()
    let screen = Screen { Root(model: model) }
    #expect(screen.texts == ["A", "A"])
    _ = screen.after { model.isSet = false }
    #expect(screen.texts == ["inner", "inner"])
    _ = screen.after { model.isSet = true }
    #expect(screen.texts == ["A", "A"])
    _ = screen.after { model.name = "B" }
    #expect(screen.texts == ["B", "B"])
  }

  @Observable final class Service {
    var text = "service"
  }

  @Test func observableObjectsTravelByType() {
    struct Reader: View {
      @Environment(Service.self) private var service
      @Environment(Model.self) private var model: Model?
      var body: some View { Leaf("\(service.text) \(model == nil)") }
    }
    let service = Service()
    let screen = Screen { Reader().environment(service) }
    #expect(screen.texts == ["service true"])
    #expect(screen.after { service.text = "new" }.ops == ["update new true"])
  }

  @Test func theSameObjectSetAgainChangesNothing() {
    struct Reader: View {
      @Environment(Service.self) private var service
      var body: some View { Leaf(service.text) }
    }
    struct Root: View {
      let model: Model
      let service: Service
      var body: some View {
        Column {
          Leaf(model.name)
          Reader()
        }
        .environment(service)
      }
    }
    let (model, service) = (Model(), Service())
    let screen = Screen { Root(model: model, service: service) }
    #expect(screen.after { model.name = "B" }.bodies == ["Root"])
  }

  @Test func optionalsOfObjectsAreComparedByTheirObjects() {
    let object = Thing()
    #expect(areKnownEqual(Optional(object) as Any, Optional(object) as Any))
    #expect(!areKnownEqual(Optional(object) as Any, Optional(Thing()) as Any))
    #expect(!areKnownEqual(Optional(object) as Any, Thing?.none as Any))
    #expect(!areKnownEqual(Thing?.none as Any, Optional(object) as Any))
    #expect(areKnownEqual(Thing?.none as Any, Thing?.none as Any))
    #expect(!areKnownEqual({} as () -> Void, {} as () -> Void))
  }

  private final class Thing {}

  final class Legacy: ObservableObject {
    @Published var text = "legacy"
  }

  @Test func observableObjectsOfCombineTravelToo() {
    struct Reader: View {
      @EnvironmentObject private var legacy: Legacy
      var body: some View { Leaf(legacy.text) }
    }
    let legacy = Legacy()
    let screen = Screen { Reader().environmentObject(legacy) }
    #expect(screen.texts == ["legacy"])
    #expect(screen.after { legacy.text = "new" }.ops == ["update new"])
  }

  @Test func valuesOfNobodyAreDefaults() {
    var values = EnvironmentValues()
    #expect(values.name == "nobody")
    values.name = "x"
    #expect(values.name == "x")
    #expect(Environment(\.name).wrappedValue == "nobody")
  }
}
