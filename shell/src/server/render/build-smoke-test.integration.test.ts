/** Bundles that harm their process, each alone in the real worker. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { url as inspectorUrl } from 'node:inspector';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { useTestConfig } from 'shared-domain/testing';
import type { PreparedBuild } from '../../renderer/messages';
import { hasNamespaces } from '../../renderer/sealed-process';
import { realWorkers } from '../../renderer/testing/worker-processes';
import { workerSetup } from '../testing/shell-assets';
import { smokeTestBuild } from './build-smoke-test';

let folder = '';
beforeEach(() => {
  useTestConfig();
  folder = mkdtempSync(join(tmpdir(), 'smoke-test-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function smokeTest(source: string, routes: PreparedBuild['routes'] = []): Promise<void> {
  const serverFile = join(folder, 'server.cjs');
  writeFileSync(serverFile, source);
  const assets = { files: {}, entry: [], exposes: {}, needs: {} };
  const build: PreparedBuild = {
    remote: 'mfe-pdp',
    build: '0123456789ab',
    base: '/',
    folder,
    remoteEntry: '',
    serverFile,
    assets,
    routes,
    slots: {},
  };
  return smokeTestBuild({ workers: realWorkers(folder) }, workerSetup(build));
}

test('a build that does no harm passes', async () => {
  await expect(smokeTest("module.exports = { './page': {} };")).resolves.toBeUndefined();
});

test.each([
  ['throws', "throw new Error('broken');", 'broken'],
  ['exits', 'process.exit(0);', 'died while it started'],
  ['loops', 'for (;;);', 'did not start'],
  ['throws later', "setTimeout(() => { throw new Error('too late'); }, 50);", 'too late'],
  ['leaves a rejected promise', "Promise.reject(new Error('unhandled'));", 'unhandled'],
  ['loops later', 'setTimeout(() => { for (;;); }, 50);', 'blocks the process'],
  [
    'fills the memory',
    'module.exports = { kept: Array.from({ length: 4e6 }, (_, i) => ({ i, text: `number ${i}` })) };',
    // Whichever comes first: the limit of the smoke test, or V8's.
    'The build failed its smoke test',
  ],
  ['asks for a module that is not shared', "require('constructor');", 'which the shell does not share'],
] as const)('a build that %s fails, with the reason', async (_what, source, reason) => {
  await expect(smokeTest(source)).rejects.toThrow(reason);
});

test('every page of a build is tried, whatever its address', async () => {
  const page = (render: string) =>
    `{ loader: async () => ({ kind: 'data', data: null }), head: () => ({ title: '' }), Page: () => { ${render} return 'A page'; } }`;
  const source = `module.exports = { './fine': ${page('')}, './list': ${page('for (;;);')} };`;
  const route = (expose: string, paths: string[], sample?: string) => ({
    id: 'page',
    expose,
    paths,
    ...(sample && { sample }),
    searchParams: [],
    reloadOn: [],
  });
  await expect(smokeTest(source, [route('./fine', ['/'])])).resolves.toBeUndefined();
  await expect(smokeTest(source, [route('./fine', ['/']), route('./list', ['/bedrift?/lister/'])])).rejects.toThrow(
    'blocks the process',
  );
  await expect(
    smokeTest(source, [route('./fine', ['/']), route('./list', ['/lister/:name/'], '/lister/en/')]),
  ).rejects.toThrow('blocks the process');
});

const code = (expression: string) => `throw new Error('it got ' + (${expression}));`;
test.each([
  ['files outside its folder', code("process.getBuiltinModule?.('fs')?.readFileSync('/etc/passwd')")],
  ['other processes', 'process.kill(process.ppid, 0);'],
])('a build cannot reach %s', async (_what, source) => {
  const failure = await smokeTest(source).catch((error: unknown) => String(error));
  expect(failure).toMatch(/Access to this API has been restricted|is not available to a remote|it got undefined/);
});

test('a build sees nothing of the environment', async () => {
  process.env['SECRET_OF_THE_SHELL'] = 'canary';
  const failure = await smokeTest('throw new Error(JSON.stringify(process.env));').catch((error: unknown) =>
    String(error),
  );
  delete process.env['SECRET_OF_THE_SHELL'];
  expect(failure).toContain('{');
  expect(failure).not.toMatch(/canary|PATH|HOME/);
});

test('a build that ends its channel, or writes what is no message, fails', async () => {
  const onChannel = (statement: string) =>
    `const { Socket } = process.mainModule.require('node:net'); const channel = new Socket({ fd: 3 }); ${statement}`;
  await expect(smokeTest(onChannel("channel.write('no frame');"))).rejects.toThrow('failed its smoke test');
  await expect(smokeTest(onChannel('channel.destroy();'))).rejects.toThrow('failed its smoke test');
});

// Where the system has no namespaces, the container of the renderer holds instead.
const ifWalled = hasNamespaces() ? test : test.skip;

ifWalled('a build can neither open the inspector of the renderer nor end it', async () => {
  const reach = (statement: string) => `${statement}; module.exports = { './page': {} };`;
  const pids = `[process.ppid, ${process.pid}, 1, 0]`;
  for (const attack of ['process._debugProcess(pid)', "process._kill(pid, 'SIGUSR1')", 'process._kill(pid, 9)'])
    await smokeTest(reach(`for (const pid of ${pids}) try { ${attack} } catch {}`)).catch(() => undefined);
  expect(inspectorUrl()).toBeUndefined();
});

ifWalled('a build reaches no address: neither a port of this machine nor another one', async () => {
  let connections = 0;
  const server = createServer(() => (connections += 1));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const source = `
    const { connect } = process.mainModule.require('node:net');
    connect(${port}, '127.0.0.1').on('error', (error) => { throw error; });`;
  await expect(smokeTest(source)).rejects.toThrow('ENETUNREACH');
  server.close();
  expect(connections).toBe(0);
});
