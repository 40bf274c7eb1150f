"""Texts that match a regular expression."""

import re
import string

try:
    from re import _constants as constants
    from re import _parser as parser
except ImportError:
    import sre_constants as constants
    import sre_parse as parser

LETTERS = string.ascii_letters + string.digits + "-_ ./:"


def matching(pattern, random):
    """A text in which the pattern is found; `ValueError` where none was made."""
    for _ in range(50):
        text = made(parser.parse(pattern), random)
        if re.search(pattern, text):
            return text
    raise ValueError(pattern)


def made(parsed, random):
    return "".join(one(code, argument, random) for code, argument in parsed)


def one(code, argument, random):
    if code is constants.LITERAL:
        return chr(argument)
    if code is constants.NOT_LITERAL:
        return random.choice([letter for letter in LETTERS if ord(letter) != argument])
    if code is constants.ANY:
        return random.choice(LETTERS)
    if code is constants.IN:
        return random.choice(members(argument))
    if code is constants.BRANCH:
        return made(random.choice(argument[1]), random)
    if code is constants.SUBPATTERN:
        return made(argument[-1], random)
    if code in (constants.MAX_REPEAT, constants.MIN_REPEAT):
        low, high, parsed = argument
        return "".join(made(parsed, random) for _ in range(random.randint(low, min(high, low + 3))))
    if code is constants.CATEGORY:
        return random.choice(category(argument))
    return ""


def members(argument):
    letters = []
    for code, value in argument:
        if code is constants.LITERAL:
            letters.append(chr(value))
        elif code is constants.RANGE:
            letters += [chr(value[0]), chr(value[1])]
        elif code is constants.CATEGORY:
            letters += category(value)
    if argument[0][0] is constants.NEGATE:
        ranges = [value for code, value in argument if code is constants.RANGE]
        return [letter for letter in LETTERS if letter not in letters
                and not any(low <= ord(letter) <= high for low, high in ranges)] or ["α"]
    return letters


def category(value):
    return [letter for letter in LETTERS + "äβ" if re.match(CATEGORIES[value], letter)] or [" "]


CATEGORIES = {
    constants.CATEGORY_DIGIT: "[0-9]", constants.CATEGORY_NOT_DIGIT: "[^0-9]",
    constants.CATEGORY_WORD: "[A-Za-z0-9_]", constants.CATEGORY_NOT_WORD: "[^A-Za-z0-9_]",
    constants.CATEGORY_SPACE: " ", constants.CATEGORY_NOT_SPACE: "[A-Za-z]",
}
