import { formatMonthly } from '../../money';
import type { StreamingPrices } from '../rules/list-price';

/** Bokmål lines of a plan's card: whom it is for, and how fast it is. */
export const cardTexts = {
  upTo: (speed: string) => `Opptil ${speed}`,
  withStreaming: (speed: string | null) => (speed ? `Opptil ${speed}, med strømming` : 'Med strømming'),
  streamingParts: ({ mobile, streaming, guide }: StreamingPrices) =>
    `Mobilabonnement ${formatMonthly(mobile)} og strømming ${formatMonthly(streaming)} (veiledende pris ${formatMonthly(guide)}).`,
  speedForYouth: (speed: string) => `Opptil ${speed}, for deg under 30`,
  forYouth: 'For deg under 30',
  forChildren: 'For barn og ungdom',
  dataForChildren: (data: string) => `${data}, for barn og ungdom`,
  forWatch: 'For deg som har mobilabonnement hos oss',
  tryBuyDetail: 'Test nettet vårt på mobilen du har.',
} as const;
