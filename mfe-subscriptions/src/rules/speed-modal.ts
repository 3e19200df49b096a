import type { Offering, SpeedSlot } from 'shared-domain/subscription';

export interface SpeedModal {
  readonly isOpen: boolean;
  /** Place of the chosen slot. */
  readonly index: number;
  /** The toggle for Max Plus is on. */
  readonly hasAlternative: boolean;
}

export type SpeedModalEvent =
  | { readonly type: 'opened' }
  | { readonly type: 'slot-chosen'; readonly index: number }
  | { readonly type: 'alternative-toggled' }
  /** The back button closes it, too (F4.3-4). */
  | { readonly type: 'closed' };

type Slot = Pick<SpeedSlot, 'offering' | 'alternative'>;

/** State after closing: the choice is discarded (F4.3-4). */
export const CLOSED_SPEED_MODAL: SpeedModal = { isOpen: false, index: 0, hasAlternative: false };

/** The next state of the speed modal (F4.3-2..4). A slot that does not exist, and a toggle without an alternative, change nothing. */
export function changeSpeedModal(modal: SpeedModal, event: SpeedModalEvent, slots: readonly Slot[]): SpeedModal {
  switch (event.type) {
    case 'opened':
      return { ...modal, isOpen: true };
    case 'closed':
      return CLOSED_SPEED_MODAL;
    case 'slot-chosen': {
      const slot = slots[event.index];
      return slot
        ? { ...modal, index: event.index, hasAlternative: modal.hasAlternative && slot.alternative !== null }
        : modal;
    }
    case 'alternative-toggled':
      return slots[modal.index]?.alternative ? { ...modal, hasAlternative: !modal.hasAlternative } : modal;
  }
}

/** The plan that is chosen in the modal (F4.3-3); null for a group without slots. */
export function chosenSpeedPlan({ index, hasAlternative }: SpeedModal, slots: readonly Slot[]): Offering | null {
  const slot = slots[index];
  return (hasAlternative && slot?.alternative) || (slot?.offering ?? null);
}
