extension Problem {
    /// What is wrong with a server.
    package enum Server: Sendable {
        case badServer(String, rule: String)
        case undeclaredVariable(String)
        case unusedVariable(String)
        case badVariableValue(String, variable: String)
        case password

        var told: Told {
            switch self {
            case .badServer(let what, let rule):
                (.badServer, "\(what) must \(rule)")
            case .undeclaredVariable(let name):
                (.undeclaredVariable, "server variable \(name.quoted) must stand in 'variables'")
            case .unusedVariable(let name):
                (.unusedVariable, "server variable \(name.quoted) must appear in a server's URL")
            case .badVariableValue(let value, let name):
                (
                    .badVariableValue,
                    "value \(value.quoted) of server variable \(name.quoted) "
                        + "must not be empty and have none of '/', '?', '#', '@' and ':'"
                )
            case .password:
                (
                    .passwordInServer,
                    "a server's user and password can be read in the app's binary"
                )
            }
        }
    }
}
