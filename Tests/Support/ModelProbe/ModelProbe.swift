import Foundation
import SwiftData

@Model
final class Account {
  @Attribute(.unique) var number: Int
  var balance: Int
  @Relationship(deleteRule: .cascade, inverse: \Transfer.account) var transfers: [Transfer] = []

  init(number: Int, balance: Int = 0) {
    self.number = number
    self.balance = balance
  }
}

@Model
final class Transfer {
  var step: Int
  var amount: Int
  var account: Account?

  init(step: Int, amount: Int, account: Account) {
    self.step = step
    self.amount = amount
    self.account = account
  }
}

private struct LastStep: View {
  @Query(sort: \Transfer.step, order: .reverse) private var transfers: [Transfer]

  var body: some View { Text("\(transfers.first?.step ?? 0)") }
}

private struct TransferList: View {
  @Query(sort: \Transfer.step) private var transfers: [Transfer]

  var body: some View {
    List(transfers) { Text("\($0.step): \($0.amount)") }
  }
}

/// A process with models in a file. It does what its first argument says.
///
/// ```
/// ModelProbe write FILE    saves step after step, and prints each step after its save
/// ModelProbe check FILE    prints the last step, and fails where a step is there in part
/// ModelProbe change FILE   saves a step for each line of the input, and prints the step and the time after the save
/// ModelProbe follow FILE   shows the last step in a view, and prints it with the time of each frame
/// ModelProbe fill FILE     saves a transfer for each line of the input
/// ModelProbe list FILE     shows all transfers in a list, and prints their number and the memory in kilobytes
/// ```
///
/// A step moves an amount between two accounts, adds two transfers to the history of the accounts, and deletes the transfers
/// of a former step: the balances of all accounts are 0 together. Times are seconds of the monotonic clock of the machine.
@main
struct ModelProbe {
  private static let accounts = 10
  /// The number of steps whose transfers are there.
  private static let kept = 50

  @MainActor
  static func main() async throws {
    let arguments = CommandLine.arguments
    guard arguments.count == 3 else { throw Failure("Usage: ModelProbe write|check|change|follow|fill|list FILE") }
    let container = try ModelContainer(
      for: Account.self, configurations: ModelConfiguration(url: URL(filePath: arguments[2])))
    switch arguments[1] {
    case "write": try write(container)
    case "check": try check(container)
    case "change": try change(container)
    case "follow": try await follow(container)
    case "fill": try fill(container)
    case "list": try list(container)
    case let other: throw Failure("'\(other)' is not write, check, change, follow, fill or list")
    }
  }

  private static func prepare(_ context: ModelContext) throws -> [Account] {
    let descriptor = FetchDescriptor<Account>(sortBy: [SortDescriptor(\.number)])
    let known = try context.fetch(descriptor)
    if !known.isEmpty { return known }
    for number in 0..<accounts { context.insert(Account(number: number)) }
    try context.save()
    return try context.fetch(descriptor)
  }

  private static func lastStep(_ context: ModelContext) throws -> Int {
    var descriptor = FetchDescriptor<Transfer>(sortBy: [SortDescriptor(\.step, order: .reverse)])
    descriptor.fetchLimit = 1
    return try context.fetch(descriptor).first?.step ?? 0
  }

  private static func save(_ step: Int, _ accounts: [Account], _ context: ModelContext) throws {
    let (from, to) = (accounts[step % accounts.count], accounts[(step * 7 + 3) % accounts.count])
    from.balance -= step
    to.balance += step
    context.insert(Transfer(step: step, amount: -step, account: from))
    context.insert(Transfer(step: step, amount: step, account: to))
    let former = step - kept
    try context.delete(model: Transfer.self, where: #Predicate { $0.step == former })
    try context.save()
  }

  private static func write(_ container: ModelContainer) throws {
    let context = ModelContext(container)
    let accounts = try prepare(context)
    var step = try lastStep(context)
    while true {
      step += 1
      try save(step, accounts, context)
      tell("\(step)")
    }
  }

  private static func check(_ container: ModelContainer) throws {
    let context = ModelContext(container)
    let transfers = try context.fetch(FetchDescriptor<Transfer>())
    let last = try lastStep(context)
    let steps = Dictionary(grouping: transfers, by: \.step)
    let expected = Set(max(1, last - kept + 1)..<(last + 1))
    guard Set(steps.keys) == expected else { throw Failure("steps \(steps.keys.sorted()) before \(last)") }
    for (step, transfers) in steps {
      guard transfers.count == 2, transfers.map(\.amount).sorted() == [-step, step],
        transfers.allSatisfy({ $0.account != nil })
      else { throw Failure("step \(step) is there in part: \(transfers.map(\.amount))") }
    }
    var balances = Array(repeating: 0, count: accounts)
    for step in 1..<(last + 1) {
      balances[step % accounts] -= step
      balances[(step * 7 + 3) % accounts] += step
    }
    let stored = try context.fetch(FetchDescriptor<Account>(sortBy: [SortDescriptor(\.number)])).map(\.balance)
    guard last == 0 || stored == balances else { throw Failure("balances \(stored), not \(balances)") }
    tell("\(last)")
  }

  private static func change(_ container: ModelContainer) throws {
    let context = ModelContext(container)
    let accounts = try prepare(context)
    tell("ready")
    while readLine() != nil {
      let step = try lastStep(context) + 1
      try save(step, accounts, context)
      tell("\(step) \(now)")
    }
  }

  /// Shows the last step as a view does, until the input ends. Each frame with changes is a line.
  @MainActor
  private static func follow(_ container: ModelContainer) async throws {
    let graph = ViewGraph { LastStep().modelContainer(container) }
    graph.onFrame = { _ in
      let time = now
      tell("\((try? lastStep(container.mainContext)) ?? 0) \(time)")
    }
    tell("ready")
    await Task.detached { while readLine() != nil {} }.value
    graph.close()
  }

  private static func fill(_ container: ModelContainer) throws {
    let context = ModelContext(container)
    let account = try prepare(context)[0]
    var step = 0
    while readLine() != nil {
      step += 1
      context.insert(Transfer(step: step, amount: step, account: account))
    }
    try context.save()
  }

  @MainActor
  private static func list(_ container: ModelContainer) throws {
    let graph = ViewGraph(rowsAtFirst: 200) { TransferList().modelContainer(container) }
    graph.drain()
    let count = try container.mainContext.fetchCount(FetchDescriptor<Transfer>())
    let pages = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ")
    tell("\(count) \((Int(pages[1]) ?? 0) * sysconf(Int32(_SC_PAGESIZE)) / 1024)")
    graph.close()
  }

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  private static func tell(_ line: String) { FileHandle.standardOutput.write(Data("\(line)\n".utf8)) }

  struct Failure: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
  }
}
