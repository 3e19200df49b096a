/** Raises the version of a package in its package.json and in the lock file, which `npm ci` compares. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError, ROOT } from '../build/packages.mjs';

const PARTS = ['major', 'minor', 'patch'];

/** @returns {string} the next version; the lower parts become 0. @throws CommandError when there is no such part */
export function raised(version, part) {
  const index = PARTS.indexOf(part);
  if (index < 0) throw new CommandError(`Which part of the version? One of ${PARTS.join(', ')}.`);
  const numbers = version.split('-')[0].split('.').map(Number);
  return numbers.map((number, at) => (at < index ? number : at === index ? number + 1 : 0)).join('.');
}

/** @returns {string} the new version */
export function raiseVersion(name, part, root = ROOT) {
  const manifest = readJson(root, `${name}/package.json`);
  const version = raised(manifest.version, part);
  writeJson(root, `${name}/package.json`, { ...manifest, version });
  const lock = readJson(root, 'package-lock.json');
  const { [name]: own } = lock.packages;
  writeJson(root, 'package-lock.json', { ...lock, packages: { ...lock.packages, [name]: { ...own, version } } });
  return version;
}

const readJson = (root, file) => JSON.parse(readFileSync(join(root, file), 'utf8'));
const writeJson = (root, file, value) => writeFileSync(join(root, file), `${JSON.stringify(value, null, 2)}\n`);
