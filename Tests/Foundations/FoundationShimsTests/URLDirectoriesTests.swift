import Foundation
import FoundationShims
import Testing

@Suite("The folders of the person who runs the app")
struct URLDirectoriesTests {
  @Test(arguments: [
    URL.applicationSupportDirectory, .cachesDirectory, .desktopDirectory, .documentsDirectory, .downloadsDirectory,
    .libraryDirectory, .moviesDirectory, .musicDirectory, .picturesDirectory, .sharedPublicDirectory,
  ])
  func `are absolute folders of their own`(_ url: URL) {
    #expect(url.isFileURL)
    #expect(url.path.hasPrefix("/"))
    #expect(url.path != "/")
  }

  @Test
  func `hold files by name`() {
    #expect(URL.documentsDirectory.appending(component: "todos.json").lastPathComponent == "todos.json")
  }
}
