import type { ProductVariant } from 'shared-domain/catalogue';
import { aPlanPrice, aProductDetails, aVariant, aWebdeal } from 'shared-domain/catalogue/testing';
import { toOre } from 'shared-domain/money';
import { chargedBy, chargedDetails } from './prices';

const open = { discountCode: 'HOST', upfront: toOre(11_990) };
const forMembers = { discountCode: 'MEDLEM', upfront: toOre(10_990) };
const monthly = { discountCode: 'MAX', upfront: toOre(0), monthly: toOre(491), total: toOre(11_784) };
const details = aProductDetails({
  product: { webdeals: [aWebdeal()] },
  variants: [
    aVariant({
      prices: {
        upfront: { upfront: toOre(12_990), campaign: open, membersCampaign: forMembers },
        lease: { MAX: [aPlanPrice({ campaign: monthly })], BASIC: [aPlanPrice()] },
        leaseWithCommitment: {
          MAX: [aPlanPrice({ monthly: toOre(441), campaign: { ...monthly, monthly: toOre(391) } })],
        },
      },
    }),
  ],
});
const pricesFor = (isLoggedIn: boolean, ...refused: string[]): ProductVariant['prices'] => {
  const [variant] = chargedDetails(details, { isLoggedIn, refused }).variants;
  if (!variant) throw new Error('There is a variant');
  return variant.prices;
};

test('[P3-14, P3-27] a visitor pays the open campaign’s price, a customer the members’ one', () => {
  expect(pricesFor(false).upfront).toMatchObject({ upfront: 1_199_000, discountCode: 'HOST' });
  expect(pricesFor(true).upfront).toMatchObject({ upfront: 1_099_000, discountCode: 'MEDLEM' });
});

test('[P3-14] a price per month is lowered for the plans of the campaign only; what it was is kept', () => {
  const { lease, leaseWithCommitment } = pricesFor(false);
  expect(leaseWithCommitment?.['MAX']?.[0]).toMatchObject({ monthly: 39_100, listed: { monthly: 44_100 } });
  expect(lease['MAX']?.[0]).toMatchObject({ monthly: 49_100, total: 1_178_400 });
  expect(lease['BASIC']?.[0]).toMatchObject({ monthly: 54_100 });
  expect(chargedBy(lease['MAX']?.[0])).toMatchObject({ discountCode: 'MAX', listed: { monthly: 54_100 } });
  expect(chargedBy(lease['BASIC']?.[0])).not.toHaveProperty('discountCode');
});

test('[P3-14] a campaign that the cart has refused lowers nothing; a customer pays the open one', () => {
  expect(pricesFor(false, 'HOST').upfront).toMatchObject({ upfront: 1_299_000 });
  expect(pricesFor(true, 'MEDLEM').upfront).toMatchObject({ upfront: 1_199_000, discountCode: 'HOST' });
  expect(pricesFor(false, 'MAX').lease['MAX']?.[0]).toMatchObject({ monthly: 54_100 });
});

test('without campaigns a product stays the same object', () => {
  const plain = aProductDetails();
  expect(chargedDetails(plain, { isLoggedIn: true, refused: [] })).toBe(plain);
});
