#include "CTestFrameworkBridge.h"

// Clang knows Swift's calling convention by these attributes.
typedef __attribute__((swiftcall)) void Method(
    const void *object, const void *conformance, __attribute__((swift_context)) const void *receiver);

void ippo_callMethod(const void *method, const void *object, const void *conformance, const void *receiver) {
  ((Method *)method)(object, conformance, receiver);
}
