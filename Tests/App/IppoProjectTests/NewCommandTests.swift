import Foundation
import Testing

@testable import IppoProject

@Suite struct NewCommandTests {
  private func run(_ arguments: String..., in folder: TemporaryFolder) throws -> String {
    try NewCommand(arguments, checkout: .own).run(in: folder.url)
  }

  @Test(arguments: ProjectTemplate.allCases)
  func `a package has all files of its template under its name`(template: ProjectTemplate) throws {
    let folder = try TemporaryFolder()
    let text = try run("Weather", "--template", template.rawValue, in: folder)
    #expect(text.contains("cd Weather") && text.contains("swift run Weather"))
    let templates = try Checkout.own.folder.appending(path: "Templates")
    let expected = try ["common", template.rawValue].flatMap { part in
      try ProjectWriter.files(of: templates.appending(path: part)).map { $0.replacing("MyApp", with: "Weather") }
    }
    let written = try ProjectWriter.files(of: folder.url.appending(path: "Weather"))
    #expect(written == expected.sorted())
    #expect(
      Set(written).isSuperset(of: [
        "Package.swift", "README.md", "Containerfile", ".gitignore", ".github/workflows/ci.yml",
        ".vscode/settings.json",
        ".zed/settings.json", ".sourcekit-lsp/config.json",
      ]))
    for path in written {
      let text = try folder.text(of: "Weather/\(path)")
      #expect(!text.contains("MyApp") && !text.contains("my-app"), "\(path)")
    }
    // Nothing but the package is left in the folder.
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path()) == ["Weather"])
  }

  @Test func `the manifest leads to the checkout`() throws {
    let folder = try TemporaryFolder()
    _ = try run("Weather", in: folder)
    let manifest = try folder.text(of: "Weather/Package.swift")
    let line = try #require(manifest.firstMatch(of: #/\["IPPO_PATH"\] \?\? "(.*)"\)/#))
    let path = folder.url.resolvingSymlinksInPath().appending(path: "Weather/\(line.output.1)").standardizedFileURL
    #expect(path.pathComponents == (try Checkout.own.folder.standardizedFileURL.pathComponents))
  }

  @Test(arguments: [
    ("/a/b/App", "/a/ippo", "../../ippo"), ("/a/App", "/a/ippo", "../ippo"), ("/a/ippo/App", "/a/ippo", ".."),
  ])
  func `a path leads from folder to folder`(from: String, to: String, path: String) {
    #expect(ProjectWriter.relativePath(from: URL(filePath: from), to: URL(filePath: to)) == path)
  }

  @Test(arguments: [true, false])
  func `a file or a folder of the name is left alone`(isFolder: Bool) throws {
    let folder = try TemporaryFolder([isFolder ? "Weather/notes.txt" : "Weather": "mine"])
    let path = folder.url.appending(path: "Weather").path()
    #expect(throws: ProjectError("\(path) exists already. Nothing was written.")) { try run("Weather", in: folder) }
    #expect(try folder.text(of: isFolder ? "Weather/notes.txt" : "Weather") == "mine")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path()) == ["Weather"])
  }

  @Test func `a link that leads nowhere is left alone`() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.appending(path: "Weather").path(), withDestinationPath: "/nowhere/at/all")
    #expect(throws: ProjectError.self) { try run("Weather", in: folder) }
  }

  @Test func `a package is made in another folder`() throws {
    let folder = try TemporaryFolder(["apps/readme.txt": ""])
    let text = try run("Weather", "--into", "apps", "--template=tool", in: folder)
    #expect(text.contains("cd apps/Weather"))
    #expect(try folder.text(of: "apps/Weather/Package.swift").contains("Weather"))
    #expect(throws: ProjectError.self) { try run("Other", "--into", "nowhere", in: folder) }
  }

  @Test func `names of folders may have spaces and letters of any script`() throws {
    let folder = try TemporaryFolder(["meine Äpp/readme.txt": ""])
    _ = try run("Weather", "--into", "meine Äpp", in: folder)
    #expect(try folder.text(of: "meine Äpp/Weather/Package.swift").contains("Weather"))
  }

  @Test func `wrong arguments are errors`() throws {
    let folder = try TemporaryFolder()
    #expect(throws: ProjectError("A package needs a name, such as `new MyApp`.")) { try run(in: folder) }
    #expect(throws: ProjectError("There is no template “zoo”. Templates are app, feature, tool, admin.")) {
      try run("Weather", "--template", "zoo", in: folder)
    }
    #expect(throws: ProjectError("--template needs a value.")) { try run("Weather", "--template", in: folder) }
    #expect(throws: ProjectError("--into is given twice.")) { try run("W", "--into", "a", "--into", "b", in: folder) }
    #expect(throws: ProjectError("“Two” is one argument too many.")) { try run("One", "Two", in: folder) }
    #expect(throws: ProjectError("There is no option --force. Options are --template, --into.")) {
      try run("One", "--force", in: folder)
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path()) == [])
  }
}
