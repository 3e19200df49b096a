import { fetchSearch, fetchSuggestions } from 'shared-domain/catalogue/io';
import { answered, needed, type Probe } from '../probe';
import type { Found } from './catalogue';

/** Nothing that a shop sells. */
const NONSENSE = 'qxzvwqxzvw';

export async function askSearch(probe: Probe, { product }: Found): Promise<void> {
  await probe.ask('search', 'GET /api/search', async (expect) => {
    const {
      product: { name },
      variants,
    } = needed(product, 'product');
    const { products } = answered(await fetchSearch(name.toLowerCase(), 'B2C', { part: 'each' }));
    expect(
      products.some(({ skus }) => skus.some((sku) => variants.some((variant) => variant.sku === sku))),
      `«${name}» is not among what its name finds`,
    );
    const none = answered(await fetchSearch(NONSENSE, 'B2C', { part: 'each' }));
    expect(none.total === 0 && none.products.length === 0, `«${NONSENSE}» finds ${none.total} products`);
  });
  await probe.ask('search', 'GET /api/search/suggestions', async (expect) => {
    const { name } = needed(product, 'product').product;
    const { products } = answered(await fetchSuggestions(name.toLowerCase().slice(0, 4), 'B2C'));
    expect(products.length > 0, `«${name.slice(0, 4)}» suggests no product`);
  });
}
