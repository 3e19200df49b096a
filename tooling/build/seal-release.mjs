import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { readRegistryFile } from '../release/registry-file.mjs';
import { isObject, registryLocation } from '../release/registry-location.mjs';
import { CommandError, distOf, ROOT } from './packages.mjs';
import { requireTypeScript } from './require-typescript.mjs';

const require = createRequire(import.meta.url);
const { integrityOf } = require('../webpack/integrity.js');
const { isBuildId, versionOf } = require('./build-id.js');
const { freshFolder } = require('../webpack/base.js');
/** Builds that stay, the current one included: for open tabs and for going back. Those that the registry names stay in any case. */
const KEPT_BUILDS = 3;

/**
 * Turns what webpack wrote into an immutable folder named by its content, with `release.json`, from which its entry in the registry is made.
 *
 * @returns {string} the build
 */
export function sealRelease(name) {
  const dist = distOf(name);
  const fresh = freshFolder(name);
  const server = join(freshFolder(name, 'server'), 'server.cjs');
  if (existsSync(server)) cpSync(server, join(fresh, 'server.cjs'));
  rmSync(freshFolder(name, 'server'), { recursive: true, force: true });

  const files = sealedFiles(fresh);
  const brings = readBrings(name);
  const build = `${readVersion(name)}-${hashOf(fresh, brings)}`;

  const integrity = (file) => integrityOf(readFileSync(join(fresh, file)));
  const assets = JSON.parse(readFileSync(join(fresh, 'assets.json'), 'utf8'));
  const release = {
    name,
    build,
    assetMap: integrity('assets.json'),
    ...(files.includes('remoteEntry.js') ? { remoteEntry: integrity('remoteEntry.js') } : {}),
    ...(files.includes('server.cjs') ? { server: { file: 'server.cjs', integrity: integrity('server.cjs') } } : {}),
    needs: assets.needs,
    ...(assets.provides && { provides: assets.provides }),
    ...brings,
  };
  writeFileSync(join(fresh, 'release.json'), JSON.stringify(release, null, 1));

  const target = join(dist, build);
  rmSync(target, { recursive: true, force: true });
  renameSync(fresh, target);
  removeOldBuilds(dist, [build, ...listedBuilds(name)]);
  return build;
}

/** Those that are named by a build's hash. */
const sealedFiles = (folder) =>
  readdirSync(folder)
    .filter((file) => !/\.(br|gz)$/.test(file) && file !== 'release.json')
    .sort();

/** @returns {string} of a folder's content: 12 hex digits */
function hashOf(folder, brings) {
  const hash = createHash('sha256');
  for (const file of sealedFiles(folder)) hash.update(file).update(readFileSync(join(folder, file)));
  return hash.update(JSON.stringify(brings)).digest('hex').slice(0, 12);
}

/** Members of release.json that come from a package's own declarations, in the order in which they are hashed. */
const BRINGS = ['routes', 'slots', 'exposes', 'emits', 'listens', 'mounts'];

/** The name that a sealed build's files and its release.json make. */
export function nameOfBuild(folder, release) {
  const brings = Object.fromEntries(BRINGS.filter((key) => key in release).map((key) => [key, release[key]]));
  return [versionOf(release.build), hashOf(folder, brings)].filter(Boolean).join('-');
}

const readVersion = (name) => JSON.parse(readFileSync(join(ROOT, name, 'package.json'), 'utf8')).version;

/**
 * @returns {object} the release.json of a sealed build
 * @throws CommandError when there is no such build, or its files are not those that it was named after
 */
export function readRelease(name, build) {
  const folder = join(distOf(name), build);
  if (!existsSync(join(folder, 'release.json'))) throw new CommandError(`${name} has no build ${build} in ${folder}.`);
  const release = JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8'));
  const actual = nameOfBuild(folder, release);
  if (release.build !== build || actual !== build)
    throw new CommandError(
      `Not released. The files of ${name}@${build} were changed after it was built (they make ${actual}): build it again.`,
    );
  return release;
}

/**
 * What a package declares: a remote in its federation.json, the shell in its contract.json.
 *
 * @throws CommandError that names what is wrong with the federation.json
 */
function readBrings(name) {
  const read = (file) => JSON.parse(readFileSync(join(ROOT, name, file), 'utf8'));
  if (existsSync(join(ROOT, name, 'contract.json'))) {
    const { slots, emits, listens, mounts } = read('contract.json');
    return { slots, emits, listens, mounts };
  }
  const file = join(ROOT, name, 'federation.json');
  if (!existsSync(file)) return {};
  const { parseFederation } = requireTypeScript('shell/src/federation/federation-schema.ts');
  const { federation, problems } = parseFederation(JSON.parse(readFileSync(file, 'utf8')));
  if (!federation) throw new CommandError(`${name}/federation.json: ${problems.join('; ')}`);
  const { toSealedContract } = requireTypeScript('tooling/build/sealed-contract.ts');
  return { routes: federation.routes, slots: federation.slots, ...toSealedContract(federation) };
}

/** While canaries are tried, the stable build of a remote may be older than many others. A registry in a bucket goes with builds in a store. */
function listedBuilds(name) {
  const location = registryLocation();
  return isObject(location) ? [] : Object.keys(readRegistryFile(location).remotes[name]?.builds ?? {});
}

function removeOldBuilds(dist, used) {
  const builds = readdirSync(dist).filter((entry) => isBuildId(entry) && !used.includes(entry));
  const newestFirst = builds.sort((a, b) => statSync(join(dist, b)).mtimeMs - statSync(join(dist, a)).mtimeMs);
  for (const build of newestFirst.slice(KEPT_BUILDS - 1)) rmSync(join(dist, build), { recursive: true, force: true });
}
