import {
  colourOptions,
  resolveSizeSelector,
  sizeOptions,
  type StockStatus,
  variantBySlug,
} from 'shared-domain/catalogue';
import type { Realm } from 'shared-domain/contracts/realm';
import { helpLinks, isUpfrontOnlyAccessory, noMethodText, purchaseText, vatNote } from 'shared-domain/purchase';
import { Text } from 'shared-domain/ui';
import type { BuyState } from '../data/buy-state';
import type { ProductPageData } from '../data/product-loader';
import { fullPrice, introPrice, optionCards, planCard } from '../data/purchase-texts';
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
  const help = helpLinks({
    realm,
    isUpfrontOnlyAccessory: isUpfrontOnlyAccessory(product.type, variant.financingMethods),
  });
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
      <StockRegion tone={stock.tone} text={stock.text} />
      {missingText === null ? (
        <>
          <PaymentSection
            methods={purchase.methods}
            method={purchase.method}
            options={optionCards(purchase, variant, realm)}
            option={purchase.option}
            offersSwitch={variant.financingMethods.some(({ alternative_id: id }) => id === 'switch')}
            businessService={help.businessService}
            realm={realm}
            onMethod={choice.chooseMethod}
            onOption={choice.chooseOption}
          />
          {purchase.needsPlan && (
            <PlanSection
              plans={purchase.plans.map((plan) => planCard(plan, realm))}
              plan={purchase.plan?.offering.offeringCode ?? null}
              hasYouthPlans={purchase.hasYouthPlans}
              isUnder30={choice.isUnder30}
              guide={help.subscriptionGuide}
              realm={realm}
              onPlan={choice.choosePlan}
              onAge={choice.chooseAge}
            />
          )}
          <SummarySection product={product} choice={choice} buyState={buyState} buying={buying} realm={realm} />
        </>
      ) : (
        <Text>{missingText}</Text>
      )}
    </div>
  );
}
