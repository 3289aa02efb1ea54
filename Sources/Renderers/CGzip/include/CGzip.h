#ifndef IPPO_GZIP_H
#define IPPO_GZIP_H

#include <stddef.h>

/// As many bytes as `ippo_gzip` may need for `length` bytes.
size_t ippo_gzipBound(size_t length);

/// Writes a gzip file (RFC 1952) of `length` bytes by zlib, at a level of 1 (fast) to 9 (small).
///
/// Returns how many bytes were written; 0 when the room was too small or there was no memory.
size_t ippo_gzip(const void *bytes, size_t length, void *room, size_t capacity, int level);

/// Writes what a gzip file of `length` bytes holds.
///
/// Returns how many bytes were written; 0 when it is no such file, or the room was too small.
size_t ippo_gunzip(const void *bytes, size_t length, void *room, size_t capacity);

#endif
