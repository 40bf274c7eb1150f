import Foundation
import LibFuzzer

var count = CommandLine.argc
var arguments = Optional(CommandLine.unsafeArgv)
exit(
    LLVMFuzzerRunDriver(&count, &arguments) { start, count in
        check(Data(UnsafeBufferPointer(start: start, count: count)))
        return 0
    }
)
