import { type HEADER_FORMS, type HeaderAddress, resolveDomain, resolveHeader, resolveSitePart } from './header-form';

const CASES: Record<(typeof HEADER_FORMS)[number]['id'], readonly [HeaderAddress, string]> = {
  'F2.1-7, F2.1-8': [{ pathname: '/bedrift/utstyrsavtale/mobiltelefoner/a/b/c/', hasDeviceSite: false }, 'simplified'],
  'F2.2-27': [{ pathname: '/bedrift/mobiltelefoner/', hasDeviceSite: true }, 'simplified'],
  'F2.1-3': [{ pathname: '/mobiltelefoner/', hasDeviceSite: true }, 'full'],
};

test.each(Object.entries(CASES))('[%s] which header a page has', (_, [facts, form]) => {
  expect(resolveHeader(facts)).toBe(form);
});

test.each([
  ['/bedrift/utstyrsavtale/', 'simplified'],
  ['/bedrift/utstyrsavtale', 'simplified'],
  ['/bedrift/', 'full'],
  ['/bedrift/utstyrsavtaler/', 'full'],
  ['/nybedrift/utstyrsavtale/', 'full'],
])('[F2.1-7, F2.1-8] %s has the %s header, by whole segments', (pathname, form) => {
  expect(resolveHeader({ pathname })).toBe(form);
});

test('[F2.2-27] without the flag businesses have the full header', () => {
  expect(resolveHeader({ pathname: '/bedrift/mobiltelefoner/', hasDeviceSite: false })).toBe('full');
});

test.each([
  ['/', 'privat'],
  ['/mobiltelefoner/', 'privat'],
  ['/bedrift/', 'bedrift'],
  ['/bedrift', 'bedrift'],
  ['/bedrift/mobiltelefoner/', 'bedrift'],
  ['/borettslag/styre/', 'borettslag'],
  ['/bedriften/', 'privat'],
  ['/Bedrift/', 'privat'],
  ['/hjelp/bedrift/', 'privat'],
])('[F2.1-10] %s belongs to %s', (pathname, domain) => {
  expect(resolveDomain(pathname)).toBe(domain);
});

test.each([
  ['/borettslag/beboer/', 'beboer'],
  ['/borettslag/styre/signering/', 'styre'],
  ['/borettslag/utbygger', 'utbygger'],
  ['/borettslag/', 'borettslag'],
  ['/borettslag/priser/beboer/', 'borettslag'],
  ['/bedrift/styre/', 'bedrift'],
  ['/', 'privat'],
])('[F6-15, F2.2-28] %s is a page of %s', (pathname, part) => {
  expect(resolveSitePart(pathname)).toBe(part);
});
