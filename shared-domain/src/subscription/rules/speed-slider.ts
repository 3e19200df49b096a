/** Centres of the three slots on a slider from 0 to 1. */
const CENTRES = [1 / 6, 0.5, 5 / 6] as const;

/** Thresholds half way between two centres (F9.11-4). */
const LOWER = (CENTRES[0] + CENTRES[1]) / 2;
const UPPER = (CENTRES[1] + CENTRES[2]) / 2;

/**
 * The slot that the slider snaps to on release (F9.11-4): exactly on a threshold it is the middle one.
 *
 * @param position from 0 to 1
 * @returns the slot's index and the slider's position
 */
export function snapToSlot(position: number): { readonly index: 0 | 1 | 2; readonly position: number } {
  const index = position < LOWER ? 0 : position > UPPER ? 2 : 1;
  return { index, position: CENTRES[index] };
}
