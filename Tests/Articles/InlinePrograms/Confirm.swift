import SwiftUI

//= struct Confirm: App {
