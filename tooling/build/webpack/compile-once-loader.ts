import { readFileSync } from 'node:fs';
import type { LoaderDefinition } from 'webpack';

/** The compiled code of a file, by its text: the builds of a process have most of shared-domain in common, and each is compiled for two sides. */
const compiled = new Map<string, { readonly text: string; readonly code: string }>();

/** Before ts-loader: a file that this process has compiled is not compiled again. */
const remember: LoaderDefinition = function (code, map, meta) {
  compiled.set(this.resourcePath, { text: readFileSync(this.resourcePath, 'utf8'), code });
  this.callback(null, code, map, meta);
};

const recall: LoaderDefinition['pitch'] = function () {
  const known = compiled.get(this.resourcePath);
  if (!known || known.text !== readFileSync(this.resourcePath, 'utf8')) return undefined;
  this.addDependency(this.resourcePath);
  return known.code;
};

export { remember as default, recall as pitch };
