import { formatPrice, type Ore } from 'shared-domain/money';

const priced = (name: string, price: Ore | null, vatNote: string): string =>
  price === null ? name : `${name} for ${formatPrice(price)} ${vatNote}`;

/** Bokmål texts of the device that goes with a business plan. */
export const simDealTexts = {
  add: (name: string, price: Ore | null, vatNote: string) => `Ta med ${priced(name, price, vatNote)}`,
  chosen: (name: string, price: Ore | null, vatNote: string) => `Bestilles med ${priced(name, price, vatNote)}.`,
  remove: (name: string) => `Bestill uten ${name}`,
} as const;
