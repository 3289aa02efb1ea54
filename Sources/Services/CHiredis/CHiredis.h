// The client library of Redis and Valkey.
#include <hiredis/hiredis.h>
