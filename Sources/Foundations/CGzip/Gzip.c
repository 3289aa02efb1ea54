#include "CGzip.h"

#include <limits.h>
#include <zlib.h>

// The header and the trailer of the file are 18 bytes; those of zlib's own format, which the bound counts, are 6.
size_t ippo_gzipBound(size_t length) { return compressBound(length) + 12; }

static size_t compressWhole(const void *bytes, size_t length, void *room, size_t capacity, int level, int windowBits) {
  if (length > UINT_MAX || capacity > UINT_MAX) return 0;
  z_stream stream = {0};
  if (deflateInit2(&stream, level, Z_DEFLATED, windowBits, 8, Z_DEFAULT_STRATEGY) != Z_OK) return 0;
  stream.next_in = (Bytef *)bytes;
  stream.avail_in = (uInt)length;
  stream.next_out = room;
  stream.avail_out = (uInt)capacity;
  int isDone = deflate(&stream, Z_FINISH) == Z_STREAM_END;
  size_t written = stream.total_out;
  deflateEnd(&stream);
  return isDone ? written : 0;
}

size_t ippo_gzip(const void *bytes, size_t length, void *room, size_t capacity, int level) {
  // 16 more than the window's bits asks for the gzip format.
  return compressWhole(bytes, length, room, capacity, level, MAX_WBITS + 16);
}

size_t ippo_zlib(const void *bytes, size_t length, void *room, size_t capacity, int level) {
  return compressWhole(bytes, length, room, capacity, level, MAX_WBITS);
}

size_t ippo_gunzip(const void *bytes, size_t length, void *room, size_t capacity) {
  if (length > UINT_MAX || capacity > UINT_MAX) return 0;
  z_stream stream = {0};
  if (inflateInit2(&stream, MAX_WBITS + 16) != Z_OK) return 0;
  stream.next_in = (Bytef *)bytes;
  stream.avail_in = (uInt)length;
  stream.next_out = room;
  stream.avail_out = (uInt)capacity;
  int isDone = inflate(&stream, Z_FINISH) == Z_STREAM_END;
  size_t written = stream.total_out;
  inflateEnd(&stream);
  return isDone ? written : 0;
}

size_t ippo_deflateBound(size_t length) { return compressBound(length) + 16; }

size_t ippo_deflatePart(const void *bytes, size_t length, void *room, size_t capacity, int level) {
  if (length > UINT_MAX || capacity > UINT_MAX) return 0;
  z_stream stream = {0};
  // A negative number of the window's bits asks for deflate without a header.
  if (deflateInit2(&stream, level, Z_DEFLATED, -MAX_WBITS, 8, Z_DEFAULT_STRATEGY) != Z_OK) return 0;
  stream.next_in = (Bytef *)bytes;
  stream.avail_in = (uInt)length;
  stream.next_out = room;
  stream.avail_out = (uInt)capacity;
  // There may be more to come where no room is left.
  int isDone = deflate(&stream, Z_FULL_FLUSH) == Z_OK && stream.avail_in == 0 && stream.avail_out > 0;
  size_t written = stream.total_out;
  deflateEnd(&stream);
  return isDone ? written : 0;
}

uint32_t ippo_checksum(const void *bytes, size_t length) {
  uLong checksum = crc32(0, Z_NULL, 0);
  return (uint32_t)crc32_z(checksum, bytes, length);
}

uint32_t ippo_joinChecksums(uint32_t first, uint32_t second, size_t length) {
  return (uint32_t)crc32_combine(first, second, (z_off_t)length);
}
