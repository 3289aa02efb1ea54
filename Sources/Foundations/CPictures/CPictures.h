// The decoders of PNG (libpng) and JPEG (libjpeg-turbo), with the constants that are macros Swift does not import.
#include <png.h>
#include <turbojpeg.h>

static const png_uint_32 ippo_pngVersion = PNG_IMAGE_VERSION;
static const png_uint_32 ippo_pngFormatRGBA = PNG_FORMAT_RGBA;
static const int ippo_jpegFlags = TJFLAG_LIMITSCANS;
