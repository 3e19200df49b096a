import { brotliDecompressSync } from 'node:zlib';
import { getConfig } from 'shared-domain/runtime/config';
import { useTestConfig } from 'shared-domain/testing';
import type { RenderedPage } from '../messages';
import { createPageWriter } from './page-writer';

const page: RenderedPage = {
  kind: 'page',
  status: 200,
  body: Array.from({ length: 400 }, (_, index) => `<li>Aurora ${index % 17} – ${index * 37} kr</li>`).join(''),
  head: '<title>Aurora</title>',
  hydration: {},
  slotData: {},
  used: {},
  degraded: [],
};

const shell = {
  main: { src: '/main.js', integrity: 'sha384-a' },
  start: { src: '/start.js', integrity: 'sha384-b' },
  consent: { src: '/consent.js', integrity: 'sha384-c' },
  style: { href: '/main.css', text: 'a{}' },
  brand: { style: '', themeColour: '#000' },
  fonts: [],
};

beforeEach(() => useTestConfig());

test('a busy worker spends less on compression: the document is the same, and larger', async () => {
  const write = createPageWriter({ config: getConfig(), shell }, []);
  const [calm, busy] = await Promise.all([write(page, { renderedAt: 0 }, false), write(page, { renderedAt: 0 }, true)]);
  expect(brotliDecompressSync(busy.document)).toEqual(brotliDecompressSync(calm.document));
  expect(busy.document.byteLength).toBeGreaterThan(calm.document.byteLength);
});

test('what header and footer were drawn with is a file under a name made of its content', async () => {
  const write = createPageWriter({ config: getConfig(), shell }, []);
  const pageWith = (header: string) => write({ ...page, slotData: { header } }, { renderedAt: 0 }, false);
  const textOf = ({ document }: { readonly document: Uint8Array }) => brotliDecompressSync(document).toString();
  const first = await pageWith('Meny');
  expect(first.slotData).toEqual({
    name: expect.stringMatching(/^[0-9a-f]{16}\.json$/) as string,
    text: '{"header":"Meny"}',
  });
  const again = await pageWith('Meny');
  expect(again.slotData).toEqual(first.slotData);
  const name = first.slotData?.name ?? '';
  expect(textOf(again)).toContain(`/frame/${name}`);
  expect(textOf(again)).not.toContain('"header":"Meny"');
  const other = await pageWith('Bedriftsmeny');
  expect(other.slotData?.name).not.toBe(name);
  expect(textOf(await write(page, { renderedAt: 0 }, false))).not.toContain('/frame/');
});
