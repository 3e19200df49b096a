import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
/** The cart without script: plain forms, answered by 303 to the cart page. */
import * as v from 'valibot';
import { CLEAR_ORDER } from 'shared-domain/cart';
import { type CartAnswer, type CartUpdateInput, orderCookies } from 'shared-domain/cart/io';
import { FAILED_CALLS } from 'shared-domain/contracts/failed-calls';
import { PATHS } from 'shared-domain/contracts/paths';
import { offersEmptyCart, toBundlePurchase, toPlanWithDeviceUpdate, toUpdateFinancing } from 'shared-domain/purchase';
import { serverTexts as texts } from '../../texts/server';
import type { Upstream, Upstreams } from '../upstreams/upstreams';
import {
  type CartAccess,
  formKeyOf,
  giveFormKey,
  orderOf,
  pageRealmOf,
  realmOf,
  TIMEOUT_MS,
  updateVisitorCart,
} from './cart-backend';
import type { EdgeDependencies } from './dependencies';

const filledIn = v.pipe(v.string(), v.nonEmpty());
const listOf = <Output>(one: v.GenericSchema<string, Output>) =>
  v.union([
    v.array(one),
    v.pipe(
      one,
      v.transform((value) => [value]),
    ),
  ]);
/** More plans than the shop sells; each of them is a call. */
const MOST_PLANS = 30;

/** Lengths of an equipment agreement (P3-10). */
const agreement = v.picklist(['ukko12', 'ukko24', 'ukko36']);

/** Plans come as pairs of code and quantity (1 to 10, one by default), goods with a plan as a bundle (F9.12-1), a phone with a plan (P7-14). */
const addForm = v.union([
  v.object({ sku: filledIn, financing: v.literal('upfront'), offeringCode: filledIn, discountCode: filledIn }),
  v.object({ sku: filledIn, financing: v.literal('upfront'), offeringCode: filledIn }),
  v.object({ sku: filledIn, financing: v.literal('upfront'), discountCode: v.optional(filledIn) }),
  v.object({ sku: filledIn, financing: agreement }),
  v.object({
    offeringCode: v.pipe(listOf(filledIn), v.maxLength(MOST_PLANS)),
    quantity: v.optional(listOf(v.pipe(v.string(), v.regex(/^([1-9]|10)$/), v.transform(Number))), []),
  }),
]);
/** Empties the order (F4.1-4), or names a line and what it is removed by (F4.1-7): its bundle, else its row. */
const changeForm = v.union([
  v.object({ empty: filledIn }),
  v.object({
    cartItemId: filledIn,
    quantity: v.pipe(v.string(), v.regex(/^\d{1,2}$/), v.transform(Number)),
    sku: v.optional(filledIn),
    discountCode: v.optional(filledIn),
    bundleId: v.optional(filledIn),
  }),
]);
class MalformedForm extends Error {}

/** @throws MalformedForm: the form is at fault, not the backend */
function read<Form>(schema: v.GenericSchema<unknown, Form>, body: unknown): Form {
  const parsed = v.safeParse(schema, body);
  if (!parsed.success) throw new MalformedForm();
  return parsed.output;
}

const productInfo = v.object({ items: v.array(v.object({ type: v.string() })) });

export function registerPlainForms(
  app: FastifyInstance,
  { env, log, upstreams }: EdgeDependencies & { readonly upstreams: Upstreams },
) {
  const { shopOrigin } = env.publicConfig;
  const access = { env, upstream: upstreams.cart };

  const handle =
    (toInputs: (body: unknown, request: FastifyRequest) => Promise<readonly CartUpdateInput[]>) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      if (!isOwnForm(request, shopOrigin))
        return reply.code(403).type('text/plain; charset=utf-8').send(texts.forms.foreignOrigin);
      try {
        const inputs = await toInputs(request.body, request);
        const idempotencyKey = formKeyOf(request, reply, shopOrigin);
        if (idempotencyKey === undefined) return reply;
        const answer = await updateInTurn(request, access, inputs, idempotencyKey);
        giveFormKey(reply, PATHS.addToCartForm, shopOrigin);
        reply.header('set-cookie', orderCookies(answer, env.publicConfig));
        return reply.redirect(PATHS.cart + messageOf(answer, inputs, request), 303);
      } catch (error) {
        if (error instanceof MalformedForm)
          return reply.code(400).type('text/plain; charset=utf-8').send(texts.forms.malformed);
        log.error(new Error(FAILED_CALLS.cartUpdate, { cause: error }), { where: 'edge' });
        const message = request.routeOptions.url === PATHS.addToCartForm ? 'ikke-lagt-til' : 'feilet';
        return reply.redirect(`${PATHS.cart}?melding=${message}`, 303);
      }
    };

  app.post(
    PATHS.addToCartForm,
    handle(async (body, request) => {
      const form = read(addForm, body);
      if ('sku' in form && 'offeringCode' in form)
        return [
          'discountCode' in form
            ? toBundlePurchase(form)
            : toPlanWithDeviceUpdate({ planCode: form.offeringCode }, form.sku),
        ];
      if ('offeringCode' in form)
        return form.offeringCode.map((pricePlan, index) => ({
          update: { pricePlan, quantity: form.quantity[index] ?? 1 },
        }));
      if (form.financing !== 'upfront')
        return [{ update: { handsetSku: form.sku, ...toUpdateFinancing(form.financing) } }];
      const isAccessory = await isAccessorySku(
        upstreams.catalogue,
        pageRealmOf(request) ?? orderOf(request).realm,
        form.sku,
      );
      const goods = isAccessory
        ? { accessorySku: form.sku, quantity: 1 }
        : ({ handsetSku: form.sku, financingType: 'upfront' } as const);
      const { discountCode } = form;
      return [{ update: { ...goods, ...(discountCode !== undefined && { discountCode }) } }];
    }),
  );

  app.post(
    PATHS.changeCartForm,
    handle(async (body) => {
      const form = read(changeForm, body);
      if ('empty' in form) return [CLEAR_ORDER];
      const { cartItemId, quantity, sku, discountCode, bundleId } = form;
      if (quantity > 0)
        return [
          {
            update: { cartItemId, quantity, ...(sku && { accessorySku: sku }), ...(discountCode && { discountCode }) },
          },
        ];
      return [{ remove: bundleId ? { bundleId } : { cartItemId } }];
    }),
  );
}

/** Which message of the cart page says what became of the form. An order has one realm: only emptying it helps then. */
function messageOf(answer: CartAnswer, [input]: readonly CartUpdateInput[], request: FastifyRequest): string {
  if (!answer.errorMessage) return '';
  const isOfOtherRealm = input !== undefined && offersEmptyCart(answer, realmOf(request, input));
  return isOfOtherRealm ? '?melding=annen-butikk' : '?melding=avvist';
}

/** One update after the other, in the order that the first one makes; stops at the first that is refused. */
async function updateInTurn(
  { ip, headers }: FastifyRequest,
  access: CartAccess,
  [first, ...others]: readonly CartUpdateInput[],
  key: string,
): Promise<CartAnswer> {
  if (!first) throw new MalformedForm();
  let answer = await updateVisitorCart({ ip, headers }, access, first, key);
  for (const [index, input] of others.entries()) {
    if (answer.errorMessage || answer.orderRef === null) break;
    const inOrder = { ip, headers, order: { orderRef: answer.orderRef, realm: answer.realm } };
    answer = await updateVisitorCart(inOrder, access, input, `${key}-${index + 2}`);
  }
  return answer;
}

/** A form of another site has another Origin; browsers that leave it out send Sec-Fetch-Site. */
export function isOwnForm(request: FastifyRequest, shopOrigin: string): boolean {
  const { origin } = request.headers;
  return origin ? origin === shopOrigin : request.headers['sec-fetch-site'] === 'same-origin';
}

async function isAccessorySku({ url, gate, timeoutMs }: Upstream, realm: string, sku: string): Promise<boolean> {
  const answer: unknown = await gate.fetch(
    `${url}/api/view-models/product-info-mini/${realm}?skus=${encodeURIComponent(sku)}`,
    { signal: AbortSignal.timeout(timeoutMs ?? TIMEOUT_MS) },
    (response) => response.json(),
  );
  const parsed = v.safeParse(productInfo, answer);
  return parsed.success && parsed.output.items[0]?.type === 'ACCESSORY';
}
