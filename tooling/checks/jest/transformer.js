// JavaScript, because Jest loads it without a transformer.
const vm = require('node:vm');
const { createTransformer } = require('@swc/jest');
const swcOptions = require('./swc');

/**
 * Jest compiles every module again for every test file, mostly those of libraries: a quarter of the time of small tests.
 * This keeps V8's compiled code for the next test file of the same worker. V8 itself refuses code of another source or version.
 */
const compile = vm.compileFunction;
const kept = new Map();

vm.compileFunction = function compileOnce(code, parameters, options) {
  const known = kept.get(options?.filename);
  if (known?.code === code) return compile.call(this, code, parameters, { ...options, cachedData: known.data });
  const made = compile.call(this, code, parameters, { ...options, produceCachedData: true });
  if (options?.filename && made.cachedData) kept.set(options.filename, { code, data: made.cachedData });
  return made;
};

module.exports = createTransformer(swcOptions);
