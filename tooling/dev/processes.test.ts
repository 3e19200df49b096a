import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-ports';
import { refuseTakenPorts, runProgram, startServer } from './processes';

let folder = '';
beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'processes-'))));
afterAll(() => rmSync(folder, { recursive: true }));

function program(code: string) {
  const file = join(folder, 'program.cjs');
  writeFileSync(file, code);
  return { name: 'shop-api', args: [file] };
}

test('a server is up when it says itself that it listens', async () => {
  const { child, listening } = startServer(program('process.send({ listening: 1 }); setInterval(() => {}, 1000);'));
  await listening;
  child.kill();
  await once(child, 'exit');
});

test('a server that ends is named with its exit code and its last lines', async () => {
  const { listening } = startServer(
    program("for (let i = 1; i < 20; i += 1) console.error('line ' + i); process.exit(3);"),
  );
  const error = await listening.catch((reason: Error) => reason);
  expect(String(error)).toContain('shop-api did not start: it ended with exit 3.\nline 5\n');
  expect(String(error)).toMatch(/line 19$/);
});

test('a server that never listens is named after the deadline, even when another program answers on its port', async () => {
  const { child, listening } = startServer(program('setInterval(() => {}, 1000);'), 300);
  await expect(listening).rejects.toThrow('shop-api did not start within 0.3 s. It wrote nothing.');
  child.kill();
  await once(child, 'exit');
});

test.each(['127.0.0.1', '::1'])(
  'a port that is taken on %s is refused, with the program that needs it',
  async (host) => {
    const other = createServer().listen(0, host);
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    await expect(refuseTakenPorts([{ name: 'shop-api', port }])).rejects.toThrow(
      `Port ${port}, needed by shop-api, is taken by another program.`,
    );
    const metrics = [{ name: 'shell', port: await freePort(), metricsPort: port }];
    await expect(refuseTakenPorts(metrics)).rejects.toThrow(`Port ${port}, needed by shell, is taken`);
    await once(other.close(), 'close');
    await expect(refuseTakenPorts([{ name: 'shop-api', port }])).resolves.toBeUndefined();
  },
);

const run = (code: string) => runProgram('Deriving the pictures', ['-e', code]);
const failureOf = (code: string) =>
  run(code).then(
    () => undefined,
    (error: Error) => error.message,
  );

test('a program that succeeds answers what it wrote', async () => {
  await expect(run("console.log('3 pictures')")).resolves.toBe('3 pictures\n');
});

test('a failure says the exit code and the last lines of stderr', async () => {
  const message = await failureOf(
    "console.log('progress'); for (let i = 1; i < 20; i += 1) console.error('line ' + i); process.exitCode = 3;",
  );
  expect(message).toMatch(/^Deriving the pictures ended with exit 3\.\nline 5\n/);
  expect(message).toMatch(/line 19$/);
});

test('a failure without stderr shows what the program wrote otherwise', async () => {
  expect(await failureOf("console.log('no space left'); process.exitCode = 1;")).toBe(
    'Deriving the pictures ended with exit 1.\nno space left',
  );
});

test('a program that is killed is named with its signal', async () => {
  expect(await failureOf("process.kill(process.pid, 'SIGKILL')")).toBe(
    'Deriving the pictures ended with SIGKILL. It wrote nothing.',
  );
});
