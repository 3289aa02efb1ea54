import IppoUI

extension Unicode.Scalar {
  /// About how many cells of a terminal the scalar is wide. Charts leave that much room to labels.
  var cells: Int {
    switch value {
    // Marks on the letter before, and signs without a look.
    case 0x0300...0x036F, 0x200B...0x200F, 0x20D0...0x20FF, 0xFE00...0xFE0F: 0
    // Hangul, Chinese, Japanese and wide forms, pictures, and the rarer Chinese characters.
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F000...0x1FAFF, 0x20000...0x3FFFD:
      2
    default: 1
    }
  }
}
