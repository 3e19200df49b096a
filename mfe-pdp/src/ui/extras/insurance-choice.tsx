import { FlashText, Price, RadioCardGroup } from 'shared-domain/ui';
import type { InsuranceOption } from '../../data/insurance-cards';
import { SellingPoints } from './selling-points';

export interface InsuranceChoiceProps {
  /** Names the group. */
  readonly legend: string;
  readonly insurances: readonly InsuranceOption[];
  readonly decline: { readonly code: string; readonly text: string; readonly detail: string };
  /** Null: nothing is chosen yet. */
  readonly chosen: string | null;
  readonly onChoose: (code: string) => void;
}

/** The insurances and 'Nei takk', none chosen beforehand (P2-40, P3-31). */
export const InsuranceChoice = ({ legend, insurances, decline, chosen, onChoose }: InsuranceChoiceProps) => (
  <RadioCardGroup
    legend={legend}
    hideLegend
    name="forsikring"
    value={chosen}
    onChange={onChoose}
    options={[
      ...insurances.map(({ code, name, price, before, flash, points }) => ({
        value: code,
        title: name,
        badge: flash && <FlashText kind={flash.isOffer ? 'offer' : 'plain'}>{flash.text}</FlashText>,
        price: <Price size="s" amount={price} before={before} align="end" />,
        more: points.length > 0 && <SellingPoints points={points} />,
      })),
      { value: decline.code, title: decline.text, detail: decline.detail },
    ]}
  />
);
