#!/usr/bin/env bash
# Builds the documentation of every library, warnings as errors: .build/documentation/MODULE.
# A parameter whose name says it all need not be documented; that is the one check of DocC that is off.
set -euo pipefail
cd "$(dirname "$0")/.."
output=$PWD/.build/documentation
# Keeps SwiftPM from building everything again for another target; see the Makefile.
export SWIFT_DETERMINISTIC_HASHING=1
rm -rf "$output"
mkdir -p "$output"
targets=(
  CasePaths Clocks CombineSchedulers ComposableArchitectureClassic ComposableArchitectureCore ComposableComponents
  ConcurrencyExtras Dependencies DependenciesMacros DependenciesTestSupport IdentifiedCollections Ippo IppoAVFoundation
  IppoAVKit IppoAccessibility IppoCharts IppoComponents IppoCoreGraphics IppoCoreHaptics IppoCoreImage IppoCoreLocation
  IppoCoreMotion IppoCoreTransferable IppoData IppoLocalAuthentication IppoMapKit IppoNetwork IppoOS IppoPhotosUI
  IppoQuartzCore IppoRecorder IppoSafariServices IppoSecurity IppoSpeech IppoStoreKit IppoTerminal IppoTesting IppoTipKit
  IppoUI IppoUIKit IppoUniformTypeIdentifiers IppoUserNotifications IppoWeb IppoWebKit Perception Sharing SwiftNavigation
  SwiftNavigationSharing SwiftUINavigation
)
for target in "${targets[@]}"; do
  swift package --traits default,SQLite --allow-writing-to-directory "$output" generate-documentation --target "$target" \
    --warnings-as-errors --disable-parameters-and-returns-validation --output-path "$output/$target"
done
