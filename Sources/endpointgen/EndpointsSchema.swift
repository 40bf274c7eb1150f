/// The JSON Schema of the spec format, as `endpointgen schema` prints it.
enum EndpointsSchema {
    static let text = ##"""
        {
          "$schema": "https://json-schema.org/draft/2020-12/schema",
          "$id": "urn:swift-endpoints:endpoints-schema:1",
          "title": "Endpoint spec",
          "description": "The shortest honest description of an HTTP API (*.endpoints.json): its servers, its endpoints and the models that they exchange.",
          "type": "object",
          "required": ["name", "endpoints"],
          "properties": {
            "$schema": {
              "description": "Where editors find this schema. It means nothing else.",
              "type": "string"
            },
            "name": {
              "description": "The API's name. It becomes the Swift namespace of all that is generated.",
              "type": "string",
              "minLength": 1
            },
            "description": { "$ref": "#/$defs/description" },
            "server": {
              "description": "The API's only server: a URL, or its parts. Paths of endpoints are joined to its base path.",
              "$ref": "#/$defs/server"
            },
            "servers": {
              "description": "The API's servers by name; the first is the default. Use `server` where there is only one.",
              "type": "object",
              "minProperties": 1,
              "propertyNames": { "$ref": "#/$defs/name" },
              "additionalProperties": { "$ref": "#/$defs/server" }
            },
            "variables": {
              "description": "The `{variables}` that stand in the URLs of servers, by name; all servers share them.",
              "type": "object",
              "propertyNames": { "$ref": "#/$defs/name" },
              "additionalProperties": { "$ref": "#/$defs/serverVariable" }
            },
            "authentication": {
              "description": "How requests of this API prove who sends them. An endpoint may say otherwise.",
              "$ref": "#/$defs/authentication"
            },
            "headers": {
              "description": "Headers of every endpoint, by name. One with `const` is sent as it stands; any other is a parameter of every endpoint.",
              "type": "object",
              "propertyNames": { "$ref": "#/$defs/headerName" },
              "additionalProperties": { "$ref": "#/$defs/headerParameter" }
            },
            "parameters": {
              "description": "Parameters that several endpoints share, by name. An endpoint uses one by `{ \"$ref\": \"#/parameters/NAME\" }`.",
              "type": "object",
              "propertyNames": { "$ref": "#/$defs/name" },
              "additionalProperties": { "$ref": "#/$defs/sharedParameter" }
            },
            "errors": {
              "description": "Bodies of failing answers that every endpoint shares, by status, `4XX`, `5XX` or `default`. An endpoint's own errors extend and override them.",
              "type": "object",
              "patternProperties": {
                "^(?:[345][0-9][0-9]|[45]XX|default)$": { "$ref": "#/$defs/errorBody" },
                "^(?:x-|\\$comment)": true
              },
              "additionalProperties": false
            },
            "failure": {
              "description": "How answers with a success status say that the request failed, of every endpoint that says nothing of it itself. Streams are not asked.",
              "$ref": "#/$defs/failure"
            },
            "endpoints": {
              "description": "The API's endpoints by name, such as `getUser`. Each becomes a request type in Swift.",
              "type": "object",
              "propertyNames": { "$ref": "#/$defs/name" },
              "additionalProperties": { "$ref": "#/$defs/endpoint" }
            },
            "models": {
              "description": "Schemas by name, such as `User`. Each becomes a Swift type; elsewhere it is used by its name.",
              "type": "object",
              "propertyNames": { "$ref": "#/$defs/name", "not": { "$ref": "#/$defs/reservedTypeName" } },
              "additionalProperties": { "$ref": "#/$defs/schema" }
            },
            "tags": {
              "description": "Descriptions of the tags that endpoints carry, by tag.",
              "type": "object",
              "propertyNames": { "$ref": "#/$defs/name" },
              "additionalProperties": { "type": "string" }
            }
          },
          "patternProperties": { "^(?:x-|\\$comment)": true },
          "additionalProperties": false,
          "not": { "required": ["server", "servers"] },

          "$defs": {
            "description": {
              "description": "What this is, for people; Markdown. It becomes documentation in Swift.",
              "type": "string"
            },
            "swiftName": {
              "description": "The name in Swift, where the one that follows from the document is not wanted.",
              "type": "string",
              "pattern": "^[^\\s!-/:-@\\[-^`{-~0-9][^\\s!-/:-@\\[-^`{-~]*$"
            },
            "pointer": {
              "type": "string",
              "pattern": "^(?:/(?:[^~/]|~[01])*)*$"
            },
            "mediaType": {
              "type": "string",
              "pattern": "^[^\\s/;,]+/[^\\s/;,]+(?: *;.*)?$"
            },
            "name": {
              "description": "A name of something that the document declares.",
              "minLength": 1
            },
            "headerName": {
              "description": "A token of RFC 9110 §5.6.2.",
              "pattern": "^[!#$%&'*+.^_`|~0-9A-Za-z-]+$"
            },
            "reservedTypeName": {
              "description": "Words that have a meaning of their own where a type is named; no model is called by one.",
              "enum": [
                "string", "integer", "number", "boolean",
                "date-time", "date", "time", "date-time-local", "duration",
                "unixtime", "unixtime-ms", "http-date",
                "uuid", "uri", "byte", "binary",
                "int32", "int64", "uint32", "uint64", "float", "double", "decimal",
                "any", "text", "data", "object", "array", "null"
              ]
            },

            "server": {
              "type": ["string", "object"],
              "pattern": "^(?:https?|\\{[^{}]+\\})://[^\\s?#]+(?:\\?[^\\s#]*)?$",
              "properties": {
                "scheme": {
                  "description": "How the server is spoken to: `https`, or `http` without encryption.",
                  "enum": ["https", "http"]
                },
                "host": {
                  "description": "The server's host name or address, such as `api.example.com`.",
                  "type": "string",
                  "minLength": 1
                },
                "port": {
                  "description": "The server's port, where it is not the scheme's own.",
                  "type": "integer",
                  "minimum": 1,
                  "maximum": 65535
                },
                "user": {
                  "description": "The user of HTTP's basic authentication. It ends up in the binary: for servers on this machine only.",
                  "type": "string"
                },
                "password": {
                  "description": "The password of HTTP's basic authentication. It ends up in the binary: for servers on this machine only.",
                  "type": "string"
                },
                "basePath": {
                  "description": "The path that stands before every endpoint's own, such as `/v1`.",
                  "type": "string",
                  "pattern": "^/[^?#]*$"
                }
              },
              "patternProperties": { "^(?:x-|\\$comment)": true },
              "additionalProperties": false,
              "required": ["scheme", "host"]
            },
            "serverVariable": {
              "description": "One `{variable}` of a server's URL. Without a default its value is given when a client is made.",
              "type": "object",
              "properties": {
                "default": {
                  "description": "The value where none is given.",
                  "type": "string",
                  "pattern": "^[^/?#@:]+$"
                },
                "enum": {
                  "description": "The only values that it may have.",
                  "type": "array",
                  "minItems": 1,
                  "uniqueItems": true,
                  "items": { "type": "string", "pattern": "^[^/?#@:]+$" }
                },
                "description": { "$ref": "#/$defs/description" }
              },
              "patternProperties": { "^(?:x-|\\$comment)": true },
              "additionalProperties": false
            },

            "authentication": {
              "anyOf": [
                { "const": "none", "description": "Nothing is sent." },
                { "$ref": "#/$defs/credential" },
                { "$ref": "#/$defs/credentials" },
                {
                  "type": "object",
                  "properties": {
                    "anyOf": {
                      "description": "Alternatives: the first of which the client has all credentials is sent.",
                      "type": "array",
                      "minItems": 1,
                      "items": {
                        "anyOf": [{ "$ref": "#/$defs/credential" }, { "$ref": "#/$defs/credentials" }]
                      }
                    }
                  },
                  "required": ["anyOf"],
                  "patternProperties": { "^(?:x-|\\$comment)": true },
                  "additionalProperties": false
                }
              ]
            },
            "credentials": {
              "description": "Credentials of several kinds, all of which are sent.",
              "type": "array",
              "minItems": 1,
              "items": { "$ref": "#/$defs/credential" }
            },
            "credential": {
              "anyOf": [
                { "const": "bearer", "description": "A token in `Authorization: Bearer …` (RFC 6750)." },
                { "const": "basic", "description": "User and password in `Authorization: Basic …` (RFC 7617)." },
                {
                  "type": "object",
                  "properties": {
                    "bearer": {
                      "description": "A token in `Authorization: Bearer …` (RFC 6750).",
                      "const": true
                    },
                    "basic": {
                      "description": "User and password in `Authorization: Basic …` (RFC 7617).",
                      "const": true
                    },
                    "apiKey": {
                      "description": "A key in a header, a query parameter or a cookie.",
                      "type": "object",
                      "properties": {
                        "in": {
                          "description": "Where the key is sent.",
                          "enum": ["header", "query", "cookie"]
                        },
                        "name": {
                          "description": "The name of the header, query parameter or cookie.",
                          "type": "string",
                          "minLength": 1
                        },
                        "prefix": {
                          "description": "Text that is sent before the key, its space included: `\"Bot \"`.",
                          "type": "string"
                        }
                      },
                      "required": ["in", "name"],
                      "patternProperties": { "^(?:x-|\\$comment)": true },
                      "additionalProperties": false
                    },
                    "optional": {
                      "description": "Whether requests are also sent by a client that has no credentials.",
                      "type": "boolean"
                    }
                  },
                  "oneOf": [
                    { "required": ["bearer"] },
                    { "required": ["basic"] },
                    { "required": ["apiKey"] }
                  ],
                  "patternProperties": { "^(?:x-|\\$comment)": true },
                  "additionalProperties": false
                }
              ]
            },

            "endpoint": {
              "description": "One thing that the API does: a method on a path, what is sent and what comes back.",
              "type": "object",
              "required": ["method", "path"],
              "properties": {
                "summary": {
                  "description": "What the endpoint does, in one sentence. It becomes the first line of the documentation in Swift.",
                  "type": "string"
                },
                "description": { "$ref": "#/$defs/description" },
                "method": {
                  "description": "The request's method, in any case.",
                  "type": "string",
                  "anyOf": [
                    {
                      "enum": [
                        "GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "CONNECT"
                      ]
                    },
                    {
                      "pattern": "^(?:[Gg][Ee][Tt]|[Hh][Ee][Aa][Dd]|[Pp][Oo][Ss][Tt]|[Pp][Uu][Tt]|[Pp][Aa][Tt][Cc][Hh]|[Dd][Ee][Ll][Ee][Tt][Ee]|[Oo][Pp][Tt][Ii][Oo][Nn][Ss]|[Tt][Rr][Aa][Cc][Ee]|[Cc][Oo][Nn][Nn][Ee][Cc][Tt])$"
                    }
                  ]
                },
                "path": {
                  "description": "The path with its parameters: `/users/{username}`, or `/users/:username`, which means the same. `{+path}` keeps the slashes of its value (RFC 6570).",
                  "type": "string",
                  "pattern": "^/(?:(?:[^/{}?#]|\\{\\+?[^{}/?#&;.=,!@|+*][^{}/?#*]*\\})+/)*(?:[^/{}?#]|\\{\\+?[^{}/?#&;.=,!@|+*][^{}/?#*]*\\})*$"
                },
                "pathParams": {
                  "description": "The path's parameters by name. Every one stands in the path; one that is not described here is a string.",
                  "type": "object",
                  "propertyNames": { "$ref": "#/$defs/name" },
                  "additionalProperties": { "$ref": "#/$defs/pathParameter" }
                },
                "query": {
                  "description": "The query's parameters by name. They are required unless optional or given a default; a `const` is sent as it stands.",
                  "type": "object",
                  "propertyNames": { "$ref": "#/$defs/name" },
                  "additionalProperties": { "$ref": "#/$defs/queryParameter" }
                },
                "headers": {
                  "description": "The request's headers by name. One replaces the API's of the same name, compared without case; `null` removes it.",
                  "type": "object",
                  "propertyNames": { "$ref": "#/$defs/headerName" },
                  "additionalProperties": {
                    "anyOf": [{ "type": "null" }, { "$ref": "#/$defs/headerParameter" }]
                  }
                },
                "cookies": {
                  "description": "The request's cookies by name. They are required unless optional or given a default.",
                  "type": "object",
                  "propertyNames": { "$ref": "#/$defs/headerName" },
                "additionalProperties": { "$ref": "#/$defs/cookieParameter" }
                },
                "body": {
                  "description": "What is sent. A schema is sent as JSON: an inline object's properties become the request's parameters, a model is one parameter.",
                  "$ref": "#/$defs/body"
                },
                "response": {
                  "description": "What any 2xx answer holds: a schema (JSON), `\"text\"`, `\"data\"`, lines or events. Absent or `null`: nothing is decoded.",
                  "$ref": "#/$defs/success"
                },
                "responses": {
                  "description": "What the success answers hold, by status or `2XX`, where there are several. It stands instead of `response`.",
                  "type": "object",
                  "minProperties": 1,
                  "patternProperties": {
                    "^2(?:[0-9][0-9]|XX)$": {
                      "anyOf": [{ "$ref": "#/$defs/success" }, { "$ref": "#/$defs/successWithHeaders" }]
                    },
                    "^(?:x-|\\$comment)": true
                  },
                  "additionalProperties": false
                },
                "errors": {
                  "description": "Bodies of failing answers, by status, `4XX`, `5XX` or `default`; the exact one counts before the range. They extend and override the API's, status by status; `null` removes one.",
                  "type": "object",
                  "patternProperties": {
                    "^(?:[345][0-9][0-9]|[45]XX|default)$": {
                      "anyOf": [{ "type": "null" }, { "$ref": "#/$defs/errorBody" }]
                    },
                    "^(?:x-|\\$comment)": true
                  },
                  "additionalProperties": false
                },
                "failure": {
                  "description": "How this endpoint's answers with a success status say that the request failed, in place of what the API says of it; `null` removes that.",
                  "anyOf": [{ "type": "null" }, { "$ref": "#/$defs/failure" }]
                },
                "unwrap": {
                  "description": "JSON Pointer to the value that people want, such as `/data`. `send` returns that value, and `response` is what it holds.",
                  "$ref": "#/$defs/pointer"
                },
                "pagination": { "$ref": "#/$defs/pagination" },
                "authentication": {
                  "description": "How this endpoint's requests prove who sends them, instead of what the API says.",
                  "$ref": "#/$defs/authentication"
                },
                "server": {
                  "description": "The server of this endpoint where it is not the API's: an absolute URL, or a name in `servers`.",
                  "type": "string",
                  "minLength": 1,
                  "not": { "pattern": "://.*\\{" }
                },
                "timeout": {
                  "description": "How long to wait for an answer, in seconds.",
                  "type": "number",
                  "minimum": 0.001,
                  "maximum": 1000000
                },
                "idempotent": {
                  "description": "Whether sending the request twice does no more than sending it once, where the method does not say so. Such a request may be retried.",
                  "type": "boolean"
                },
                "deprecated": {
                  "description": "`true`, or what to use instead.",
                  "type": ["boolean", "string"]
                },
                "tags": {
                  "description": "Groups to which the endpoint belongs.",
                  "type": "array",
                  "uniqueItems": true,
                  "items": { "type": "string" }
                },
                "swiftName": { "$ref": "#/$defs/swiftName" },
                "examples": {
                  "description": "Requests with their answers, by name.",
                  "type": "object",
                  "propertyNames": { "$ref": "#/$defs/name" },
                  "additionalProperties": { "$ref": "#/$defs/exchange" }
                }
              },
              "patternProperties": { "^(?:x-|\\$comment)": true },
              "additionalProperties": false,
              "not": { "required": ["response", "responses"] },
              "allOf": [
                {
                  "if": { "required": ["failure"], "properties": { "failure": { "type": "object" } } },
                  "then": {
                    "properties": {
                      "response": { "not": { "$ref": "#/$defs/stream" } },
                      "responses": {
                        "patternProperties": { "^2": { "not": { "$ref": "#/$defs/stream" } } }
                      }
                    }
                  }
                },
                {
                  "if": { "anyOf": [{ "required": ["unwrap"] }, { "required": ["pagination"] }] },
                  "then": {
                    "anyOf": [{ "required": ["response"] }, { "required": ["responses"] }],
                    "properties": {
                      "response": {
                        "not": { "anyOf": [{ "enum": ["text", "data", null] }, { "$ref": "#/$defs/stream" }] }
                      }
                    }
                  }
                }
              ],
              "if": {
                "required": ["method", "body"],
                "properties": {
                  "method": { "pattern": "^(?:[Gg][Ee][Tt]|[Hh][Ee][Aa][Dd]|[Tt][Rr][Aa][Cc][Ee])$" }
                }
              },
              "then": { "properties": { "body": { "$ref": "#/$defs/optionalBody" } } }
            },
            "exchange": {
              "description": "One request and its answer.",
              "type": "object",
              "properties": {
                "parameters": {
                  "description": "Values of the request's parameters, by name. Without it and `body`, only the answer is shown.",
                  "type": "object"
                },
                "body": { "description": "The request's body; of a form an object of its fields, of bytes their base64 text." },
                "response": { "description": "The whole body of the answer; of bytes their base64 text, of a stream the array of its elements, each `{ \"name\": data }` where events have names." },
                "status": {
                  "description": "The answer's status, one that the endpoint declares. It may be left out where there is one success.",
                  "type": "integer",
                  "minimum": 100,
                  "maximum": 599
                }
              },
              "patternProperties": { "^(?:x-|\\$comment)": true },
              "additionalProperties": false
            },

            "parameterWords": {
              "properties": {
                "explode": {
                  "description": "Whether an array's elements and an object's members are parameters of their own: `a=1&a=2` instead of `a=1,2`. True by default for the styles `form` and `deepObject`, false for others (OpenAPI 3.1 §4.8.12).",
                  "type": "boolean"
                },
                "allowReserved": {
                  "description": "Whether the reserved characters of RFC 3986, such as `/` and `:`, are sent as they stand.",
                  "type": "boolean"
                },
                "contentType": {
                  "description": "`application/json`: the value is sent as one JSON text.",
                  "const": "application/json"
                },
                "const": { "type": ["string", "number", "boolean"] },
                "type": { "$ref": "#/$defs/noBytes" }
              },
              "$ref": "#/$defs/writtenOneWay",
              "not": { "$ref": "#/$defs/bytes" }
            },
            "writtenOneWay": {
              "description": "A style, or one JSON text; and a deep object always names every value.",
              "dependentSchemas": {
                "contentType": { "properties": { "style": false, "explode": false, "allowReserved": false } }
              },
              "if": { "properties": { "style": { "const": "deepObject" } }, "required": ["style"] },
              "then": { "properties": { "explode": { "const": true } } }
            },
            "bytes": { "type": "string", "pattern": "^\\[?binary\\??\\]?\\??$" },
            "noBytes": {
              "description": "Raw bytes stand in bodies alone; `byte` is base64 text.",
              "not": { "$ref": "#/$defs/bytes" }
            },
            "sharedParameter": {
              "description": "A parameter: a type, or a schema and how its value is written.",
              "allOf": [{ "$ref": "#/$defs/parameterSchemaWords" }, { "$ref": "#/$defs/parameterWords" }],
              "properties": {
                "style": {
                  "description": "How arrays and objects are written (OpenAPI 3.1 §4.8.12).",
                  "enum": [
                    "simple", "label", "matrix", "form", "spaceDelimited", "pipeDelimited", "deepObject"
                  ]
                }
              },
              "unevaluatedProperties": false
            },
            "pathParameter": {
              "description": "A parameter of the path: a type, or a schema and how its value is written. It is always required.",
              "allOf": [{ "$ref": "#/$defs/parameterSchemaWords" }, { "$ref": "#/$defs/parameterWords" }],
              "properties": {
                "style": {
                  "description": "How the value is written: `simple` (the default), `label` (`.a`) or `matrix` (`;name=a`).",
                  "enum": ["simple", "label", "matrix"]
                },
                "type": { "not": { "pattern": "\\?$" } },
                "optional": { "const": false },
                "default": false
              },
              "not": { "type": "string", "pattern": "\\?$" },
              "unevaluatedProperties": false
            },
            "queryParameter": {
              "description": "A parameter of the query: a type, or a schema and how its value is written.",
              "allOf": [{ "$ref": "#/$defs/parameterSchemaWords" }, { "$ref": "#/$defs/parameterWords" }],
              "properties": {
                "style": {
                  "description": "How arrays and objects are written: `form` (the default), `spaceDelimited`, `pipeDelimited` or `deepObject` (`a[b]=1`).",
                  "enum": ["form", "spaceDelimited", "pipeDelimited", "deepObject"]
                }
              },
              "unevaluatedProperties": false
            },
            "headerParameter": {
              "description": "A header: a type, or a schema and how its value is written.",
              "allOf": [{ "$ref": "#/$defs/parameterSchemaWords" }, { "$ref": "#/$defs/parameterWords" }],
              "properties": {
                "style": {
                  "description": "How the value is written. Headers know `simple` only.",
                  "enum": ["simple"]
                }
              },
              "unevaluatedProperties": false
            },
            "cookieParameter": {
              "description": "A cookie: a type, or a schema and how its value is written.",
              "allOf": [{ "$ref": "#/$defs/parameterSchemaWords" }, { "$ref": "#/$defs/parameterWords" }],
              "properties": {
                "style": {
                  "description": "How the value is written. Cookies know `form` only.",
                  "enum": ["form"]
                }
              },
              "unevaluatedProperties": false
            },
            "fieldWords": {
              "properties": {
                "style": {
                  "description": "How arrays and objects are written: `form` (the default), `spaceDelimited`, `pipeDelimited` or `deepObject` (`items[0][price]=1`).",
                  "enum": ["form", "spaceDelimited", "pipeDelimited", "deepObject"]
                },
                "explode": {
                  "description": "Whether an array's elements are fields of their own. True by default for the styles `form` and `deepObject`, false for others.",
                  "type": "boolean"
                },
                "const": { "type": ["string", "number", "boolean"] }
              },
              "$ref": "#/$defs/writtenOneWay"
            },
            "field": {
              "description": "A field of a form: a type, or a schema and how its value is written.",
              "allOf": [{ "$ref": "#/$defs/parameterSchemaWords" }, { "$ref": "#/$defs/fieldWords" }],
              "properties": {
                "contentType": {
                  "description": "`application/json`, or a type with `+json`: the value is sent as one JSON text.",
                  "$ref": "#/$defs/mediaType",
                  "pattern": "^application/json *(?:;.*)?$|\\+json *(?:;.*)?$"
                },
                "type": { "$ref": "#/$defs/noBytes" }
              },
              "not": { "$ref": "#/$defs/bytes" },
              "unevaluatedProperties": false
            },
            "part": {
              "description": "A part of a multipart body: a type, or a schema and how its value is written.",
              "allOf": [{ "$ref": "#/$defs/parameterSchemaWords" }, { "$ref": "#/$defs/fieldWords" }],
              "properties": {
                "contentType": {
                  "description": "The media type of the part; of a file where it has none of its own. `application/json`: the value is sent as one JSON text.",
                  "$ref": "#/$defs/mediaType"
                }
              },
              "unevaluatedProperties": false
            },

            "body": {
              "if": { "$ref": "#/$defs/namesBodyKind" },
              "then": {
                "type": "object",
                "properties": {
                  "json": {
                    "description": "A schema, sent as JSON.",
                    "$ref": "#/$defs/schema"
                  },
                  "contentType": {
                    "description": "The media type under which the JSON is sent, where it is not `application/json`.",
                    "$ref": "#/$defs/mediaType"
                  },
                  "form": {
                    "description": "Fields by name, sent as `application/x-www-form-urlencoded`.",
                    "type": "object",
                    "propertyNames": { "$ref": "#/$defs/name" },
                    "additionalProperties": { "$ref": "#/$defs/field" }
                  },
                  "multipart": {
                    "description": "Fields by name, sent as `multipart/form-data` (RFC 7578). A `binary` field is a file with name and type, `[binary]` several.",
                    "type": "object",
                    "propertyNames": { "$ref": "#/$defs/name" },
                    "additionalProperties": { "$ref": "#/$defs/part" }
                  },
                  "text": {
                    "description": "Text, sent under this media type.",
                    "$ref": "#/$defs/mediaType"
                  },
                  "binary": {
                    "description": "Bytes, sent under this media type.",
                    "$ref": "#/$defs/mediaType"
                  },
                  "optional": {
                    "description": "Whether the body may be left out.",
                    "type": "boolean"
                  }
                },
                "oneOf": [
                  { "required": ["json"] },
                  { "required": ["form"] },
                  { "required": ["multipart"] },
                  { "required": ["text"] },
                  { "required": ["binary"] }
                ],
                "dependentRequired": { "contentType": ["json"] },
                "patternProperties": { "^(?:x-|\\$comment)": true },
                "additionalProperties": false
              },
              "else": { "$ref": "#/$defs/schema" }
            },
            "namesBodyKind": {
              "type": "object",
              "anyOf": [
                { "required": ["json"] },
                { "required": ["form"] },
                { "required": ["multipart"] },
                { "required": ["text"] },
                { "required": ["binary"] }
              ]
            },
            "optionalBody": {
              "description": "A body that may be left out: GET, HEAD and TRACE have no other.",
              "anyOf": [
                { "$ref": "#/$defs/optionalSchema" },
                {
                  "type": "object",
                  "required": ["json"],
                  "properties": { "json": { "$ref": "#/$defs/optionalSchema" } }
                }
              ]
            },
            "optionalSchema": {
              "anyOf": [
                { "type": "string", "pattern": "\\?$" },
                {
                  "type": "object",
                  "required": ["optional"],
                  "properties": { "optional": { "const": true } }
                },
                {
                  "type": "object",
                  "required": ["type"],
                  "properties": { "type": { "pattern": "\\?$" } }
                }
              ]
            },

            "success": {
              "anyOf": [
                { "type": "null", "description": "Nothing is decoded." },
                { "const": "text", "description": "The body as a String." },
                { "const": "data", "description": "The body's bytes." },
                { "$ref": "#/$defs/schema" },
                {
                  "type": "object",
                  "properties": {
                    "lines": {
                      "description": "JSON lines: what each line holds. They are read as they come.",
                      "$ref": "#/$defs/schema"
                    }
                  },
                  "required": ["lines"],
                  "patternProperties": { "^(?:x-|\\$comment)": true },
                  "additionalProperties": false
                },
                {
                  "type": "object",
                  "properties": {
                    "events": {
                      "description": "Server-sent events: what each event's data holds, or `\"text\"`.",
                      "$ref": "#/$defs/event"
                    },
                    "eventTypes": {
                      "description": "Server-sent events by name: what the data of each holds, or `\"text\"`.",
                      "type": "object",
                      "minProperties": 1,
                      "propertyNames": { "$ref": "#/$defs/name" },
                      "additionalProperties": { "$ref": "#/$defs/event" }
                    },
                    "end": {
                      "description": "The data that ends the stream, such as `[DONE]`.",
                      "type": "string"
                    }
                  },
                  "oneOf": [{ "required": ["events"] }, { "required": ["eventTypes"] }],
                  "patternProperties": { "^(?:x-|\\$comment)": true },
                  "additionalProperties": false
                }
              ]
            },
            "stream": {
              "type": "object",
              "anyOf": [
                { "required": ["lines"] },
                { "required": ["events"] },
                { "required": ["eventTypes"] }
              ]
            },
            "event": {
              "anyOf": [{ "const": "text" }, { "$ref": "#/$defs/schema" }]
            },
            "successWithHeaders": {
              "type": "object",
              "properties": {
                "json": {
                  "description": "What the answer holds. Without it nothing is decoded but the headers.",
                  "$ref": "#/$defs/schema"
                },
                "headers": {
                  "description": "The answer's headers by name, each read as its schema says.",
                  "type": "object",
                  "propertyNames": { "$ref": "#/$defs/headerName" },
                  "additionalProperties": { "$ref": "#/$defs/headerParameter" }
                }
              },
              "anyOf": [{ "required": ["json"] }, { "required": ["headers"] }],
              "patternProperties": { "^(?:x-|\\$comment)": true },
              "additionalProperties": false
            },
            "failure": {
              "description": "How an answer with a success status says that the request failed.",
              "type": "object",
              "properties": {
                "when": {
                  "description": "Values by JSON Pointer into the answer. Where all of them are found, the request failed.",
                  "type": "object",
                  "minProperties": 1,
                  "propertyNames": { "$ref": "#/$defs/pointer" }
                },
                "json": {
                  "description": "What such an answer holds.",
                  "$ref": "#/$defs/schema"
                }
              },
              "required": ["when", "json"],
              "patternProperties": { "^(?:x-|\\$comment)": true },
              "additionalProperties": false
            },
            "errorBody": {
              "anyOf": [
                { "const": "text", "description": "The body as a String." },
                { "$ref": "#/$defs/schema" },
                {
                  "type": "object",
                  "properties": {
                    "json": {
                      "description": "What the value at `unwrap` holds.",
                      "$ref": "#/$defs/schema"
                    },
                    "unwrap": {
                      "description": "JSON Pointer to the value that people want, such as `/error`.",
                      "$ref": "#/$defs/pointer"
                    }
                  },
                  "required": ["json"],
                  "patternProperties": { "^(?:x-|\\$comment)": true },
                  "additionalProperties": false
                }
              ]
            },
            "pagination": {
              "description": "How the pages of a long list follow each other. It ends when the next one is absent, null or empty, `more` is false, or a page is empty or repeats.",
              "type": "object",
              "properties": {
                "style": {
                  "description": "`link`: the Link header (RFC 8288). `page`: a page number. `offset`: a number of items. `cursor`: a value of the answer. `url`: the next URL, in the answer.",
                  "enum": ["link", "page", "offset", "cursor", "url"]
                },
                "parameter": {
                  "description": "The request's parameter that chooses the page: its number, the offset or the cursor.",
                  "type": "string"
                },
                "first": {
                  "description": "The number of the first page; 1 where nothing is said.",
                  "type": "integer",
                  "minimum": 0
                },
                "limit": {
                  "description": "The request's parameter that says how many items a page holds. Once a page was that long, a shorter one is the last.",
                  "type": "string"
                },
                "next": {
                  "description": "Where the answer holds the next page's cursor or URL: a JSON Pointer, or for a cursor `{ \"lastItem\": \"/id\" }`, a pointer into the page's last item.",
                  "type": ["string", "object"],
                  "$ref": "#/$defs/nextPage"
                },
                "items": {
                  "description": "JSON Pointer to the page's items in the whole answer. Without it the answer is the list.",
                  "$ref": "#/$defs/pointer"
                },
                "more": {
                  "description": "JSON Pointer to a boolean of the whole answer: false on the last page.",
                  "$ref": "#/$defs/pointer"
                }
              },
              "required": ["style"],
              "patternProperties": { "^(?:x-|\\$comment)": true },
              "additionalProperties": false,
              "oneOf": [
                {
                  "properties": {
                    "style": { "const": "link" },
                    "parameter": false, "first": false, "limit": false, "next": false
                  }
                },
                {
                  "properties": { "style": { "const": "page" }, "limit": false, "next": false },
                  "required": ["parameter"]
                },
                {
                  "properties": { "style": { "const": "offset" }, "first": false, "next": false },
                  "required": ["parameter"]
                },
                {
                  "properties": { "style": { "const": "cursor" }, "first": false, "limit": false },
                  "required": ["parameter", "next"]
                },
                {
                  "properties": {
                    "style": { "const": "url" },
                    "next": { "type": "string" },
                    "parameter": false, "first": false, "limit": false
                  },
                  "required": ["next"]
                }
              ]
            },
            "nextPage": {
              "pattern": "^(?:/(?:[^~/]|~[01])*)*$",
              "properties": {
                "lastItem": {
                  "description": "JSON Pointer into the page's last item.",
                  "$ref": "#/$defs/pointer"
                }
              },
              "required": ["lastItem"],
              "patternProperties": { "^(?:x-|\\$comment)": true },
              "additionalProperties": false
            },

            "shortType": {
              "$comment": "Exact to three brackets deep, looser within them: a regular expression cannot count. A bare name is a model or a word of the format.",
              "type": "string",
              "pattern": "^(?:[A-Za-z0-9_.-]+|\\[(?:string *: *)?(?:[A-Za-z0-9_.-]+|\\[(?:string *: *)?(?:[A-Za-z0-9_.-]+|\\[(?:string *: *)?(?:[A-Za-z0-9_.-]+|\\[.+\\])\\??\\])\\??\\])\\??\\])\\??$",
              "not": { "pattern": "(?:^|[\\[: ])(?:text|data|object|array|null)(?:$|[\\]?])" }
            },
            "schema": {
              "description": "A type such as `string`, `User?`, `[User]` or `[string: User]`, or an object of JSON Schema's words.",
              "if": { "type": "string" },
              "then": { "$ref": "#/$defs/shortType" },
              "else": {
                "$ref": "#/$defs/schemaWords",
                "allOf": [{ "$ref": "#/$defs/kind" }],
                "properties": { "$ref": { "pattern": "^#/models/[^/]+$" } },
                "unevaluatedProperties": false
              }
            },
            "parameterSchemaWords": {
              "if": { "type": "string" },
              "then": { "$ref": "#/$defs/shortType" },
              "else": {
                "$ref": "#/$defs/schemaWords",
                "allOf": [{ "$ref": "#/$defs/kind" }],
                "properties": { "$ref": { "pattern": "^#/(?:models|parameters)/[^/]+$" } }
              }
            },
            "schemaParts": {
              "type": "array",
              "minItems": 1,
              "items": { "$ref": "#/$defs/allOfPart" }
            },
            "allOfPart": {
              "description": "A member of `allOf`, or of a union. It may leave out what the others, or the words beside the union, say.",
              "if": { "type": "string" },
              "then": { "$ref": "#/$defs/shortType" },
              "else": {
                "$ref": "#/$defs/schemaWords",
                "properties": { "$ref": { "pattern": "^#/models/[^/]+$" } },
                "unevaluatedProperties": false
              }
            },
            "kind": {
              "anyOf": [
                { "required": ["type"] },
                { "required": ["$ref"] },
                { "required": ["properties"] },
                { "required": ["additionalProperties"] },
                { "required": ["patternProperties"] },
                { "required": ["items"] },
                { "required": ["prefixItems"] },
                { "required": ["enum"] },
                { "required": ["const"] },
                { "required": ["oneOf"] },
                { "required": ["anyOf"] },
                { "required": ["allOf"] }
              ]
            },
            "schemaWords": {
              "type": "object",
              "properties": {
                "type": {
                  "description": "What the value is: a type such as `string`, `date-time`, `User?` or `[User]`, or `object`, `array`, `null`. It may be left out where `properties`, `items`, `enum` or `const` say it.",
                  "type": "string",
                  "anyOf": [
                    {
                      "enum": [
                        "string", "integer", "number", "boolean",
                        "date-time", "date", "time", "date-time-local", "duration",
                        "unixtime", "unixtime-ms", "http-date",
                        "uuid", "uri", "byte", "binary",
                        "int32", "int64", "uint32", "uint64", "float", "double", "decimal",
                        "any", "object", "array", "null", "object?", "array?"
                      ]
                    },
                    { "$ref": "#/$defs/shortType" }
                  ]
                },
                "format": {
                  "description": "What the value is more closely, such as `date-time` for a string. Formats of one's own are given a Swift type in the config.",
                  "type": "string"
                },
                "$ref": {
                  "description": "The model or shared parameter that is meant: `#/models/NAME`, `#/parameters/NAME` (RFC 6901).",
                  "type": "string"
                },
                "enum": {
                  "description": "The values known today. A value that is not listed is kept as it came, unless `closed` is true. `null` among them says what `nullable` says.",
                  "type": "array",
                  "minItems": 1,
                  "uniqueItems": true,
                  "items": { "type": ["string", "number", "boolean", "null"] }
                },
                "names": {
                  "description": "Names for the values of `enum`, in the same order.",
                  "type": "array",
                  "items": { "type": "string" }
                },
                "closed": {
                  "description": "Whether a value that `enum` does not list is an error.",
                  "type": "boolean"
                },
                "const": {
                  "description": "The only value. It is sent as it stands and is no parameter of an initializer."
                },
                "properties": {
                  "description": "An object's properties by name. They are required unless their type ends in `?`, they are `optional`, or `required` leaves them out.",
                  "type": "object",
                  "propertyNames": { "$ref": "#/$defs/name" },
                  "additionalProperties": { "$ref": "#/$defs/schema" }
                },
                "required": {
                  "description": "The properties that are always there. Where this list stands, it alone decides.",
                  "type": "array",
                  "uniqueItems": true,
                  "items": { "type": "string" }
                },
                "additionalProperties": {
                  "description": "What properties hold that are not described; they are kept in a dictionary. `false`: there are none, and what comes anyway is passed over, as an older app must do.",
                  "if": { "type": "boolean" },
                  "else": { "$ref": "#/$defs/schema" }
                },
                "patternProperties": {
                  "description": "What properties hold whose names match a regular expression; they are kept in a dictionary, with any value where the expressions' types differ. The expression is documentation.",
                  "type": "object",
                  "propertyNames": { "$ref": "#/$defs/name", "format": "regex" },
                  "additionalProperties": { "$ref": "#/$defs/schema" }
                },
                "items": {
                  "description": "What each element of an array holds.",
                  "$ref": "#/$defs/schema"
                },
                "prefixItems": {
                  "description": "What an array's first elements hold, one schema each.",
                  "type": "array",
                  "minItems": 1,
                  "items": { "$ref": "#/$defs/schema" }
                },
                "uniqueItems": {
                  "description": "Whether no element of an array occurs twice.",
                  "type": "boolean"
                },
                "oneOf": {
                  "description": "A union: the value is one of these. It is told by the discriminator, by properties that are `const` in each, by JSON type, by required keys (the most first), else it is the first that can be read. What is none of them is kept as it is. `null` among them says what `nullable` says. Each has the properties that stand beside it too.",
                  "$ref": "#/$defs/schemaParts"
                },
                "anyOf": {
                  "description": "A union: the value is at least one of these. It is read as `oneOf` is.",
                  "$ref": "#/$defs/schemaParts"
                },
                "allOf": {
                  "description": "One object with the properties of all of these, one of which may be a union of objects; where two say something of one property, the narrower type and the later description hold. Of one member it is that type with other words about it.",
                  "$ref": "#/$defs/schemaParts"
                },
                "discriminator": {
                  "description": "The property that tells a union's members apart: its name, or with a mapping from its values to models. A model without an entry is told by its `const`, else by its name. Of each model it is a constant then.",
                  "type": ["string", "object"],
                  "properties": {
                    "propertyName": {
                      "description": "The property that tells the members apart.",
                      "type": "string"
                    },
                    "mapping": {
                      "description": "The member's model by the property's value: a name, or `#/models/NAME`.",
                      "type": "object",
                      "propertyNames": { "$ref": "#/$defs/name" },
                      "additionalProperties": { "type": "string" }
                    },
                    "defaultMapping": {
                      "description": "The member's model for all other values, and for objects without the property: a name, or `#/models/NAME`. Its property is no constant.",
                      "type": "string"
                    }
                  },
                  "required": ["propertyName"],
                  "patternProperties": { "^(?:x-|\\$comment)": true },
                  "additionalProperties": false
                },
                "optional": {
                  "description": "Whether the value may be absent. A `null` that comes anyway counts as absent.",
                  "type": "boolean"
                },
                "nullable": {
                  "description": "Whether the value may be `null`. A required property is there all the same.",
                  "type": "boolean"
                },
                "default": {
                  "description": "The value where none is given. A property or parameter that has one may be left out."
                },
                "lossy": {
                  "description": "Whether an element that cannot be read is left out and reported, instead of failing the whole answer.",
                  "type": "boolean"
                },
                "readOnly": {
                  "description": "Whether only the server sets it. It is left out of request bodies.",
                  "type": "boolean"
                },
                "writeOnly": {
                  "description": "Whether the server takes it and never sends it.",
                  "type": "boolean"
                },
                "dateFormat": {
                  "description": "How a date is written, where no type says it: `yyyy-MM-dd HH:mm:ss`.",
                  "type": "string",
                  "minLength": 1
                },
                "swiftName": { "$ref": "#/$defs/swiftName" },
                "swiftType": {
                  "description": "The Swift type of the value, such as one of the app's own.",
                  "type": "string",
                  "minLength": 1
                },
                "title": {
                  "description": "A short name for people.",
                  "type": "string"
                },
                "description": { "$ref": "#/$defs/description" },
                "deprecated": {
                  "description": "Whether it should no longer be used.",
                  "type": "boolean"
                },
                "examples": {
                  "description": "Values that it may have.",
                  "type": "array"
                },
                "minimum": { "description": "The least value. Documentation.", "type": "number" },
                "maximum": { "description": "The greatest value. Documentation.", "type": "number" },
                "exclusiveMinimum": {
                  "description": "Every value is greater than this. Documentation.",
                  "type": "number"
                },
                "exclusiveMaximum": {
                  "description": "Every value is less than this. Documentation.",
                  "type": "number"
                },
                "multipleOf": {
                  "description": "Every value is a multiple of this. Documentation.",
                  "type": "number",
                  "exclusiveMinimum": 0
                },
                "minLength": {
                  "description": "The least number of characters. Documentation.",
                  "$ref": "#/$defs/count"
                },
                "maxLength": {
                  "description": "The greatest number of characters. Documentation.",
                  "$ref": "#/$defs/count"
                },
                "pattern": {
                  "description": "A regular expression that the text matches. Documentation.",
                  "type": "string"
                },
                "minItems": {
                  "description": "The least number of elements. Documentation.",
                  "$ref": "#/$defs/count"
                },
                "maxItems": {
                  "description": "The greatest number of elements. Documentation.",
                  "$ref": "#/$defs/count"
                },
                "minProperties": {
                  "description": "The least number of properties. Documentation.",
                  "$ref": "#/$defs/count"
                },
                "maxProperties": {
                  "description": "The greatest number of properties. Documentation.",
                  "$ref": "#/$defs/count"
                }
              },
              "patternProperties": { "^(?:x-|\\$comment)": true },
              "dependentRequired": { "names": ["enum"], "closed": ["enum"] },
              "dependentSchemas": {
                "$ref": {
                  "allOf": [
                    { "$ref": "#/$defs/noObjectWords" },
                    { "$ref": "#/$defs/noArrayWords" },
                    { "$ref": "#/$defs/noFormat" }
                  ],
                  "properties": {
                    "type": false, "enum": false, "const": false, "oneOf": false, "anyOf": false, "allOf": false
                  }
                },
                "enum": {
                  "allOf": [{ "$ref": "#/$defs/noObjectWords" }, { "$ref": "#/$defs/noArrayWords" }],
                  "properties": { "const": false, "oneOf": false, "anyOf": false, "allOf": false }
                },
                "const": {
                  "allOf": [
                    { "$ref": "#/$defs/noObjectWords" },
                    { "$ref": "#/$defs/noArrayWords" },
                    { "$ref": "#/$defs/noFormat" }
                  ],
                  "properties": { "oneOf": false, "anyOf": false, "allOf": false }
                },
                "oneOf": {
                  "allOf": [{ "$ref": "#/$defs/noArrayWords" }, { "$ref": "#/$defs/noFormat" }],
                  "properties": { "anyOf": false, "allOf": false }
                },
                "anyOf": {
                  "allOf": [{ "$ref": "#/$defs/noArrayWords" }, { "$ref": "#/$defs/noFormat" }],
                  "properties": { "allOf": false }
                },
                "allOf": {
                  "allOf": [{ "$ref": "#/$defs/noArrayWords" }, { "$ref": "#/$defs/noFormat" }]
                },
                "items": { "$ref": "#/$defs/noObjectWords" },
                "prefixItems": { "$ref": "#/$defs/noObjectWords" },
                "uniqueItems": { "$ref": "#/$defs/noObjectWords" },
                "discriminator": { "anyOf": [{ "required": ["oneOf"] }, { "required": ["anyOf"] }] }
              },
              "not": {
                "required": ["readOnly", "writeOnly"],
                "properties": { "readOnly": { "const": true }, "writeOnly": { "const": true } }
              }
            },
            "noObjectWords": {
              "properties": {
                "properties": false, "required": false, "additionalProperties": false, "patternProperties": false
              }
            },
            "noArrayWords": {
              "properties": { "items": false, "prefixItems": false, "uniqueItems": false }
            },
            "noFormat": { "properties": { "format": false } },
            "count": { "type": "integer", "minimum": 0 }
          }
        }

        """##
}
