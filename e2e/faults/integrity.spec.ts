/**
 * Somebody may write the registry and the builds in the bucket, but has not the key that signs: the shop goes on as it was, whatever was released
 * last.
 */
import { generateKeyPairSync } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { signRegistry } from 'release-protocol/registry-signature';
import { BucketShop } from '../setup/bucket-shop';
import { buildIn, variantOf } from '../setup/builds-in-use';
import { untilInteractive } from '../setup/hydrated';
import { expect, test } from '../setup/test';

const REMOTE = 'mfe-lists';
const PATH = '/mobiltelefoner/';
const REGISTRY = 'registry.json';
const UNCHECKED = ['--without-checks', 'end-to-end test'] as const;
const ROOT = resolve(__dirname, '../..');

interface Registry {
  readonly revision: number;
  readonly remotes: Readonly<Record<string, { readonly stable: string; readonly origin: string }>>;
  readonly signature?: object;
}

const FAILED_LOAD =
  /integrity|remote|Failed to load|ScriptNetworkError|RUNTIME-008|Federation Runtime|hash|Unexpected/i;

/** The ways in which a file is spoiled between the edge and a browser. */
const SPOILED: readonly (readonly [what: string, spoil: (bytes: Buffer) => Buffer])[] = [
  ['cut off', (bytes) => bytes.subarray(0, bytes.length / 2)],
  ['changed', (bytes) => Buffer.concat([bytes, Buffer.from(';window.tampered=true;')])],
];

const shop = new BucketShop();
test.describe.configure({ mode: 'serial' });

/** Bucket 3: a visitor who gets canaries. */
async function served(bucket = 3): Promise<string> {
  const response = await fetch(shop.url + PATH, { headers: { cookie: `shop-bucket=${bucket}` } });
  expect(response.status).toBe(200);
  return buildIn(response.headers.get('x-shop-builds'), REMOTE);
}
const untilServed = (build: string) => expect.poll(() => served()).toBe(build);
const release = (build: string, ...words: readonly string[]) =>
  shop.command('release', REMOTE, build, ...words, ...UNCHECKED);
const registry = (...words: readonly string[]) => shop.command('registry-command', ...words);

const changed = (text: string, change: (registry: Registry) => object): string =>
  JSON.stringify(change(JSON.parse(text) as Registry), null, 2);

/** Sends the visitors' browsers and the render workers elsewhere, and is newer than the registry in force. */
const evil = (registry: Registry): Registry => ({
  ...registry,
  revision: registry.revision + 1,
  remotes: Object.fromEntries(
    Object.entries(registry.remotes).map(([name, entry]) => [name, { ...entry, origin: 'http://127.0.0.1:9' }]),
  ),
});

/** Documents that somebody puts in place of a registry, and why the shell refuses each. @param before the first registry of the shop */
const REGISTRY_ATTACKS: readonly (readonly [
  name: string,
  write: (current: string, before: string) => string,
  refusal: RegExp,
])[] = [
  ['changed after it was signed', (current) => changed(current, evil), /does not match its content/],
  [
    'signed by another key',
    (current) =>
      changed(current, (document) => signRegistry(evil(document), generateKeyPairSync('ed25519').privateKey)),
    /but [0-9a-f]{16} is configured/,
  ],
  [
    'without a signature',
    (current) => changed(current, (document) => ({ ...evil(document), signature: undefined })),
    /is not signed/,
  ],
  ['an earlier one, as it was signed', (_current, before) => before, /is older than/],
  ['half written', (current) => current.slice(0, current.length / 2), /JSON/],
];

let first = '';
let firstRegistry = '';

test.beforeAll(async () => {
  await shop.startBucket();
  await shop.command('release', '--init');
  await shop.startShell();
  first = await served();
  firstRegistry = await shop.read(REGISTRY);
});
test.afterAll(() => shop.end());

/** Writes what each attack writes; the shop serves what it served, and takes the signed registry again. */
async function expectRefused(attacks: typeof REGISTRY_ATTACKS): Promise<void> {
  const current = await shop.read(REGISTRY);
  const before = await served();
  for (const [name, write, refusal] of attacks) {
    shop.errors = [];
    await shop.write(REGISTRY, write(current, firstRegistry));
    await expect.poll(() => shop.errors.join('\n'), { message: name }).toMatch(refusal);
    expect([name, await served()]).toEqual([name, before]);
    await shop.write(REGISTRY, current);
  }
}

test('a registry that the release key has not signed is refused, and so is an earlier one', async () => {
  const next = await variantOf(REMOTE);
  await release(next);
  await untilServed(next);
  await expectRefused(REGISTRY_ATTACKS);
  await registry('rollback', REMOTE);
  await untilServed(first);
});

test('it is refused after each command that changes the registry', async () => {
  const next = await variantOf(REMOTE);
  const commands: readonly (readonly [name: string, run: () => Promise<string>, build: string])[] = [
    ['release', () => release(next), next],
    ['rollback', () => registry('rollback', REMOTE), first],
    ['canary', () => release(next, '--canary', '50'), next],
    ['a higher share', () => registry('canary', REMOTE, '90'), next],
    ['promote', () => registry('promote', REMOTE), next],
    ['pin', () => registry('pin', REMOTE), next],
    ['unpin', () => registry('unpin', REMOTE), next],
    ['remove', () => registry('remove', 'mfe-cart', '--force', 'end-to-end test'), next],
    ['release of the removed one', () => shop.command('release', 'mfe-cart', ...UNCHECKED), next],
    ['rollback to a named build', () => registry('rollback', REMOTE, first), first],
  ];
  for (const [name, run, build] of commands)
    await test.step(name, async () => {
      await run();
      await untilServed(build);
      await expectRefused(REGISTRY_ATTACKS);
    });
});

test.describe('files of a build in the bucket', () => {
  test.describe.configure({ mode: 'serial' });

  for (const [kind, file] of [
    ['server', 'server.cjs'],
    ['assets', 'assets.json'],
    ['style', 'expose-page.css'],
  ] as const)
    test(`${file} with another content than was released: the build is not taken, the one before is served`, async () => {
      const next = await variantOf(REMOTE, kind);
      const path = `builds/${REMOTE}/${next}/${file}`;
      // Published and listed, but for no one yet: the shell has not fetched it.
      await release(next, '--canary', '0');
      const bytes = await shop.read(path);
      await shop.write(path, `${bytes} `);
      shop.errors = [];
      await registry('promote', REMOTE);
      await expect.poll(() => shop.errors.join('\n')).toMatch(/does not match its hash in the registry/);
      expect(await served()).toBe(first);

      await shop.write(path, bytes);
      await untilServed(next);
      await registry('rollback', REMOTE);
      await untilServed(first);
    });

  for (const [file, tag = []] of [['remoteEntry.js', '@gate-desktop'], ['expose-page.js']] as const)
    test(
      `${file} with another content is refused by the edge, the page stays as the server sent it, and recovers`,
      { tag },
      async ({ page, complaints }) => {
        complaints.allowed.push(FAILED_LOAD);
        const path = `builds/${REMOTE}/${first}/${file}`;
        const bytes = await shop.read(path);
        await shop.write(path, `${bytes};window.tampered=true;`);
        try {
          const answer = await fetch(`${shop.url}/remotes/${REMOTE}/${first}/${file}`);
          expect([answer.status, answer.headers.get('cache-control')]).toEqual([502, 'no-store']);
          await page.goto(shop.url + PATH);
          await untilInteractive(page, 'header');
          await expect.poll(() => complaints.messages.join('\n')).toContain('502');
          await expect(page.getByRole('heading', { level: 1, name: 'Mobiltelefoner' })).toBeVisible();
        } finally {
          await shop.write(path, bytes);
        }
        await untilInteractive(page, 'page');
        expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
      },
    );

  for (const file of ['remoteEntry.js', 'expose-page.js'])
    for (const [what, spoil] of SPOILED)
      test(`${file} that was ${what} behind the edge is refused by the browser, and fetched again past its cache`, async ({
        page,
        complaints,
      }) => {
        complaints.allowed.push(FAILED_LOAD);
        const { url, spoiled, close } = await proxyThatSpoils(shop.url, `/remotes/${REMOTE}/${first}/${file}`, spoil);
        try {
          await page.goto(url + PATH);
          await untilInteractive(page, 'page');
          expect(spoiled()).toBe(1);
          expect(complaints.messages.join('\n')).toMatch(/'integrity' attribute/);
          expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
        } finally {
          await close();
        }
      });

  test('a published build that was changed in the bucket is not released again', async () => {
    const next = await variantOf(REMOTE, 'changed');
    await release(next, '--canary', '0');
    const path = `builds/${REMOTE}/${next}/server.cjs`;
    const bytes = await shop.read(path);
    await shop.write(path, `${bytes} `);
    await expect(release(next)).rejects.toThrow(/is published with another server\.cjs/);
    await shop.write(path, bytes);
    await registry('rollback', REMOTE);
    expect(await served()).toBe(first);
  });

  test('what is changed on the shell’s disk is fetched again at the next start', async () => {
    await shop.stopShell();
    const folder = join(shop.shellFolder, 'builds', REMOTE, first);
    const file = join(folder, 'server.cjs');
    const bytes = readFileSync(file, 'utf8');
    writeFileSync(file, `throw new Error('tampered');${bytes}`);
    await shop.startShell();
    expect(await served()).toBe(first);
    expect(readFileSync(file, 'utf8')).toBe(bytes);
  });
});

/**
 * A proxy between the edge and a browser that spoils the first answer of one file, which the browser may keep for a year.
 *
 * @param path of the file
 */
async function proxyThatSpoils(target: string, path: string, spoil: (bytes: Buffer) => Buffer) {
  let spoiled = 0;
  const server = createServer((incoming, outgoing) => {
    const { host } = new URL(target);
    const forwarded = request(target + incoming.url, {
      method: incoming.method,
      headers: { ...incoming.headers, host, 'accept-encoding': 'identity' },
    });
    forwarded.on('response', (answer) => {
      const isSpoiled = incoming.url === path && spoiled === 0;
      if (isSpoiled) spoiled += 1;
      const { 'content-length': _length, 'transfer-encoding': _chunked, ...headers } = answer.headers;
      void buffer(answer).then((bytes) =>
        outgoing.writeHead(answer.statusCode ?? 500, headers).end(isSpoiled ? spoil(bytes) : bytes),
      );
    });
    forwarded.on('error', () => outgoing.destroy());
    incoming.pipe(forwarded);
  });
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    spoiled: () => spoiled,
    close: () => {
      server.closeAllConnections();
      return new Promise((closed) => server.close(closed));
    },
  };
}

test('the key that signs is nowhere but on the releasing side', async () => {
  const key = join(shop.folder, 'registry-signing-key.pem');
  expect(statSync(key).mode & 0o777).toBe(0o600);
  const secret = readFileSync(key, 'utf8').split('\n')[1] ?? '';
  expect(secret.length).toBeGreaterThan(30);
  expect(await shop.read(REGISTRY)).not.toContain(secret);
  const filesBelow = (folder: string): string[] =>
    readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) =>
      entry.isFile() ? [join(entry.parentPath, entry.name)] : [],
    );
  const published = [...filesBelow(shop.shellFolder), ...filesBelow(join(ROOT, REMOTE, 'dist', first))];
  expect(published.length).toBeGreaterThan(10);
  for (const file of published) expect([file, readFileSync(file, 'latin1').includes(secret)]).toEqual([file, false]);
  expect(existsSync(join(shop.shellFolder, 'registry-signing-key.pem'))).toBe(false);
});
