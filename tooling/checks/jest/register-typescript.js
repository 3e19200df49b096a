/** Lets a child process of a test run TypeScript without a build: `node --require …/register-typescript.js entry.ts`. */
const { transformSync } = require('@swc/core');
const { readFileSync } = require('node:fs');

require.extensions['.ts'] = (module, filename) => {
  const { code } = transformSync(readFileSync(filename, 'utf8'), {
    filename,
    swcrc: false,
    sourceMaps: 'inline',
    jsc: { target: 'es2022', parser: { syntax: 'typescript' } },
    // `import()` of ES modules is kept.
    module: { type: 'commonjs', ignoreDynamic: true },
  });
  module._compile(code, filename);
};
