#ifndef TEST_FRAMEWORK_BRIDGE_H
#define TEST_FRAMEWORK_BRIDGE_H

// How this process reaches its test framework, XCTest or Swift Testing. A library that apps link must not link either, so
// that both are found by the names of their symbols while a program runs; all that depends on those names and on Swift's
// calling convention is in this target and in TestFrameworkBridge. What they assume is looked at before it is used: a
// framework that is loaded and is not as expected ends the process with a message, so that no test passes that should fail.
//
// EntryPoints.c   what IssueReporting looks up to hand issues to a test framework
// Methods.c       calls to methods, whose receiver travels in a register that no Swift function type names

/// Calls a method that takes one existential, as Swift does.
///
/// @param method       Its address.
/// @param object       The object of the argument.
/// @param conformance  The table of its functions.
/// @param receiver     The object that the method is of.
void ippo_callMethod(const void *method, const void *object, const void *conformance, const void *receiver);

#endif
