import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { renderToString } from 'react-dom/server';
import { aPrediction } from 'shared-domain/delivery/testing';
import { toOre } from 'shared-domain/money';
import { recordErrors } from 'shared-domain/testing/index';
import { aPage, aPricedVariant, threeVariants } from '../testing/build-page';
import { calls, type DeliveryWorld, fakeApiGet, fakeChannelQuery, fakeDelivery } from '../testing/fake-delivery';
import { PATH, productElement, type ProductSetting, renderAgreement, renderProduct } from '../testing/render-product';

jest.mock('shared-domain/catalogue/io', () => ({
  ...jest.requireActual<object>('shared-domain/catalogue/io'),
  // No answer: the page stays as the server painted it.
  fetchAvailability: () => new Promise(() => undefined),
}));
jest.mock('shared-domain/runtime/http', () => ({
  ...jest.requireActual<object>('shared-domain/runtime/http'),
  apiGet: (...call: Parameters<typeof fakeApiGet>) => fakeApiGet(...call),
}));
jest.mock('shared-domain/runtime/channel', () => ({
  channelQuery: (...call: Parameters<typeof fakeChannelQuery>) => fakeChannelQuery(...call),
}));
/** The browser is idle at once. */
Object.assign(globalThis, {
  requestIdleCallback: (task: () => void) => setTimeout(task),
  cancelIdleCallback: clearTimeout,
});

const logged = recordErrors();

// Compiled before the first test, not while it waits.
beforeAll(() => import('./delivery-search'));
beforeEach(() => {
  localStorage.clear();
  logged.length = 0;
  jest.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 10, 21, 9));
});
afterEach(() => jest.restoreAllMocks());

const region = () => screen.getByRole('region', { name: 'Levering' });
const field = () => within(region()).getByRole('textbox', { name: 'Postnummer' });
const answer = () => within(region()).getAllByRole('status')[0];
const asked = (part: string) => calls.filter((call) => JSON.stringify(call).includes(part));

/** With the search in its place. */
async function renderSearch(world: DeliveryWorld = {}, setting: ProductSetting = {}) {
  fakeDelivery(world);
  const page = renderProduct(setting);
  await screen.findByRole('textbox', { name: 'Postnummer' });
  return page;
}

/** Rendered before, so that the file of the search is there, as on the server. */
async function serverPage(setting: ProductSetting) {
  const { unmount } = await renderSearch({}, setting);
  unmount();
  const page = document.createElement('div');
  page.innerHTML = renderToString(productElement(setting));
  return page;
}

const terms = { fromPrice: toOre(99), freeFrom: toOre(1_000), workingDays: { min: 1, max: 5 } };
const phasedOut = aPricedVariant({ salesStatus: { name: 'GlobalPhasedOutStocking', quantityInStock: 0 } });

test('[P2-34] before a search it says what delivery costs, and calls nobody', async () => {
  const { container } = await renderSearch({}, { data: aPage({ delivery: terms }) });
  expect(answer()).toHaveTextContent('Levering fra 99,- · 1–5 virkedager');
  expect(answer()).toHaveTextContent('Skriv postnummeret ditt for å se når varen kommer, og hva det koster.');
  expect(calls).toEqual([]);
  expect((await axe(container)).violations).toEqual([]);
});

test('[P2-34] the server’s HTML has the search whole: a form that a page of the CMS answers without script', async () => {
  const page = await serverPage({ data: aPage({ delivery: terms }), address: `${PATH}?so=upfront` });
  const section = page.querySelector<HTMLElement>('section[aria-label="Levering"]');
  expect(section).toHaveTextContent('Levering fra Før 99,- 0,- · 1–5 virkedager Skriv postnummeret ditt');
  expect(section?.querySelectorAll('h2 > svg')).toHaveLength(2);
  const form = section?.querySelector('form');
  expect(form).toHaveAttribute('action', '/hjelp/levering/');
  expect(form?.querySelector('input')).toHaveAttribute('name', 'postnummer');
  expect(form?.querySelector('button')).toHaveAttribute('type', 'submit');
  expect(section?.querySelector('noscript')?.innerHTML).toContain('href="/hjelp/butikker-og-forhandlere/"');
});

test('[P2-34] without script it says what delivery of the plain form costs, which sells at the full price', async () => {
  const page = await serverPage({ data: aPage({ delivery: terms }), address: `${PATH}?so=lease24` });
  const section = page.querySelector('section[aria-label="Levering"]');
  expect(section?.querySelector('noscript')?.innerHTML).toMatch(/Levering fra .*99,-<\/s> 0,- · 1–5 virkedager/);
  expect(section?.querySelector('.scripted')).toHaveTextContent('Levering fra 99,-');
});

test.each([
  ['Enter', '{Enter}'],
  ['the button', null],
])(
  '[P2-34, P3-35, P5-1] a postcode is looked up by %s: the cheapest way that is quickest, with day and price',
  async (_, key) => {
    await renderSearch();
    await userEvent.type(field(), `01a54${key ?? ''}`);
    if (!key) await userEvent.click(screen.getByRole('button', { name: /Sjekk/ }));
    expect(await within(region()).findByText('Leveres mandag 23. november, 59,-')).toBeVisible();
    expect(answer()).toHaveTextContent('Til 0154 OSLO');
    expect(answer()).toHaveTextContent('Levert på døren');
    expect(answer()).toHaveTextContent('Været kan forsinke.');
    expect(field()).toHaveValue('0154');
    expect(field()).toHaveAttribute('inputmode', 'numeric');
  },
);

test('[P3-35, P9-8] an order that earns free shipping: the channel’s price is struck, and 0,- said', async () => {
  await renderSearch({}, { data: aPage({ delivery: terms }), address: `${PATH}?so=upfront` });
  await userEvent.type(field(), '0154{Enter}');
  const line = await within(region()).findByText(/^Leveres mandag 23\. november/);
  expect(line).toHaveTextContent('Leveres mandag 23. november, Før 59,- 0,-');
  expect(line.querySelector('s')).toHaveTextContent('Før 59,-');
  expect(region()).not.toHaveTextContent('Fri frakt');
});

test('[P5-1, P8-2] an unknown postcode is said to be so until it is changed', async () => {
  await renderSearch();
  await userEvent.type(field(), '9999{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Ugyldig postnummer');
  expect(screen.getByText('Vi finner ikke postnummeret. Sjekk de fire sifrene.')).toBeInTheDocument();
  expect(field()).toBeInvalid();
  expect(asked('deliveryMethods')).toEqual([]);
  await userEvent.type(field(), '{Backspace}');
  expect(screen.queryByText('Ugyldig postnummer')).not.toBeInTheDocument();
});

test('[P5-1] what is found there that is no postcode does not count', async () => {
  await renderSearch({ places: { '9999': [aPrediction({ description: '9999, Norge', types: ['locality'] })] } });
  await userEvent.type(field(), '9999{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Ugyldig postnummer');
  expect(asked('details')).toEqual([]);
});

test('[P5-1] three digits are refused without a call', async () => {
  await renderSearch();
  await userEvent.type(field(), '015{Enter}');
  expect(screen.getByText('Ugyldig postnummer')).toBeVisible();
  expect(calls).toEqual([]);
});

test('the postcode is remembered on the device, used the next time, and forgotten on demand', async () => {
  const { unmount } = await renderSearch();
  await userEvent.type(field(), '0154{Enter}');
  await within(region()).findByText(/Leveres mandag/);
  unmount();

  await renderSearch();
  expect(await within(region()).findByText(/Leveres mandag/)).toBeVisible();
  expect(field()).toHaveValue('0154');
  await userEvent.click(screen.getByRole('button', { name: 'Glem postnummeret' }));
  expect([field().getAttribute('value'), localStorage.length]).toEqual(['', 0]);
  expect(answer()).toHaveTextContent('Skriv postnummeret ditt');
});

test('[P3-35, P2-2] another variant has its own days', async () => {
  await renderSearch();
  await userEvent.type(field(), '0154{Enter}');
  await within(region()).findByText(/Leveres mandag/);
  await userEvent.click(screen.getByRole('radio', { name: 'Skifer' }));
  await waitFor(() => expect(asked('AUR-5P-256-SKI')).toHaveLength(1));
});

test('[P8-16] while the channel is down it says so and where delivery is chosen; the page is as it was', async () => {
  await renderSearch({ methods: null });
  await userEvent.type(field(), '0154{Enter}');
  expect(await within(region()).findByText(/Vi får ikke vist leveringsmåter akkurat nå/)).toBeVisible();
  expect(logged.filter((message) => message === 'Failed to fetch delivery methods')).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Leveringsmuligheter' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Finn butikk' })).toBeEnabled();
});

test.each([
  [
    '[P4-66]',
    'a product that is phased out',
    () => renderProduct({ data: aPage({ variants: [phasedOut, ...threeVariants().slice(1)] }) }),
  ],
  ['[P6-15]', 'an equipment agreement', renderAgreement],
])('%s %s has stock, but neither delivery nor shops', async (_id, _what, show) => {
  fakeDelivery();
  show();
  expect(screen.getByRole('region', { name: 'Lagerstatus' })).toBeInTheDocument();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.queryByRole('region', { name: 'Levering' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Finn butikk' })).not.toBeInTheDocument();
});

test.each([
  ['an equipment agreement', renderAgreement, 1],
  ['a sale', renderProduct, 0],
] as const)('[P2-35] of %s the stock has its heading «Lagerstatus», or none', (_, show, count) => {
  fakeDelivery();
  show();
  expect(screen.queryAllByRole('heading', { name: 'Lagerstatus' })).toHaveLength(count);
});
