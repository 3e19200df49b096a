import { nextPanelState, type PanelEvent, type PanelState } from './panel-state';

test.each<[string, PanelState, PanelEvent, PanelState]>([
  ['F4.1-1', 'expanded', { type: 'quantity-changed', itemCount: 0 }, 'collapsed'],
  ['F4.1-1', 'expanded', { type: 'item-removed', itemCount: 0 }, 'collapsed'],
  ['F4.1-1', 'expanded', { type: 'quantity-changed', itemCount: 1 }, 'expanded'],
  ['F4.1-1', 'expanded', { type: 'item-removed', itemCount: 1 }, 'expanded'],
  ['F4.1-1', 'collapsed', { type: 'item-removed', itemCount: 1 }, 'collapsed'],
  ['F2.5-5', 'expanded', { type: 'toggled' }, 'collapsed'],
  ['F2.5-5', 'collapsed', { type: 'toggled' }, 'expanded'],
  ['F2.5-5', 'collapsed', { type: 'item-added' }, 'expanded'],
  ['F2.5-5', 'expanded', { type: 'item-added' }, 'expanded'],
])('[%s] %s, then %j: %s', (_, before, event, after) => {
  expect(nextPanelState(before, event)).toBe(after);
});
