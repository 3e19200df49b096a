const { readFileSync } = require('node:fs');

/** What a file was compiled to, by its text: the builds of a process have most of shared-domain in common, and each is compiled for two sides. */
const compiled = new Map();

/** Before ts-loader: a file that this process has compiled is not compiled again. */
module.exports = function remember(code, map, meta) {
  compiled.set(this.resourcePath, { text: readFileSync(this.resourcePath, 'utf8'), code });
  this.callback(null, code, map, meta);
};

module.exports.pitch = function recall() {
  const known = compiled.get(this.resourcePath);
  if (!known || known.text !== readFileSync(this.resourcePath, 'utf8')) return undefined;
  this.addDependency(this.resourcePath);
  return known.code;
};
