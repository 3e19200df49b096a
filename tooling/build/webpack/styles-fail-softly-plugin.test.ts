import { JSDOM, VirtualConsole } from 'jsdom';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { StylesFailSoftlyPlugin } from './styles-fail-softly-plugin';
import { buildFixture } from './testing/build-fixture';

const build = () =>
  buildFixture(
    {
      'main.js': "import('./part.js').then(() => { document.title = 'shown'; }, () => { document.title = 'failed'; });",
      'part.js': "import './part.css';",
      'part.css': 'p { color: red; }',
    },
    () => ({
      target: ['web', 'es2022'],
      entry: { main: './main.js' },
      output: { publicPath: '/' },
      module: { rules: [{ test: /\.css$/, use: [MiniCssExtractPlugin.loader, require.resolve('css-loader')] }] },
      plugins: [new MiniCssExtractPlugin(), new StylesFailSoftlyPlugin()],
    }),
  );

/** A page that has begun to load the part: its script is there, its style sheet is not. */
async function open() {
  const { files } = await build();
  const text = (name: string) => String(files[name]);
  const { window } = new JSDOM('<head></head>', { runScripts: 'outside-only', virtualConsole: new VirtualConsole() });
  const timers: { readonly run: () => void; readonly ms: number }[] = [];
  window.setTimeout = (run: () => void, ms: number) => timers.push({ run, ms });
  window.eval(text('main.js'));
  const chunk = Object.keys(files).find((name) => name.endsWith('.js') && name !== 'main.js') ?? '';
  window.eval(text(chunk));
  const { document } = window;
  const links = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
  const settled = async () => {
    for (let turn = 0; turn < 10; turn += 1) await new Promise(setImmediate);
    return document.title;
  };
  const wait = (ms: number) => timers.filter((timer) => timer.ms === ms).forEach(({ run }) => run());
  return { links, settled, wait };
}

test('a part whose style sheet fails is shown, and the sheet is asked for once more', async () => {
  const { links, settled, wait } = await open();
  expect(await settled()).toBe('');
  const [link] = links();
  link?.onerror?.('error');
  expect(await settled()).toBe('shown');
  wait(5_000);
  expect(links()).toHaveLength(1);
  expect(links()[0]).not.toBe(link);
  expect(links()[0]?.href).toBe(link?.href);
});

test('a part whose style sheet hangs is shown after three seconds; the sheet may still come', async () => {
  const { links, settled, wait } = await open();
  wait(3_000);
  expect(await settled()).toBe('shown');
  expect(links()).toHaveLength(1);
});
