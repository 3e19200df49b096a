/**
 * Shoppers with several tabs change one cart at random, each what it put there itself, and a model says what the cart must hold. Used by
 * a test on the service and by `durability.ts`, which kills the API in between.
 */
import type { CartAnswerWire, CartUpdateInput } from 'shared-domain/cart/io';

/** @returns a number from 0 to below `below` */
type Random = (below: number) => number;

interface TabOptions {
  /** An accessory and a plan that only this tab changes. */
  readonly sku: string;
  readonly plan: string;
  readonly random: Random;
  readonly send: (input: CartUpdateInput, key: string) => Promise<CartAnswerWire>;
}

interface Tab {
  /** One random step; a third of them is sent twice with one key, as by a connection that broke. @throws Error when the tab's part of the cart is not as it must be */
  readonly step: (answer: CartAnswerWire) => Promise<CartAnswerWire>;
  readonly check: (answer: CartAnswerWire, what: string) => void;
  /** The expected content in the end. */
  readonly expected: () => {
    readonly sku: string;
    readonly pieces: number;
    readonly plan: string;
    readonly plans: number;
  };
}

/** Pieces of one line (F5.1-1). */
const PIECES_MAX = 10;

/** A small generator with a seed, so that a failed run can be repeated. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** One tab: it owns an accessory and a plan, which no other tab touches, so that its part of the cart is known exactly. */
export function createTab({ sku, plan, random, send }: TabOptions): Tab {
  let pieces = 0;
  let plans = 0;
  /** The last removed line and how it comes back. */
  let undo: { readonly cartItemId: string; readonly isPlan: boolean; readonly pieces: number } | null = null;

  const linesOf = (cart: CartAnswerWire['cart'], id: string) => cart.content.filter((line) => line.id === id);
  const check = ({ cart }: CartAnswerWire, what: string) => {
    const held = linesOf(cart, sku).reduce((sum, { quantity }) => sum + quantity.value, 0);
    const isRight =
      held === pieces && linesOf(cart, sku).length === Math.min(pieces, 1) && linesOf(cart, plan).length === plans;
    if (!isRight)
      throw new Error(
        `After ${what}: ${held} pieces of ${sku} in ${linesOf(cart, sku).length} lines instead of ${pieces}, ` +
          `${linesOf(cart, plan).length} of ${plan} instead of ${plans}`,
      );
  };

  const steps = {
    async addPiece(key: string) {
      const answer = await send({ update: { accessorySku: sku, quantity: 1 } }, key);
      if (!answer.errorMessage) pieces += 1;
      undo = null;
      return answer;
    },
    async addPlan(key: string) {
      const answer = await send({ update: { pricePlan: plan, quantity: 1 } }, key);
      if (!answer.errorMessage) plans += 1;
      return answer;
    },
    async setPieces(key: string, answer: CartAnswerWire) {
      const [line] = linesOf(answer.cart, sku);
      if (!line) return steps.addPiece(key);
      const quantity = 1 + random(PIECES_MAX);
      const next = await send({ update: { accessorySku: sku, cartItemId: line.cartItemId, quantity } }, key);
      if (!next.errorMessage) pieces = quantity;
      return next;
    },
    async remove(key: string, answer: CartAnswerWire) {
      const isPlan = random(2) === 0;
      const lines = linesOf(answer.cart, isPlan ? plan : sku);
      const line = lines[random(lines.length || 1)];
      if (!line) return steps.addPlan(key);
      const remove = isPlan ? { bundleId: line.bundleId ?? '' } : { cartItemId: line.cartItemId };
      const next = await send({ remove }, key);
      undo = { cartItemId: line.cartItemId, isPlan, pieces };
      if (isPlan) plans -= 1;
      else pieces = 0;
      return next;
    },
    async undo(key: string) {
      if (!undo) return steps.addPlan(key);
      const { cartItemId, isPlan, pieces: before } = undo;
      undo = null;
      const next = await send({ restore: { cartItemId } }, key);
      if (next.errorMessage) return next;
      if (isPlan) plans += 1;
      else pieces = before;
      return next;
    },
  };
  const names = Object.keys(steps) as readonly (keyof typeof steps)[];

  return {
    async step(answer) {
      const name = names[random(names.length)] ?? 'addPlan';
      const next = await steps[name](crypto.randomUUID(), answer);
      check(next, name);
      return next;
    },
    check,
    expected: () => ({ sku, pieces, plan, plans }),
  };
}
