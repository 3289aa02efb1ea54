#ifndef IPPO_GZIP_H
#define IPPO_GZIP_H

#include <stddef.h>
#include <stdint.h>

/// As many bytes as `ippo_gzip` may need for `length` bytes.
size_t ippo_gzipBound(size_t length);

/// Writes a gzip file (RFC 1952) of `length` bytes by zlib, at a level of 1 (fast) to 9 (small).
///
/// Returns how many bytes were written; 0 when the room was too small or there was no memory.
size_t ippo_gzip(const void *bytes, size_t length, void *room, size_t capacity, int level);

/// Writes a stream of zlib (RFC 1950), as `ippo_gzip` writes a file, in no more room.
size_t ippo_zlib(const void *bytes, size_t length, void *room, size_t capacity, int level);

/// Writes what a gzip file of `length` bytes holds.
///
/// Returns how many bytes were written; 0 when it is no such file, or the room was too small.
size_t ippo_gunzip(const void *bytes, size_t length, void *room, size_t capacity);

/// As many bytes as `ippo_deflatePart` may need for `length` bytes.
size_t ippo_deflateBound(size_t length);

/// Writes `length` bytes as blocks of deflate (RFC 1951) that end with a whole byte and can stand anywhere in a stream: they
/// refer to nothing before them, and none of them is the last.
///
/// Returns how many bytes were written; 0 when the room was too small or there was no memory.
size_t ippo_deflatePart(const void *bytes, size_t length, void *room, size_t capacity, int level);

/// The checksum of a gzip file (CRC-32) that holds `length` bytes.
uint32_t ippo_checksum(const void *bytes, size_t length);

/// The checksum of what has the first one, followed by `length` bytes that have the second.
uint32_t ippo_joinChecksums(uint32_t first, uint32_t second, size_t length);

#endif
