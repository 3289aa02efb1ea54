#define _GNU_SOURCE

#include "CSymbolTable.h"

#if defined(__linux__) && __SIZEOF_POINTER__ == 8

#include <dlfcn.h>
#include <elf.h>
#include <fcntl.h>
#include <stdint.h>
#include <string.h>
#include <sys/auxv.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

/// A file in memory.
typedef struct {
  const char *bytes;
  size_t count;
} Image;

/// A range of a file as an array of items, or null if it does not lie in the file.
static const void *range(Image image, uint64_t offset, uint64_t count, size_t size) {
  if (count > image.count / size || offset > image.count - count * size) return NULL;
  return image.bytes + offset;
}

static int hasSuffix(const char *name, size_t count, const char *suffix) {
  size_t length = strlen(suffix);
  return count >= length && memcmp(name + count - length, suffix, length) == 0;
}

/// The name of a function at an address as the file counts it.
static char *copyName(Image image, uint64_t address, const char *suffix) {
  const Elf64_Ehdr *header = range(image, 0, 1, sizeof *header);
  if (!header || memcmp(header->e_ident, ELFMAG, SELFMAG) || header->e_ident[EI_CLASS] != ELFCLASS64) return NULL;
  const Elf64_Shdr *sections = range(image, header->e_shoff, header->e_shnum, sizeof *sections);
  if (!sections) return NULL;
  for (size_t index = 0; index < header->e_shnum; index++) {
    const Elf64_Shdr *table = &sections[index];
    if (table->sh_type != SHT_SYMTAB || table->sh_link >= header->e_shnum) continue;
    const Elf64_Shdr *strings = &sections[table->sh_link];
    const Elf64_Sym *symbols = range(image, table->sh_offset, table->sh_size / sizeof *symbols, sizeof *symbols);
    const char *names = range(image, strings->sh_offset, strings->sh_size, 1);
    if (!symbols || !names) continue;
    for (uint64_t number = 0; number < table->sh_size / sizeof *symbols; number++) {
      const Elf64_Sym *symbol = &symbols[number];
      if (symbol->st_value != address || ELF64_ST_TYPE(symbol->st_info) != STT_FUNC) continue;
      if (symbol->st_name >= strings->sh_size) continue;
      const char *name = names + symbol->st_name;
      size_t count = strnlen(name, strings->sh_size - symbol->st_name);
      if (hasSuffix(name, count, suffix)) return strndup(name, count);
    }
  }
  return NULL;
}

/// What the addresses of a file are counted from: nothing in programs that are always loaded to the same place.
static uint64_t base(Image image, const Dl_info *info) {
  const Elf64_Ehdr *header = range(image, 0, 1, sizeof *header);
  return header && header->e_type == ET_EXEC ? 0 : (uint64_t)info->dli_fbase;
}

char *ippo_copySymbolName(const void *address, const char *suffix) {
  Dl_info info;
  if (!dladdr(address, &info) || !info.dli_fname) return NULL;
  // The name of the program itself is what it was called by, which may be no path.
  Dl_info program;
  int isProgram = dladdr((const void *)getauxval(AT_PHDR), &program) && program.dli_fbase == info.dli_fbase;
  int file = open(isProgram ? "/proc/self/exe" : info.dli_fname, O_RDONLY | O_CLOEXEC);
  if (file < 0) return NULL;
  char *name = NULL;
  struct stat status;
  if (fstat(file, &status) == 0 && status.st_size > 0) {
    Image image = {NULL, (size_t)status.st_size};
    void *bytes = mmap(NULL, image.count, PROT_READ, MAP_PRIVATE, file, 0);
    if (bytes != MAP_FAILED) {
      image.bytes = bytes;
      name = copyName(image, (uint64_t)address - base(image, &info), suffix);
      munmap(bytes, image.count);
    }
  }
  close(file);
  return name;
}

#else

#include <stddef.h>

char *ippo_copySymbolName(const void *address, const char *suffix) { return NULL; }

#endif
