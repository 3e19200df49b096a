import { CHANNEL_REJECTIONS, channelFailureMessage, graphqlErrorMessage } from './channel-failures';
import { FAILED_CALLS, mapsMissingMessage, unhandledProductTypeMessage } from './failed-calls';

test.each([
  ['[P8-16, F8-2]', 'cart', 'Failed to fetch cart'],
  ['[P8-16, F8-3]', 'cartUpdate', 'Failed to update cart(1)'],
  ['[P7-4, P8-13]', 'ukkoCartUpdate', 'Failed to update ukko cart'],
  ['[F8-4]', 'announcements', 'Failed to fetch announcements'],
  ['[P8-16, F8-5, F8-20]', 'availability', 'Failed to fetch product availability'],
  ['[P8-16, F8-6]', 'availabilityShops', 'Failed to fetch product availability shops'],
  ['[P8-16, F8-7]', 'deliveryMethods', 'Failed to fetch delivery methods'],
  ['[P8-16, F8-8]', 'deliveryTime', 'Failed to fetch product delivery time'],
  ['[P8-16, F8-9, F8-18]', 'insurances', 'Failed to fetch insurances'],
  ['[P8-16, F8-10]', 'pickupPoints', 'Failed to fetch pickup points'],
  ['[P8-16, F8-11]', 'accountData', 'Failed to fetch account data'],
  ['[P8-16, F8-12]', 'channel', 'Failed to fetch from channel-api'],
  ['[F8-17]', 'authCheck', 'Failed to check authentication'],
] as const)('%s the failed call %s is logged as %s', (_, key, message) => {
  expect(FAILED_CALLS[key]).toBe(message);
});

test('every failed call has a different message', () => {
  const messages = Object.values(FAILED_CALLS);
  expect(new Set(messages).size).toBe(messages.length);
});

test('[P8-16, F8-12] a transport failure of the channel carries the error', () => {
  expect(channelFailureMessage(new TypeError('fetch failed'))).toBe(
    'Failed to fetch from channel-api: TypeError: fetch failed',
  );
});

test('[P8-16, F8-13] an error of a query names its function', () => {
  expect(graphqlErrorMessage('deliveryMethods', 'no such zip')).toBe(
    'GraphQL error in query function deliveryMethods: no such zip',
  );
});

test('[P8-16, F8-14] errors of a channel without host or key', () => {
  expect(CHANNEL_REJECTIONS).toEqual({ host: 'host not specified', apiKey: 'apiKey not specified' });
});

test('[P8-14, F8-15] a missing maps service is named', () => {
  expect(mapsMissingMessage('Kart')).toBe('Kart API was not found in the page.');
});

test('[F8-16] an unhandled product type is named', () => {
  expect(unhandledProductTypeMessage('DRONE')).toBe('Unhandled product type: DRONE');
});
