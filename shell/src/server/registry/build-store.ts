/** Builds of remotes on this machine's disk: fetched once and verified against the hashes in the registry. */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isBuildId } from 'release-protocol/build-id';
import { integrityOf } from 'release-protocol/integrity';
import { type AssetMap, assetMapSchema, type RegistryBuild } from 'release-protocol/registry-schema';
import * as v from 'valibot';
import type { PreparedBuild } from '../../renderer/messages';
import { writeWholeFile } from './write-whole-file';

const FETCH_TIMEOUT_MS = 5_000;
export const ASSETS = 'assets.json';

/** Where a shell keeps them. */
export const buildsFolderIn = (dataDir: string): string => join(dataDir, 'builds');

export class IntegrityError extends Error {
  override name = 'IntegrityError';
}

export interface BuildAddress {
  readonly remote: string;
  readonly origin: string;
  readonly build: string;
  readonly entry: RegistryBuild;
}

/**
 * The first file that cannot be used ends the others' downloads: nothing is fetched or written after it has thrown.
 *
 * @throws IntegrityError when a file does not match its hash in the registry
 * @throws Error when a file is not on disk and cannot be fetched
 */
export async function prepareBuild(
  folder: string,
  { remote, origin, build, entry }: BuildAddress,
): Promise<PreparedBuild> {
  const base = join(folder, remote, build);
  const refusal = new AbortController();
  const obtain = (file: string, integrity: string) =>
    obtainFile(join(base, file), `${origin}/${build}/${file}`, integrity, refusal.signal);
  const assets = await obtainAssets(folder, { remote, origin, build, entry });
  const files = [
    [entry.server.file, entry.server.integrity] as const,
    ...stylesOf(assets).map((file) => [file, integrityIn(assets, file)] as const),
  ];
  await Promise.all(
    files.map(([file, integrity]) => obtain(file, integrity).catch((error: unknown) => refusal.abort(error))),
  );
  refusal.signal.throwIfAborted();
  return {
    remote,
    build,
    base: `/remotes/${remote}/${build}/`,
    folder: base,
    remoteEntry: entry.remoteEntry,
    serverFile: join(base, entry.server.file),
    assets,
    routes: entry.routes,
    slots: entry.slots,
  };
}

/**
 * The sealed list of a build's files.
 *
 * @throws IntegrityError when it does not match its hash in the registry
 * @throws Error when it is not on disk and cannot be fetched
 */
export async function obtainAssets(folder: string, { remote, origin, build, entry }: BuildAddress): Promise<AssetMap> {
  const path = join(folder, remote, build, ASSETS);
  const bytes = await obtainFile(path, `${origin}/${build}/${ASSETS}`, entry.assetMap);
  return v.parse(assetMapSchema, JSON.parse(bytes.toString('utf8')));
}

/** Removes builds that the registry does not list any more and that are not served. Sync, so that no build is fetched meanwhile. */
export function pruneBuilds(
  folder: string,
  { remotes }: { readonly remotes: Readonly<Record<string, { readonly builds: object }>> },
  served: readonly { readonly remote: string; readonly build: string }[],
): void {
  const kept = new Set([
    ...Object.entries(remotes).flatMap(([remote, { builds }]) =>
      Object.keys(builds).map((build) => join(remote, build)),
    ),
    ...served.map(({ remote, build }) => join(remote, build)),
  ]);
  const foldersIn = (path: string) =>
    existsSync(path) ? readdirSync(path, { withFileTypes: true }).filter((each) => each.isDirectory()) : [];
  for (const { name: remote } of foldersIn(folder))
    for (const { name: build } of foldersIn(join(folder, remote)))
      if (isBuildId(build) && !kept.has(join(remote, build)))
        rmSync(join(folder, remote, build), { recursive: true, force: true });
}

/** Includes those of lazy chunks: header and footer on other sites include all style sheets. */
const stylesOf = (assets: AssetMap): string[] => Object.keys(assets.files).filter((file) => file.endsWith('.css'));

function integrityIn(assets: AssetMap, file: string): string {
  const integrity = assets.files[file];
  if (!integrity) throw new IntegrityError(`assets.json has no integrity for ${file}`);
  return integrity;
}

async function obtainFile(path: string, url: string, integrity: string, refusal?: AbortSignal): Promise<Buffer> {
  const onDisk = await readFile(path).catch(() => undefined);
  if (onDisk && integrityOf(onDisk) === integrity) return onDisk;
  const limit = AbortSignal.timeout(FETCH_TIMEOUT_MS);
  const response = await fetch(url, { signal: refusal ? AbortSignal.any([refusal, limit]) : limit });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  const bytes = Buffer.from(await response.arrayBuffer());
  if (integrityOf(bytes) !== integrity) throw new IntegrityError(`${url} does not match its hash in the registry`);
  refusal?.throwIfAborted();
  // The renderer may be another user; browsers are sent the same files.
  await writeWholeFile(path, bytes, { isPublic: true });
  return bytes;
}
