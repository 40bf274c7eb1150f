@_exported public import EndpointsJSON
