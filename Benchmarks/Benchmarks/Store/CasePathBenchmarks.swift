import Benchmark
import ComposableArchitecture

@CasePathable
private enum Price {
  case amount(Int)
  case name(String)
}

func measureCasePaths() {
  Benchmark("Case path: embed") { benchmark in
    let path: CaseKeyPath<Price, Int> = \.amount
    for index in benchmark.scaledIterations { blackHole(path(index)) }
  }

  Benchmark("Case path: extract") { benchmark in
    for index in benchmark.scaledIterations {
      let value = Price.amount(index)
      blackHole(value[case: \.amount])
    }
  }

  Benchmark("Case path: is") { benchmark in
    for index in benchmark.scaledIterations {
      let value = Price.amount(index)
      blackHole(value.is(\.amount))
    }
  }

  Benchmark("Case path: modify") { benchmark in
    var value = Price.amount(0)
    for _ in benchmark.scaledIterations { value.modify(\.amount) { $0 &+= 1 } }
    blackHole(value)
  }
}
