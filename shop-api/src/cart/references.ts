/** Forms of references, checked before the database is asked. An empty text counts as missing. */
import * as v from 'valibot';

/** 24 random bytes as base64url. */
const ORDER_REF = /^([\w-]{32})?$/;
/** 9 random bytes as base64url; a row that is computed from a bundle adds its type. */
const CART_ITEM_ID = /^([\w-]{12}(-[a-z_]{1,30})?)?$/;

export const orderRefSchema = v.pipe(v.string(), v.regex(ORDER_REF, 'must be the reference of an order'));
export const cartItemIdSchema = v.pipe(v.string(), v.regex(CART_ITEM_ID, 'must be the id of a line or bundle'));

/** The reference in a cookie or an address; null: there is none of the right form. */
export const readOrderRef = (text: string | undefined): string | null =>
  text !== undefined && text !== '' && ORDER_REF.test(text) ? text : null;
