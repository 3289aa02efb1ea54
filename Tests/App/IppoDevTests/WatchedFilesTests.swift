import Testing

@testable import IppoDev

@Suite struct WatchedFilesTests {
  private let files = WatchedFiles(roots: ["/p", "/p/inner", "/q"], scratch: "/p/out")

  @Test func `a dependency inside of the package is watched with it`() {
    #expect(files.roots == ["/p", "/q"])
  }

  @Test(arguments: [
    "/p/Package.swift", "/p/Package@swift-6.3.swift", "/p/Sources/App/A.swift",
    "/p/Sources/App/Media.xcassets/a/Contents.json",
    "/p/Sources/C/include/c.h", "/p/Sources/App/Localizable.xcstrings", "/q/Sources/Q/Q.swift",
    "/p/Examples/Tests/A.swift",
  ])
  func `sources and resources count`(_ path: String) { #expect(files.counts(file: path)) }

  @Test(arguments: [
    "/p/.build/debug/x", "/p/out/debug/x.swift", "/p/.git/index", "/p/Sources/.hidden.swift",
    "/p/Tests/AppTests/A.swift",
    "/p/README.md", "/p/Sources/App/App.docc/Art.png", "/p/Package.resolved", "/p/Sources/App/A.swift~",
    "/p/Sources/App/.A.swift.swp", "/p/Sources/App/4913", "/p/Sources/App/#A.swift#",
    "/p/Sources/App/A.swift___jb_tmp___",
    "/p/node_modules/a.js", "/else/A.swift", "/p2/A.swift",
  ])
  func `build products, tests, articles and temporary files do not count`(_ path: String) {
    #expect(!files.counts(file: path))
  }
}
