/** Lets plain Node load the shell's source, compiled while it is loaded: for tests, which have no build. */
const { Module } = require('node:module');

require('tsx/cjs');

/** The name of a class is its key. */
const classNames = new Proxy(
  {},
  { get: (_, name) => (name === '__esModule' ? true : name === 'default' ? classNames : String(name)) },
);
Module._extensions['.css'] = (module) => {
  module.exports = classNames;
};
