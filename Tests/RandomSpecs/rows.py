"""The rows of the format, each of which random specs must hold at least once."""

from collections import Counter

TOP = """
$schema  name  description  server: URL  server: parts  servers  variables: default  variables: enum  variables: required
x- key  $comment  failure: API  headers: const  headers: parameter  parameters  errors  endpoints  models  tags
authentication: none  authentication: bearer  authentication: basic  authentication: apiKey in header
authentication: apiKey in query  authentication: apiKey in cookie  authentication: prefix  authentication: optional
authentication: list  authentication: anyOf
"""

ENDPOINT = """
method: GET  method: HEAD  method: POST  method: PUT  method: PATCH  method: DELETE  method: OPTIONS  method: TRACE
method: CONNECT
method: lower case  path: {name}  path: :name  path: {+name}  path: undescribed parameter  pathParams  query  headers
headers: replaced  headers: null  cookies  parameter: const  parameter: default  parameter: optional  parameter: $ref
parameter: deprecated  parameter: swiftName  style: simple  style: label  style: matrix  style: form
style: spaceDelimited  style: pipeDelimited  style: deepObject  explode: true  explode: false  allowReserved
contentType of a parameter  array parameter  object parameter
body: inline  body: model  body: contentType  body: form  body: multipart  body: file  body: files  body: text
body: binary  body: optional  body: const
response: schema  response: text  response: data  response: lines  response: events  response: eventTypes
response: end  response: null  response: absent  responses: several  responses: range  responses: headers
errors: exact  errors: 4XX  errors: 5XX  errors: default  errors: text  errors: unwrap  errors: null
failure  failure: null  unwrap  pagination: link  pagination: page  pagination: offset  pagination: cursor  pagination: lastItem
pagination: url  pagination: items  pagination: more
endpoint: authentication  endpoint: server URL  endpoint: server name  timeout  idempotent  summary
endpoint: description  deprecated: true  deprecated: text  endpoint: tags  endpoint: swiftName  examples  examples: body  examples: status
"""

SCHEMA = """
string  integer  number  boolean  date-time  date  time  date-time-local  duration  unixtime  unixtime-ms  http-date
uuid  uri  byte  int32  int64  uint32  uint64  float  double  decimal  any
short: model  short: array  short: dictionary  short: optional  short: null element  short: nested
enum: string  enum: integer  enum: number  enum: mixed  names  closed  const  properties  nested object  required
additionalProperties: false  additionalProperties: true  additionalProperties: schema  patternProperties  items
prefixItems  uniqueItems  oneOf  anyOf  union: discriminator  union: mapping  union: defaultMapping  union: const
union: JSON type
union: required keys  union: first  allOf  $ref  nullable  nullable and optional  default  schema: description
schema: deprecated  schema: examples  readOnly  writeOnly  title  minimum  maximum  exclusiveMinimum
exclusiveMaximum  multipleOf  minLength  maxLength  pattern  minItems  maxItems  minProperties  maxProperties
optional  lossy  dateFormat  schema: swiftName  model: alias  model: array  model: dictionary  model: enumeration
recursion: straight  recursion: array  recursion: dictionary  recursion: mutual  recursion: union  format  swiftType
"""

CONFIG = """
config: namespace  config: namespace null  config: access  config: examples  config: types  config: names
config: conformances  config: synthesized  config: include endpoints  config: include tags  config: include paths
config: include deprecated  config: exclude endpoints  config: exclude tags  config: exclude paths
config: exclude deprecated
"""


def listed(text):
    return [row.strip() for line in text.splitlines() for row in line.split("  ") if row.strip()]


class Rows:
    """How often each row occurred."""

    def __init__(self):
        self.counts = Counter({row: 0 for text in (TOP, ENDPOINT, SCHEMA, CONFIG) for row in listed(text)})

    def __call__(self, row):
        if row not in self.counts:
            raise KeyError(f"{row!r} is no row")
        self.counts[row] += 1

    def add(self, other):
        self.counts.update(other.counts)

    def seen(self):
        return {row for row, count in self.counts.items() if count > 0}

    def missing(self):
        return [row for row, count in self.counts.items() if count == 0]

    def table(self):
        return "\n".join(f"{count:7} {row}" for row, count in self.counts.items())
