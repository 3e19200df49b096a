import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtPackages, readRemotes, remoteNames } from './packages';

let root = '';
beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'remotes-'))));
afterEach(() => rmSync(root, { recursive: true }));

function addRemote(folder: string, federation: object) {
  mkdirSync(join(root, folder));
  writeFileSync(join(root, folder, 'federation.json'), JSON.stringify(federation));
}

test('the remotes are the folders with a federation.json, in the order of their ports', () => {
  addRemote('mfe-late', { name: 'mfe-late', port: 3009 });
  addRemote('mfe-early', { name: 'mfe-early', port: 3001 });
  mkdirSync(join(root, 'mfe-empty'));
  expect(readRemotes(root)).toEqual([
    { name: 'mfe-early', port: 3001 },
    { name: 'mfe-late', port: 3009 },
  ]);
  expect(builtPackages(root)).toEqual(['shell', 'shop-api', 'reference-systems', 'mfe-early', 'mfe-late']);
});

test('two remotes with one port are refused with both names', () => {
  addRemote('mfe-one', { name: 'mfe-one', port: 3004 });
  addRemote('mfe-other', { name: 'mfe-other', port: 3004 });
  expect(() => remoteNames(root)).toThrow('mfe-one and mfe-other both have port 3004.');
});

test.each([
  [{ name: 'mfe-two', port: 3001 }, 'mfe-one/federation.json names «mfe-two»'],
  [{ name: 'mfe-one' }, 'mfe-one/federation.json names no port'],
])('%j is refused', (federation, message) => {
  addRemote('mfe-one', federation);
  expect(() => remoteNames(root)).toThrow(message);
});
