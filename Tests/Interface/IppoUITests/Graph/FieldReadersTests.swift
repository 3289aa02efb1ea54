import Observation
import Testing

@testable import IppoUI

@MainActor
@Suite("Readers of fields")
struct FieldReadersTests {
  /// An object of Ippo's own, with two fields.
  final class Model: _FieldReaders, @unchecked Sendable {
    let registrar = ObservationRegistrar()
    private(set) var told = 0

    var first = 0 { didSet { tell(\Model.first) } }
    var second = 0 { didSet { tell(\Model.second) } }

    func reading<T>(_ field: KeyPath<Model, T>) -> T {
      if !read(field) {
        told += 1
        registrar.access(Subject(), keyPath: \.all)
      }
      return self[keyPath: field]
    }

    private func tell(_ field: AnyKeyPath) {
      registrar.willSet(Subject(), keyPath: \.all)
      changed(field)
    }

    struct Subject: Observable { var all: Int { 0 } }
  }

  struct Reader: View {
    let model: Model
    let field: KeyPath<Model, Int>
    let bodies: Box<Int>

    var body: some View {
      let _ = note()
      Text(verbatim: "\(model.reading(field))")
    }

    private func note() { bodies.value += 1 }
  }

  struct Pair: View {
    let model: Model
    let bodies: (Box<Int>, Box<Int>)

    var body: some View {
      Reader(model: model, field: \.first, bodies: bodies.0)
      Reader(model: model, field: \.second, bodies: bodies.1)
    }
  }

  @Test("A change of a field runs the bodies that have read it, and Observation is told of none of them")
  func fields() {
    let model = Model()
    let bodies = (Box(0), Box(0))
    let screen = Screen { Pair(model: model, bodies: bodies) }
    model.first = 1
    model.first = 2
    screen.graph.drain()
    #expect(screen.texts == ["2", "0"])
    #expect(bodies.0.value == 2 && bodies.1.value == 1)
    model.second = 5
    screen.graph.drain()
    #expect(screen.texts == ["2", "5"])
    #expect(bodies.0.value == 2 && bodies.1.value == 2)
    #expect(model.told == 0)
  }

  @Test("A change from another thread arrives on the main actor")
  func threads() async {
    let model = Model()
    let screen = Screen { Pair(model: model, bodies: (Box(0), Box(0))) }
    await Task.detached { model.first = 7 }.value
    await Task { @MainActor in }.value
    screen.graph.drain()
    #expect(screen.texts == ["7", "0"])
  }

  @Test("Who follows a read by Observation is told, in a body and outside of one")
  func observation() {
    let model = Model()
    let changes = Box(0)
    struct Nested: View {
      let model: Model
      let changes: Box<Int>
      var body: some View {
        let value = withObservedReads {
          withObservationTracking {
            model.reading(\.first)
          } onChange: { [changes] in
            MainActor.assumeIsolated { changes.value += 1 }
          }
        }
        Text(verbatim: "\(value)")
      }
    }
    let screen = Screen { Nested(model: model, changes: changes) }
    #expect(model.told == 1)
    model.first = 3
    #expect(changes.value == 1)
    screen.graph.drain()
    #expect(screen.texts == ["3"])
    withObservationTracking {
      _ = model.reading(\.second)
    } onChange: {
      MainActor.assumeIsolated { changes.value += 10 }
    }
    model.second = 1
    // The body was evaluated again, and follows again.
    #expect(changes.value == 12)
  }

  @Test("A closed window is told of nothing")
  func closed() {
    let model = Model()
    let bodies = (Box(0), Box(0))
    let screen = Screen { Pair(model: model, bodies: bodies) }
    screen.graph.close()
    model.first = 1
    #expect(bodies.0.value == 1)
  }

  @Test("One body that reads ten thousand objects follows each once, and lets go of those it reads no more")
  func many() {
    let models = (0..<10_000).map { _ in Model() }
    struct Sum: View {
      @State var isAll = true
      let models: [Model]
      var body: some View {
        let sum = models.prefix(isAll ? models.count : 1).reduce(0) { $0 + $1.reading(\.first) + $1.reading(\.first) }
        Button(String(sum)) { isAll = false }
      }
    }
    let screen = Screen { Sum(models: models) }
    for model in models { model.first = 1 }
    screen.graph.drain()
    #expect(screen.texts == ["20000"])
    let button = screen.nodes.first { if case .button = $0.element { true } else { false } }
    try? screen.send(.activate, to: button!.id)
    #expect(screen.texts == ["2"])
    models[5000].first = 100
    #expect(!screen.graph.needsTurn)
    models[0].first = 100
    #expect(screen.graph.needsTurn)
    screen.graph.drain()
    #expect(screen.texts == ["200"])
  }
}
