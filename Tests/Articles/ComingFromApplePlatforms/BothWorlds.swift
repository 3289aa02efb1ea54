//= #if os(Linux)
