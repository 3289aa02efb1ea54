#ifndef SYMBOL_TABLE_H
#define SYMBOL_TABLE_H

/// The name of a function that begins at an address, or null where the program was stripped of its names.
///
/// Unlike `dladdr`, it finds functions that are not exported: it reads the symbol table (`SHT_SYMTAB` of ELF) of the file
/// that the address was loaded from.
///
/// - Parameters:
///   - address: The first instruction of the function.
///   - suffix: What the name ends in; several functions of one content may lie at one address.
/// - Returns: The name as it is in the table, to be freed by the caller.
char *_Nullable ippo_copySymbolName(const void *_Nonnull address, const char *_Nonnull suffix);

#endif
