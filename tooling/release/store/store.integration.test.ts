/** Publishes to a folder and to a bucket. The code is ES modules, so each call runs in its own process. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { ROOT } from '../../build/packages';

const PUBLISH = JSON.stringify(join(__dirname, 'publish.ts'));
const DOCUMENT = JSON.stringify(join(__dirname, '../registry-document'));
const STORE = JSON.stringify(join(__dirname, 'release-store.ts'));

let folder = '';
let bucket: ChildProcess;
let bucketUrl = '';
/** A package with builds but no code. */
let name = '';
beforeAll(async () => {
  bucket = spawn(process.execPath, ['--import', 'tsx', join(__dirname, 'testing/bucket-server.ts')], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const [{ listening }] = (await once(bucket, 'message')) as [{ readonly listening: number }];
  bucketUrl = `http://127.0.0.1:${listening}`;
});
afterAll(() => void bucket.kill());
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'store-'));
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  name = `.cache/${basename(mkdtempSync(join(ROOT, '.cache/published-')))}`;
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  rmSync(join(ROOT, name), { recursive: true });
});

const ONE = '1.4.2-0123456789ab';

function writeBuild(build: string, entry = `the entry of ${build}`): void {
  const target = join(ROOT, name, 'dist', build);
  mkdirSync(target, { recursive: true });
  writeFileSync(join(target, 'remoteEntry.js'), entry);
  writeFileSync(join(target, 'release.json'), JSON.stringify({ name, build }));
}

interface Outcome {
  readonly output: string;
  readonly code: number | null;
}

async function run(code: string, variables: NodeJS.ProcessEnv): Promise<Outcome> {
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code], {
    env: {
      ...process.env,
      AWS_ENDPOINT_URL_S3: bucketUrl,
      AWS_ACCESS_KEY_ID: 'releasing-team',
      AWS_SECRET_ACCESS_KEY: 'secret',
      DATA_DIR: folder,
      NODE_NO_WARNINGS: '1',
      ...variables,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += String(data)));
  const [code_] = (await once(child, 'close')) as [number | null];
  return { output: output.trim(), code: code_ };
}

const storeOf = { folder: () => join(folder, 'store'), bucket: () => `s3://releases/${basename(folder)}` };

const publish = (store: string, ...builds: readonly string[]): Promise<Outcome> =>
  run(
    `const { publishBuild } = (await import(${PUBLISH})).default;
     for (const build of ${JSON.stringify(builds)})
       await publishBuild(${JSON.stringify(name)}, build).catch((error) => console.log(error.name + ': ' + error.message));`,
    { RELEASE_STORE: store },
  );

/** The published files: file → content. */
async function published(store: string, build: string): Promise<Record<string, string | undefined>> {
  const files = ['remoteEntry.js', 'release.json'];
  if (!store.startsWith('s3:')) {
    const at = join(store, name, build);
    return Object.fromEntries(readdirSync(at).map((file) => [file, readFileSync(join(at, file), 'utf8')]));
  }
  const read = async (file: string) => {
    const response = await fetch(`${bucketUrl}/${store.slice('s3://'.length)}/${name}/${build}/${file}`);
    return [file, response.ok ? await response.text() : undefined] as const;
  };
  return Object.fromEntries(await Promise.all(files.map(read)));
}

describe.each(['folder', 'bucket'] as const)('in a %s', (kind) => {
  test('a build is published completely; publishing it again has no effect', async () => {
    writeBuild(ONE);
    const store = storeOf[kind]();
    expect(await publish(store, ONE, ONE)).toEqual({ output: '', code: 0 });
    expect(await published(store, ONE)).toEqual({
      'remoteEntry.js': `the entry of ${ONE}`,
      'release.json': JSON.stringify({ name, build: ONE }),
    });
  });

  test('the same version with other content is refused, and so is the same build with another file', async () => {
    writeBuild(ONE);
    writeBuild('1.4.2-ba9876543210');
    const store = storeOf[kind]();
    await publish(store, ONE);
    expect((await publish(store, '1.4.2-ba9876543210')).output).toBe(
      `CommandError: Not released. ${name} 1.4.2 is published with other content (${ONE}). Raise its version: npm run release -- ${name} --raise patch`,
    );
    writeBuild(ONE, 'another entry');
    expect((await publish(store, ONE)).output).toBe(
      `CommandError: Not released. ${name}@${ONE} is published with another remoteEntry.js: build it again.`,
    );
    expect(await published(store, ONE)).toMatchObject({ 'remoteEntry.js': `the entry of ${ONE}` });
  });

  test('a build that is only in the store can be released; a missing one is refused', async () => {
    writeBuild(ONE);
    const store = storeOf[kind]();
    await publish(store, ONE);
    rmSync(join(ROOT, name, 'dist'), { recursive: true });
    expect((await publish(store, ONE)).output).toBe('');
    expect((await publish(store, '1.4.3-0123456789ab')).output).toContain('is neither here nor in');
  });

  test('unused builds are removed when they are old enough', async () => {
    const builds = Array.from({ length: 25 }, (_, index) => `1.5.${index}-0123456789ab`);
    for (const build of builds) writeBuild(build);
    const store = storeOf[kind]();
    await publish(store, ...builds);
    const prune = (days: number) =>
      run(
        `const { pruneBuilds } = (await import(${PUBLISH})).default;
         const { releaseStore } = (await import(${STORE})).default;
         console.log((await pruneBuilds(${JSON.stringify(name)}, ${JSON.stringify(builds.slice(2))}, ${days}, releaseStore())).sort().join());`,
        { RELEASE_STORE: store },
      );
    expect((await prune(1)).output).toBe('');
    expect((await prune(0)).output).toBe(builds.slice(0, 2).join());
    expect(await (kind === 'bucket' ? published(store, builds[0] ?? '') : readdirSync(join(store, name)))).toEqual(
      kind === 'bucket' ? { 'remoteEntry.js': undefined, 'release.json': undefined } : [...builds.slice(2)].sort(),
    );
  });
});

test('an interrupted upload is completed by the next one', async () => {
  writeBuild(ONE);
  const store = storeOf.bucket();
  const at = `${bucketUrl}/${store.slice('s3://'.length)}/${name}/${ONE}/remoteEntry.js`;
  await fetch(at, { method: 'PUT', body: 'half', headers: { authorization: 'Credential=releasing-team/' } });
  expect((await publish(store, ONE)).output).toBe('');
  expect(await published(store, ONE)).toMatchObject({ 'remoteEntry.js': `the entry of ${ONE}` });
});

test('a missing permission to write to the bucket gives an error message', async () => {
  writeBuild(ONE);
  const { output } = await run(
    `const { publishBuild } = (await import(${PUBLISH})).default;
     await publishBuild(${JSON.stringify(name)}, '${ONE}').catch((error) => console.log(error.name + ': ' + error.message));`,
    { RELEASE_STORE: storeOf.bucket(), AWS_ACCESS_KEY_ID: 'somebody' },
  );
  expect(output).toBe('CommandError: The bucket releases could not be used: AccessDenied');
});

test('ten concurrent changes of a registry in a bucket are all kept and signed', async () => {
  const location = `s3://releases/${basename(folder)}/registry.json`;
  const change = (remote: string) =>
    run(
      `const { changeRegistry } = (await import(${DOCUMENT})).default;
       await changeRegistry(${JSON.stringify(location)}, (registry) => ({ ...registry, remotes: { ...registry.remotes, '${remote}': {} } }), { isFirst: true });`,
      {},
    );
  // The first change creates the key.
  expect(await change('mfe-0')).toEqual({ output: '', code: 0 });
  const outcomes = await Promise.all(Array.from({ length: 9 }, (_, index) => change(`mfe-${index + 1}`)));
  expect(outcomes.filter(({ output, code }) => code !== 0 || output !== '')).toEqual([]);
  const response = await fetch(`${bucketUrl}/releases/${basename(folder)}/registry.json`);
  const registry = (await response.json()) as { revision: number; remotes: object; signature: object };
  expect(registry).toMatchObject({ revision: 10, signature: { value: expect.any(String) as string } });
  expect(Object.keys(registry.remotes)).toHaveLength(10);
});
