import { isXNetwork } from './social-link';

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
