import { hasSameContent } from './same-content';

const onPlan = () => undefined;
const element = { $$typeof: Symbol.for('react.element') };

test.each([
  [{ price: { amount: '1,-' }, lines: ['a'], onPlan }, { price: { amount: '1,-' }, lines: ['a'], onPlan }, true],
  [{ price: { amount: '1,-' } }, { price: { amount: '2,-' } }, false],
  [{ lines: ['a', 'b'] }, { lines: ['a'] }, false],
  [{ lines: ['a'] }, { lines: { 0: 'a' } }, false],
  [{ onPlan }, { onPlan: () => undefined }, false],
  [{ note: undefined }, { text: undefined }, false],
  [{ icon: { ...element } }, { icon: { ...element } }, false],
  [null, {}, false],
])('%j and %j: %j', (one, other, isSame) => {
  expect(hasSameContent(one, other)).toBe(isSame);
});
