import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isBuildId, versionOf } from 'release-protocol/build-id';
import { parseFederation } from 'release-protocol/federation-schema';
import { integrityOf } from 'release-protocol/integrity';
import type { SealedRelease } from 'release-protocol/registry-schema';
import { type ShellContract, toSealedContract } from 'release-protocol/sealed-contract';
import { isObject, readRegistryFile, registryLocation } from '../release/registry-file';
import { readFederation } from './federation-file';
import { CommandError, distOf, readJson, ROOT } from './packages';
import { freshFolder } from './webpack/base';

/** Builds to keep for open tabs and rollbacks, including the current one. Builds that the registry lists are always kept. */
const KEPT_BUILDS = 3;

/**
 * Turns webpack's output into an immutable folder that is named after its content. Its `release.json` becomes its entry in the registry.
 *
 * @returns the build
 */
export function sealRelease(name: string): string {
  const dist = distOf(name);
  const output = freshFolder(name);
  const server = join(freshFolder(name, 'server'), 'server.cjs');
  if (existsSync(server)) cpSync(server, join(output, 'server.cjs'));
  rmSync(freshFolder(name, 'server'), { recursive: true, force: true });

  const files = sealedFiles(output);
  const declarations = readDeclarations(name);
  const build = `${readVersion(name)}-${hashOf(output, declarations)}`;

  const integrity = (file: string) => integrityOf(readFileSync(join(output, file)));
  const assets = readJson<Pick<SealedRelease, 'needs'> & Pick<ShellContract, 'provides'>>(output, 'assets.json');
  const release = {
    name,
    build,
    assetMap: integrity('assets.json'),
    ...(files.includes('remoteEntry.js') ? { remoteEntry: integrity('remoteEntry.js') } : {}),
    ...(files.includes('server.cjs') ? { server: { file: 'server.cjs', integrity: integrity('server.cjs') } } : {}),
    needs: assets.needs,
    ...(assets.provides && { provides: assets.provides }),
    ...declarations,
  };
  writeFileSync(join(output, 'release.json'), JSON.stringify(release, null, 1));

  const target = join(dist, build);
  rmSync(target, { recursive: true, force: true });
  renameSync(output, target);
  removeOldBuilds(dist, [build, ...listedBuilds(name)]);
  return build;
}

/** Files that are made from others of the build: of a quick build they differ. */
export const isDerived = (file: string): boolean => /\.(br|gz)$/.test(file) || file === 'types.tgz';

/** Files that are part of the build's hash. */
const sealedFiles = (folder: string): string[] =>
  readdirSync(folder)
    .filter((file) => !isDerived(file) && file !== 'release.json')
    .sort();

/** @returns 128 bits, in hex digits, of the hash over files and declarations. Lengths stand before them, so that no other names and contents make the same text. */
function hashOf(folder: string, declarations: object): string {
  const hash = createHash('sha256');
  const add = (part: string | Buffer) => hash.update(`${Buffer.byteLength(part)}:`).update(part);
  for (const file of sealedFiles(folder)) {
    add(file);
    add(readFileSync(join(folder, file)));
  }
  add(JSON.stringify(declarations));
  return hash.digest('hex').slice(0, 32);
}

/** Members of release.json that come from federation.json or contract.json, in the order of hashing. */
const DECLARATION_KEYS = ['routes', 'slots', 'exposes', 'emits', 'listens', 'mounts'];

/** Build id computed from the files and the release.json of a sealed build. */
export function computeBuildId(folder: string, release: { readonly build: string }): string {
  const members = new Map<string, unknown>(Object.entries(release));
  const declarations = Object.fromEntries(
    DECLARATION_KEYS.filter((key) => members.has(key)).map((key) => [key, members.get(key)]),
  );
  return [versionOf(release.build), hashOf(folder, declarations)].filter(Boolean).join('-');
}

const readVersion = (name: string): string => readJson<{ version: string }>(ROOT, name, 'package.json').version;

/**
 * @returns the release.json of a sealed build
 * @throws CommandError when there is no such build, or its files do not match its hash
 */
export function readRelease(name: string, build: string): SealedRelease {
  const folder = join(distOf(name), build);
  if (!existsSync(join(folder, 'release.json'))) throw new CommandError(`${name} has no build ${build} in ${folder}.`);
  const release = readJson<SealedRelease>(folder, 'release.json');
  const actual = computeBuildId(folder, release);
  if (release.build !== build || actual !== build)
    throw new CommandError(
      `Not released. The files of ${name}@${build} were changed after it was built (they make ${actual}): build it again.`,
    );
  return release;
}

/**
 * Declarations of a package: from federation.json of a remote, or contract.json of the shell.
 *
 * @throws CommandError with the problems of the federation.json
 */
function readDeclarations(name: string): object {
  if (existsSync(join(ROOT, name, 'contract.json'))) {
    const { slots, emits, listens, mounts } = readJson<ShellContract>(ROOT, name, 'contract.json');
    return { slots, emits, listens, mounts };
  }
  if (!existsSync(join(ROOT, name, 'federation.json'))) return {};
  const { federation, problems } = parseFederation(readFederation(ROOT, name));
  if (!federation) throw new CommandError(`${name}/federation.json: ${problems.join('; ')}`);
  return { routes: federation.routes, slots: federation.slots, ...toSealedContract(federation) };
}

/** Builds that the registry lists: while there are canaries, the stable build can be older than many others. With a registry in a bucket, builds are in a store. */
function listedBuilds(name: string): string[] {
  const location = registryLocation();
  return isObject(location) ? [] : Object.keys(readRegistryFile(location).remotes[name]?.builds ?? {});
}

function removeOldBuilds(dist: string, used: readonly string[]): void {
  const builds = readdirSync(dist).filter((entry) => isBuildId(entry) && !used.includes(entry));
  const newestFirst = builds.sort((a, b) => statSync(join(dist, b)).mtimeMs - statSync(join(dist, a)).mtimeMs);
  for (const build of newestFirst.slice(KEPT_BUILDS - 1)) rmSync(join(dist, build), { recursive: true, force: true });
}
