/** The capability «cart»: the storefront's changes as entries of the journal, and a basket as the storefront reads it. */
import { type Basket, type BasketLine, type Journal, newId } from './journal';
import { articleOf, INSTALMENTS, tariffOf } from './register';
import { instalmentOre, nok, pathOf, pictureOf, sizeOf } from './wire';

const MOST_PIECES = 10;
const VAT = 0.25;

/** The part of the storefront's update that this operator sells by. */
export interface CartRequest {
  readonly orderRef?: string | null;
  readonly empty?: true;
  readonly extend?: true;
  readonly remove?: { readonly bundleId?: string; readonly cartItemId?: string };
  readonly update?: {
    readonly accessorySku?: string;
    readonly handsetSku?: string;
    readonly pricePlan?: string;
    readonly financingType?: string;
    readonly cartItemId?: string;
    readonly quantity?: number;
  };
}

type Change = { readonly lines: readonly BasketLine[] } | { readonly refusal: string };

const sold = (articleNo: string | undefined) => {
  const article = articleNo === undefined ? undefined : articleOf(articleNo);
  return article && article.onShelf > 0 ? article : undefined;
};

function withGoods(
  lines: readonly BasketLine[],
  { accessorySku, handsetSku, pricePlan, financingType, cartItemId, quantity = 1 }: NonNullable<CartRequest['update']>,
): Change {
  const article = sold(accessorySku ?? handsetSku);
  if (!article) return { refusal: 'Varen selges ikke nå.' };
  if (handsetSku !== undefined && financingType !== 'upfront') {
    if (!tariffOf(pricePlan ?? '')) return { refusal: 'Velg et abonnement til telefonen.' };
    const deal = { dealId: newId(), tariff: pricePlan ?? '' };
    return { lines: [{ lineId: newId(), articleNo: article.no, pieces: 1, deal }, ...lines] };
  }
  const same = lines.find(
    ({ lineId, articleNo, deal }) =>
      !deal && (cartItemId === undefined ? articleNo === article.no : lineId === cartItemId),
  );
  const pieces = cartItemId === undefined ? (same?.pieces ?? 0) + quantity : quantity;
  if (pieces < 1 || pieces > MOST_PIECES)
    return { refusal: `Du kan ha 1 til ${MOST_PIECES} av samme vare i handlekurven.` };
  if (!same) return { lines: [{ lineId: newId(), articleNo: article.no, pieces }, ...lines] };
  return { lines: lines.map((line) => (line === same ? { ...line, pieces } : line)) };
}

function changed(lines: readonly BasketLine[], { empty, remove, update }: CartRequest): Change {
  if (empty) return { lines: [] };
  if (remove)
    return {
      lines: lines.filter(({ lineId, deal }) =>
        remove.bundleId === undefined ? lineId !== remove.cartItemId : deal?.dealId !== remove.bundleId,
      ),
    };
  return update ? withGoods(lines, update) : { lines };
}

/** @param key of the request: repeated with it, a change counts once */
export function updateCart(journal: Journal, request: CartRequest, key: string | undefined, nowMs: number): object {
  const known = key === undefined ? undefined : journal.basketOfKey(key);
  if (known !== undefined) return readCart(journal, known);
  const reference = request.orderRef && journal.find(request.orderRef) ? request.orderRef : newId();
  const basket = journal.find(reference);
  const answer = (errorMessage: string) => ({ ...readCart(journal, basket ? reference : null), errorMessage });
  if (basket?.payment) return answer('Bestillingen er betalt og kan ikke endres.');
  if ((basket?.reservedUntilMs ?? 0) > nowMs)
    return answer('Bestillingen betales nå. Avbryt betalingen for å endre den.');
  const change = changed(basket?.lines ?? [], request);
  if ('refusal' in change) return answer(change.refusal);
  journal.append({ basket: reference, what: 'lines', lines: change.lines, ...(key !== undefined && { key }) });
  return readCart(journal, reference);
}

const withoutVat = (ore: number) => Math.round(ore / (1 + VAT));

function lineItem({ lineId, articleNo, pieces, deal }: BasketLine) {
  const article = articleOf(articleNo);
  if (!article) throw new Error(`The register has no article ${articleNo}`);
  const item = {
    id: article.no,
    type: article.group === 'phone' ? 'HANDSET' : 'ACCESSORY',
    cartItemId: lineId,
    quantity: { value: pieces, modifiable: !deal, removable: true },
    name: article.model,
    brand: article.maker,
    color: article.colour[0],
    ...(sizeOf(article) !== null && { modelSize: sizeOf(article) }),
    href: pathOf(article),
    image: pictureOf(article),
  };
  const tariff = deal && tariffOf(deal.tariff);
  if (!deal || !tariff)
    return {
      ...item,
      price: {
        upfront: nok(article.priceOre),
        upfrontWithoutVAT: nok(withoutVat(article.priceOre)),
        total: nok(article.priceOre),
      },
      items: [],
    };
  const plan = {
    id: tariff.code,
    type: 'SUBSCRIPTION',
    cartItemId: `${lineId}-plan`,
    bundleId: deal.dealId,
    quantity: { value: 1, modifiable: false, removable: false },
    name: tariff.title,
    code: tariff.code,
    price: { monthly: nok(tariff.monthlyOre) },
  };
  const price = { monthly: nok(instalmentOre(article)), total: nok(instalmentOre(article) * INSTALMENTS) };
  return { ...item, bundleId: deal.dealId, leaseMonths: INSTALMENTS, price, items: [plan] };
}

/** Sums in øre. */
function totalsOf(lines: readonly BasketLine[]) {
  const sum = (of: (line: BasketLine) => number) => lines.reduce((total, line) => total + of(line), 0);
  const priceOf = ({ articleNo }: BasketLine) => articleOf(articleNo)?.priceOre ?? 0;
  const upfront = sum((line) => (line.deal ? 0 : line.pieces * priceOf(line)));
  const monthly = sum(({ articleNo, deal }) => {
    const article = articleOf(articleNo);
    return deal && article ? instalmentOre(article) + (tariffOf(deal.tariff)?.monthlyOre ?? 0) : 0;
  });
  return { upfront, monthly };
}

/** @param reference null: a visitor without a basket */
export function readCart(journal: Journal, reference: string | null): Readonly<Record<string, unknown>> {
  const basket: Basket | undefined = reference === null ? undefined : journal.find(reference);
  const lines = basket?.lines ?? [];
  const { upfront, monthly } = totalsOf(lines);
  const bundles = lines.flatMap(({ deal }) =>
    deal
      ? [
          {
            id: deal.dealId,
            code: deal.tariff,
            financing: { type: 'lease', code: String(INSTALMENTS), duration: INSTALMENTS },
          },
        ]
      : [],
  );
  return {
    orderRef: basket ? reference : null,
    realm: 'B2C',
    hasPaid: basket?.payment != null,
    cart: { content: lines.map(lineItem), subscriptions: bundles },
    subscriptions: bundles.map((bundle) => ({
      ...bundle,
      isLegal: true,
      price: { monthly: { amountSubscription: nok(tariffOf(bundle.code)?.monthlyOre ?? 0) } },
    })),
    totals: {
      monthly: nok(monthly),
      upfront: nok(upfront),
      firstInvoice: 0,
      vat: nok(upfront - withoutVat(upfront)),
      upfrontWithoutVAT: nok(withoutVat(upfront)),
    },
  };
}
