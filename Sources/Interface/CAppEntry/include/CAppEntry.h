#ifndef IPPO_APP_ENTRY_H
#define IPPO_APP_ENTRY_H

#include <stdbool.h>

/// Whether the program links the module that runs apps.
bool ippo_runsApps(void);

/// Runs an app of UIKit. Does not return.
///
/// The program must link the module that runs apps; see `ippo_runsApps`.
///
/// - Parameter delegate: The address of the metatype of the delegate's class, as an existential of `UIApplicationDelegate`.
void ippo_runApp(const void *delegate);

#endif
