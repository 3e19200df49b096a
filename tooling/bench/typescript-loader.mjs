/** Lets a program of Node import the shop's TypeScript as it is: `register(new URL('./typescript-loader.mjs', import.meta.url))`. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { transformSync } from '@swc/core';

const SOURCE = /\/(shared-domain|shop-api)\/src\/.*\.ts$/;
const isFile = (path) => existsSync(path) && statSync(path).isFile();

/** Imports name neither an ending nor the index of a folder. */
export function resolve(specifier, context, next) {
  if (specifier.startsWith('.') && context.parentURL && SOURCE.test(context.parentURL)) {
    const path = fileURLToPath(new URL(specifier, context.parentURL));
    const file = [`${path}.ts`, `${path}/index.ts`].find(isFile);
    if (file) return { url: pathToFileURL(file).href, shortCircuit: true };
  }
  return next(specifier, context);
}

export function load(url, context, next) {
  if (!SOURCE.test(url)) return next(url, context);
  const { code } = transformSync(readFileSync(fileURLToPath(url), 'utf8'), {
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
    module: { type: 'es6' },
  });
  return { format: 'module', source: code, shortCircuit: true };
}
