"""The Swift names of a document's models and operations, as `endpointgen list` tells them."""

import json
import subprocess


class SwiftNames:
    def __init__(self, tool, document, operations, models):
        """Operations are method and path, models names, both in the order of the document."""
        run = subprocess.run([tool, "list", "--json", document], capture_output=True, text=True, check=True)
        [listed] = json.loads(run.stdout)
        self.namespace = listed["namespace"]
        #: Of operations: the request's type, and whether its answer is a stream.
        self.operations = {}
        endpoints = operations_of(listed["endpoints"])
        if len(operations) != len(endpoints):
            raise SystemExit(f"{len(operations)} operations became {len(endpoints)}")
        if len(models) > len(listed["models"]):
            raise SystemExit(f"{len(models)} schemas became {len(listed['models'])} models")
        for operation, endpoint in zip(operations, endpoints):
            if operation != f"{endpoint['method']} {endpoint['path']}":
                print(f"    {operation} became {endpoint['method']} {endpoint['path']}")
            self.operations[operation] = (f"{self.namespace}.{endpoint['request']}", endpoint["stream"])
        self.models = {}
        # Behind them stand those that references made of other places.
        for name, model in zip(models, listed["models"]):
            if name != model["name"]:
                print(f"    schema {name} became {model['name']}")
            self.models[name] = f"{self.namespace}.{model['type']}"


def operations_of(endpoints):
    """One endpoint an operation: the second one of those with an answer beside a stream is left out."""
    endpoints = list(endpoints)
    return [one for before, one in zip([None, *endpoints], endpoints) if not is_second(one, before)]


def is_second(one, before):
    return (before is not None and one["stream"] and one["name"] == f"{before['name']}_stream"
            and (one["method"], one["path"]) == (before["method"], before["path"]))
