import { bundleOf, type CartAnswer } from 'shared-domain/cart';
import { PATHS } from 'shared-domain/contracts/paths';
import { WITHOUT_VAT_NOTE } from 'shared-domain/money';
import { onSaleText } from '../product/intro-price';
import { ProductFrame } from '../product/product-frame';
import { ProductIntro } from '../product/product-intro';
import { useProduct } from '../product/use-product';
import { type BuyState, type SaleSituation, resolveBuyState } from '../purchase/buy-state';
import type { ProductPageProps } from '../purchase/page-data';
import { agreementOffer } from '../purchase/purchase';
import { noMethodText } from '../purchase/rules/payment';
import { useChoice } from '../purchase/use-choice';
import { usePurchase } from '../purchase/use-purchase';
import { pageText } from '../texts/purchase-page-nb';
import { PRICE_ID } from '../ui/use-in-view';
import { AgreementColumn } from './agreement-column';
import { agreementIntro, agreementSummary } from './agreement-texts';

/** Whether the cart holds the device by an agreement of these months. */
const isOrdered = (cart: CartAnswer, sku: string, option: string | null): boolean =>
  cart.cart.content.some((item) => {
    const { type, duration } = bundleOf(cart, item)?.financing ?? {};
    return item.id === sku && type === 'ukko' && option === `ukko${duration ?? ''}`;
  });

/** The buy button of an equipment agreement, which is bought in one step (P4-46, P6-15): in the cart it leads to the agreement's checkout. */
function agreementBuyState(facts: Omit<SaleSituation, 'steps' | 'step'>): BuyState {
  const { cart, variant, purchase, product } = facts;
  const { option } = purchase;
  if (cart && !product.hideBuyButton && isOrdered(cart, variant.sku, option))
    return { kind: 'checkout', text: pageText({ key: 'goToOrder' }) };
  return resolveBuyState({ ...facts, cart: null, steps: ['finance'], step: 'finance' });
}

/** One device on an equipment agreement (P1-12, P6-15): choose a variant and months, order it at the agreement's checkout. */
export function AgreementPage({ data, renderedAt }: ProductPageProps) {
  const { details } = data;
  const { product, breadcrumbs } = details;
  const choice = useChoice(data);
  const { variant, purchase } = choice;
  const shown = useProduct({ data, choice, renderedAt, accessoryCount: 0 });
  const buying = usePurchase(shown.page);
  const buyState = agreementBuyState({ ...shown, product, variant, purchase });
  const offer = agreementOffer(variant, purchase.option);
  const summary = offer && agreementSummary(offer);
  const missing = noMethodText(purchase.methods, product.hidePrices);
  return (
    <ProductFrame
      {...{ data, choice, buying, breadcrumbs, summary }}
      intro={
        <ProductIntro
          id={PRICE_ID}
          product={product}
          price={agreementIntro(offer)}
          priceMissing={missing && pageText(missing)}
          contactHref={missing && PATHS.businessService}
          conditions={summary?.conditions ?? null}
          onSale={onSaleText(product, shown.nowMs)}
          plainFormPrice={null}
          vatNote={WITHOUT_VAT_NOTE}
        />
      }
      isSimple={missing !== null}
      isDelivered={false}
    >
      <AgreementColumn {...{ details, choice, summary, buyState, buying }} stockOf={shown.stockOf} />
    </ProductFrame>
  );
}
