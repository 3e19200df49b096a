import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { publicKeyFile, readSigningKey } from './signing-key';

let folder = '';
let registry = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'signing-key-'));
  registry = join(folder, 'registry', 'registry.json');
  process.env['REGISTRY_SIGNING_KEY_FILE'] = join(folder, 'key', 'registry-signing-key.pem');
});
afterEach(() => {
  delete process.env['REGISTRY_SIGNING_KEY_FILE'];
  rmSync(folder, { recursive: true });
});

test('a first release makes the pair: the private part where it says, for its owner, the public one beside the registry', () => {
  readSigningKey(registry);
  const { REGISTRY_SIGNING_KEY_FILE: key = '' } = process.env;
  expect(readFileSync(key, 'utf8')).toContain('PRIVATE KEY');
  expect(statSync(key).mode & 0o777).toBe(0o600);
  expect(readFileSync(publicKeyFile(registry), 'utf8')).toContain('PUBLIC KEY');
});

test.each([
  ['in a bucket', () => 's3://releases/registry.json'],
  [
    'on disk',
    () => {
      mkdirSync(dirname(registry));
      writeFileSync(registry, '{}');
      return registry;
    },
  ],
])('no key is made for a registry %s that another machine may have signed', (_where, locate) => {
  expect(() => readSigningKey(locate())).toThrow('There is no signing key at');
});

test('a key that is lost is not replaced by one that shells refuse', () => {
  readSigningKey(registry);
  const published = readFileSync(publicKeyFile(registry), 'utf8');
  rmSync(join(folder, 'key'), { recursive: true });
  expect(() => readSigningKey(registry)).toThrow('There is no signing key at');
  expect(readFileSync(publicKeyFile(registry), 'utf8')).toBe(published);
});
