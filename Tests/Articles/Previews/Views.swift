import SwiftUI

//= #Preview("Large text", traits: .sizeThatFitsLayout) {
