import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { integrityOf } from 'release-protocol/integrity';
import type { WebpackPluginInstance } from 'webpack';
import { buildFixture } from './testing/build-fixture';

interface Options {
  readonly exposes: Readonly<Record<string, string>>;
  readonly chunkNameOf?: (key: string) => string;
  readonly needs?: Readonly<Record<string, readonly string[]>>;
}
const { AssetMapPlugin } = jest.requireActual<{
  readonly AssetMapPlugin: new (options: Options) => WebpackPluginInstance;
}>('./asset-map-plugin');

const SOURCES = {
  'main.js':
    "import(/* webpackChunkName: 'expose-page' */ './page.js');\nimport(/* webpackChunkName: 'expose-panel' */ './panel.js');",
  'page.js':
    "import { Link } from 'shared-domain/runtime/router';\nimport './page.css';\nimport('./later.js');\nimport(/* webpackChunkName: 'drawn-part' */ './drawn.js');\nimport(/* webpackChunkName: 'below-part' */ './below.js');\nconsole.log(Link);",
  'drawn.js': "import './drawn.css';",
  'drawn.css': '.drawn { color: blue }',
  'below.js': "import './below.css';",
  'below.css': '.below { color: green }',
  'page.css': '.page { color: red }',
  'panel.js':
    "import { useAccount } from 'shared-domain/runtime/account-store';\nimport { useLocation } from 'shared-domain/runtime/router';\nconsole.log(useAccount, useLocation);",
  'later.js': "console.log('later');",
};

const build = (
  exposes: Options['exposes'],
  options: Omit<Options, 'exposes'> = {},
  sources: Readonly<Record<string, string>> = {},
) =>
  buildFixture({ ...SOURCES, ...sources }, () => ({
    entry: { main: './main.js' },
    output: { chunkFilename: '[name].js' },
    optimization: { chunkIds: 'named' },
    externals: [/^shared-domain\//],
    module: { rules: [{ test: /\.css$/, use: [MiniCssExtractPlugin.loader, require.resolve('css-loader')] }] },
    plugins: [
      new MiniCssExtractPlugin({ filename: '[name].css', chunkFilename: '[name].css' }),
      new AssetMapPlugin({ exposes, ...options }),
    ],
  }));

test('names what each exposed module loads at once, the integrity of every file, and what is needed of the runtime', async () => {
  const { files } = await build({ './page': './page.js', './panel': './panel.js' });
  const map = JSON.parse(String(files['assets.json'])) as Record<string, unknown>;
  expect(map['entry']).toEqual(['main.js']);
  expect(map['exposes']).toEqual({
    './page': {
      scripts: ['expose-page.js'],
      styles: ['expose-page.css', 'drawn-part.css'],
      laterStyles: ['below-part.css'],
    },
    './panel': { scripts: ['expose-panel.js'], styles: [] },
  });
  const { 'assets.json': _map, ...others } = files;
  expect(map['files']).toEqual(
    Object.fromEntries(Object.entries(others).map(([name, content]) => [name, integrityOf(content)])),
  );
  expect(Object.keys(others)).toContain('later_js.js');
  expect(map['needs']).toEqual({
    'shared-domain/runtime/account-store': ['useAccount'],
    'shared-domain/runtime/router': ['Link', 'useLocation'],
  });
});

test('styles of lazy parts that the server draws belong to the page, at once or, for parts below the first view, without script', async () => {
  const part = (name: string) => ({
    [`${name}.js`]: `import './${name}.css';`,
    [`${name}.css`]: `.${name} { margin: 0 }`,
  });
  const parts = ['about', 'tabs', 'dialog'].reduce((all, name) => ({ ...all, ...part(name) }), {});
  const page = `import(/* webpackChunkName: 'drawn-about' */ './about.js');
    import(/* webpackChunkName: 'below-tabs' */ './tabs.js');
    import('./dialog.js');`;
  const { files } = await build({ './page': './page.js' }, {}, { ...parts, 'page.js': `import './page.css';${page}` });
  const { exposes } = JSON.parse(String(files['assets.json'])) as { readonly exposes: unknown };
  expect(exposes).toEqual({
    './page': {
      scripts: ['expose-page.js'],
      styles: ['expose-page.css', 'drawn-about.css'],
      laterStyles: ['below-tabs.css'],
    },
  });
});

test('an exposed module without a chunk of its own fails the build', async () => {
  await expect(build({ './gone': './gone.js' })).rejects.toThrow('No chunk group for the exposed module ./gone');
});

test('exposed modules may be one file, and a build may need more of the runtime than its code imports', async () => {
  const { files } = await build(
    { './page': './page.js', './panel': './panel.js' },
    { chunkNameOf: () => 'expose-page', needs: { 'shared-domain/runtime/federation': ['lend'] } },
  );
  const { exposes, needs } = JSON.parse(String(files['assets.json'])) as Record<'exposes' | 'needs', object>;
  expect(exposes).toMatchObject({
    './panel': { scripts: ['expose-page.js'] },
    './page': { scripts: ['expose-page.js'] },
  });
  expect(needs).toMatchObject({
    'shared-domain/runtime/federation': ['lend'],
    'shared-domain/runtime/router': ['Link', 'useLocation'],
  });
});
