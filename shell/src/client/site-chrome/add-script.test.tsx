import { addScript } from './add-script';

test('a script runs from the shop’s origin only, and under its integrity', async () => {
  const origin = 'http://shop.test';
  for (const href of ['http://evil.test/_shop/open-pages.js', '//evil.test/x.js', '/x.js'])
    await expect(addScript({ href, integrity: 'sha256-x' }, origin)).rejects.toThrow('another origin');
  expect(document.querySelector('script')).toBeNull();
  const done = addScript({ href: `${origin}/_shop/open-pages.js`, integrity: 'sha256-x' }, origin);
  const script = document.querySelector('script');
  expect(script).toMatchObject({
    src: `${origin}/_shop/open-pages.js`,
    integrity: 'sha256-x',
    crossOrigin: 'anonymous',
  });
  script?.dispatchEvent(new Event('load'));
  await done;
});

test('one that does not load leaves no element behind', async () => {
  document.head.replaceChildren();
  const done = addScript({ href: 'http://shop.test/x.js', integrity: '' }, 'http://shop.test');
  document.querySelector('script')?.dispatchEvent(new Event('error'));
  await expect(done).rejects.toThrow('could not be loaded');
  expect(document.querySelector('script')).toBeNull();
});
