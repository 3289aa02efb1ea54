public import Foundation

#if canImport(FoundationNetworking)
  public import FoundationNetworking

  extension URLCache {
    /// A cache of responses with its files in a folder.
    ///
    /// - Parameters:
    ///   - memoryCapacity: The size in memory, in bytes.
    ///   - diskCapacity: The size of the files, in bytes.
    ///   - directory: The folder; `nil` for Foundation's own.
    public convenience init(memoryCapacity: Int, diskCapacity: Int, directory: URL? = nil) {
      self.init(memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: directory?.path)
    }
  }
#endif
