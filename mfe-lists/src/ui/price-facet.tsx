import {
  catalogueText,
  FACET_NAMES,
  type FinancingChoice,
  type FinancingOptionId,
  isMonthly,
  type PriceSpan,
} from 'shared-domain/catalogue';
import { toNok, toOre, WITHOUT_VAT_NOTE } from 'shared-domain/money';
import { Facet, PriceRange, Select, Stack, Text } from 'shared-domain/ui';
import { texts } from '../texts/nb';

/** Kroner from one place of the sliders to the next. */
const STEP = 100;

export interface PriceFacetProps {
  readonly choices: readonly FinancingChoice[];
  /** The chosen way; null: each product's own. */
  readonly financing: FinancingOptionId | null;
  /** The way that the prices between the ends are by; null: the full price. */
  readonly basis: FinancingOptionId | null;
  /** Lowest and highest price of the products that pass the other filters; null when none has one. */
  readonly bounds: Required<PriceSpan> | null;
  readonly price: PriceSpan | null;
  /** Value of the hidden field before the two numbers in the plain form. */
  readonly seed: string;
  /** The amounts are without mva., as the prices of the cards are. */
  readonly isWithoutVat: boolean;
  readonly onFinancing: (financing: FinancingOptionId | null) => void;
  readonly onPrice: (price: PriceSpan | null) => void;
}

/** How one pays, and between which prices (F5.5-11, F5.5-20). */
export function PriceFacet({
  choices,
  financing,
  basis,
  bounds,
  price,
  seed,
  isWithoutVat,
  onFinancing,
  onPrice,
}: PriceFacetProps) {
  // An agreement's list names no prices to choose by.
  if (choices.length <= 1 && !bounds) return null;
  return (
    <Facet label={FACET_NAMES.price} chosen={price ? 1 : 0} open>
      <Stack>
        {choices.length > 1 && (
          <Select
            label={texts.payment}
            hideLabel
            name="betaling"
            options={[
              { value: '', label: texts.anyPayment },
              ...choices.map(({ value, text }) => ({ value, label: catalogueText(text) })),
            ]}
            value={financing ?? ''}
            onChange={(value) => onFinancing(value || null)}
          />
        )}
        {bounds && (
          <>
            <input type="hidden" name="pris" value={seed} />
            <PriceRange
              name="pris"
              step={STEP}
              nameFrom="pris"
              nameTo="pris"
              min={toNok(bounds.min)}
              max={toNok(bounds.max)}
              from={price?.min === undefined ? undefined : toNok(price.min)}
              to={price?.max === undefined ? undefined : toNok(price.max)}
              onChange={(from, to) => {
                const [min, max] = [toOre(from), toOre(to)];
                onPrice(min <= bounds.min && max >= bounds.max ? null : { min, max });
              }}
            />
            <Text size="small" tone="soft">
              {isMonthly(basis) ? texts.perMonth : texts.fullPrice} {isWithoutVat && WITHOUT_VAT_NOTE}
            </Text>
          </>
        )}
      </Stack>
    </Facet>
  );
}
