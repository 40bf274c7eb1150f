"""An OpenAPI document of a pet shop, with as many operations and models as the one that everybody has."""


def scalar(kind, form=None, **more):
    return {"type": kind, **({"format": form} if form else {}), **more}


def reference(name):
    return {"$ref": f"#/components/schemas/{name}"}


def array(items):
    return {"type": "array", "items": items}


def content(schema):
    return {"content": {"application/json": {"schema": schema}}}


def operation(name, summary, answer=None, body=None, parameters=(), failures=(404,)):
    answers = {"200": {"description": "Done.", **(content(answer) if answer else {})}}
    answers.update({str(status): {"description": "Refused.", **content(reference("Refusal"))} for status in failures})
    found = {"operationId": name, "summary": summary, "responses": answers}
    if parameters:
        found["parameters"] = list(parameters)
    if body:
        found["requestBody"] = {"required": True, **content(body)}
    return found


def path(name, schema):
    return {"name": name, "in": "path", "required": True, "description": f"The {name}.", "schema": schema}


def query(name, schema):
    return {"name": name, "in": "query", "description": f"By {name}.", "schema": schema}


def model(required=(), **properties):
    return {"type": "object", "required": list(required), "properties": properties}


text, number, moment = scalar("string"), scalar("integer", "int64"), scalar("string", "date-time")
pet, order, user = reference("Pet"), reference("Order"), reference("User")
pet_id, order_id, login = path("petId", number), path("orderId", number), path("login", text)
state = scalar("string", enum=["available", "reserved", "sold"], description="Where the sale stands.")

document = {
    "openapi": "3.0.3",
    "info": {"title": "Petstore", "version": "1", "description": "Pets, orders and users."},
    "servers": [{"url": "https://petstore.example.com/v1"}],
    "paths": {
        "/pets": {
            "post": operation("addPet", "Adds a pet.", pet, pet, failures=(400, 422)),
            "put": operation("updatePet", "Replaces a pet.", pet, pet, failures=(400, 404, 422)),
        },
        "/pets/byState": {
            "get": operation("findPetsByState", "Pets of a state.", array(pet), parameters=[query("state", state)])
        },
        "/pets/byTags": {
            "get": operation("findPetsByTags", "Pets of tags.", array(pet), parameters=[query("tags", array(text))])
        },
        "/pets/{petId}": {
            "get": operation("getPet", "A pet.", pet, parameters=[pet_id]),
            "patch": operation(
                "renamePet", "Names a pet.", pet, parameters=[pet_id, query("name", text), query("state", state)]
            ),
            "delete": operation("deletePet", "Takes a pet away.", parameters=[pet_id]),
        },
        "/pets/{petId}/images": {
            "post": operation(
                "addImage", "Adds an image.", reference("Note"), reference("Image"), parameters=[pet_id]
            )
        },
        "/stock": {
            "get": operation("getStock", "How many there are.", {"type": "object", "additionalProperties": number})
        },
        "/orders": {"post": operation("placeOrder", "Orders a pet.", order, order, failures=(400, 422))},
        "/orders/{orderId}": {
            "get": operation("getOrder", "An order.", order, parameters=[order_id], failures=(400, 404)),
            "delete": operation("deleteOrder", "Ends an order.", parameters=[order_id], failures=(400, 404)),
        },
        "/users": {"post": operation("createUser", "Makes a user.", user, user)},
        "/users/many": {"post": operation("createUsers", "Makes users.", array(user), array(user))},
        "/users/login": {
            "get": operation("logIn", "Begins.", text, parameters=[query("login", text), query("password", text)])
        },
        "/users/logout": {"get": operation("logOut", "Ends.")},
        "/users/{login}": {
            "get": operation("getUser", "A user.", user, parameters=[login]),
            "put": operation("updateUser", "Replaces a user.", body=user, parameters=[login]),
            "delete": operation("deleteUser", "Takes a user away.", parameters=[login], failures=(400, 404)),
        },
    },
    "components": {
        "schemas": {
            "Pet": model(
                ["name", "photoUrls"],
                id=number,
                name=text,
                category=reference("Category"),
                photoUrls=array(text),
                tags=array(reference("Tag")),
                state=state,
            ),
            "Category": model(id=number, name=text),
            "Tag": model(id=number, name=text),
            "Order": model(
                id=number,
                petId=number,
                quantity=scalar("integer", "int32"),
                shipDate=moment,
                state=scalar("string", enum=["placed", "approved", "delivered"]),
                isComplete=scalar("boolean"),
            ),
            "User": model(
                ["login"],
                id=number,
                login=text,
                firstName=text,
                lastName=text,
                email=text,
                password=text,
                phone=text,
                level=scalar("integer", "int32"),
            ),
            "Image": model(["url"], url=scalar("string", "uri"), caption=text),
            "Note": model(code=scalar("integer", "int32"), kind=text, message=text),
            "Refusal": model(["message"], code=scalar("integer", "int32"), message=text),
        }
    },
}
