import { failedCallEvent, shopErrorEvent } from './shop-error';

test('[F7.7-5] an error by its code, with the status of the answer if there was one', () => {
  expect(shopErrorEvent('cartUpdate', 503)).toStrictEqual({
    event: 'shopError',
    error: { code: 'cartUpdate', status: 503 },
  });
  expect(shopErrorEvent('cartUpdateRefused')).toStrictEqual({
    event: 'shopError',
    error: { code: 'cartUpdateRefused' },
  });
});

test.each([
  ['Failed to fetch product availability', 'availability'],
  ['Failed to fetch product availability shops', 'availabilityShops'],
  ['Failed to fetch from channel-api: TypeError: of Kari Nordmann', 'channel'],
  ['Failed to update cart(1)', 'cartUpdate'],
] as const)('[F7.7-5] the failed call «%s» is told by its code %s, without its text', (message, code) => {
  expect(failedCallEvent(message, 503)).toStrictEqual({ event: 'shopError', error: { code, status: 503 } });
  expect(failedCallEvent(message)).toStrictEqual({ event: 'shopError', error: { code } });
});

test('[F7.7-5] another error of the page is no failed call', () => {
  expect(failedCallEvent('x is not a function')).toBeNull();
});
