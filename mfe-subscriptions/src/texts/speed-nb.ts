import { formatMonthly, type Ore } from 'shared-domain/money';

/** The choice of speed (F4.3-2..4, F9.11). */
export const speedTexts = {
  open: 'Gå videre og velg',
  heading: 'Velg hastighet',
  unit: 'Mbit/s',
  back: 'Tilbake',
  add: 'Legg i handlekurv',
  extra: 'Ekstra fordeler',
  included: 'Inkludert i alle',
  extraPrice: (text: string, amount: Ore) => `${text} +${formatMonthly(amount)}`,
  speeds: 'Hastigheter og priser',
  /** The uses of a speed, slowest first. */
  uses: [
    'Holder til musikk, kart og meldinger.',
    'Nok fart til video, spill og hjemmekontor.',
    'Full fart på strømming, spill og deling.',
  ],
} as const;
