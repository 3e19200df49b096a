import { formatMonthly, type Ore, subtractOre, ZERO } from 'shared-domain/money';

const amount = (change: Ore): string =>
  change > ZERO ? `+${formatMonthly(change)}` : `\u2212${formatMonthly(subtractOre(ZERO, change))}`;

/** The texts that relate a customer's own subscriptions to the plans. */
export const customerTexts = {
  own: 'Ditt abonnement',
  /** @param name of the plan that the customer has today */
  change: (change: Ore, name: string) =>
    change === ZERO ? `Samme pris som ${name} i dag` : `${amount(change)} mot ${name} i dag`,
  changeOfRow: (change: Ore) => (change === ZERO ? 'Samme pris som i dag' : `${amount(change)} fra i dag`),
  isChangedTo: (name: string) => `Endres til ${name}`,
  isOwn: 'Du har dette abonnementet',
  choose: 'Hvilket abonnement gjelder det?',
  close: 'Avbryt',
  newPlanDetail: 'Nytt nummer, eller et du tar med deg',
} as const;
