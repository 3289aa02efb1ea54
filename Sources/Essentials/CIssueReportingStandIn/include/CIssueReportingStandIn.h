#ifndef ISSUE_REPORTING_STAND_IN_H
#define ISSUE_REPORTING_STAND_IN_H

// Nothing to call from sources: what this target defines is looked up by name while a program runs. See EntryPoints.c.

#endif
