import fc from 'fast-check';
import { cmsAddress } from './cms';

test('whatever the path, the request goes to the CMS and nowhere else', () => {
  const paths = fc.oneof(fc.webPath(), fc.string({ unit: fc.constantFrom('/', '.', '\\', '@', ':', 'a', '%2f') }));
  fc.assert(
    fc.property(paths, (path) => {
      // As a request's path reaches the edge.
      const { pathname } = new URL(`http://shop.test/.${path}`);
      expect(new URL(cmsAddress(pathname, 'http://127.0.0.1:3030')).origin).toBe('http://127.0.0.1:3030');
    }),
  );
  expect(new URL(cmsAddress(new URL('http://shop.test/.//evil.example/').pathname, 'http://127.0.0.1:3030')).host).toBe(
    '127.0.0.1:3030',
  );
});
