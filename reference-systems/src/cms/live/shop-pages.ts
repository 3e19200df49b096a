/** 'Finn butikk' and a page for each shop. */
import { PATHS } from 'shared-domain/contracts/paths';
import { distanceKm, distanceText, type PhysicalShop, toPlace } from 'shared-domain/delivery';
import { compareNorwegian, norwegianTime } from 'shared-domain/kernel';
import { formatPrice } from 'shared-domain/money';
import { type Block, type PageContent, searchBlock } from '../page-content';
import { texts } from '../texts/shops-nb';
import { comingHolidays, hoursOn } from './opening-days';
import type { ListedProduct, ShopCalls } from './shop-calls';

const POPULAR = 6;
/** Shops that are listed for a place. */
const NEAREST = 10;
/** Variants of a product that are looked for. */
const VARIANTS = 3;
/** From here on the number of pieces is not stated. */
const MOST_COUNTED = 5;
/** Shops that are open this late have a workshop. */
const WORKSHOP_CLOSES = 20;

/** '0184' of 'Storgata 12, 0184 Oslo'; else the text. */
export const searchedPlace = (text: string): string => /\d{4}/.exec(text)?.[0] ?? text.trim();

const mapHref = ({ lat, lng }: PhysicalShop, kind: 'search' | 'dir'): string =>
  kind === 'search'
    ? `https://www.google.com/maps/search/?api=1&query=${lat},${lng}`
    : `https://www.google.com/maps/dir/?api=1&destination=${lat},${lng}`;

const hrefOf = ({ code }: PhysicalShop): string => `${PATHS.shops}${code.toLowerCase()}/`;

/** Every shop, with its stock of a popular product, by name; undefined when they are not known. */
async function allShops(calls: ShopCalls): Promise<readonly PhysicalShop[] | undefined> {
  const [first] = await calls.products('HANDSET_LIST');
  const shops = first?.skus[0] === undefined ? undefined : await calls.shops(first.skus[0]);
  return shops && [...shops].sort((one, other) => compareNorwegian(one.city + one.name, other.city + other.name));
}

/** @param text what the visitor searched for */
export async function shopList(calls: ShopCalls, text: string, nowMs: number): Promise<readonly Block[]> {
  const search = searchBlock('sted', texts, text);
  const [shops, found] = await Promise.all([
    allShops(calls),
    text === '' ? undefined : calls.place(searchedPlace(text)),
  ]);
  if (!shops || shops.length === 0) return [search, { type: 'notice', text: texts.unavailable }];
  const from = found && toPlace(found);
  const now = norwegianTime(nowMs);
  const listed = shops
    .map((shop) => ({ shop, km: from ? distanceKm(from, shop) : 0 }))
    .sort((one, other) => one.km - other.km)
    .slice(0, from ? NEAREST : undefined);
  const list: Block = {
    type: 'facts',
    heading: from ? texts.near(from.place ?? text) : texts.all(shops.length),
    items: listed.map(({ shop, km }) => {
      const hours = hoursOn(shop.open ?? [], now);
      const facts = [
        `${shop.street}, ${shop.zip} ${shop.city}`,
        ...(hours === undefined ? [] : [texts.today(hours)]),
        ...(from ? [distanceText(km)] : []),
      ];
      return { title: shop.name, href: hrefOf(shop), text: facts.join('\n') };
    }),
  };
  return text !== '' && !from ? [search, { type: 'notice', text: texts.unknownPlace }, list] : [search, list];
}

interface Popular {
  readonly product: ListedProduct;
  readonly pieces: number;
}

async function popularIn(calls: ShopCalls, code: string): Promise<readonly Popular[]> {
  const products = [...(await calls.products('HANDSET_LIST'))]
    .filter(({ hidePrices }) => !hidePrices)
    .sort((one, other) => one.position - other.position)
    .slice(0, POPULAR);
  const counted = await Promise.all(
    products.map(async (product) => {
      const stocks = await calls.stocks(product.skus.slice(0, VARIANTS));
      const pieces = stocks.map((stock) => stock.find((shop) => shop.code === code)?.quantity ?? 0);
      return { product, pieces: Math.max(0, ...pieces) };
    }),
  );
  return counted.filter(({ pieces }) => pieces > 0);
}

/** @returns undefined when there is no such shop @throws Error when the shops are not known: the address may be right */
export async function shopPage(calls: ShopCalls, path: string, nowMs: number): Promise<PageContent | undefined> {
  const shops = await allShops(calls);
  if (!shops) throw new Error('The shops are not known');
  const shop = shops.find((each) => hrefOf(each) === path);
  if (!shop) return undefined;
  const open = shop.open ?? [];
  const popular = await popularIn(calls, shop.code);
  const closesAt = Number(/–(\d+)/.exec(open[0]?.hours ?? '')?.[1] ?? 0);
  return {
    path,
    title: shop.name,
    lead: texts.lead(shop.street, shop.zip, shop.city),
    links: [
      { title: texts.way, href: mapHref(shop, 'dir') },
      { title: texts.map, href: mapHref(shop, 'search') },
      ...(shop.contactNumber
        ? [{ title: texts.call(shop.contactNumber), href: `tel:+47${shop.contactNumber.replace(/\D/g, '')}` }]
        : []),
      { title: texts.allShops, href: PATHS.shops },
    ],
    blocks: [
      {
        type: 'table',
        heading: texts.hours,
        head: [texts.day, texts.open],
        rows: [
          ...open.map(({ days, hours }) => [days, hours]),
          ...comingHolidays(open, nowMs).map(([day, hours]) => [day, hours]),
        ],
      },
      popular.length === 0
        ? { type: 'notice', text: texts.noStock }
        : {
            type: 'products',
            heading: texts.stock,
            items: popular.map(({ product: { name, href, image, upfrontPrice }, pieces }) => ({
              title: name,
              href,
              image: image.url,
              ...(upfrontPrice?.upfront !== undefined && { price: formatPrice(upfrontPrice.upfront) }),
              note: pieces >= MOST_COUNTED ? texts.manyLeft : texts.fewLeft(pieces),
            })),
          },
      {
        type: 'facts',
        heading: texts.services,
        items: [...texts.serviceItems, ...(closesAt >= WORKSHOP_CLOSES ? [texts.repair] : [])],
      },
    ],
  };
}
