package import Foundation

/// Compares the names in a folder of Swift sources with what there is here.
///
/// The check reads sources alone, without a project file and a compiler. A name that some type here has counts as known, whatever
/// type has it in the sources. So a report without faults is a good sign, and proves little.
package struct SourceCheck: Sendable {
  private let known: KnownNames
  private let table: CompatibilityTable
  private let modules: Set<String>

  /// A check against a checkout of Ippo.
  package init(_ checkout: Checkout) throws {
    known = try KnownNames(checkout)
    table = try CompatibilityTable(checkout)
    modules = try checkout.modules().union(AppleModules.names).union(Self.toolchain)
  }

  /// Modules of the toolchain.
  static let toolchain: Set<String> = [
    "Dispatch", "Foundation", "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking", "Glibc",
    "Observation", "RegexBuilder", "Swift", "Synchronization", "Testing", "XCTest", "_Concurrency",
  ]

  /// Checks all Swift sources below a folder.
  ///
  /// - Throws: A ``ProjectError`` where the folder is missing, or has no Swift source.
  package func report(on folder: URL) throws -> CheckReport {
    let paths = try SwiftSources.paths(in: folder)
    guard !paths.isEmpty else { throw ProjectError("\(folder.path(percentEncoded: false)) has no Swift sources.") }
    var sources: [(path: String, file: SourceFile)] = []
    for path in paths {
      guard let text = try? String(contentsOf: folder.appending(path: path), encoding: .utf8) else {
        throw ProjectError("\(path) is no text in UTF-8.")
      }
      sources.append((path, SourceFile(text, modules: modules)))
    }
    // A folder is often a module of the project: `Sources/Player/PlayerView.swift`.
    let own = Set(paths.flatMap { $0.split(separator: "/").dropLast().map(String.init) })
    let declared = sources.reduce(into: Set<String>()) { $0.formUnion($1.file.declared) }
    let used = Set(sources.flatMap { $0.file.imports.map(\.name) })
    let isOther = { (module: String) in
      !modules.contains(module) && !own.contains(module) && MissingModules.advice(for: module) == nil
    }
    return CheckReport(
      files: sources.map { path, file in
        let findings = findings(in: file, declared: declared, own: own, isOther: isOther)
        return CheckReport.File(path: path, findings: findings.sorted { ($0.line, $0.column) < ($1.line, $1.column) })
      },
      aliases: used.intersection(AppleModules.names).sorted().compactMap { name in
        AppleModules.replacement(of: name, inExecutable: false).map { "\(name)=\($0)" }
      },
      traits: used.contains("SwiftData") ? ["AppsSQLite"] : [],
      packages: used.filter(isOther).sorted())
  }

  private func findings(
    in file: SourceFile, declared: Set<String>, own: Set<String>, isOther: (String) -> Bool
  ) -> [CheckReport.Finding] {
    var findings: [CheckReport.Finding] = []
    func add(_ kind: CheckReport.Finding.Kind, _ use: SourceFile.Use, _ message: String) {
      findings.append(
        CheckReport.Finding(kind: kind, name: use.name, line: use.line, column: use.column, message: message))
    }
    for module in file.imports {
      if let advice = MissingModules.advice(for: module.name), !modules.contains(module.name),
        !own.contains(module.name)
      {
        add(.module, module, "There is no module \(module.name): \(advice).")
      } else if isOther(module.name) {
        add(.package, module, "\(module.name) is a module of another package, which has to build on Linux.")
      }
    }
    for marker in file.markers {
      if Self.runtimeMarkers.contains(marker.name) {
        add(
          .runtime, marker,
          "\(marker.name) needs the Objective-C runtime: use a closure, or put the code between `#if !os(Linux)` and `#endif`."
        )
      }
    }
    // Names of other packages are not known here.
    let importsOthers = file.imports.contains { isOther($0.name) }
    var reported: Set<String> = []
    for type in file.types where !importsOthers || table.entries[type.name] != nil {
      guard !isKnownType(type.name, declared, own), reported.insert(type.name).inserted else { continue }
      add(.type, type, message("There is no \(type.name) here", type.name))
    }
    for member in file.members where !importsOthers || table.entries[member.name] != nil {
      guard !isKnownMember(member.name, declared, own), reported.insert(member.name).inserted else { continue }
      add(.member, member, message("Nothing here has a member \(member.name)", member.name))
    }
    for lines in file.skipped {
      let place =
        lines.count == 1 ? "Line \(lines.lowerBound) is" : "Lines \(lines.lowerBound) to \(lines.upperBound) are"
      add(
        .skipped, SourceFile.Use(name: "#if", line: lines.lowerBound, column: 1),
        "\(place) for other systems, and left out. `|| canImport(IppoUI)` in the condition takes them in.")
    }
    return findings
  }

  private func message(_ fault: String, _ name: String) -> String {
    if let entry = table.entries[name] { return "\(fault): \(entry.text)." }
    return "\(fault): replace it, or put its code between `#if !os(Linux)` and `#endif`."
  }

  private func isKnownType(_ name: String, _ declared: Set<String>, _ own: Set<String>) -> Bool {
    known.types.contains(name) || known.members.contains(name) || declared.contains(name) || modules.contains(name)
      || own.contains(name) || Self.words.contains(name) || name.count == 1
      // Constants of C: `STDIN_FILENO`.
      || name.allSatisfy { $0.isUppercase || $0.isNumber || $0 == "_" }
  }

  private func isKnownMember(_ name: String, _ declared: Set<String>, _ own: Set<String>) -> Bool {
    let plain = String(name.drop { $0 == "_" || $0 == "$" })
    return known.members.contains(name) || known.members.contains(plain) || declared.contains(plain)
      || declared.contains(name) || own.contains(name)
      || modules.contains(name) || Self.words.contains(name) || plain.isEmpty
      // Fields of C: `st_size`.
      || plain.contains("_")
  }

  private static let words: Set<String> = [
    "Self", "Any", "Type", "Protocol", "self", "init", "some", "any", "AnyObject",
  ]

  private static let runtimeMarkers: Set<String> = [
    "#selector", "#keyPath", "@IBAction", "@IBDesignable", "@IBInspectable", "@IBOutlet", "@NSApplicationMain",
    "@NSManaged", "@objc", "@objcMembers",
  ]
}
