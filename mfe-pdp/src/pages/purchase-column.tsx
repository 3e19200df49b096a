import {
  colourOptions,
  resolveSizeSelector,
  sizeOptions,
  type StockStatus,
  variantBySlug,
} from 'shared-domain/catalogue';
import type { Realm } from 'shared-domain/contracts/realm';
import { noMethodText, purchaseText, vatNote } from 'shared-domain/purchase';
import { Text } from 'shared-domain/ui';
import type { BuyState } from '../data/buy-state';
import type { ProductPageData } from '../data/product-loader';
import { fullPrice, introPrice } from '../data/purchase-texts';
import type { Buying } from '../state/use-buy';
import type { Choice } from '../state/use-choice';
import { ProductIntro } from '../ui/product-intro';
import { StockRegion } from '../ui/stock-region';
import { VariantChoice } from '../ui/variant-choice';
import { PaymentSection } from './payment-section';
import { PlanSection } from './plan-section';
import { SummarySection } from './summary-section';
import styles from './purchase-column.module.css';

export interface PurchaseColumnProps {
  readonly details: ProductPageData['details'];
  readonly choice: Choice;
  readonly stock: StockStatus;
  readonly buyState: BuyState;
  readonly buying: Buying;
  readonly realm: Realm;
}

/** Everything that is chosen: variant, payment, plan; and what it costs. */
export function PurchaseColumn({ details, choice, stock, buyState, buying, realm }: PurchaseColumnProps) {
  const { product, variants } = details;
  const { variant, purchase, query, linkQuery } = choice;
  const missing = noMethodText(purchase.methods, product.hidePrices);
  const missingText = missing && purchaseText(missing);
  const sizes = sizeOptions(variants, variant);
  const withStock = <Option extends { readonly variantSlug: string }>(option: Option) => ({
    ...option,
    soldOut: !variantBySlug(variants, option.variantSlug).salesStatus.sellable,
  });
  const priceOf = (variantSlug: string): string =>
    product.hidePrices ? '' : (fullPrice(variantBySlug(variants, variantSlug), realm) ?? '');
  return (
    <div className={styles.choices}>
      <ProductIntro
        brand={product.brand}
        name={product.name}
        energyClass={product.energyClass}
        price={introPrice(purchase, variant, realm)}
        priceMissing={missingText}
        vatNote={vatNote(realm)}
      />
      <VariantChoice
        colours={colourOptions(variants, variant).map(withStock)}
        sizes={sizes.map((size) => withStock({ ...size, price: priceOf(size.variantSlug) }))}
        sizeSelector={resolveSizeSelector(sizes.length, product.showMemberSelectorAlways)}
        query={query}
        linkQuery={linkQuery}
        onVariant={choice.chooseVariant}
      />
      <StockRegion stock={stock} />
      {missingText === null ? (
        <>
          <PaymentSection product={product} choice={choice} realm={realm} />
          {purchase.needsPlan && <PlanSection product={product} choice={choice} realm={realm} />}
          <SummarySection product={product} choice={choice} buyState={buyState} buying={buying} realm={realm} />
        </>
      ) : (
        <Text>{missingText}</Text>
      )}
    </div>
  );
}
