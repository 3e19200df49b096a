import { isSimplified } from './page-kind';

test.each([['/bedrift/utstyrsavtale/', true], ['/bedrift/utstyrsavtale', true], ['/bedrift/utstyrsavtale/mobiltelefoner/a/b/c/', true], ['/bedrift/', false], ['/bedrift/utstyrsavtaler/', false]])(
  '[F2.1-7, F2.1-8, F2.2-27] %s simplified: %s',
  (pathname, expected) => {
    expect(isSimplified(pathname)).toBe(expected);
  },
);
