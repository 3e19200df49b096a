import { toOre } from '../../money';
import { aProductListItem } from '../testing';
import { catalogueText } from '../texts/nb';
import { cardBadge, flashBadge } from './flash-badge';

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

test('[P6-14] a reduced price is a badge, whatever the product says of itself, on the basis of the prices beside it', () => {
  const flashText = { name: 'news', text: 'Nyhet', kind: 'brand' as const };
  const item = aProductListItem({ flashText, upfrontPrice: { before: toOre(14_490) } });
  const textOf = (...asked: Parameters<typeof cardBadge>) => {
    const badge = cardBadge(...asked);
    return badge && [badge.kind, catalogueText(badge.text)];
  };
  expect(textOf(item, 'B2C')).toEqual(['offer', 'Spar 1\u00A0500,-']);
  expect(textOf(item, 'B2B')).toEqual(['offer', 'Spar 1\u00A0200,-']);
  expect(textOf({ ...item, hidePrices: true }, 'B2C')).toEqual(['brand', 'Nyhet']);
  expect(textOf(aProductListItem({ flashText }), 'B2C')).toEqual(['brand', 'Nyhet']);
  expect(textOf(aProductListItem(), 'B2C')).toBeNull();
});
