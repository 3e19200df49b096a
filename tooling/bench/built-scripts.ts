/** Which scripts a page's first view fetches, and their bytes, from the builds on disk: as the shell's document names them. */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { releasedSize } from '../build/compress';
import { readState } from '../build/inputs';
import { distOf, readJson, readRemotes, type Remote } from '../build/packages';
import type { Sizes } from './figures';

/** The part of a remote's `federation.json` that is read here. */
interface RemoteOfPages extends Remote {
  readonly slots: Readonly<Record<string, string>>;
  readonly routes: readonly { readonly id: string; readonly expose: string }[];
}
interface Assets {
  readonly exposes: Readonly<Record<string, { readonly scripts: readonly string[] }>>;
}

/** The footer's scripts come when it is taken over. */
const FIRST_VIEW_SLOTS = ['header'];
/** @throws Error when there is no build */
export function folderOf(name: string): string {
  const build = readState(name)?.build;
  if (!build) throw new Error(`${name} is not built: npm run build`);
  return join(distOf(name), build);
}

const measured = new Map<string, number>();

/** Bytes of a built file, Brotli as served when it is released. */
export function compressedBytes(name: string, file: string): number {
  const path = join(folderOf(name), file);
  const bytes = measured.get(path) ?? releasedSize(readFileSync(path));
  measured.set(path, bytes);
  return bytes;
}

/** @param used exposes by remote @returns bytes of the shell's scripts and of those of the exposes */
function bytesOf(used: Readonly<Record<string, ReadonlySet<string>>>): number {
  const ofShell = ['start.js', 'main.js'].map((file) => compressedBytes('shell', file));
  const ofRemotes = Object.entries(used).flatMap(([remote, exposes]) => {
    const assets = readJson<Assets>(folderOf(remote), 'assets.json');
    const chunks = new Set([...exposes].flatMap((expose) => assets.exposes[expose]?.scripts ?? []));
    return ['remoteEntry.js', ...chunks].map((file) => compressedBytes(remote, file));
  });
  return [...ofShell, ...ofRemotes].reduce((sum, bytes) => sum + bytes, 0);
}

/** Sizes of the scripts of the floor and of every route's page. @param isMeasured which remotes' pages; only they and those of the floor have to be built */
export function builtSizes(isMeasured: (name: string) => boolean): Sizes {
  const remotes = readRemotes() as RemoteOfPages[];
  const withChrome = (): Record<string, Set<string>> =>
    Object.fromEntries(
      remotes.flatMap(({ name, slots }) => {
        const exposes = FIRST_VIEW_SLOTS.flatMap((slot) => slots[slot] ?? []);
        return exposes.length > 0 ? [[name, new Set(exposes)]] : [];
      }),
    );
  const pages = remotes
    .filter(({ name }) => isMeasured(name))
    .flatMap(({ name, routes }) =>
      routes.map(({ id, expose }) => {
        const used = withChrome();
        (used[name] ??= new Set()).add(expose);
        return [`${name}/${id}`, bytesOf(used)] as const;
      }),
    );
  return {
    mainRaw: statSync(join(folderOf('shell'), 'main.js')).size,
    floor: bytesOf(withChrome()),
    pages: Object.fromEntries(pages),
  };
}
