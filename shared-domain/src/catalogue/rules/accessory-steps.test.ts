import fc from 'fast-check';
import { accessorySteps } from './accessory-steps';

const more = (steps: number) => ({ text: { key: 'showMore' }, steps });
const fewer = (steps: number) => ({ text: { key: 'showFewer' }, steps });

test.each([
  [8, 1, { shown: 3, more: more(2), fewer: null }],
  [8, 2, { shown: 6, more: more(3), fewer: fewer(1) }],
  [8, 3, { shown: 8, more: null, fewer: fewer(2) }],
  [6, 2, { shown: 6, more: null, fewer: fewer(1) }],
  [3, 1, { shown: 3, more: null, fewer: null }],
  [0, 1, { shown: 0, more: null, fewer: null }],
  [4, 9, { shown: 4, more: null, fewer: fewer(1) }],
  [4, 0, { shown: 3, more: more(2), fewer: null }],
])('[P9-10, P4-68] of %d accessories at step %d: %j', (total, steps, expected) => {
  expect(accessorySteps(total, steps)).toEqual(expected);
});

test('[P9-10, P4-68] showing more to the end shows all, showing fewer leads back to three', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), (total) => {
      let view = accessorySteps(total, 1);
      while (view.more) {
        const next = accessorySteps(total, view.more.steps);
        expect(next.shown - view.shown).toBeLessThanOrEqual(3);
        expect(next.shown).toBeGreaterThan(view.shown);
        view = next;
      }
      expect(view.shown).toBe(total);
      while (view.fewer) view = accessorySteps(total, view.fewer.steps);
      expect(view.shown).toBe(Math.min(3, total));
    }),
  );
});
