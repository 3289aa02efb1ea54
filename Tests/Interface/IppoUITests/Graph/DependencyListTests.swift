import Testing

@testable import IppoUI

struct DependencyListTests {
  @Test(arguments: [0, 1, 2, 16, 17, 60]) func eachDependencyIsNotedOnce(count: Int) {
    let all = (0..<count).map { _ in Dependency() }
    var list = DependencyList()
    let first = all.map { list.add($0) }
    let again = all.map { list.add($0) }
    #expect(first.allSatisfy { $0 })
    #expect(!again.contains(true))
    #expect(list.items.count == count)
    #expect(all.allSatisfy { list.items.contains($0) })
  }

  @Test(arguments: [1, 2, 20]) func whatIsNotReadAgainIsGone(count: Int) {
    let before = (0..<count).map { _ in Dependency() }
    var known = NodeDependencies.none
    for dependency in before { known.append(dependency) }
    var list = DependencyList(known: known)
    let new = Dependency()
    let isNew = (list.add(before[0]), list.add(new))
    #expect(isNew == (false, true), "One was read before.")
    var gone: [Dependency] = []
    list.forEachGone { gone.append($0) }
    #expect(gone.map { ObjectIdentifier($0) } == before.dropFirst().map { ObjectIdentifier($0) })
  }

  @Test func dependenciesAreTakenFromTheEnd() {
    let all = (0..<3).map { _ in Dependency() }
    var dependencies = NodeDependencies.none
    for dependency in all { dependencies.append(dependency) }
    for (left, dependency) in all.enumerated().reversed() {
      #expect(dependencies.popLast() === dependency)
      #expect(dependencies.count == left)
    }
    #expect(dependencies.popLast() == nil)
  }
}
