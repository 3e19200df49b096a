/** GraphQL: stock, and how and when goods arrive. */
import { fetchAvailability } from 'shared-domain/catalogue/io';
import { fetchDeliveryMethods, fetchDeliveryTimes, fetchShopStock } from 'shared-domain/delivery/io';
import { needed, type Probe } from '../probe';
import type { Found } from './catalogue';
import { POSTCODE } from './delivery';

export async function askChannel(probe: Probe, { product }: Found): Promise<void> {
  const skuOf = () => needed(product?.variants[0]?.sku, 'product');
  await probe.ask('channel', 'productsAvailability', async (expect) => {
    const sku = skuOf();
    const records = await fetchAvailability([sku]);
    expect(
      records.some(({ productCode }) => productCode === sku),
      `the stock of ${sku} is not said`,
    );
  });
  await probe.ask('channel', 'productsAvailabilityShops', () => fetchShopStock([skuOf()]));
  const methods = await probe.ask('channel', 'deliveryMethods', async (expect) => {
    const question = { zipCode: POSTCODE, isFreeExpressDelivery: false, isPreownedDelivery: false };
    const found = await fetchDeliveryMethods(question);
    expect(found.length > 0, `nothing is delivered to ${POSTCODE}`);
    return found;
  });
  await probe.ask('channel', 'productsDeliveryTime', () => {
    const codes = needed(methods, 'delivery method').map(({ type }) => type);
    return fetchDeliveryTimes(POSTCODE, codes, [skuOf()]);
  });
}
