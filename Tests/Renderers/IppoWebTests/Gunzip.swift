import CGzip
import Testing

/// What a gzip file holds, of a mebibyte at most.
func gunzip(_ file: [UInt8]) throws -> [UInt8] {
  var room = [UInt8](repeating: 0, count: 1 << 20)
  let count = ippo_gunzip(file, file.count, &room, room.count)
  try #require(count > 0)
  return Array(room.prefix(count))
}
