/**
 * Releases a remote: `npm run release -- mfe-pdp [build]` makes its current build (or the named one) the stable build of the
 * registry; `--all` those of every remote. A running shell serves it within seconds, without a restart.
 */
import { join, resolve } from 'node:path';
import { remoteNames, ROOT } from '../build/packages.mjs';
import { registerCurrentBuilds, release } from './registry.mjs';

const [name, build] = process.argv.slice(2);
const file = resolve(process.env.REGISTRY_FILE ?? join(process.env.DATA_DIR ?? join(ROOT, '.data'), 'registry.json'));

if (name === '--all') {
  console.log(
    registerCurrentBuilds(file) ? `The registry ${file} names every current build.` : 'The registry was up to date.',
  );
} else if (!remoteNames().includes(name)) {
  console.error(`Which remote? One of ${remoteNames().join(', ')}, or --all.`);
  process.exit(1);
} else {
  try {
    const registry = release(file, name, build);
    console.log(`${name}: ${registry.remotes[name].stable} is stable (registry revision ${registry.revision}).`);
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
