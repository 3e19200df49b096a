import { shopErrorEvent } from './shop-error';

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
