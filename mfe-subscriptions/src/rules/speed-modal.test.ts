import { anOffering } from 'shared-domain/subscription/testing';
import { changeSpeedModal, chosenSpeedPlan, CLOSED_SPEED_MODAL, type SpeedModalEvent } from './speed-modal';

const [start, max, plus] = ['X_START_2025', 'X_MAX_2025', 'X_MAX_PLUS_2025'].map((part) =>
  anOffering({ offeringCode: `FJELL_${part}` }),
);
const slots = [
  { offering: start ?? anOffering(), alternative: null },
  { offering: max ?? anOffering(), alternative: plus ?? null },
];

const after = (...events: readonly SpeedModalEvent[]) =>
  events.reduce((modal, event) => changeSpeedModal(modal, event, slots), CLOSED_SPEED_MODAL);
const OPENED = { type: 'opened' } as const;
const MAX = { type: 'slot-chosen', index: 1 } as const;
const START = { type: 'slot-chosen', index: 0 } as const;
const TOGGLED = { type: 'alternative-toggled' } as const;

test('[F4.3-2] it opens at the first slot', () => {
  expect(after(OPENED)).toEqual({ isOpen: true, index: 0, hasAlternative: false });
  expect(chosenSpeedPlan(after(OPENED), slots)).toBe(start);
});

test('[F4.3-3] a slot with an alternative can be toggled, another cannot', () => {
  expect(after(OPENED, MAX, TOGGLED)).toEqual({ isOpen: true, index: 1, hasAlternative: true });
  expect(after(OPENED, MAX, TOGGLED, TOGGLED).hasAlternative).toBe(false);
  expect(after(OPENED, TOGGLED)).toEqual(after(OPENED));
  expect(chosenSpeedPlan(after(OPENED, MAX), slots)).toBe(max);
  expect(chosenSpeedPlan(after(OPENED, MAX, TOGGLED), slots)).toBe(plus);
});

test('[F4.3-3] a slot without an alternative turns the toggle off; a slot that there is not changes nothing', () => {
  expect(after(OPENED, MAX, TOGGLED, START)).toEqual({ isOpen: true, index: 0, hasAlternative: false });
  expect(after(OPENED, MAX, TOGGLED, MAX).hasAlternative).toBe(true);
  expect(after(OPENED, MAX, { type: 'slot-chosen', index: 2 })).toEqual(after(OPENED, MAX));
  expect(changeSpeedModal(CLOSED_SPEED_MODAL, TOGGLED, [])).toBe(CLOSED_SPEED_MODAL);
  expect(chosenSpeedPlan(CLOSED_SPEED_MODAL, [])).toBeNull();
});

test('[F4.3-4] closing goes back to the first slot, the toggle off', () => {
  expect(after(OPENED, MAX, TOGGLED, { type: 'closed' })).toEqual({ isOpen: false, index: 0, hasAlternative: false });
});
