import Benchmark
import ComposableArchitecture

private struct Row: Identifiable {
  var id: Int
  var count = 0
}

private let count = 100_000

func measureIdentifiedArrays() {
  Benchmark("IdentifiedArray: append 100,000", configuration: .one) { benchmark in
    for _ in benchmark.scaledIterations {
      var rows: IdentifiedArrayOf<Row> = []
      for id in 0..<count { rows.append(Row(id: id)) }
      benchmark.stopMeasurement()
      blackHole(rows)
    }
  }

  Benchmark("IdentifiedArray: append 100,000 observable rows", configuration: .one) { benchmark in
    for _ in benchmark.scaledIterations {
      var rows: IdentifiedArrayOf<Tally.State> = []
      for id in 0..<count { rows.append(Tally.State(id: id)) }
      benchmark.stopMeasurement()
      blackHole(rows)
    }
  }

  Benchmark("IdentifiedArray: remove the last of observable rows") { benchmark in
    var rows = IdentifiedArray(uniqueElements: (0..<count).map { Tally.State(id: $0) })
    benchmark.startMeasurement()
    for _ in benchmark.scaledIterations { blackHole(rows.removeLast()) }
    benchmark.stopMeasurement()
  }

  Benchmark("IdentifiedArray: change one of 100,000 observable rows") { benchmark in
    var rows = IdentifiedArray(uniqueElements: (0..<count).map { Tally.State(id: $0) })
    benchmark.startMeasurement()
    for index in benchmark.scaledIterations { rows[id: (index &* 7_919) % count]?.count += 1 }
    benchmark.stopMeasurement()
    blackHole(rows)
  }

  Benchmark("IdentifiedArray: lookup in 100,000 observable rows") { benchmark in
    let rows = IdentifiedArray(uniqueElements: (0..<count).map { Tally.State(id: $0) })
    benchmark.startMeasurement()
    for index in benchmark.scaledIterations { blackHole(rows[id: (index &* 7_919) % count]?.count) }
    benchmark.stopMeasurement()
  }

  Benchmark("IdentifiedArray: lookup in 100,000") { benchmark in
    let rows = IdentifiedArray(uniqueElements: (0..<count).map { Row(id: $0) })
    benchmark.startMeasurement()
    for index in benchmark.scaledIterations {
      blackHole(rows[id: (index &* 7_919) % count])
    }
  }

  Benchmark("IdentifiedArray: remove from 100,000", configuration: .one) { benchmark in
    var rows = IdentifiedArray(uniqueElements: (0..<count).map { Row(id: $0) })
    benchmark.startMeasurement()
    for _ in benchmark.scaledIterations {
      let id = rows[count / 2].id
      let row = rows.remove(id: id)!
      benchmark.stopMeasurement()
      rows.insert(row, at: count / 2)
    }
  }
}
