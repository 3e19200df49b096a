import { act, render, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { rememberSeenProduct } from 'shared-domain/catalogue/io';
import type { Realm } from 'shared-domain/contracts/realm';
import { giveConsent, useTestConfig as setTestConfig } from 'shared-domain/testing/index';
import { renderAt } from 'shared-domain/testing/router';
import { inRealm, scrollTo } from '../testing/render-product';
import { loadRelated, loadSeen, type RowCard } from './load-recommendations';
import { Recommendations } from './recommendations';

jest.mock('./load-recommendations', () => ({ loadRelated: jest.fn(), loadSeen: jest.fn() }));

const related = jest.mocked(loadRelated);
const seen = jest.mocked(loadSeen);
const aCard = (name: string): RowCard => ({
  href: `/mobiltelefoner/aurora/${name}/`,
  image: { url: '/bilder/a.webp', title: name },
  name,
  brand: 'Aurora',
  sizes: '256 GB',
  colour: { name: 'Lyng', html: '#9a7fc4' },
  grade: '',
  price: { amount: '9 990,-', unit: '' },
  note: 'Fullpris',
  before: null,
  stock: { tone: 'green', text: 'På nettlager' },
});

beforeEach(() => {
  setTestConfig();
  giveConsent();
  localStorage.clear();
  related.mockReset().mockResolvedValue([aCard('Aurora 6')]);
  seen.mockReset().mockResolvedValue([aCard('Aurora 4')]);
});

const show = (realm: Realm = 'B2C') =>
  renderAt('/', inRealm(realm, <Recommendations model="aurora-5-pro" path="/mobiltelefoner/aurora/aurora-5-pro/" />));
const region = (name: string) => screen.queryByRole('region', { name });
const near = (name: string) => act(() => scrollTo(region(name) as HTMLElement));

test('products like this one are fetched when their row comes near', async () => {
  show();
  expect(related).not.toHaveBeenCalled();
  near('Lignende produkter');
  await waitFor(() =>
    expect(
      within(region('Lignende produkter') as HTMLElement).getByRole('link', { name: /Aurora 6/ }),
    ).toBeInTheDocument(),
  );
  expect(related).toHaveBeenCalledWith('B2C', '/mobiltelefoner/aurora/aurora-5-pro/');
});

test('without any the row goes', async () => {
  related.mockResolvedValue([]);
  show();
  near('Lignende produkter');
  await waitFor(() => expect(region('Lignende produkter')).not.toBeInTheDocument());
});

test('what was looked at before shows, but not this product; businesses have no such row', async () => {
  show();
  expect(region('Sist sett')).not.toBeInTheDocument();
});

test('the others that were looked at are shown', async () => {
  rememberSeenProduct({ model: 'aurora-4', sku: 'A4' });
  rememberSeenProduct({ model: 'aurora-5-pro', sku: 'A5' });
  const { unmount } = show();
  near('Sist sett');
  await waitFor(() => expect(seen).toHaveBeenCalledWith('B2C', ['A4']));
  unmount();
  show('B2B');
  expect(region('Sist sett')).not.toBeInTheDocument();
});

test('the server’s HTML, which everyone gets, has neither', () => {
  expect(renderToString(<Recommendations model="a" path="/" />)).toBe('');
  render(<p>side</p>);
});
