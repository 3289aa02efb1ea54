import SwiftUI

extension LayoutScreen {
  /// All the screens, each with a name of its own.
  @MainActor public static var all: [LayoutScreen] {
    stacks + spacers + priorities + nestedStacks + frames + flexibleFrames + fixedSizes + paddings + decorations
      + proportions + layers + grids + scrolling + geometry + groups + sharing
      + regions + guides + proposals + mixtures + sizes + ratios + tracks + surroundings + controls
      + distributions + compositions + cells + arrangements
      + lines + everyday + pieces + customs + mirrored
      + nesting + margins + columns + measured + ownLayouts + turned
      + gridRows + listedRows + barsAround + words + naturalSizes + contents
  }
}
