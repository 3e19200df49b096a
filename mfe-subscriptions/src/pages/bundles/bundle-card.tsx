import { type FormEvent, useReducer } from 'react';
import { PATHS } from 'shared-domain/contracts/paths';
import { formatPrice, monthlyParts, priceParts } from 'shared-domain/money';
import { type Bundle, bundleNotes, type Offering, offeringName, subscriptionText } from 'shared-domain/subscription';
import {
  Alert,
  Badge,
  Button,
  Checkbox,
  ColourPicker,
  Heading,
  Panel,
  Picture,
  Price,
  Stack,
  Text,
  TextLink,
  useHydrated,
  VisuallyHidden,
} from 'shared-domain/ui';
import { PLAN_PAGES } from '../../data/plan-pages';
import {
  type BundleChoice,
  type BundleEvent,
  bundleImages,
  type BundlePrice,
  changeBundle,
  chosenBundleSku,
  NO_BUNDLE,
  shownVariant,
} from '../../rules/bundles';
import { useBundlePurchase } from '../../state/use-bundle-purchase';
import { bundleTexts as texts } from '../../texts/bundles-nb';
import { BundlePrices } from './bundle-prices';
import styles from './bundle-card.module.css';

/** Query parameter with the sku of the chosen colour (F4.3-8). */
export const COLOUR_FIELD = 'farge';

export interface BundleCardProps {
  readonly bundle: Bundle;
  readonly plan: Offering;
  readonly price: BundlePrice;
  /** Sku of the colour in the address; null: the first. */
  readonly initialSku: string | null;
}

/** Without script a colour is a link to its address. */
const variantHref = (sku: string): string => `${PLAN_PAGES.bundles}?${COLOUR_FIELD}=${encodeURIComponent(sku)}`;

/** A plan with a product at the price of the campaign (F2.7-3, F3.6-1, F4.3-7, F4.3-8, F9.12). */
export function BundleCard({ bundle, plan, price, initialSku }: BundleCardProps) {
  const hydrated = useHydrated();
  const [choice, change] = useReducer((state: BundleChoice, event: BundleEvent) => changeBundle(state, event, bundle), {
    ...NO_BUNDLE,
    isSelected: true,
    sku: initialSku,
  });
  const { isBuying, refusal, buy } = useBundlePurchase(bundle, price);
  const variant = shownVariant(choice, bundle);
  const sku = chosenBundleSku(choice, bundle);
  const images = bundleImages({ image: variant?.image ?? bundle.image, variants: bundle.variants });
  const [first, ...others] = images;
  const product = bundle.productName ?? bundle.title;
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!isBuying) buy(sku);
  };
  const buttonText = choice.isSelected ? (bundle.buttonText ?? texts.choose) : texts.addPlan;
  return (
    <Panel tone="white" padding={24} className={styles.card}>
      <div className={styles.pictures}>
        {first && (
          <div className={styles.stage}>
            <Picture
              image={first}
              sizes="(min-width: 64em) 320px, 80vw"
              width={320}
              height={280}
              alt={texts.picture(product, 1)}
              className={styles.picture}
            />
          </div>
        )}
        <div className={styles.thumbs}>
          {others.map((image, index) => (
            <div key={image.url} className={styles.thumb}>
              <Picture image={image} sizes="56px" width={56} height={56} alt={texts.picture(product, index + 2)} />
            </div>
          ))}
        </div>
      </div>
      <form method="post" action={PATHS.addToCartForm} onSubmit={submit} className={styles.form}>
        <input type="hidden" name="financing" value="upfront" />
        <input type="hidden" name="offeringCode" value={price.planCode} />
        <input type="hidden" name="discountCode" value={bundle.discountCode} />
        <Stack gap={4}>
          <p className={styles.badges}>
            {bundle.flashText && <Badge kind={bundle.flashText.kind ?? 'offer'}>{bundle.flashText.text}</Badge>}
            {bundleNotes(bundle).map((note) => (
              <Badge key={note.key} kind="plain">
                {subscriptionText(note)}
              </Badge>
            ))}
          </p>
          <Text size="small" tone="soft">
            {bundle.heading}
          </Text>
          <Heading level={2} size="h3">
            {bundle.title}
          </Heading>
          {bundle.description && <Text>{bundle.description}</Text>}
        </Stack>
        <input type="hidden" name="sku" value={variant?.sku} />
        {bundle.variants.length > 1 && (
          <ColourPicker
            legend={texts.colour}
            selected={variant?.sku}
            options={bundle.variants.map(({ sku: own, colorName, htmlColor = 'currentColor' }, index) => ({
              slug: own,
              name: colorName ?? texts.colourNumber(index + 1),
              html: htmlColor,
              href: variantHref(own),
            }))}
            onSelect={(own) => change({ type: 'colour-chosen', sku: own })}
          />
        )}
        <div className={styles.take}>
          <Checkbox
            label={texts.take(product)}
            checked={choice.isSelected}
            disabled={!hydrated}
            onChange={(isChecked) => change({ type: 'checkbox-changed', isChecked })}
          />
          <Price size="m" amount={priceParts(price.product)} before={formatPrice(price.ordinary)} />
        </div>
        <p className={styles.take}>
          <span>{texts.plan(offeringName(plan))}</span>
          <Price size="m" amount={monthlyParts(choice.isSelected ? price.monthly : plan.monthlyOfferingPrice)} />
        </p>
        <BundlePrices price={price} plan={plan} isSelected={choice.isSelected} information={bundle.information} />
        <Button type="submit" fullWidth loading={isBuying}>
          {buttonText}
          <VisuallyHidden> {choice.isSelected ? bundle.title : offeringName(plan)}</VisuallyHidden>
        </Button>
        {refusal && <Alert kind="negative">{refusal}</Alert>}
        {bundle.url && (
          <TextLink href={bundle.url}>
            {texts.about}
            <VisuallyHidden>: {product}</VisuallyHidden>
          </TextLink>
        )}
      </form>
    </Panel>
  );
}
