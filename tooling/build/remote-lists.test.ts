/** Files of other programs that have to name every remote: they are compared with the folders of the workspace. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { readRemotes, ROOT } from './packages';

interface Compose {
  readonly services: Readonly<
    Record<string, { readonly command?: string; readonly environment?: Readonly<Record<string, string>> }>
  >;
}

const remotes = readRemotes();
const { services } = parse(readFileSync(join(ROOT, 'docker-compose.yml'), 'utf8'), { merge: true }) as Compose;

test('docker-compose.yml runs every remote, and no other, in a service of its name', () => {
  const commands = Object.entries(services).filter(([, { command }]) => /serve-remote\.ts mfe-/.test(command ?? ''));
  expect(Object.fromEntries(commands.map(([name, { command }]) => [name, command]))).toEqual(
    Object.fromEntries(remotes.map(({ name }) => [name, `node --import tsx tooling/dev/serve-remote.ts ${name}`])),
  );
});

test('docker-compose.yml tells the registry where each remote is reached, and of no other', () => {
  const origins = Object.entries(services['registry']?.environment ?? {}).filter(([name]) => name.endsWith('_ORIGIN'));
  expect(Object.fromEntries(origins)).toEqual(
    Object.fromEntries(
      remotes.map(({ name, port }) => [`${name.toUpperCase().replaceAll('-', '_')}_ORIGIN`, `http://${name}:${port}`]),
    ),
  );
});

test('CODEOWNERS names the owners of every remote, and of no other', () => {
  const lines = readFileSync(join(ROOT, '.github/CODEOWNERS'), 'utf8').matchAll(/^\/(mfe-[^/\s]+)\/\s+@\S/gm);
  expect([...lines].map(([, name]) => name).sort()).toEqual(remotes.map(({ name }) => name).sort());
});
