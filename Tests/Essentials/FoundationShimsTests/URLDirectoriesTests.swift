import Foundation
import FoundationShims
import Testing

@Suite("The folders of the person who runs the app")
struct URLDirectoriesTests {
  @Test(
    "are absolute folders of their own",
    arguments: [
      URL.applicationSupportDirectory, .cachesDirectory, .desktopDirectory, .documentsDirectory, .downloadsDirectory,
      .libraryDirectory, .moviesDirectory, .musicDirectory, .picturesDirectory, .sharedPublicDirectory,
    ])
  func areFolders(_ url: URL) {
    #expect(url.isFileURL)
    #expect(url.path.hasPrefix("/"))
    #expect(url.path != "/")
  }

  @Test("hold files by name")
  func holdFiles() {
    #expect(URL.documentsDirectory.appending(component: "todos.json").lastPathComponent == "todos.json")
  }
}
