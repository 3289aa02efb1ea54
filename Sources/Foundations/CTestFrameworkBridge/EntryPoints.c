// IssueReporting hands issues to a test framework through functions that it looks up by name (`dlsym`) while a program
// runs. Its library IssueReportingTestSupport defines them, and links Swift Testing and XCTest to whatever it is linked
// to. These definitions take their place in programs that do not link that library:
//
// - weak, so that the library's own win where it is linked statically; where it is linked dynamically, IssueReporting
//   asks it first;
// - exported from executables, whose symbols are invisible to `dlsym` otherwise. The Swift compiler hands the entries of
//   this section to the linker, as it does with the names of libraries that a module imports.
//
// Each returns a function in an `Any`, as the functions of the library do, made in Swift.

#if defined(__linux__)

#include <stdbool.h>
#include <string.h>

#define SWIFT_CALL __attribute__((swiftcall))
#define INDIRECT_RESULT __attribute__((swift_indirect_result))

#define ENTRY_POINT(NAME, SYMBOL)                                                                              \
  extern SWIFT_CALL void ippo_issueReporting_##NAME(INDIRECT_RESULT void *function);                           \
  SWIFT_CALL void issueReporting_##NAME(INDIRECT_RESULT void *function) __asm__(SYMBOL);                       \
  __attribute__((weak)) SWIFT_CALL void issueReporting_##NAME(INDIRECT_RESULT void *function) {                \
    ippo_issueReporting_##NAME(function);                                                                      \
  }                                                                                                            \
  __attribute__((used, section(".swift1_autolink_entries"))) static const char export_##NAME[] =               \
      "-Wl,--export-dynamic-symbol=" SYMBOL;

// IssueReportingTestSupport._recordIssue() -> Any, and so on.
ENTRY_POINT(recordIssue, "$s25IssueReportingTestSupport07_recordA0ypyF")
ENTRY_POINT(recordError, "$s25IssueReportingTestSupport12_recordErrorypyF")
ENTRY_POINT(withKnownIssue, "$s25IssueReportingTestSupport010_withKnownA0ypyF")
ENTRY_POINT(withKnownIssueAsync, "$s25IssueReportingTestSupport010_withKnownA13AsyncIsolatedypyF")
ENTRY_POINT(currentTest, "$s25IssueReportingTestSupport08_currentC0ypyF")
ENTRY_POINT(XCTFail, "$s25IssueReportingTestSupport8_XCTFailypyF")

#if defined(__GLIBC__)
extern __attribute__((swiftcall)) void ippo_reportUnattributedIssues(void);

// Whether these are the arguments of a process in which Swift Testing runs tests, as SwiftPM starts it.
static bool runsSwiftTesting(int count, char **arguments) {
  for (int index = 1; index < count; index++) {
    if (strcmp(arguments[index], "--testing-library=swift-testing") == 0) return true;
    if (strcmp(arguments[index], "--testing-library") == 0)
      return index + 1 < count && strcmp(arguments[index + 1], "swift-testing") == 0;
  }
  return false;
}

// glibc calls constructors with the arguments of `main`. In apps nothing happens.
__attribute__((constructor)) static void reportUnattributedIssues(int count, char **arguments) {
  if (runsSwiftTesting(count, arguments)) ippo_reportUnattributedIssues();
}
#endif

#endif
