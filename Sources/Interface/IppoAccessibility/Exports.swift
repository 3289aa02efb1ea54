@_exported public import class IppoUI.AXCategoricalDataAxisDescriptor
@_exported public import class IppoUI.AXChartDescriptor
@_exported public import protocol IppoUI.AXDataAxisDescriptor
@_exported public import class IppoUI.AXDataPoint
@_exported public import class IppoUI.AXDataPointValue
@_exported public import class IppoUI.AXDataSeriesDescriptor
@_exported public import class IppoUI.AXNumericDataAxisDescriptor
@_exported public import enum IppoUI.AccessibilityNotification
