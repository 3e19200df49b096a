import { createContext, use } from 'react';
import type { Realm } from 'shared-domain/contracts/realm';
import type { CustomerCheck } from 'shared-domain/stores/customer-check';
import type { Bundle, Offering } from 'shared-domain/subscription';
import type { CustomerPlans } from '../data/customer-plans';
import type { PlanDevice } from '../data/plan-sections';

/** A plan as it was shown: with its terms for existing customers, or without (F7.1-12). */
export interface ChosenPlan {
  readonly plan: Offering;
  readonly name: string;
}

/** The facts that the cards of a page share. */
export interface PlanPage {
  readonly realm: Realm;
  readonly pathname: string;
  /** The plan that the address names (F5.3-5). */
  readonly chosenCode: string | null;
  /** Sku of a device that a business orders with its plan (F2.9-5). */
  readonly hardware: string | null;
  /** Devices that a business may order with a plan. */
  readonly bundles: readonly Bundle[];
  /** A phone at its full price that a consumer buys with the plan (P7-14). */
  readonly device: PlanDevice | null;
  readonly customer: CustomerPlans | null;
  readonly check: CustomerCheck;
  /** Asks a customer what becomes of the own subscriptions; null: nothing to ask. */
  readonly askCustomer: ((plan: ChosenPlan) => void) | null;
}

export const PlanPageContext = createContext<PlanPage>({
  realm: 'B2C',
  pathname: '',
  chosenCode: null,
  hardware: null,
  bundles: [],
  device: null,
  customer: null,
  check: 'known',
  askCustomer: null,
});

export const usePlanPage = (): PlanPage => use(PlanPageContext);
