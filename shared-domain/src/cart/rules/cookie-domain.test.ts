import { parentDomain } from './cookie-domain';

test.each([['www.fjell.no', 'fjell.no'], ['fjell.no', 'fjell.no'], ['a.b.fjell.no', 'fjell.no'], ['localhost', null], ['127.0.0.1', null], ['[::1]', null]])(
  '[F7.1-20] the order cookies of %s live on %s',
  (hostname, domain) => {
    expect(parentDomain(hostname)).toBe(domain);
  },
);
