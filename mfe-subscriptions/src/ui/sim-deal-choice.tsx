import { Stack, Text, TextLink } from 'shared-domain/ui';
import type { SimDeal } from '../data/plan-sections';
import { simDealTexts as texts } from '../texts/sim-deal-nb';

export interface SimDealChoiceProps {
  readonly deal: SimDeal;
  /** The address of the page with the plan open. */
  readonly planHref: string;
  readonly vatNote: string;
}

/** The choice of the device that goes with a business plan: links, so that it works without script. */
export function SimDealChoice({ deal: { sku, name, price, isChosen }, planHref, vatNote }: SimDealChoiceProps) {
  return (
    <Stack gap={4}>
      {isChosen && <Text size="small">{texts.chosen(name, price, vatNote)}</Text>}
      <TextLink href={isChosen ? planHref : `${planHref}&hw=${encodeURIComponent(sku)}`} preventScrollReset>
        {isChosen ? texts.remove(name) : texts.add(name, price, vatNote)}
      </TextLink>
    </Stack>
  );
}
