import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as React from 'react';
import { evaluateBundle, missingExports, SINGLETONS } from './server-modules';

const ROOT = resolve(__dirname, '../../../..');
const modulesIn = (folder: string): readonly string[] =>
  readdirSync(join(ROOT, 'shared-domain/src', folder))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => `shared-domain/${folder}/${file.replace(/\.tsx?$/, '')}`);
const runtimeModules = [...modulesIn('runtime'), ...modulesIn('stores')].sort();

test('the server answers every module of the shared runtime', () => {
  expect(
    Object.keys(SINGLETONS)
      .filter((name) => name.startsWith('shared-domain/'))
      .sort(),
  ).toEqual(runtimeModules);
});

test('the browser host brings every module of the shared runtime', () => {
  const source = readFileSync(join(ROOT, 'shell/src/client/provide-runtime.ts'), 'utf8');
  const provided = [...source.matchAll(/^import '(shared-domain\/(?:runtime|stores)\/[\w-]+)';$/gm)].map(
    ([, name]) => name,
  );
  expect(provided.sort()).toEqual(runtimeModules);
});

test('a bundle gets the same React as the shell', () => {
  const bundle = evaluateBundle("module.exports = { './page': require('react') };", 'some-remote.cjs');
  expect((bundle['./page'] as typeof React).useState).toBe(React.useState);
});

test('a bundle that asks for anything else is refused by name', () => {
  expect(() => evaluateBundle("require('node:fs')", 'some-remote.cjs')).toThrow("some-remote.cjs asks for 'node:fs'");
});

test('an export that this shell lacks is named', () => {
  expect(missingExports({ 'shared-domain/runtime/config': ['getConfig', 'getMagic'], react: ['useState'] })).toEqual([
    'shared-domain/runtime/config#getMagic',
  ]);
});
