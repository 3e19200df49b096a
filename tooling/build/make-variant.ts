/** Other sealed builds of a remote that is built, for tests of releases. */
import { cpSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { versionOf } from 'release-protocol/build-id';
import { integrityOf } from 'release-protocol/integrity';
import type { SealedRelease } from 'release-protocol/registry-schema';
import { readState } from './inputs';
import { CommandError, distOf, readJson } from './packages';
import { computeBuildId } from './seal-release';

export interface Variant {
  /** Part of its version, and the name of a file that it has. */
  readonly kind: string;
  /** Changes the script that browsers load first. */
  readonly entry?: (code: string) => string;
  /** Changes the server bundle. */
  readonly server?: (code: string) => string;
}

const unchanged = (code: string) => code;

/** A copy of the current build that differs by a comment, a file and what is asked for. Registers nothing. @returns its build id */
export function makeVariant(
  name: string,
  { kind, entry: changeEntry = unchanged, server: changeServer = unchanged }: Variant,
): string {
  const dist = distOf(name);
  const build = readState(name)?.build;
  if (build === undefined) throw new CommandError(`${name} has no build.`);
  const comment = `/* ${kind} of ${build} */`;
  // Several tests may ask for the same one at the same time.
  const folder = join(dist, '../.build', `${kind}-${process.pid}`);

  rmSync(folder, { recursive: true, force: true });
  cpSync(join(dist, build), folder, { recursive: true });
  const rewrite = (file: string, change: (text: string) => string) => {
    const text = change(readFileSync(join(folder, file), 'utf8'));
    writeFileSync(join(folder, file), text);
    writeFileSync(join(folder, `${file}.br`), brotliCompressSync(text));
    writeFileSync(join(folder, `${file}.gz`), gzipSync(text));
    return integrityOf(text);
  };
  const remoteEntry = rewrite('remoteEntry.js', (code) => comment + changeEntry(code));
  const serverCode = comment + changeServer(readFileSync(join(folder, 'server.cjs'), 'utf8'));
  writeFileSync(join(folder, 'server.cjs'), serverCode);
  const assetMap = rewrite('assets.json', (json) => {
    const assets = JSON.parse(json) as { readonly files: Record<string, string> };
    assets.files['remoteEntry.js'] = remoteEntry;
    return JSON.stringify(assets);
  });
  writeFileSync(join(folder, kind), '');
  const release = readJson<SealedRelease>(folder, 'release.json');
  // Its own version, because a version can be published only once.
  const version = `${versionOf(build)}-${kind}.${build.slice(-6)}`;
  const variant = computeBuildId(folder, { ...release, build: `${version}-${'0'.repeat(32)}` });
  writeFileSync(
    join(folder, 'release.json'),
    JSON.stringify({
      ...release,
      build: variant,
      assetMap,
      remoteEntry,
      server: { ...release.server, integrity: integrityOf(serverCode) },
    }),
  );
  try {
    renameSync(folder, join(dist, variant));
  } catch (error) {
    // Made before, and perhaps in use: its bytes are the same.
    if (!existsSync(join(dist, variant))) throw error;
    rmSync(folder, { recursive: true });
  }
  return variant;
}
