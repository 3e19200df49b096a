import { join } from 'node:path';
import { EXPOSE_SHAPES } from 'release-protocol/sealed-contract';
import { sentEvents } from 'shared-domain/testing/sent-events';
import contract from '../../contract.json';
import { CART_PANEL_SLOT, SITE_CHROME_SLOTS } from './slot-names';

const SOURCE = join(__dirname, '..');
const STORES = join(__dirname, '../../../shared-domain/src/stores');

test('the contract of the shell names exactly the events that it and the stores, which it brings, send and hear', () => {
  const used = [SOURCE, STORES].map(sentEvents);
  const together = (kind: 'emits' | 'listens') => [...new Set(used.flatMap((use) => use[kind]))].sort();
  expect({ emits: contract.emits, listens: contract.listens }).toEqual({
    emits: together('emits'),
    listens: together('listens'),
  });
});

test('the contract of the shell names the slots and the shapes that it has a place for', () => {
  expect(contract.slots).toEqual([...SITE_CHROME_SLOTS, CART_PANEL_SLOT]);
  expect(contract.mounts).toEqual(Object.values(EXPOSE_SHAPES));
});
