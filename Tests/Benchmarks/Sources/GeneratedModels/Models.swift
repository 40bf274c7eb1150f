// The models of this module are generated from the specs beside this file.
