/// Faults of a target.
extension Doctor {
  func targetDiagnoses(
    _ target: PackageTarget, among targets: [PackageTarget], _ manifest: Manifest, _ modules: Set<String>
  ) -> [Diagnosis] {
    shadowDiagnoses(target, modules) + aliasDiagnoses(target, modules) + needDiagnoses(target, targets, manifest)
      + umbrellaDiagnoses(target) + entryPointDiagnoses(target) + modeDiagnoses(target, manifest)
  }

  private func shadowDiagnoses(_ target: PackageTarget, _ modules: Set<String>) -> [Diagnosis] {
    let taken = modules.union(AppleModules.names).union(ProjectName.modules)
    guard taken.contains(target.name) else { return [] }
    return [
      Diagnosis(
        .shadowedModule, in: target.name, "The target is called like a module that Ippo has or needs.",
        remedy: "Give the target another name: two modules of one name do not build.")
    ]
  }

  private func aliasDiagnoses(_ target: PackageTarget, _ modules: Set<String>) -> [Diagnosis] {
    var found: [Diagnosis] = []
    for (name, module) in target.target.aliases where !modules.contains(module) && module != "OpenCombine" {
      let right = AppleModules.replacement(of: name, inExecutable: target.isProgram)
      found.append(
        Diagnosis(
          .aliasOfNoModule, in: target.name, "The alias \(name)=\(module) means a module that is not there.",
          remedy: right.map { "Write \(name)=\($0)." } ?? "Remove the alias."))
    }
    for (module, file) in target.imports.sorted(by: { $0.key < $1.key }) where target.aliases[module] == nil {
      guard let right = AppleModules.replacement(of: module, inExecutable: target.isProgram) else { continue }
      found.append(
        Diagnosis(
          .missingAlias, in: target.name, "\(file) imports \(module), which has no alias in the target.",
          remedy: "Add to its `swiftSettings`: .unsafeFlags([\"-module-alias\", \"\(module)=\(right)\"])"))
    }
    let overlays = ["CoreImage", "UIKit"].filter { target.imports[$0] != nil }
    if let overlay = overlays.first, target.imports["Testing"] != nil,
      !target.target.flags.contains("-disable-cross-import-overlays"),
      target.files.contains(where: { file in
        let names = Set(file.file.imports.map(\.name))
        return names.contains("Testing") && !names.isDisjoint(with: overlays)
      })
    {
      found.append(
        Diagnosis(
          .otherOverlay, in: target.name,
          "A file imports Testing and \(overlay), and the toolchain lacks the module for both.",
          remedy: "Add to its `swiftSettings`: .unsafeFlags([\"-Xfrontend\", \"-disable-cross-import-overlays\"])"))
    }
    return found
  }

  /// The products of Ippo that a target reaches, by itself and by targets that it depends on.
  private func products(of target: PackageTarget, _ targets: [PackageTarget]) -> Set<String> {
    var (reached, pending) = (Set<String>(), [target])
    while let next = pending.popLast() {
      for need in next.target.needs where reached.insert(need.name).inserted {
        pending += targets.filter { need.package == nil && $0.name == need.name }
      }
    }
    return reached
  }

  private func needDiagnoses(
    _ target: PackageTarget, _ targets: [PackageTarget], _ manifest: Manifest
  ) -> [Diagnosis] {
    var found: [Diagnosis] = []
    guard !manifest.ippo.isEmpty else { return found }
    let reached = products(of: target, targets)
    for (module, file) in target.imports.sorted(by: { $0.key < $1.key }) {
      let real = target.aliases[module] ?? module
      guard let product = Self.product(of: real), !reached.contains(product),
        !Self.comesAlong(product, with: reached)
      else { continue }
      found.append(
        Diagnosis(
          .missingProduct, in: target.name, "\(file) imports \(module), and the target does not depend on \(product).",
          remedy: "Add to its dependencies: .product(name: \"\(product)\", package: \"\(manifest.ippo[0].name)\")"))
    }
    for (module, file) in target.imports.sorted(by: { $0.key < $1.key }) {
      guard targets.contains(where: { $0.name == module }), !reached.contains(module), module != target.name else {
        continue
      }
      found.append(
        Diagnosis(
          .missingDependency, in: target.name, "\(file) imports \(module), and the target does not depend on it.",
          remedy: "Add \"\(module)\" to its dependencies."))
    }
    return found
  }

  /// The product with a module of Ippo; `nil` for other modules.
  private static func product(of module: String) -> String? {
    if [
      "Ippo", "ComposableArchitecture", "ComposableArchitectureClassic", "IppoTesting", "IppoShared", "IppoSessions",
      "IppoWeb", "IppoTerminal", "IppoComponents", "ComposableComponents", "IppoRecorder", "IppoRender",
    ].contains(module) {
      return module
    }
    return module.hasPrefix("Ippo") || module == "OpenCombine" ? "IppoUI" : nil
  }

  /// Whether a module is built with other products, so that its import compiles.
  private static func comesAlong(_ product: String, with reached: Set<String>) -> Bool {
    product == "IppoUI"
      && !reached.isDisjoint(with: ["Ippo", "ComposableArchitecture", "IppoTesting", "IppoComponents"])
  }

  private func umbrellaDiagnoses(_ target: PackageTarget) -> [Diagnosis] {
    let module = target.aliases["SwiftUI"]
    if target.isProgram, target.imports["SwiftUI"] != nil, module == "IppoUI",
      target.files.contains(where: { $0.file.isEntryPoint && $0.file.types.contains { $0.name == "App" } })
    {
      return [
        Diagnosis(
          .appWithoutUmbrella, in: target.name, "SwiftUI means IppoUI in a program, which has no `App.main()`.",
          remedy: "Write SwiftUI=Ippo in its aliases, and depend on the product Ippo.")
      ]
    }
    if target.target.type == "regular", module == "Ippo" {
      return [
        Diagnosis(
          .libraryWithUmbrella, isError: false, in: target.name,
          "SwiftUI means Ippo in a library, which brings the command line and the renderers along.",
          remedy: "Write SwiftUI=IppoUI in the aliases of libraries; SwiftUI=Ippo is for programs.")
      ]
    }
    return []
  }

  private func entryPointDiagnoses(_ target: PackageTarget) -> [Diagnosis] {
    guard target.isProgram, !target.files.isEmpty else { return [] }
    let mains = target.files.filter { $0.file.isEntryPoint }
    let script = target.files.first { $0.path.hasSuffix("/main.swift") }
    if mains.isEmpty, script == nil {
      return [
        Diagnosis(
          .entryPoint, in: target.name, "The program has no `@main`, and no main.swift.",
          remedy: "Write `@main` before its `App`.")
      ]
    }
    if mains.count > 1 || !mains.isEmpty && script != nil {
      let paths = (mains.map(\.path) + (script.map { [$0.path] } ?? [])).joined(separator: " and ")
      return [
        Diagnosis(
          .entryPoint, in: target.name, "The program begins at several places: \(paths).",
          remedy: "Keep one `@main`, and rename main.swift.")
      ]
    }
    return []
  }

  private func modeDiagnoses(_ target: PackageTarget, _ manifest: Manifest) -> [Diagnosis] {
    let mode = target.target.languageMode ?? manifest.swiftLanguageVersions?.max()
    guard let mode, mode != "6", !target.imports.keys.filter({ AppleModules.names.contains($0) }).isEmpty else {
      return []
    }
    return [
      Diagnosis(
        .languageMode, isError: false, in: target.name,
        "The target is in Swift \(mode) mode, where the compiler does not find data races.",
        remedy: "Remove the setting of the language mode: the mode of the tools version is Swift 6.")
    ]
  }
}
