import { brotliDecompressSync } from 'node:zlib';
import { getConfig } from 'shared-domain/runtime/config';
import { useTestConfig } from 'shared-domain/testing';
import type { RenderedPage } from './messages';
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

test('a busy worker spends less on compression: the document is the same, and larger', async () => {
  useTestConfig();
  const shell = {
    main: { src: '/main.js', integrity: 'sha384-a' },
    start: { src: '/start.js', integrity: 'sha384-b' },
    consent: { src: '/consent.js', integrity: 'sha384-c' },
    style: { href: '/main.css', text: 'a{}' },
    brand: { style: '', themeColour: '#000' },
    fonts: [],
  };
  const write = createPageWriter({ config: getConfig(), shell }, []);
  const [calm, busy] = await Promise.all([write(page, { renderedAt: 0 }, false), write(page, { renderedAt: 0 }, true)]);
  expect(brotliDecompressSync(busy.document)).toEqual(brotliDecompressSync(calm.document));
  expect(busy.document.byteLength).toBeGreaterThan(calm.document.byteLength);
});
