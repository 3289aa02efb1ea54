#ifndef IPPO_SIGNAL_GUARD_H
#define IPPO_SIGNAL_GUARD_H

#include <signal.h>
#include <stddef.h>
#include <termios.h>

/// The room for the bytes that restore a terminal.
#define IPPO_RESTORATION_CAPACITY 256

/// What the handlers of signals read: plain memory, which is neither locked nor allocated.
struct ippo_SignalGuard {
  int input;
  int output;
  struct termios settings;
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

/// Handles a signal that ends the process: restores the terminal, prints what was captured, and hands the signal on.
void ippo_guardCrash(int number, siginfo_t *_Nullable info, void *_Nullable context);

/// Handles a signal that asks the program to end: passes the first one on, and treats another one as a crash.
void ippo_guardEnd(int number, siginfo_t *_Nullable info, void *_Nullable context);

/// Handles a signal for the program: writes its number to the pipe.
void ippo_guardPass(int number, siginfo_t *_Nullable info, void *_Nullable context);

/// Sets the handling of a signal, and keeps the former one.
void ippo_guardReplace(int number, const struct sigaction *_Nonnull action);

/// Sets the former handling of a signal again, if it was replaced.
void ippo_guardRestore(int number);

/// Raises a signal for whoever has it now, on this thread. Threads that serve the main queue block signals.
void ippo_guardRaise(int number);

#endif
