/// What a stream's buffer can ask of the transfer that fills it.
struct StreamFlow: Sendable {
    /// Lets no more bytes come, where that can be had; called while the buffer is locked.
    var pause: @Sendable () -> Void
    /// Lets bytes come again; called while the buffer is locked.
    var resume: @Sendable () -> Void
    /// Ends the transfer.
    var cancel: @Sendable () -> Void
}
