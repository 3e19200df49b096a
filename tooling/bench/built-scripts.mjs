/** Which scripts a page's first view fetches, and their bytes, from the builds on disk: as the shell's document names them. */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { releasedSize } from '../build/compress';
import { readState } from '../build/inputs';
import { distOf, readRemotes } from '../build/packages';

/** The footer's scripts come when it is taken over. */
const FIRST_VIEW_SLOTS = ['header'];
const folderOf = (name) => join(distOf(name), readState(name).build);
const read = (name, file) => JSON.parse(readFileSync(join(folderOf(name), file), 'utf8'));

const measured = new Map();

/** Bytes of a built file, Brotli as served when it is released. */
export function compressedBytes(name, file) {
  const path = join(folderOf(name), file);
  if (!measured.has(path)) measured.set(path, releasedSize(readFileSync(path)));
  return measured.get(path);
}

/** @param used exposes by remote @returns bytes of the shell's scripts and of those of the exposes */
function bytesOf(used) {
  const ofShell = ['start.js', 'main.js'].map((file) => compressedBytes('shell', file));
  const ofRemotes = Object.entries(used).flatMap(([remote, exposes]) => {
    const assets = read(remote, 'assets.json');
    const chunks = new Set([...exposes].flatMap((expose) => assets.exposes[expose].scripts));
    return ['remoteEntry.js', ...chunks].map((file) => compressedBytes(remote, file));
  });
  return [...ofShell, ...ofRemotes].reduce((sum, bytes) => sum + bytes, 0);
}

/** Sizes of the scripts of the floor and of every route's page. @param {(name: string) => boolean} isMeasured which remotes' pages; only they and those of the floor have to be built */
export function builtSizes(isMeasured = () => true) {
  const remotes = readRemotes();
  const withChrome = () =>
    Object.fromEntries(
      remotes.flatMap(({ name, slots }) => {
        const exposes = FIRST_VIEW_SLOTS.filter((slot) => slot in slots).map((slot) => slots[slot]);
        return exposes.length > 0 ? [[name, new Set(exposes)]] : [];
      }),
    );
  const pages = remotes
    .filter(({ name }) => isMeasured(name))
    .flatMap(({ name, routes }) =>
      routes.map(({ id, expose }) => {
        const used = withChrome();
        (used[name] ??= new Set()).add(expose);
        return [`${name}/${id}`, bytesOf(used)];
      }),
    );
  return {
    mainRaw: statSync(join(folderOf('shell'), 'main.js')).size,
    floor: bytesOf(withChrome()),
    pages: Object.fromEntries(pages),
  };
}
