#if Postgres
  import CPostgres

  /// A prepared statement to run, and its parameters. Parameters and results travel in the binary format.
  package struct PostgresRequest {
    private let statement: String
    private let parameters: [[UInt8]]

    /// - Parameters:
    ///   - statement: the name of the statement.
    ///   - parameters: as ``PostgresRequest/bytes(_:)-swift.type.method`` has them.
    package init(_ statement: String, _ parameters: [[UInt8]]) {
      self.statement = statement
      self.parameters = parameters
    }

    /// A number as a parameter of the type `int8`.
    package static func bytes(_ number: Int) -> [UInt8] { withUnsafeBytes(of: Int64(number).bigEndian) { Array($0) } }

    /// A number as a parameter of the type `float8`.
    package static func bytes(_ number: Double) -> [UInt8] {
      withUnsafeBytes(of: number.bitPattern.bigEndian) { Array($0) }
    }

    /// Values as a parameter of the type `bytea[]`. The head has the number of dimensions, whether there are NULLs, and the
    /// type of the elements. The length and first index of the one dimension follow, and each element after its length.
    package static func bytes(_ list: [[UInt8]]) -> [UInt8] {
      let bytea = 17
      func word(_ number: Int) -> [UInt8] {
        withUnsafeBytes(of: UInt32(truncatingIfNeeded: number).bigEndian) { Array($0) }
      }
      guard !list.isEmpty else { return word(0) + word(0) + word(bytea) }
      var bytes = word(1) + word(0) + word(bytea) + word(list.count) + word(1)
      for element in list { bytes += word(element.count) + element }
      return bytes
    }

    /// - Returns: whether libpq took it.
    func send(on connection: OpaquePointer) -> Bool {
      var values: [UnsafePointer<CChar>?] = []
      // An empty array has no address, and no address means NULL.
      func withValues(_ rest: ArraySlice<[UInt8]>, _ body: () -> Int32) -> Int32 {
        guard let first = rest.first else { return body() }
        return (first.isEmpty ? [0] : first).withUnsafeBytes { bytes in
          values.append(bytes.baseAddress?.assumingMemoryBound(to: CChar.self))
          return withValues(rest.dropFirst(), body)
        }
      }
      return withValues(parameters[...]) {
        PQsendQueryPrepared(
          connection, statement, Int32(parameters.count), values, parameters.map { Int32($0.count) },
          parameters.map { _ in 1 }, 1)
      } == 1
    }
  }
#endif
