import { runInNewContext } from 'node:vm';
import { integrityOf } from 'release-protocol/integrity';
import { IntegrityPlugin } from './integrity-plugin';
import { buildFixture } from './testing/build-fixture';

const build = (minimize: boolean) =>
  buildFixture(
    { 'main.js': "import(/* webpackChunkName: 'page' */ './page.js');", 'page.js': "console.log('page');" },
    () => ({
      target: ['web', 'es2022'],
      entry: { main: './main.js' },
      output: { publicPath: '/remotes/mfe-pdp/0123456789ab/' },
      optimization: { minimize, chunkIds: 'named' },
      plugins: [new IntegrityPlugin()],
    }),
  );

/** Runs the entry with as much of a page as it touches. @returns the script elements that it added */
function scriptsAddedBy(code: string, policy?: object): readonly Record<string, unknown>[] {
  const added: Record<string, unknown>[] = [];
  const symbol = Symbol.for('shop.trusted-types@1');
  runInNewContext(`globalThis[Symbol.for('shop.trusted-types@1')] = policy;\n${code}`, {
    policy,
    setTimeout: () => 0,
    document: {
      getElementsByTagName: () => [],
      createElement: () => ({ setAttribute: () => undefined }),
      head: { appendChild: (script: Record<string, unknown>) => added.push(script) },
    },
    self: {},
    symbol,
  });
  return added;
}

test.each([true, false])('a chunk is loaded with the integrity of its bytes (minimized: %s)', async (minimize) => {
  const { files } = await build(minimize);
  expect(scriptsAddedBy(String(files['main.js']))).toEqual([
    expect.objectContaining({
      src: '/remotes/mfe-pdp/0123456789ab/page.js',
      integrity: integrityOf(files['page.js'] ?? ''),
      crossOrigin: 'anonymous',
    }),
  ]);
});

test("the address of a chunk passes the page's Trusted Types policy", async () => {
  const { files } = await build(true);
  const policy = { createScriptURL: (url: string) => `trusted ${url}` };
  expect(scriptsAddedBy(String(files['main.js']), policy)).toEqual([
    expect.objectContaining({ src: 'trusted /remotes/mfe-pdp/0123456789ab/page.js' }),
  ]);
});

test('a script that loads nothing carries no hashes, and no other carries its own', async () => {
  const { files } = await buildFixture(
    { 'main.js': "import('./page.js');", 'page.js': "console.log('page');", 'start.js': "console.log('start');" },
    () => ({
      target: ['web', 'es2022'],
      entry: { main: './main.js', start: './start.js' },
      output: { publicPath: '/', filename: '[name].js' },
      plugins: [new IntegrityPlugin()],
    }),
  );
  expect(String(files['start.js'])).not.toContain('sha256-');
  expect(String(files['main.js'])).not.toContain(integrityOf(files['start.js'] ?? ''));
});
