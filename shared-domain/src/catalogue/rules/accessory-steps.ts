import type { CatalogueText } from '../model';

/** Accessories shown at first, and how many each step adds or removes (P9-10). */
export const ACCESSORY_STEP = 3;

/** A button that changes how many are shown. */
interface StepButton {
  readonly text: CatalogueText;
  readonly steps: number;
}

export interface AccessorySteps {
  /** How many are shown. */
  readonly shown: number;
  /** 'Vis flere', or null at the end (P4-68). */
  readonly more: StepButton | null;
  /** 'Vis færre', or null at the beginning (P4-68). */
  readonly fewer: StepButton | null;
}

/**
 * How many of the accessories are shown, and where the two buttons lead (P9-10, P4-68).
 *
 * @param total accessories that may be shown
 * @param steps whole number from 1; one beyond the end counts as the last
 */
export function accessorySteps(total: number, steps: number): AccessorySteps {
  const last = Math.max(1, Math.ceil(total / ACCESSORY_STEP));
  const current = Math.min(Math.max(1, steps), last);
  return {
    shown: Math.min(total, current * ACCESSORY_STEP),
    more: current < last ? { text: { key: 'showMore' }, steps: current + 1 } : null,
    fewer: current > 1 ? { text: { key: 'showFewer' }, steps: current - 1 } : null,
  };
}
