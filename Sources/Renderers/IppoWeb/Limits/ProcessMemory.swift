import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The memory that this process uses of the machine, and its limit, as Linux reports them.
enum ProcessMemory {
  /// Bytes that are resident; `nil` where the system does not say.
  static func resident() -> Int? {
    guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return nil }
    let fields = text.split(separator: " ")
    guard fields.count > 1, let pages = Int(fields[1]) else { return nil }
    return pages * sysconf(Int32(_SC_PAGESIZE))
  }

  /// Bytes that the process may have: the memory of the machine, or what its control group grants it.
  static func available() -> Int? {
    let pages = sysconf(Int32(_SC_PHYS_PAGES))
    let machine = pages > 0 ? pages * sysconf(Int32(_SC_PAGESIZE)) : nil
    return ([machine] + controlGroupLimits()).compactMap(\.self).min()
  }

  /// The limits of the process's control group, and of all groups around it, in either version of control groups.
  private static func controlGroupLimits() -> [Int?] {
    let text = (try? String(contentsOfFile: "/proc/self/cgroup", encoding: .utf8)) ?? ""
    return text.split(separator: "\n").flatMap { line -> [Int?] in
      let fields = line.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
      guard fields.count == 3 else { return [] }
      if fields[0] == "0" { return limits(in: "/sys/fs/cgroup", String(fields[2]), "memory.max") }
      guard fields[1].split(separator: ",").contains("memory") else { return [] }
      return limits(in: "/sys/fs/cgroup/memory", String(fields[2]), "memory.limit_in_bytes")
    }
  }

  private static func limits(in root: String, _ path: String, _ file: String) -> [Int?] {
    var segments = path.split(separator: "/")
    var limits: [Int?] = []
    while true {
      let folder = ([root] + segments.map(String.init)).joined(separator: "/")
      let text = try? String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)
      limits.append(text.flatMap { Int($0.trimmingCharacters(in: .whitespacesAndNewlines)) })
      guard segments.popLast() != nil else { return limits }
    }
  }
}
