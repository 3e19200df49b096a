import { parentDomain } from './cookie-domain';

test.each([
  ['www.fjell.no', 'fjell.no'],
  ['fjell.no', 'fjell.no'],
  ['a.b.fjell.no', 'fjell.no'],
  ['www.shop2', 'www.shop2'],
  ['www.2shop', 'www.2shop'],
  ['www.12.no', '12.no'],
  ['10.0.0.12', null],
  ['localhost', null],
  ['127.0.0.1', null],
  ['[::1]', null],
])('[F7.1-20] the order cookies of %s live on %s', (hostname, domain) => {
  expect(parentDomain(hostname)).toBe(domain);
});
