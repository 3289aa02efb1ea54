#ifndef IPPO_SIGNAL_GUARD_H
#define IPPO_SIGNAL_GUARD_H

#include <stddef.h>

/// The room for the bytes that restore a terminal.
#define IPPO_RESTORATION_CAPACITY 256

/// What the handlers of signals read: plain memory, which is neither locked nor allocated.
struct ippo_SignalGuard {
  int input;
  int output;
  /// The file that holds what the program has printed; -1 for none.
  int capture;
  int savedOutput;
  int savedError;
  /// The end of a pipe to which the numbers of signals are written; -1 for none.
  int pipe;
  /// The number of bytes that restore the terminal; 0 while the terminal is the shell's.
  volatile size_t count;
  /// The number of signals that have asked the program to end.
  volatile int endings;
  unsigned char bytes[IPPO_RESTORATION_CAPACITY];
};

/// The memory of the handlers. A process has one terminal.
struct ippo_SignalGuard *_Nonnull ippo_signalGuard(void);

/// Keeps the line discipline that the terminal is given back with: a `struct termios`.
void ippo_guardSettings(const void *_Nonnull settings);

/// The effects of a signal.
enum ippo_GuardEffect {
  /// The signal ends the process: the terminal is restored, what was captured is printed, and the signal is handed on.
  ippo_guardCrash,
  /// The signal asks the program to end: the first one is passed on, and another one is treated as a crash.
  ippo_guardEnd,
  /// The signal is for the program: its number is written to the pipe.
  ippo_guardPass,
  /// The signal does nothing.
  ippo_guardIgnore
};

/// When the handling of a signal is replaced.
enum ippo_GuardCondition {
  ippo_guardAlways,
  /// Something happens at the signal now.
  ippo_guardUnlessIgnored,
  /// The signal has its default effect.
  ippo_guardByDefault
};

/// Sets the effect of a signal, and keeps the former handling.
void ippo_guardReplace(int number, enum ippo_GuardEffect effect, enum ippo_GuardCondition condition);

/// Sets the former handling of a signal again, if it was replaced.
void ippo_guardRestore(int number);

/// Raises a signal for whoever has it now, on this thread. Threads that serve the main queue block signals.
void ippo_guardRaise(int number);

#endif
