#ifndef IPPO_HEAP_H
#define IPPO_HEAP_H

/// Gives memory that was freed back to the system, where the allocator is one that keeps it (`malloc_trim` of glibc).
void ippo_trimHeap(void);

#endif
