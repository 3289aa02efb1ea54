// SwiftPM asks a C target for a source file.
typedef int ippo_submodules_are_empty;
