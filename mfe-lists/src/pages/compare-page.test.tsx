import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
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

const product = (name: string) => ({
  href: `/mobiltelefoner/aurora/${name.toLowerCase()}/`,
  brand: 'Aurora',
  name,
  image: null,
  price: 'Fra 12 990,-',
});
const twoProducts = {
  products: [product('Nord'), product('Syd')],
  groups: [
    {
      label: 'Skjerm',
      rows: [
        { label: 'Type', values: ['OLED', 'LCD'], differs: true },
        { label: 'Lysstyrke', values: ['2000 nits', null], differs: false },
      ],
    },
  ],
};

test('each product can be bought from its column; a value that is missing is said, and is no difference', async () => {
  const { container } = renderAt('/sammenlign/', <ComparePage data={twoProducts} realm="B2C" renderedAt={0} />);
  const buttons = screen.getAllByRole('link', { name: /^Se og kjøp/ });
  expect(buttons.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Se og kjøp: Nord', '/mobiltelefoner/aurora/nord/'],
    ['Se og kjøp: Syd', '/mobiltelefoner/aurora/syd/'],
  ]);
  expect(screen.getByRole('row', { name: /^Lysstyrke/ })).toHaveTextContent('Lysstyrke 2000 nitsIkke oppgitt');
  expect(screen.getAllByText('Ulikt')).toHaveLength(1);
  expect((await axe(container)).violations).toEqual([]);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Vis bare det som er ulikt' }));
  expect(screen.queryByRole('row', { name: /^Lysstyrke/ })).toBeNull();
  expect(screen.getByRole('row', { name: /^Type/ })).toBeVisible();
});
