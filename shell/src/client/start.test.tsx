import { waitFor } from '@testing-library/react';
import { type PublicConfig, setConfig } from 'shared-domain/runtime/config';

test('the page’s script and the preloads come when its largest part is painted, each with its integrity', async () => {
  document.body.innerHTML = '<div id="shop"><main></main></div>';
  setConfig({ shopOrigin: 'http://localhost' } as PublicConfig);
  Object.defineProperty(document, 'readyState', { value: 'interactive', configurable: true });
  document.head.innerHTML = `
    <link rel="preload" as="script" href="/_shop/b/main.js" integrity="sha256-m" crossorigin media="not all" data-main>
    <link rel="preload" as="script" href="/remotes/mfe-pdp/b/remoteEntry.js" integrity="sha256-r" crossorigin media="not all">`;
  await import('./start');
  const script = () => document.head.querySelector<HTMLScriptElement>('script[src$="/main.js"]');
  expect(script()).toBeNull();
  window.dispatchEvent(new Event('load'));
  await waitFor(() => expect(script()).not.toBeNull());
  expect(script()).toHaveAttribute('crossorigin', 'anonymous');
  const preloads = [...document.head.querySelectorAll('link')];
  expect(preloads).toHaveLength(2);
  expect(preloads.map((link) => link.getAttribute('media'))).toEqual([null, null]);
  expect(preloads.map((link) => link.getAttribute('integrity'))).toEqual(['sha256-m', 'sha256-r']);
});

test('a page that the server could not render waits for nothing', async () => {
  jest.resetModules();
  document.body.innerHTML = '<div id="shop"><noscript></noscript></div>';
  document.head.innerHTML = '<link rel="preload" as="script" href="/_shop/b/main.js" integrity="sha256-m" data-main>';
  await import('./start');
  await Promise.resolve();
  expect(document.head.querySelector('script[src$="/main.js"]')).not.toBeNull();
});

test('a change of the server’s HTML before the page’s script is remembered: it is no one’s of the shop', async () => {
  jest.resetModules();
  document.body.innerHTML = '<div id="shop"><main></main></div>';
  await import('./start');
  expect(document.documentElement).not.toHaveAttribute('data-changed');
  document.querySelector('main')?.append(document.createElement('grammarly-extension'));
  await waitFor(() => expect(document.documentElement).toHaveAttribute('data-changed'));
});
