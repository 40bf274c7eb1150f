"""Wire names as APIs have them: plain words, every case, and what no language expects."""

WORDS = """user name title id count size total created updated owner repo url html avatar path query body method
headers key value status type kind state message error code data items page limit cursor next previous first last
self init class struct enum func let var is in as import public internal private default switch case return true
false nil where while repeat throw throws try catch protocol extension operator subscript get set json request
reply endpoint encode hash description request_id api_key http_url utf8 sha256 ios macos ipv4 2fa 3d x y z
größe naïve 名前 имя emoji_😀 a-b c.d e/f g:h $ref @context #tag %percent +1 -1 plus+minus star*""".split()

CASES = ["snake", "camel", "pascal", "kebab", "shout", "plain"]


def wire_name(random):
    if random.random() < 0.25:
        return random.choice(WORDS)
    words = [random.choice(WORDS[:48]).split("_")[0] for _ in range(random.randint(1, 3))]
    case = random.choice(CASES)
    if case == "camel":
        return words[0] + "".join(word.capitalize() for word in words[1:])
    if case == "pascal":
        return "".join(word.capitalize() for word in words)
    if case == "kebab":
        return "-".join(words)
    if case == "shout":
        return "_".join(words).upper()
    return "_".join(words)


def folded(name):
    """What two names of one place must not have in common: letters and digits without case."""
    return "".join(character for character in name.casefold() if character.isalnum()) or name


class Place:
    """Names of one place, no two of which could become one name in Swift."""

    def __init__(self, random, taken=()):
        self.random = random
        self.taken = {folded(name) for name in taken}

    def name(self, accept=lambda name: True):
        while True:
            name = wire_name(self.random)
            if accept(name) and folded(name) not in self.taken:
                self.taken.add(folded(name))
                return name
