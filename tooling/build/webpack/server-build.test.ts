import { createRequire } from 'node:module';
import { join } from 'node:path';
import { buildFixture } from './testing/build-fixture';

const loader = (file: string) => join(__dirname, file);

test('the server file answers each exposed module under its key', async () => {
  const { folder } = await buildFixture(
    {
      'federation.json': JSON.stringify({ exposes: { './page': './page.js', './panel': './panel.js' } }),
      'page.js': "export const Page = 'the page';",
      'panel.js': "export const Slot = 'the panel';",
    },
    () => ({
      target: 'node20',
      entry: { server: `./server-entry.js!=!${loader('server-entry-loader.ts')}!./federation.json` },
      output: { filename: '[name].cjs', library: { type: 'commonjs2' } },
    }),
  );
  const modules: unknown = createRequire(join(folder, 'index.js'))('./dist/server.cjs');
  expect(modules).toMatchObject({ './page': { Page: 'the page' }, './panel': { Slot: 'the panel' } });
});
