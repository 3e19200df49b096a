import type { CartAnswerWire, CartUpdateInput } from 'shared-domain/cart/io';

/** @returns a number from 0 to below `below` */
export type Random = (below: number) => number;
export function randomFrom(seed: number): Random;

export interface TabOptions {
  /** An accessory and a plan that only this tab changes. */
  readonly sku: string;
  readonly plan: string;
  readonly random: Random;
  readonly send: (input: CartUpdateInput, key: string) => Promise<CartAnswerWire>;
}

export interface Tab {
  /** One random change. @param answer the cart before it @throws Error when the tab's part of the cart is not as it must be */
  readonly step: (answer: CartAnswerWire) => Promise<CartAnswerWire>;
  readonly check: (answer: CartAnswerWire, what: string) => void;
  readonly expected: () => {
    readonly sku: string;
    readonly pieces: number;
    readonly plan: string;
    readonly plans: number;
  };
}
export function createTab(options: TabOptions): Tab;
