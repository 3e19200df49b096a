import { useTestConfig } from 'shared-domain/testing/index';
import { renderHead } from './render-page';

test.each([
  ['/bilder/nova-9.webp', '/share.png', '/bilder/nova-9.webp'],
  [undefined, '/share.png', '/share.png'],
  [undefined, undefined, null],
])('a link to a page with the picture %s of a brand with %s shows %s', (image, shareImage, shown) => {
  useTestConfig({
    brand: {
      name: 'Fjell',
      codePrefix: 'FJELL',
      logo: { viewBox: '0 0 1 1', paths: [] },
      ...(shareImage && { shareImage }),
    },
  });
  const html = renderHead({ title: 'Nova 9', ...(image && { image }) }, '/');
  expect(/og:image" content="([^"]*)"/.exec(html)?.[1] ?? null).toBe(shown && `http://shop.test${shown}`);
});
