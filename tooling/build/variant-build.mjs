/**
 * `node tooling/build/variant-build.mjs <remote> [broken]`: the same remote once more with other bytes, sealed as a build of its own
 * beside the current one and marked by a file `variant`; a broken one throws in each browser and is marked by `broken`. Prints its name. For tests
 * of a release; nothing is registered.
 */
import { cpSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { readState } from './inputs.mjs';
import { distOf } from './packages.mjs';
import { nameOfBuild } from './seal-release.mjs';

const require = createRequire(import.meta.url);
const { integrityOf } = require('../webpack/integrity.js');
const { versionOf } = require('./build-id.js');
const [name, kind = 'variant'] = process.argv.slice(2);
const dist = distOf(name);
const { build } = readState(name);
const note = `/* ${kind} of ${build} */`;
/** Uncaught, so it is reported with this build's address; everything else works. */
const fault = kind === 'broken' ? 'setTimeout(()=>{throw new Error("A planted fault")});' : '';
const folder = join(dist, `.${kind}`);

rmSync(folder, { recursive: true, force: true });
cpSync(join(dist, build), folder, { recursive: true });
const rewrite = (file, change) => {
  const text = change(readFileSync(join(folder, file), 'utf8'));
  writeFileSync(join(folder, file), text);
  writeFileSync(join(folder, `${file}.br`), brotliCompressSync(text));
  writeFileSync(join(folder, `${file}.gz`), gzipSync(text));
  return integrityOf(text);
};
const remoteEntry = rewrite('remoteEntry.js', (code) => note + fault + code);
const server = integrityOf(note + readFileSync(join(folder, 'server.cjs'), 'utf8'));
writeFileSync(join(folder, 'server.cjs'), note + readFileSync(join(folder, 'server.cjs'), 'utf8'));
const assetMap = rewrite('assets.json', (json) => {
  const assets = JSON.parse(json);
  assets.files['remoteEntry.js'] = remoteEntry;
  return JSON.stringify(assets);
});
writeFileSync(join(folder, kind), '');
const release = JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8'));
// A version of its own: a version is published once.
const version = `${versionOf(build)}-${kind}.${build.slice(-6)}`;
const variant = nameOfBuild(folder, { ...release, build: `${version}-${'0'.repeat(12)}` });
writeFileSync(
  join(folder, 'release.json'),
  JSON.stringify({
    ...release,
    build: variant,
    assetMap,
    remoteEntry,
    server: { ...release.server, integrity: server },
  }),
);
rmSync(join(dist, variant), { recursive: true, force: true });
renameSync(folder, join(dist, variant));
console.log(variant);
