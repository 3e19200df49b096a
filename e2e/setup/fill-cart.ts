import type { APIRequestContext, BrowserContext } from '@playwright/test';
import { expect } from './test';

/** The part of the API's answer that the specs read. */
export interface CartAnswer {
  readonly orderRef: string;
  readonly cart: {
    readonly content: readonly {
      readonly id: string;
      readonly name: string;
      readonly quantity: { readonly value: number };
    }[];
  };
}

/** Accessories of the reference catalogue. */
const SKUS = ['4525857', '4525924'] as const;
const PLAN = 'FJELL_X_BASIC_2025_2';

export async function sendToCart(
  request: APIRequestContext,
  call: 'get' | 'update',
  data: object,
): Promise<CartAnswer> {
  const response = await request.post(`/api/cart/${call}/`, { data });
  expect(response.ok()).toBe(true);
  return (await response.json()) as CartAnswer;
}

/** An order with these updates, by default two accessories and a plan, in these browsers. */
export async function fillCart(
  request: APIRequestContext,
  contexts: readonly BrowserContext[],
  baseURL: string,
  updates: readonly object[] = [{ accessorySku: SKUS[0], quantity: 2 }, { accessorySku: SKUS[1] }, { pricePlan: PLAN }],
): Promise<CartAnswer> {
  let answer: CartAnswer | null = null;
  for (const update of updates)
    answer = await sendToCart(request, 'update', { ...(answer && { orderRef: answer.orderRef }), update });
  if (!answer) throw new Error('Nothing was put into the cart');
  for (const context of contexts)
    await context.addCookies([
      { name: 'orderRef', value: answer.orderRef, url: baseURL },
      { name: 'orderRealm', value: 'B2C', url: baseURL },
    ]);
  return answer;
}
