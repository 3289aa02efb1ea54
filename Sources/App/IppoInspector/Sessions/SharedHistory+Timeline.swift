import IppoRecorder
import Sharing

extension SharedHistory: SharedValuesHistory {
  func followValues(in state: Any) { follow(valuesIn: state) }
  func noteChanges(after id: Int) { note(entry: id) }
  func values(after id: Int) -> any SharedValuesPast { past(after: id) }
  func addChanges(to past: any SharedValuesPast, after first: Int, before last: Int) {
    if let past = past as? SharedPast { addChanges(to: past, after: first, before: last) }
  }
  func showValues(_ values: (any SharedValuesPast)?) { show(values as? SharedPast) }
  func forgetValues(before id: Int) { forget(before: id) }
}

extension SharedPast: SharedValuesPast {
  func reading<R>(_ body: () throws -> R) rethrows -> R { try run(body) }
  func changing<R>(_ body: () throws -> R) rethrows -> R { try compute(body) }
  func snapshot() -> any SharedValuesPast { copy() }
}
