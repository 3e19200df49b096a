import { useState } from 'react';
import type { ProductVariant } from 'shared-domain/catalogue';
import { toInsuranceLookup } from 'shared-domain/purchase';
import { useTestConfig as setTestConfig } from 'shared-domain/testing';
import { renderAt } from 'shared-domain/testing/router';
import { ExtrasDialog, type ExtrasDialogProps } from '../extras/extras-dialog';
import { reducePurchase } from '../purchase/rules/purchase-machine';
import type { MachineInput } from '../purchase/rules/purchase-position';
import {
  FIRST_STATE,
  type PurchaseEffect,
  type PurchaseEvent,
  type PurchaseState,
} from '../purchase/rules/purchase-state';
import { purchaseView } from '../purchase/rules/purchase-view';
import { aPage, aPricedVariant, MAX } from './build-page';
import { PATH } from './render-product';

export interface ExtrasSetting {
  readonly facts?: Partial<MachineInput>;
  readonly state?: Partial<PurchaseState>;
  readonly props?: Partial<ExtrasDialogProps>;
  readonly variant?: ProductVariant;
}

const {
  product,
  variants: [phone = aPricedVariant()],
} = aPage().details;

/** A phone on instalments that is in the cart, whose steps are all three. */
const FACTS: MachineInput = {
  realm: 'B2C',
  productType: product.type,
  option: 'lease24',
  compatibleAccessoryCount: 2,
  planCode: MAX,
  listedPlanCodes: [MAX],
  isUpfrontOnlyAccessory: false,
  isReleaseInFuture: false,
  isLoggedIn: false,
  hasReSwitchStarted: false,
  isKeepExisting: false,
  steg: null,
  isCartKnown: true,
  bought: { bundle: { bundleId: 'bundle-1', sku: 'AUR-5P-256-LYN', planCode: MAX }, hasMainDevice: true },
};

/** The effects that the dialog asked the page for, in order. */
export const effects: PurchaseEffect[] = [];

function Page({ facts: changedFacts, state: first, props, variant = phone }: ExtrasSetting) {
  const facts = { ...FACTS, ...changedFacts };
  const [state, setState] = useState<PurchaseState>({ ...FIRST_STATE, step: 'insurance', ...first });
  const send = (event: PurchaseEvent): void => {
    const next = reducePurchase(state, facts, event);
    effects.push(...next.effects);
    setState(next.state);
  };
  return (
    <>
      <button type="button" onClick={() => send({ type: 'cart-answered', refusal: null, hasRedirect: false })}>
        The cart answers
      </button>
      <ExtrasDialog
        view={purchaseView(state, facts)}
        lookup={toInsuranceLookup({
          realm: 'B2C',
          sku: variant.sku,
          planCode: facts.planCode,
          codePrefix: 'FJELL',
          cart: null,
          cartItemId: null,
        })}
        product={product}
        variant={variant}
        isScreenCovered={false}
        insuranceCode={state.insuranceCode}
        onInsurance={(code) => send({ type: 'insurance-chosen', code })}
        onContinue={() => send({ type: 'extras-continued' })}
        onBack={() => send({ type: 'back-pressed' })}
        onClose={() => send({ type: 'extras-closed' })}
        {...props}
      />
    </>
  );
}

/** The dialog as a page shows it that has just put a phone into the cart. */
export function renderExtras(setting: ExtrasSetting = {}) {
  setTestConfig();
  effects.length = 0;
  return renderAt(PATH, <Page {...setting} />);
}
