import Foundation
import IppoUI
import Testing

@Suite("Types of data")
struct ContentTypeTests {
  @Test("types are known by the ends of names and by media types")
  func known() throws {
    #expect(UTType(filenameExtension: "PNG") == .png)
    #expect(UTType(filenameExtension: "jpeg") == .jpeg)
    #expect(UTType(mimeType: "text/html; charset=utf-8") == .html)
    #expect(UTType(mimeType: "application/x-unheard-of") == nil)
    #expect(UTType.jpeg.preferredFilenameExtension == "jpg")
    #expect(UTType.json.preferredMIMEType == "application/json")
    #expect(UTType.pdf.localizedDescription == "PDF document")
    #expect(UTType("") == nil)
  }

  @Test("types conform to others, through several")
  func conformance() throws {
    #expect(UTType.swiftSource.conforms(to: .text) && UTType.swiftSource.conforms(to: .data))
    #expect(UTType.png.isSubtype(of: .image) && UTType.image.isSupertype(of: .png))
    #expect(!UTType.png.conforms(to: .jpeg) && !UTType.png.isSubtype(of: .png))
    let own = UTType(exportedAs: "com.example.diary", conformingTo: .json)
    #expect(own.conforms(to: .plainText) == false && own.conforms(to: .text))
    let unheard = try #require(UTType(filenameExtension: "diary", conformingTo: .text))
    #expect(unheard.isDynamic && unheard.conforms(to: .text) && unheard.preferredFilenameExtension == "diary")
    #expect(URL(fileURLWithPath: "/a/b").appendingPathExtension(for: .zip).lastPathComponent == "b.zip")
  }

  @Test("a type is coded as its identifier")
  func coding() throws {
    let data = try JSONEncoder().encode([UTType.png])
    #expect(String(decoding: data, as: UTF8.self) == #"["public.png"]"#)
    #expect(try JSONDecoder().decode([UTType].self, from: data) == [.png])
  }
}
