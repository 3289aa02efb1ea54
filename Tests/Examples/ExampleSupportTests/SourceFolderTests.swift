import ExampleSupport
import Testing

struct SourceFolderTests {
  @Test func aFolderHoldsItsSwiftFilesSortedByName() throws {
    let files = try SourceFolder(containing: #filePath).files()
    #expect(files.map(\.name) == ["ActionLogTests.swift", "SourceFolderTests.swift"])
  }

  @Test func oneFileIsReadAsItIs() throws {
    let files = try SourceFolder(file: #filePath).files()
    #expect(files.map(\.name) == ["SourceFolderTests.swift"])
    #expect(files.first?.text.hasPrefix("import ExampleSupport\n") == true)
  }

  @Test func aMissingFileIsAnError() {
    #expect(throws: (any Error).self) {
      try SourceFolder(file: "/nowhere/Missing.swift").files()
    }
  }
}
