/** Lets plain Node load the shell's source, compiled while it is loaded: for tests, which have no build. A sealed process may start no other one, as tsx does. */
const { Module } = require('node:module');
const { transformFileSync } = require('@swc/core');
const swc = require('../../../../tooling/checks/jest/swc.js');

const compile = (module, file) =>
  module._compile(transformFileSync(file, { ...swc, configFile: false, swcrc: false }).code, file);
Module._extensions['.ts'] = compile;
Module._extensions['.tsx'] = compile;
Module._extensions['.css'] = (module) => {
  module.exports = require('../../../../tooling/checks/jest/css-module.js');
};
