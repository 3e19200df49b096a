import type { SwitchAgreement } from '../accounts';

export interface SwapRequest {
  /** The order of the visitor's cookie; null: a new one begins. */
  readonly orderRef: string | null;
  /** Only consumers have Svitsj agreements (P6-13). */
  readonly realm: 'B2C';
  readonly agreement: SwitchAgreement;
}

export interface SwapAnswer {
  /** Whether the order now swaps the agreement's phone: its cart carries reSwitch (P3-29). */
  readonly ok: boolean;
  /** The order that the customer goes on with; null when there is none. */
  readonly orderRef: string | null;
  /** Why not, in Norwegian, for the customer. */
  readonly message?: string;
}

/** Begins the swap of a Svitsj agreement's phone in an order (P1-20). What the cart does with it is the cart's. */
export type StartSwap = (request: SwapRequest) => Promise<SwapAnswer>;
