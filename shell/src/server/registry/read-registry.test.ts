import { EventEmitter, once } from 'node:events';
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readRegistry, watchRegistry } from './read-registry';
import { registrySource } from './registry-source';

const POLL_MS = 1;
const registry = { schemaVersion: 1, revision: 1, updatedAt: '2026-01-01T00:00:00.000Z', remotes: {} };

let folder = '';
let file = '';
let stop: () => void = () => undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'registry-'));
  file = join(folder, 'registry.json');
});
afterEach(() => {
  stop();
  rmSync(folder, { recursive: true });
});

const write = (content: object) => writeFileSync(file, JSON.stringify(content));

/** Watches the file, and tells when it has been looked at that many times more. */
function watch(onChange: () => Promise<void>) {
  const source = registrySource(file);
  const looked = new EventEmitter();
  stop = watchRegistry(
    {
      pollMs: POLL_MS,
      fingerprint: async () => {
        const fingerprint = await source.fingerprint();
        looked.emit('look');
        return fingerprint;
      },
    },
    onChange,
  );
  return async function polls(count: number) {
    for (let poll = 0; poll < count; poll += 1) await once(looked, 'look');
  };
}

/** For what must not happen: nothing is looked at in the meantime. */
const severalPolls = () => new Promise((resolve) => setTimeout(resolve, 20 * POLL_MS));

test('a registry is read; unknown entries are ignored', async () => {
  write({ ...registry, comment: 'by hand' });
  await expect(readRegistry(registrySource(file))).resolves.toEqual(registry);
});

test.each<[string, string]>([
  ['half of a file', JSON.stringify(registry).slice(0, 20)],
  ['an empty file', ''],
])('%s is refused', async (_case, content) => {
  writeFileSync(file, content);
  await expect(readRegistry(registrySource(file))).rejects.toThrow(SyntaxError);
});

test('the error names each invalid member by its path', async () => {
  write({ ...registry, revision: -1, remotes: { 'mfe-one': { origin: 'nowhere', stable: '0', builds: {} } } });
  await expect(readRegistry(registrySource(file))).rejects.toThrow(/revision: .*; remotes\.mfe-one\.origin: /);
});

test('reading a missing file fails; watching it reports no change', async () => {
  await expect(readRegistry(registrySource(file))).rejects.toThrow('ENOENT');
  const onChange = jest.fn(() => Promise.resolve());
  const polls = watch(onChange);
  await polls(2);
  expect(onChange).not.toHaveBeenCalled();
});

test('a change is reported once, also when the file is replaced; an unchanged file is not reported', async () => {
  write(registry);
  const onChange = jest.fn(() => Promise.resolve());
  const polls = watch(onChange);
  await polls(3);
  expect(onChange).toHaveBeenCalledTimes(1);
  writeFileSync(`${file}.new`, JSON.stringify({ ...registry, revision: 2 }));
  renameSync(`${file}.new`, file);
  await polls(3);
  expect(onChange).toHaveBeenCalledTimes(2);
  stop();
  write({ ...registry, revision: 3 });
  await severalPolls();
  expect(onChange).toHaveBeenCalledTimes(2);
});

test('a change during a call of onChange is reported after it, never at the same time', async () => {
  write(registry);
  let finish: () => void = () => undefined;
  const onChange = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const polls = watch(onChange);
  await polls(1);
  await severalPolls();
  write({ ...registry, revision: 20 });
  await severalPolls();
  expect(onChange).toHaveBeenCalledTimes(1);
  finish();
  await polls(1);
  await severalPolls();
  expect(onChange).toHaveBeenCalledTimes(2);
  finish();
});
