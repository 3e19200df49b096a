/** What was tested is what is installed: every version in every package.json is one version. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { remoteNames, ROOT } from './packages.mjs';

const FIELDS = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies', 'overrides'] as const;
const EXACT = /^\d+\.\d+\.\d+(-[\w.]+)?$/;

type Manifest = { [field in (typeof FIELDS)[number]]?: Record<string, string> };

const versionsOf = (manifest: Manifest) => FIELDS.flatMap((field) => Object.entries(manifest[field] ?? {}));

test.each(['.', 'shared-domain', 'shell', 'shop-api', 'e2e', ...remoteNames()])(
  'versions in %s are exact',
  (folder) => {
    const manifest = JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')) as Manifest;
    expect(versionsOf(manifest).filter(([, version]) => !EXACT.test(version))).toEqual([]);
  },
);

test.each(['^1.2.3', '~1.2.3', '1.x', '*', '>=1.2.3', 'latest'])('%s is not exact', (version) => {
  expect(version).not.toMatch(EXACT);
});
