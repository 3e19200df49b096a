import { screen } from '@testing-library/react';
import { STORAGE_KEYS } from 'shared-domain/contracts/storage-keys';
import { useTestConfig } from 'shared-domain/testing';
import { renderAt } from 'shared-domain/testing/router';
import { setCompared } from '../state/compared-products';
import { ComparePage } from './compare-page';

beforeEach(() => useTestConfig());
afterEach(() => localStorage.removeItem(STORAGE_KEYS.comparedProducts));

const NOTHING = { products: [], groups: [] };
const open = (address: string, realm: 'B2C' | 'B2B' = 'B2C') =>
  renderAt(address, <ComparePage data={NOTHING} realm={realm} renderedAt={0} />).router;

test('an address without products gets those that were chosen on the device, in its realm', async () => {
  setCompared(['/mobiltelefoner/apple/iphone-17/', '/bedrift/mobiltelefoner/apple/iphone-17/']);
  expect(open('/sammenlign/').navigations()).toEqual([
    { to: '/sammenlign/?varer=mobiltelefoner/apple/iphone-17', replace: true, preventScrollReset: false },
  ]);
  expect(open('/bedrift/sammenlign/', 'B2B').navigations()).toEqual([
    {
      to: '/bedrift/sammenlign/?varer=bedrift/mobiltelefoner/apple/iphone-17',
      replace: true,
      preventScrollReset: false,
    },
  ]);
});

test('an address that names products stays, and without any the page leads to the lists', () => {
  setCompared(['/mobiltelefoner/apple/iphone-17/']);
  expect(open('/sammenlign/?varer=mobiltelefoner/apple/iphone-16').navigations()).toEqual([]);
  setCompared([]);
  expect(open('/sammenlign/').navigations()).toEqual([]);
  expect(screen.getAllByRole('heading', { name: /ingen/i }).length).toBeGreaterThan(0);
});
