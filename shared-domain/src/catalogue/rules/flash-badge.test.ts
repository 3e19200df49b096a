import { flashBadge } from './flash-badge';

test.each([
  [
    { text: 'Nyhet', kind: 'brand' as const },
    { text: 'Nyhet', kind: 'brand' },
  ],
  [{ text: ' Tilbud ' }, { text: 'Tilbud', kind: 'plain' }],
  [{ text: '' }, null],
  [{ text: 'DUMMY_TO_AVOID_ERROR', kind: 'offer' as const }, null],
  [undefined, null],
])('[P3-5, P9-16] the badge of %j', (flashText, badge) => {
  expect(flashBadge(flashText)).toEqual(badge);
});
