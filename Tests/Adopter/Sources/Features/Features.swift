// The specs of all features and of five real APIs, but those that need a config or an app's types:
// what is generated of them compiles with these settings too.
