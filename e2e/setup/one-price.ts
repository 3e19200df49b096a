import { expect } from './test';

/** A text with single, ordinary spaces. */
export const plain = (text: string | null): string => (text ?? '').replaceAll(/\s+/g, ' ');

/** The same amount as a part of nothing longer: '478,-' is not in '1 478,-'. */
const naming = (amount: string): RegExp => new RegExp(`(?<![\\d−-])(?<!\\d )${amount.replaceAll('.', '\\.')}`);

/**
 * A purchase whose amounts are the same wherever the shopper meets them. Its line in the output says where that was found: all of them by
 * `npm run e2e -- --grep @one-price`.
 */
export class OnePrice {
  readonly #places: string[] = [];

  /** @param amounts as they are written, with single spaces, e.g. '478,-/md.' */
  constructor(
    readonly purchase: string,
    readonly amounts: readonly string[],
  ) {
    expect(amounts, purchase).not.toEqual([]);
    for (const amount of amounts) expect(amount, purchase).toMatch(/^\d[\d ]*,(-|\d\d kr)/);
  }

  async at(place: string, text: () => Promise<string | null>): Promise<void> {
    for (const amount of this.amounts)
      await expect.poll(async () => plain(await text()), `${this.purchase}, ${place}`).toMatch(naming(amount));
    this.#places.push(place);
  }

  print(): void {
    process.stdout.write(`one price: ${this.purchase}: ${this.amounts.join(' and ')} (${this.#places.join(' = ')})\n`);
  }
}
