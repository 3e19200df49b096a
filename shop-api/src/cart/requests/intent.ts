import type { GoodsLine } from '../orders/order';
import type { AgreementChoice } from '../pricing/cart-catalogue';

export type ExistingPhone = NonNullable<GoodsLine['existingPhone']>;

/** The change that an update asks for, in one of the forms of F7.1-7..18. */
export type Intent =
  | { readonly kind: 'extend' }
  | { readonly kind: 'empty' }
  /** Puts back what was removed together with this line. */
  | { readonly kind: 'restore'; readonly cartItemId: string }
  | { readonly kind: 'remove'; readonly by: 'bundleId' | 'cartItemId' | 'serviceCode'; readonly id: string }
  | {
      readonly kind: 'add-goods';
      readonly sku: string;
      readonly quantity: number;
      readonly planCode: string | null;
      readonly existingPhone: ExistingPhone | null;
    }
  | { readonly kind: 'set-quantity'; readonly sku: string; readonly cartItemId: string; readonly quantity: number }
  | {
      readonly kind: 'add-bundle';
      readonly sku: string;
      readonly financing: { readonly type: 'lease' | 'switch' | 'reswitch'; readonly duration: number | 'now' | null };
      /** null: none, or the customer keeps the subscription they have. */
      readonly planCode: string | null;
      readonly keepsSubscription: boolean;
      readonly existingPhone: ExistingPhone | null;
    }
  | {
      readonly kind: 'replace-plan';
      /** cartItemId of a row of the bundle, or the bundle's own id. */
      readonly bundle: string;
      readonly sku: string | null;
      readonly planCode: string | null;
      /** null: the insurance stays; a code of `isNoService` removes it. */
      readonly serviceCode: string | null;
    }
  | { readonly kind: 'set-agreement'; readonly sku: string; readonly choice: AgreementChoice }
  | {
      readonly kind: 'add-subscription';
      readonly planCode: string;
      readonly quantity: number;
      /** It replaces the plan of an own phone number. */
      readonly isChange: boolean;
    }
  | { readonly kind: 'add-service'; readonly serviceCode: string; readonly cartItemId: string };

export type IntentOf<Kind extends Intent['kind']> = Extract<Intent, { readonly kind: Kind }>;

/** Codes that mean 'no insurance' (P3-31, F7.1-10). */
const NO_SERVICE = new Set(['NONE', 'dummy']);

export const isNoService = (code: string): boolean => NO_SERVICE.has(code);

/** The goods that an update is about. */
export const skusOfIntent = (intent: Intent): readonly string[] =>
  'sku' in intent && intent.sku !== null ? [intent.sku] : [];
