/** Raises the version of a package in its package.json and in the lock file, which `npm ci` compares. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError, readJson, ROOT } from '../build/packages';

const PARTS = ['major', 'minor', 'patch'];

/** @returns the next version; the lower parts become 0. @throws CommandError when there is no such part */
export function raised(version: string, part: string): string {
  const index = PARTS.indexOf(part);
  if (index < 0) throw new CommandError(`Which part of the version? One of ${PARTS.join(', ')}.`);
  const numbers = version.replace(/-.*$/, '').split('.').map(Number);
  return numbers.map((number, at) => (at < index ? number : at === index ? number + 1 : 0)).join('.');
}

/** @returns the new version */
interface Lock {
  readonly packages: Readonly<Record<string, object>>;
}

export function raiseVersion(name: string, part: string, root = ROOT): string {
  const manifest = readJson<{ readonly version: string }>(root, name, 'package.json');
  const version = raised(manifest.version, part);
  writeJson(root, `${name}/package.json`, { ...manifest, version });
  const lock = readJson<Lock>(root, 'package-lock.json');
  const { [name]: own } = lock.packages;
  writeJson(root, 'package-lock.json', { ...lock, packages: { ...lock.packages, [name]: { ...own, version } } });
  return version;
}

const writeJson = (root: string, file: string, value: object) =>
  writeFileSync(join(root, file), `${JSON.stringify(value, null, 2)}\n`);
