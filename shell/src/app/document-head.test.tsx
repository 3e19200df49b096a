import { useTestConfig } from 'shared-domain/testing';
import { applyHead } from './document-head';

const page = {
  title: 'iPhone 17 | Fjell',
  description: 'Kjøp iPhone 17.',
  canonicalPath: '/mobiltelefoner/apple/iphone-17/',
};
const structuredData = () => document.head.querySelectorAll('script[type="application/ld+json"]').length;
const contentOf = (name: string) => document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;

beforeEach(() => {
  useTestConfig({ shopOrigin: 'https://butikk.fjell.example' });
  document.head.innerHTML =
    '<link rel="canonical" href="https://butikk.fjell.example/mobiltelefoner/apple/iphone-17/">' +
    '<script type="application/ld+json">{}</script>';
});

test('the server’s structured data stays with its page, and leaves with it', () => {
  applyHead(page);
  expect(structuredData()).toBe(1);
  applyHead({ ...page, canonicalPath: '/mobiltelefoner/apple/iphone-16/' });
  expect(structuredData()).toBe(0);
});

test('a page without a canonical address takes the last one’s away, and its structured data', () => {
  applyHead({ title: 'Fant ikke siden', noIndex: true });
  expect(document.head.querySelector('link[rel="canonical"]')).toBeNull();
  expect([contentOf('robots'), contentOf('description'), structuredData()]).toEqual(['noindex', undefined, 0]);
  applyHead(page);
  expect([contentOf('robots'), contentOf('description'), document.title]).toEqual([
    undefined,
    'Kjøp iPhone 17.',
    'iPhone 17 | Fjell',
  ]);
});
