// Shows the thread sanitizer how threads wait for a `Synchronization.Mutex` (findings/swift-mutex-hidden-from-tsan.sh).
//
// scripts/tsan.sh builds this library and preloads it. Its functions take the place of those of the standard library that a thread
// calls if it has to wait for a mutex, or if another one waits. They call the originals, and report the order to the sanitizer. A
// mutex that nobody waits for is locked by atomics in the program itself, which the sanitizer sees.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdint.h>

// Missing in programs without the sanitizer, such as those that build and start the tests.
__attribute__((weak)) void __tsan_acquire(void *address);
__attribute__((weak)) void __tsan_release(void *address);

#define LOCK "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"
#define UNLOCK "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"

typedef __attribute__((swiftcall)) void (*Lock)(uint32_t state, __attribute__((swift_context)) void *mutex);
typedef __attribute__((swiftcall)) void (*Unlock)(__attribute__((swift_context)) void *mutex);

__attribute__((swiftcall)) void lock(uint32_t state, __attribute__((swift_context)) void *mutex) __asm__(LOCK);
__attribute__((swiftcall)) void unlock(__attribute__((swift_context)) void *mutex) __asm__(UNLOCK);

__attribute__((swiftcall)) void lock(uint32_t state, __attribute__((swift_context)) void *mutex) {
  ((Lock)dlsym(RTLD_NEXT, LOCK))(state, mutex);
  if (__tsan_acquire) __tsan_acquire(mutex);
}

__attribute__((swiftcall)) void unlock(__attribute__((swift_context)) void *mutex) {
  if (__tsan_release) __tsan_release(mutex);
  ((Unlock)dlsym(RTLD_NEXT, UNLOCK))(mutex);
}
