import Foundation
import Testing

@testable import IppoDev

@Suite struct DevPlanTests {
  private let place: Folder
  private var folder: String { place.path }

  init() throws {
    place = try Folder()
    try write("App", to: ".build/x86_64-unknown-linux-gnu/debug/App")
    try write("// swift-tools-version: 6.3", to: "Package.swift")
    try write(
      #"{"other":{"a":{"b":1}},"traitConfiguration":{"enabledTraits":{"_0":["SQLite","default"]}}}"#,
      to: ".build/x86_64-unknown-linux-gnu/debug/description.json")
    try write(
      """
      {"object":{"dependencies":[
        {"state":{"name":"fileSystem","path":"/libraries/one"}},
        {"state":{"name":"sourceControlCheckout","checkoutState":{"revision":"1"}}},
        {"state":{"name":"edited","path":"/libraries/two"}}]},"version":7}
      """, to: ".build/workspace-state.json")
  }

  private func write(_ text: String, to path: String) throws {
    let url = URL(fileURLWithPath: folder + "/" + path)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: url, atomically: true, encoding: .utf8)
  }

  private func plan(_ program: String, _ environment: [String: String] = [:]) throws(DevError) -> DevPlan {
    try DevPlan(program: folder + program, current: "/nowhere", environment: environment)
  }

  @Test func `the path of a program leads to its package, traits and path dependencies`() throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder + "/.build/debug", withDestinationPath: "x86_64-unknown-linux-gnu/debug")
    let plan = try plan("/.build/debug/App", ["IPPO_BUILD_FLAGS": "-Xswiftc -use-ld=lld"])
    #expect(plan.program == folder + "/.build/x86_64-unknown-linux-gnu/debug/App")
    #expect(
      plan.files == WatchedFiles(roots: [folder, "/libraries/one", "/libraries/two"], scratch: folder + "/.build"))
    #expect(
      plan.arguments == [
        "build", "--package-path", folder, "--scratch-path", folder + "/.build", "-c", "debug", "--product", "App",
        "--traits", "SQLite,default", "-Xswiftc", "-use-ld=lld",
      ])
  }

  @Test func `traits are those that the program was built with`() {
    let arguments = { (text: String) in DevPlan.traits(in: Data(text.utf8)) }
    #expect(arguments(#"{"traitConfiguration":{"default":{}}}"#) == [])
    #expect(arguments(#"{"traitConfiguration":{"disableAllTraits":{}}}"#) == ["--disable-default-traits"])
    #expect(arguments(#"{"traitConfiguration":{"enableAllTraits":{}}}"#) == ["--enable-all-traits"])
    #expect(arguments(#"{"traitConfiguration":{"enabledTraits":{"_0":["B","A"]}},"z":{}}"#) == ["--traits", "A,B"])
    #expect(arguments("{}") == [])
    #expect(arguments(#"{"traitConfiguration":{"#) == [])
  }

  @Test func `flags are those that the program was linked with`() {
    func flags(_ arguments: String) -> [String] {
      let manifest = """
        commands:
          "C.AppTests-x86_64-unknown-linux-gnu-debug.exe":
            args: ["swiftc","-g","-DOTHER"]

          "C.App-x86_64-unknown-linux-gnu-debug.module":
            args: ["swiftc","-g","-DMODULE"]

          "C.App-x86_64-unknown-linux-gnu-debug.exe":
            tool: shell
            inputs: ["/p/a.o"]
            args: ["swiftc","-o","App",\(arguments)]
            description: "Linking"

        """
      return DevPlan.flags(in: Data(manifest.utf8), command: "C.App-x86_64-unknown-linux-gnu-debug.exe")
    }
    #expect(flags(#""-lz","-g""#) == [])
    #expect(
      flags(#""-Xlinker","main=App_main","-lz","-gnone","-DX","-use-ld=lld","-Xlinker","-z","-Xlinker","now""#) == [
        "-debug-info-format", "none", "-Xswiftc", "-DX", "-Xswiftc", "-use-ld=lld", "-Xlinker", "-z", "-Xlinker",
        "now",
      ])
    #expect(flags(#""-sanitize=thread","-g""#) == ["--sanitize", "thread"])
    #expect(flags(#""-lz""#) == [])
    #expect(DevPlan.flags(in: Data(), command: "C.App.exe") == [])
  }

  @Test func `flags of the environment replace those of the last build`() throws {
    try write(
      #"""
      commands:
        "C.App-x86_64-unknown-linux-gnu-debug.exe":
          args: ["swiftc","-gnone"]

      """#, to: ".build/debug.yaml")
    let program = "/.build/x86_64-unknown-linux-gnu/debug/App"
    #expect(try plan(program).flags == ["-debug-info-format", "none"])
    #expect(try plan(program, ["IPPO_BUILD_FLAGS": "-v"]).flags == ["-v"])
    #expect(try plan(program, ["IPPO_BUILD_FLAGS": ""]).flags == [])
  }

  @Test func `a program outside of a build folder, or without a package, is refused`() throws {
    #expect(throws: DevError.notBuiltHere(folder + "/App")) { try plan("/App") }
    try FileManager.default.removeItem(atPath: folder + "/Package.swift")
    #expect(throws: DevError.noPackage(folder)) { try plan("/.build/x86_64-unknown-linux-gnu/debug/App") }
  }

  @Test func `a build writes another program or leaves the same`() throws {
    let path = folder + "/Package.swift"
    let stamp = try #require(ProgramStamp(path))
    #expect(ProgramStamp(path) == stamp)
    try write("// changed", to: "Package.swift")
    #expect(ProgramStamp(path) != stamp)
    #expect(ProgramStamp(folder + "/none") == nil)
  }
}
