import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { aBundleCart, aCart } from 'shared-domain/cart/testing';
import { aCompatibleAccessory, anAccessoryVariant } from 'shared-domain/catalogue/testing';
import { failed, ok } from 'shared-domain/kernel';
import { toOre } from 'shared-domain/money';
import { updateCart } from 'shared-domain/stores/cart-store';
import { aPage } from '../testing/build-page';
import { loadLowerFiles, type ProductSetting, renderProduct, scrollTo } from '../testing/render-product';
import { loadAccessories } from './load-accessories';

jest.mock('shared-domain/catalogue/io', () => ({
  ...jest.requireActual<object>('shared-domain/catalogue/io'),
  fetchAvailability: () => new Promise(() => undefined),
}));
jest.mock('./load-accessories', () => ({ loadAccessories: jest.fn() }));
jest.mock('shared-domain/stores/cart-store', () => ({
  ...jest.requireActual<object>('shared-domain/stores/cart-store'),
  updateCart: jest.fn(),
}));

const asked = jest.mocked(loadAccessories);
const sent = jest.mocked(updateCart);

const anAccessory = (modelSlug: string, subHwType = 'COVER') =>
  aCompatibleAccessory({
    modelSlug,
    model: `Vare ${modelSlug}`,
    subHwType,
    variants: [
      anAccessoryVariant({
        sku: modelSlug.toUpperCase(),
        href: `/tilbehor/deksler/aurora/${modelSlug}/svart/`,
        availabilityInfo: { icon: 'check', iconClass: 'green', text: 'På nettlager' },
      }),
    ],
  });
// Compiling it takes longer than a test waits for the section.
beforeAll(loadLowerFiles);

const glass = anAccessory('glass', 'SCREENPROTECTOR');
const all = [glass, ...['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((slug) => anAccessory(slug))];
const summary = { total: 8, kinds: ['SCREENPROTECTOR', 'COVER'] };

beforeEach(() => {
  asked.mockReset().mockResolvedValue(all);
  sent.mockReset().mockResolvedValue(ok(aCart()));
});

/** The section as it is before anyone comes near it. */
async function showFar(setting: ProductSetting = {}): Promise<HTMLElement> {
  renderProduct({ data: { ...aPage(), accessories: summary }, ...setting });
  return screen.findByRole('region', { name: 'Passer til Aurora 5 Pro' }, { timeout: 10_000 });
}

async function show(setting: ProductSetting = {}) {
  const section = await showFar(setting);
  act(() => scrollTo(section));
  await within(section).findAllByRole('article');
  return { section, within: within(section) };
}
const names = (section: HTMLElement): readonly (string | null)[] =>
  within(section)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
const press = (section: HTMLElement, name: string) => userEvent.click(within(section).getByRole('button', { name }));

test('[P9-10, P4-68] three, then six, then all; back by the same steps', async () => {
  const { section } = await show();
  expect(names(section)).toEqual(['Vare glass', 'Vare a', 'Vare b']);
  expect(within(section).queryByRole('button', { name: 'Vis færre' })).not.toBeInTheDocument();
  await press(section, 'Vis flere');
  expect(names(section)).toHaveLength(6);
  expect(within(section).getByRole('status')).toHaveTextContent('Viser 6 av 8');
  await press(section, 'Vis flere');
  expect(names(section)).toHaveLength(8);
  expect(within(section).queryByRole('button', { name: 'Vis flere' })).not.toBeInTheDocument();
  expect(within(section).getByRole('button', { name: 'Vis færre' })).toHaveFocus();
  await press(section, 'Vis færre');
  expect(names(section)).toHaveLength(6);
  expect(asked).toHaveBeenCalledTimes(1);
});

test('they are fetched when they come near; a failure is said, and a press asks again', async () => {
  asked.mockResolvedValueOnce(null);
  const section = await showFar();
  expect(asked).not.toHaveBeenCalled();
  act(() => scrollTo(section));
  expect(await within(section).findByRole('alert')).toHaveTextContent('Vi fikk ikke hentet tilbehøret.');
  await press(section, 'Prøv igjen');
  await waitFor(() => expect(names(section)).toHaveLength(3));
  expect(within(section).queryByRole('alert')).not.toBeInTheDocument();
});

test('[P5-9] where none of them may appear, the section goes', async () => {
  asked.mockResolvedValue([]);
  const section = await showFar();
  act(() => scrollTo(section));
  await waitFor(() => expect(section).not.toBeInTheDocument());
});

test('[P9-10] with an X Max plan in the cart the screen protectors are last', async () => {
  const [plan] = aBundleCart().cart.subscriptions;
  const cart = aCart({ cart: { subscriptions: plan ? [{ ...plan, code: 'FJELL_X_MAX_2025' }] : [] } });
  const { section } = await show({ cart });
  expect(names(section)).toEqual(['Vare a', 'Vare b', 'Vare c']);
  await press(section, 'Vis flere');
  await press(section, 'Vis flere');
  await waitFor(() => expect(names(section).at(-1)).toBe('Vare glass'));
});

test('[P3-39] the categories filter; without script each leads to the shop’s list', async () => {
  const { section } = await show();
  const kinds = within(within(section).getByRole('list', { name: 'Kategorier av tilbehør' }));
  expect(kinds.getByRole('link', { name: 'Deksler' })).toHaveAttribute(
    'href',
    '/tilbehor/deksler/?passer-til=aurora-aurora-5-pro',
  );
  await userEvent.click(kinds.getByRole('link', { name: 'Skjermbeskyttelse' }));
  await waitFor(() => expect(names(section)).toEqual(['Vare glass']));
  expect(kinds.getByRole('link', { name: 'Skjermbeskyttelse' })).toHaveAttribute('aria-current', 'true');
});

test('[P3-39] each category has its name', async () => {
  const kinds = ['CHARGER', 'COVER', 'HEADSET', 'OTHER', 'OUTLET', 'SCREENPROTECTOR', 'SPEAKER', 'STORAGE'];
  const section = await showFar({ data: { ...aPage(), accessories: { total: 8, kinds } } });
  const links = within(within(section).getByRole('list', { name: 'Kategorier av tilbehør' })).getAllByRole('link');
  expect(links.slice(1).map(({ textContent }) => textContent)).toEqual([
    'Ladere og kabler',
    'Deksler',
    'Hodetelefoner',
    'Annet',
    'Annet',
    'Skjermbeskyttelse',
    'Høyttalere',
    'Lagring',
  ]);
});

test('[P3-38] a card has brand, name, text and badge of its accessory, and its stock', async () => {
  asked.mockResolvedValue([
    aCompatibleAccessory({
      shortDescription: 'Tynt og lett.',
      flashTextOnListingPage: 'Nyhet',
      flashKind: 'brand',
      variants: [anAccessoryVariant({ availabilityInfo: { icon: 'info', iconClass: 'blue', text: 'Få igjen' } })],
    }),
  ]);
  const { within: inside } = await show();
  for (const text of ['Aurora', 'Deksel til Aurora 5 Pro', 'Tynt og lett.', 'Nyhet', 'Få igjen'])
    expect(inside.getByText(text)).toBeInTheDocument();
  expect(inside.getByText('Nyhet')).toHaveClass('brand');
});

test('[P7-11, P4-22] it is put into the cart from here, with its discount', async () => {
  asked.mockResolvedValue([
    aCompatibleAccessory({ variants: [anAccessoryVariant({ discount: toOre(100), discountCode: 'D100' })] }),
  ]);
  const { within: inside } = await show();
  expect(inside.getByText(/^299,-/)).toBeInTheDocument();
  expect(inside.getByText('399,-')).toBeInTheDocument();
  await userEvent.click(inside.getByRole('button', { name: /^Legg i handlekurv/ }));
  expect(sent.mock.calls[0]?.[0]).toEqual({
    update: { accessorySku: 'AUR-DEK-SVA', quantity: 1, discountCode: 'D100' },
  });
});

test('[P8-1] why the cart refused is said', async () => {
  sent.mockResolvedValue(failed({ message: 'Varen er utsolgt.' }));
  const { within: inside } = await show();
  await userEvent.click(inside.getAllByRole('button', { name: /^Legg i handlekurv/ })[0] as HTMLElement);
  expect(await inside.findByRole('alert')).toHaveTextContent('Varen er utsolgt.');
});

test('[P6-14] businesses see prices without mva., and no consumers’ list', async () => {
  const { within: inside } = await show({ realm: 'B2B' });
  expect(inside.getAllByText(/^319,20/)).toHaveLength(3);
  expect(inside.getAllByText('(ekskl. mva.)')).toHaveLength(3);
  expect(inside.queryByRole('link', { name: 'Se alt tilbehør' })).not.toBeInTheDocument();
});

test('[P9-11] four colours, the rest behind a button; a colour has its own sku, price and stock', async () => {
  const variants = ['Svart', 'Hvit', 'Rød', 'Blå', 'Grønn'].map((colorName, place) =>
    anAccessoryVariant({
      sku: `S${place}`,
      colorName,
      price: toOre(100 + place),
      availabilityInfo: { icon: 'error', iconClass: place === 4 ? 'yellow' : 'green', text: `Lager ${place}` },
    }),
  );
  asked.mockResolvedValue([aCompatibleAccessory({ variants })]);
  const { section, within: inside } = await show();
  expect(inside.getAllByRole('radio')).toHaveLength(4);
  await press(section, 'Vis 1 farge til');
  await userEvent.click(inside.getByRole('radio', { name: 'Blå' }));
  expect(inside.getByText(/^103,-/)).toBeInTheDocument();
  expect(section.querySelector('input[name="sku"]')).toHaveValue('S3');
  await userEvent.click(inside.getByRole('radio', { name: 'Grønn' }));
  expect(inside.getByText('Lager 4')).toBeInTheDocument();
  expect(inside.queryByRole('button', { name: /^Legg i handlekurv/ })).not.toBeInTheDocument();
});

test('axe finds nothing', async () => {
  const { section } = await show();
  expect((await axe(section)).violations).toEqual([]);
});
