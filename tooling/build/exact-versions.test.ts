/** The tested versions are the installed ones, from the public registry, and on every line of Node that package.json names. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { supportsNode } from '../cli/require-node.mjs';
import { OWN_PACKAGES, remoteNames, ROOT } from './packages';

const FIELDS = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'] as const;
/** '1.2.3', or under another name 'npm:typescript@7.0.2'. */
const EXACT = /^(npm:[@\w/-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/;
const { satisfies, minVersion } = jest.requireActual<{
  satisfies(version: string, range: string): boolean;
  minVersion(range: string): { readonly version: string };
}>('semver');

interface Manifest extends Partial<Record<(typeof FIELDS)[number], Readonly<Record<string, string>>>> {
  readonly overrides?: Readonly<Record<string, unknown>>;
}
interface Locked {
  readonly version: string;
  readonly resolved?: string;
  readonly link?: boolean;
  readonly optional?: boolean;
  readonly engines?: { readonly node?: string };
}

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const manifestOf = (folder: string) => JSON.parse(read(join(folder, 'package.json'))) as Manifest;
const lockedIn = (folder: string): [string, Locked][] =>
  Object.entries(
    (JSON.parse(read(join(folder, 'package-lock.json'))) as { readonly packages: Readonly<Record<string, Locked>> })
      .packages,
  ).filter(([path, { link }]) => path.includes('node_modules/') && !link);

/** `$react` is the version of a direct dependency. */
const versionsIn = (overrides: Readonly<Record<string, unknown>> = {}): [string, string][] =>
  Object.entries(overrides).flatMap(([name, value]) =>
    typeof value === 'string'
      ? value.startsWith('$')
        ? []
        : [[name, value] as [string, string]]
      : versionsIn(value as Manifest['overrides']),
  );
const versionsOf = (manifest: Manifest) => [
  ...FIELDS.flatMap((field) => Object.entries(manifest[field] ?? {})),
  ...versionsIn(manifest.overrides),
];

test.each([
  '.',
  'shared-domain',
  'release-protocol',
  'shell',
  'shop-api',
  'reference-systems',
  'e2e',
  ...remoteNames(),
  ...OWN_PACKAGES,
])('versions in %s are exact', (folder) => {
  expect(versionsOf(manifestOf(folder)).filter(([, version]) => !EXACT.test(version))).toEqual([]);
});

test.each(['^1.2.3', '~1.2.3', '1.x', '*', '>=1.2.3', 'latest'])('%s is not exact', (version) => {
  expect(version).not.toMatch(EXACT);
});

const NODE = (JSON.parse(read('package.json')) as { readonly engines: { readonly node: string } }).engines.node;
/** The lowest version of each line. */
const LINES = NODE.split(' || ').map((line) => minVersion(line).version);
/** Says ^20.9.0 although it is the same code as the package of the other platforms: 32-bit Windows, for which Node 22 and later are not made. */
const EXCEPTIONS = ['node_modules/@img/sharp-win32-ia32'];

describe.each(['.', ...OWN_PACKAGES])('the lock file of %s', (folder) => {
  const locked = lockedIn(folder);

  test('has packages that support every line of Node', () => {
    const others = locked.filter(
      ([path, { engines }]) =>
        !EXCEPTIONS.includes(path) && LINES.some((version) => !satisfies(version, engines?.node ?? '*')),
    );
    expect(others.map(([path, { version, engines }]) => `${path} ${version}: ${engines?.node}`)).toEqual([]);
  });

  test('names the public registry and no other, so that a mirror can take its place', () => {
    const others = locked.filter(([, { resolved }]) => !resolved?.startsWith('https://registry.npmjs.org/'));
    expect(others.map(([path, { resolved }]) => `${path}: ${resolved}`)).toEqual([]);
  });
});

test('types, builds, the image and version managers agree with the lines of Node', () => {
  const majors = LINES.map((version) => Number(version.split('.')[0]));
  const recommended = read('.nvmrc').trim();
  expect(majors).toContain(Number(recommended));
  expect(read('tooling/Dockerfile')).toMatch(new RegExp(`^FROM node:${recommended}-`, 'm'));
  const lowest = Math.min(...majors);
  expect(manifestOf('.').dependencies?.['@types/node']).toMatch(new RegExp(`^${lowest}\\.`));
  for (const file of ['tooling/build/webpack/remote.ts', 'tooling/build/webpack/node-app.ts'])
    expect(read(file)).toContain(`target: 'node${lowest}'`);
});

test.each(['18.20.0', '20.18.3', '20.19.0', '21.7.0', '22.12.0', '22.13.0', '22.23.3', '23.11.0', '24.0.0', '26.1.0'])(
  'Node %s is let in by the commands if it is by package.json',
  (version) => {
    expect(supportsNode(version)).toBe(satisfies(version, NODE));
  },
);
