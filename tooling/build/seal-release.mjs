import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { CommandError, distOf, ROOT } from './packages.mjs';
import { requireTypeScript } from './require-typescript.mjs';

const require = createRequire(import.meta.url);
const { integrityOf } = require('../webpack/integrity.js');
const { freshFolder } = require('../webpack/base.js');
/** Older builds that stay beside the current one: for open tabs and for going back. */
const KEPT_BUILDS = 3;

/**
 * Turns what webpack wrote into an immutable folder named by its content, with `release.json`, from which its entry in the registry is made.
 *
 * @returns {string} the build: 12 hex digits
 */
export function sealRelease(name) {
  const dist = distOf(name);
  const fresh = freshFolder(name);
  const server = join(freshFolder(name, 'server'), 'server.cjs');
  if (existsSync(server)) cpSync(server, join(fresh, 'server.cjs'));
  rmSync(freshFolder(name, 'server'), { recursive: true, force: true });

  const files = readdirSync(fresh)
    .filter((file) => !/\.(br|gz)$/.test(file) && file !== 'release.json')
    .sort();
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(readFileSync(join(fresh, file)));
  const brings = readBrings(name);
  hash.update(JSON.stringify(brings));
  const build = hash.digest('hex').slice(0, 12);

  const integrity = (file) => integrityOf(readFileSync(join(fresh, file)));
  const assets = JSON.parse(readFileSync(join(fresh, 'assets.json'), 'utf8'));
  const release = {
    name,
    build,
    assetMap: integrity('assets.json'),
    ...(files.includes('remoteEntry.js') ? { remoteEntry: integrity('remoteEntry.js') } : {}),
    ...(files.includes('server.cjs') ? { server: { file: 'server.cjs', integrity: integrity('server.cjs') } } : {}),
    needs: assets.needs,
    ...brings,
  };
  writeFileSync(join(fresh, 'release.json'), JSON.stringify(release, null, 1));

  const target = join(dist, build);
  rmSync(target, { recursive: true, force: true });
  renameSync(fresh, target);
  removeOldBuilds(dist, build);
  return build;
}

/**
 * Routes and slots of a remote, from its federation.json; nothing for the shell.
 *
 * @throws CommandError that names what is wrong with the federation.json
 */
function readBrings(name) {
  const file = join(ROOT, name, 'federation.json');
  if (!existsSync(file)) return {};
  const { parseFederation } = requireTypeScript('shell/src/federation/federation-schema.ts');
  const { federation, problems } = parseFederation(JSON.parse(readFileSync(file, 'utf8')));
  if (!federation) throw new CommandError(`${name}/federation.json: ${problems.join('; ')}`);
  return { routes: federation.routes, slots: federation.slots };
}

function removeOldBuilds(dist, current) {
  const builds = readdirSync(dist).filter((entry) => /^[0-9a-f]{12}$/.test(entry) && entry !== current);
  const newestFirst = builds.sort((a, b) => statSync(join(dist, b)).mtimeMs - statSync(join(dist, a)).mtimeMs);
  for (const build of newestFirst.slice(KEPT_BUILDS - 1)) rmSync(join(dist, build), { recursive: true, force: true });
}
