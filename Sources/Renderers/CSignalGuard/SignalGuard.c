// Handlers of signals. They interrupt a thread anywhere, also while it allocates memory: they call functions alone that are
// async-signal-safe (POSIX.1-2024, 2.4.3). Swift allocates where its sources do not say so, for example for the metadata of
// generic types.

#include "CSignalGuard.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdbool.h>
#include <string.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>

static struct ippo_SignalGuard guard = {
  .input = -1, .output = -1, .capture = -1, .savedOutput = -1, .savedError = -1, .pipe = -1};

static struct termios settings;

#define SIGNALS 128

static struct sigaction previous[SIGNALS];
static volatile bool isReplaced[SIGNALS];

struct ippo_SignalGuard *ippo_signalGuard(void) { return &guard; }

void ippo_guardSettings(const void *newSettings) { memcpy(&settings, newSettings, sizeof settings); }

void ippo_guardRestore(int number) {
  if (!isReplaced[number]) return;
  isReplaced[number] = false;
  sigaction(number, &previous[number], NULL);
}

void ippo_guardRaise(int number) {
  sigset_t set, mask;
  sigemptyset(&set);
  sigaddset(&set, number);
  pthread_sigmask(SIG_UNBLOCK, &set, &mask);
  raise(number);
  pthread_sigmask(SIG_SETMASK, &mask, NULL);
}

// Writes all bytes, unless the target refuses them for long.
static void writeAll(int target, const unsigned char *bytes, size_t count) {
  size_t written = 0;
  for (int attempts = 0; written < count && attempts < 1000; attempts++) {
    ssize_t step = write(target, bytes + written, count - written);
    if (step > 0) written += (size_t)step;
    else if (errno != EAGAIN && errno != EINTR) return;
  }
}

// Copies the last 64 KiB of a file, which is where the message of a crash is.
static void copyEnd(int file, int target) {
  static unsigned char buffer[4096];
  const off_t most = 64 * 1024;
  off_t length = lseek(file, 0, SEEK_END);
  lseek(file, length > most ? length - most : 0, SEEK_SET);
  for (ssize_t count; (count = read(file, buffer, sizeof buffer)) > 0;) writeAll(target, buffer, (size_t)count);
}

static void restoreTerminal(void) {
  size_t count = guard.count;
  if (count == 0) return;
  guard.count = 0;
  writeAll(guard.output, guard.bytes, count);
  // Not drained: that could wait for a terminal that is stopped. In the background, the terminal is somebody else's, and
  // asking for it would stop the process.
  pid_t group = tcgetpgrp(guard.input);
  if (group < 0 || group == getpgrp()) tcsetattr(guard.input, TCSANOW, &settings);
  // Whoever gets the signal next writes to the terminal, as it would without an app in it.
  if (guard.savedOutput >= 0) dup2(guard.savedOutput, STDOUT_FILENO);
  if (guard.savedError >= 0) dup2(guard.savedError, STDERR_FILENO);
  if (guard.capture >= 0) copyEnd(guard.capture, guard.savedError >= 0 ? STDERR_FILENO : STDOUT_FILENO);
  // The crash reporter of Swift would ask a question, and take the terminal out of its line discipline while it waits for
  // the answer; what was typed at the app would be taken for one.
  int nothing = open("/dev/null", O_RDONLY);
  if (nothing >= 0) dup2(nothing, STDIN_FILENO);
}

static void crash(int number, siginfo_t *info, void *context) {
  (void)context;
  restoreTerminal();
  ippo_guardRestore(number);
  // What the processor refused to do is done again when this handler returns, and so the next handler is told by the kernel
  // where and why.
  bool isFault = number == SIGSEGV || number == SIGBUS || number == SIGILL || number == SIGFPE;
  if (isFault && info && info->si_code > 0) return;
  ippo_guardRaise(number);
  // A crash reporter that was told of a signal by somebody else returns; the terminal is the shell's by now.
  signal(number, SIG_DFL);
  ippo_guardRaise(number);
}

static void pass(int number, siginfo_t *info, void *context) {
  (void)info;
  (void)context;
  int saved = errno;
  unsigned char byte = (unsigned char)number;
  ssize_t written = write(guard.pipe, &byte, 1);
  (void)written;
  errno = saved;
}

// Whether the signal is another SIGHUP of the same closed terminal: the shell sends one, and the system does. The program saves
// what was typed after the first one.
static bool repeatsHangup(int number) {
  static volatile time_t first;
  if (number != SIGHUP) return false;
  struct timespec now = {0};
  clock_gettime(CLOCK_MONOTONIC, &now);
  if (guard.endings > 0 && first > 0 && now.tv_sec - first < 2) return true;
  first = now.tv_sec;
  return false;
}

static void end(int number, siginfo_t *info, void *context) {
  if (repeatsHangup(number)) return;
  guard.endings++;
  if (guard.endings > 1) crash(number, info, context);
  else pass(number, info, context);
}

void ippo_guardReplace(int number, enum ippo_GuardEffect effect, enum ippo_GuardCondition condition) {
  struct sigaction before, action = {0};
  if (sigaction(number, NULL, &before) != 0) return;
  bool isInformed = before.sa_flags & SA_SIGINFO;
  if (condition == ippo_guardUnlessIgnored && !isInformed && before.sa_handler == SIG_IGN) return;
  if (condition == ippo_guardByDefault && (isInformed || before.sa_handler != SIG_DFL)) return;
  if (effect == ippo_guardIgnore) {
    action.sa_handler = SIG_IGN;
  } else {
    action.sa_sigaction = effect == ippo_guardCrash ? crash : effect == ippo_guardEnd ? end : pass;
    // One thing at a time: no other signal comes in between.
    sigfillset(&action.sa_mask);
    action.sa_flags = SA_ONSTACK | SA_RESTART | SA_SIGINFO;
  }
  previous[number] = before;
  isReplaced[number] = true;
  sigaction(number, &action, NULL);
}
