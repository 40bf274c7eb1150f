extension Problem {
    /// What is wrong with a union.
    package enum Union: Sendable {
        /// Where it would be reached, and hide none, if it stood before an earlier member, that one.
        case unreachable(before: SourceRange?)
        /// By the constant of this property.
        case tied(String)
        case mergedTwice
        case mappedTwice(String)
        case mappedStranger(String)
        case memberWithoutValue(String)
        case severalValues(model: String, property: String)
        case valueRefused(String, property: String, model: String)

        var told: Told {
            switch self {
            case .unreachable:
                (
                    .unreachableMember,
                    "a member of a union must be reachable, an earlier one takes all that it takes"
                )
            case .tied(let property):
                (
                    .tiedMembers,
                    "\(property.quoted) does not tell this member from an earlier one: the first "
                        + "that can be read is taken"
                )
            case .mergedTwice:
                (.mergedUnions, "'allOf' must list one union at most")
            case .mappedTwice(let model):
                (
                    .mappedTwice,
                    "'mapping' of a union in 'allOf' must name \(model.quoted) once"
                )
            case .mappedStranger(let model):
                (
                    .mappedStranger,
                    "'mapping' must name members of the union, \(model.quoted) is none"
                )
            case .memberWithoutValue(let property):
                (
                    .memberWithoutValue,
                    "an inline member must have \(property.quoted) as a 'const' text"
                )
            case .severalValues(let model, let property):
                (
                    .severalValues,
                    "model \(model.quoted) must have a property \(property.quoted) to tell its "
                        + "values apart"
                )
            case .valueRefused(let value, let property, let model):
                (
                    .discriminatorMismatch,
                    "\(value.quoted) must be a value of property \(property.quoted) of model "
                        + "\(model.quoted)"
                )
            }
        }
    }
}
