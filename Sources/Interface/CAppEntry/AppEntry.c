#include "CAppEntry.h"

#include <stddef.h>

// Weak: null in programs without the module `Ippo`, which defines the function (System V gABI, "Symbol Table", STB_WEAK).
extern void ippo_run_app_with_delegate(const void *delegate) __attribute__((weak));

bool ippo_runsApps(void) { return ippo_run_app_with_delegate != NULL; }

void ippo_runApp(const void *delegate) { ippo_run_app_with_delegate(delegate); }
