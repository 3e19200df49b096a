import { catalogueText, type ProductVariant, type StockLine } from 'shared-domain/catalogue';
import { loginPath } from 'shared-domain/contracts/paths';
import { formatPrice, WITHOUT_VAT_NOTE } from 'shared-domain/money';
import { getConfig } from 'shared-domain/runtime/config';
import { useSession } from 'shared-domain/stores/session-store';
import { CheckmarkIcon, Heading, Icon, Panel, Price, RadioCardGroup, Stack, Text, TextLink } from 'shared-domain/ui';
import { StockAndDelivery } from '../delivery/stock-and-delivery';
import { BuyAction } from '../product/buy-action';
import { CheckoutLink } from '../product/checkout-link';
import { VariantChoice, variantOptions } from '../product/variant-choice';
import type { BuyState } from '../purchase/buy-state';
import type { ChoiceCard } from '../purchase/choice-cards';
import type { ProductPageData } from '../purchase/page-data';
import { agreementOffer } from '../purchase/purchase';
import type { PurchaseSummary } from '../purchase/purchase-summary';
import type { Choice } from '../purchase/use-choice';
import type { Buying } from '../purchase/use-purchase';
import { agreementTexts as texts } from '../texts/agreement-nb';
import { ScriptOnly } from '../ui/script-only';
import { SUMMARY_ID } from '../ui/use-in-view';
import { AgreementSummary, AgreementTerms } from './agreement-summary';
import { agreementCards, type IncludedItem, includedItems } from './agreement-texts';
import styles from './agreement-column.module.css';

/** 'Inkluderte produkter og tjenester' (P2-32). */
const IncludedItems = ({ items }: { readonly items: readonly IncludedItem[] }) => (
  <Panel as="section" padding={16} tone="warm" labelledBy="inkludert">
    <Heading level={2} size="card" id="inkludert">
      {catalogueText({ key: 'includedProducts' })}
    </Heading>
    <ul className={styles.items}>
      {items.map(({ name, description }) => (
        <li key={name} className={styles.item}>
          <Icon of={CheckmarkIcon} size={20} />
          <div>
            <Text as="div" size="small" strong>
              {name}
            </Text>
            {description && (
              <Text as="div" size="small" tone="soft">
                {description}
              </Text>
            )}
          </div>
        </li>
      ))}
    </ul>
  </Panel>
);

export interface MonthChoiceProps {
  readonly options: readonly ChoiceCard[];
  readonly option: string | null;
  /** Query of the page with the option chosen. */
  readonly hrefOf: (option: string) => string;
  readonly onOption: (option: string) => void;
}

/** How long the agreement is to last: without script each length is a link. */
function MonthChoice({ options, option, hrefOf, onOption }: MonthChoiceProps) {
  const links = (
    <Stack as="ul" gap={8}>
      {options.map(({ value, title, price, detail }) => (
        <li key={value}>
          <TextLink href={hrefOf(value)}>{title}</TextLink>: {price.amount}
          {price.unit} {WITHOUT_VAT_NOTE}. {detail}
        </li>
      ))}
    </Stack>
  );
  return (
    <section aria-labelledby="betaling">
      <Stack>
        <Heading level={2} id="betaling" size="h2">
          {texts.monthsHeading}
        </Heading>
        <ScriptOnly instead={links}>
          <RadioCardGroup
            legend={texts.months}
            hideLegend
            name="so"
            value={option}
            onChange={onOption}
            options={options.map(({ value, title, detail, price }) => ({
              value,
              title,
              detail,
              price: <Price amount={price} size="m" align="end" vatNote={WITHOUT_VAT_NOTE} />,
            }))}
          />
        </ScriptOnly>
      </Stack>
    </section>
  );
}

export interface AgreementColumnProps {
  readonly details: ProductPageData['details'];
  readonly choice: Choice;
  readonly stockOf: (variant: ProductVariant) => StockLine;
  /** Null: there is no price to state. */
  readonly summary: PurchaseSummary | null;
  readonly buyState: BuyState;
  readonly buying: Buying;
}

/** Everything that an employee chooses: variant and length of the agreement; and what it costs. Nothing is delivered from here (P6-15). */
export function AgreementColumn({ details, choice, stockOf, summary, buyState, buying }: AgreementColumnProps) {
  const { variant, purchase, query, linkQuery, offerHref } = choice;
  const customer = useSession(({ status, user }) => (status === 'authenticated' ? (user?.givenName ?? '') : null));
  const monthlyOf = (each: ProductVariant): string | null => {
    const offer = agreementOffer(each, purchase.option);
    return offer && formatPrice(offer.ukkoPrice.monthlyWithoutVAT);
  };
  const included = includedItems(agreementOffer(variant, purchase.option), details.product);
  const isSold = purchase.option !== null;
  return (
    <>
      <VariantChoice
        {...variantOptions(details, variant, stockOf, monthlyOf)}
        vatNote={texts.monthly(WITHOUT_VAT_NOTE)}
        query={query}
        linkQuery={linkQuery}
        onVariant={choice.chooseVariant}
      />
      <StockAndDelivery
        stock={stockOf(variant)}
        isDelivered={false}
        promise={null}
        plainPromise={null}
        isFree={false}
        productType={details.product.type}
        sku={variant.sku}
      />
      {isSold && included.length > 0 && <IncludedItems items={included} />}
      {isSold && (
        <MonthChoice
          options={agreementCards(purchase, variant)}
          option={purchase.option}
          hrefOf={(option) => offerHref(option, null)}
          onOption={choice.chooseOption}
        />
      )}
      {summary && (
        <div id={SUMMARY_ID}>
          <AgreementSummary summary={summary}>
            <BuyAction
              state={buyState}
              variant={variant}
              isBuying={buying.isBuying}
              onBuy={buying.buy}
              onIntent={buying.expect}
              financing={purchase.option ?? ''}
              option={purchase.option}
              toCheckout={CheckoutLink}
            />
          </AgreementSummary>
        </div>
      )}
      <AgreementTerms
        shop={getConfig().brand.name}
        customer={customer}
        loginHref={loginPath(`${variant.href}${linkQuery}`)}
      />
    </>
  );
}
