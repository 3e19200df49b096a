import { footerAddressLines, isXNetwork } from './footer-links';

describe('footer address', () => {
  const address = {
    companyName: 'Fjell Mobil AS',
    officeType: 'Besøksadresse',
    street: 'Fjellveien 12',
    postalCode: '0484',
    city: 'Oslo',
  };

  test.each([
    [{}, ['Fjell Mobil AS', 'Besøksadresse', 'Fjellveien 12, 0484 Oslo']],
    [{ officeType: '', street: '' }, ['Fjell Mobil AS', '0484 Oslo']],
    [{ postalCode: '' }, ['Fjell Mobil AS', 'Besøksadresse', 'Fjellveien 12, Oslo']],
    [{ postalCode: '', city: '' }, ['Fjell Mobil AS', 'Besøksadresse', 'Fjellveien 12']],
    [{ companyName: '', officeType: '', street: '', postalCode: '', city: '' }, []],
  ])('[F2.6-1] the address with %j', (change, lines) => {
    expect(footerAddressLines({ ...address, ...change })).toEqual(lines);
  });
});

describe('social link', () => {
  test.each([
    ['https://x.com/fjell', true],
    ['https://x.com', true],
    ['http://twitter.com/fjell', true],
    ['https://www.x.com/fjell', true],
    ['https://mobile.twitter.com/fjell', true],
    ['https://X.COM?fjell', true],
    ['https://x.com:443/fjell', true],
    ['https://x.com#fjell', true],
    ['https://netflix.com/', false],
    ['https://x.com.evil.example/', false],
    ['https://xocom/', false],
    ['https://twitterxcom/', false],
    ['https://wwwxx.com/', false],
    ['https://mobilexx.com/', false],
    ['https://evil.example/https://x.com/', false],
    ['https://www.facebook.com/x.com', false],
    ['x.com', false],
    ['/x.com/', false],
  ])('[F2.6-3] %s gets the icon of X: %s', (url, expected) => {
    expect(isXNetwork(url)).toBe(expected);
  });
});
