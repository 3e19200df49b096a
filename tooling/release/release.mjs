/**
 * Releases a remote: `npm run release -- mfe-pdp [build]` makes its current build (or the named one) the stable build of the
 * registry. A running shell serves it within a second, without a restart.
 */
import { join, resolve } from 'node:path';
import { REMOTES, ROOT } from '../build/packages.mjs';
import { release } from './registry.mjs';

const [name, build] = process.argv.slice(2);
if (!REMOTES.includes(name)) {
  console.error(`Which remote? One of ${REMOTES.join(', ')}.`);
  process.exit(1);
}
const file = resolve(process.env.REGISTRY_FILE ?? join(process.env.DATA_DIR ?? join(ROOT, '.data'), 'registry.json'));
try {
  const registry = release(file, name, build);
  console.log(`${name}: ${registry.remotes[name].stable} is stable (registry revision ${registry.revision}).`);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
