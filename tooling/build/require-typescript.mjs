/**
 * Modules of the shop that tooling uses too, so that a rule exists once. Only for modules without React, styles or side effects.
 */
import { createRequire, Module } from 'node:module';
import { join } from 'node:path';
import { transformFileSync } from '@swc/core';
import { ROOT } from './packages.mjs';

const require = createRequire(import.meta.url);
const swc = require('../checks/jest/swc.js');

/** @param {string} path of a TypeScript file, from the root of the repository */
export function requireTypeScript(path) {
  Module._extensions['.ts'] ??= (module, file) =>
    module._compile(transformFileSync(file, { ...swc, configFile: false, swcrc: false }).code, file);
  return require(join(ROOT, path));
}
