import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { aLipscore, aLipscoreReview } from 'shared-domain/catalogue/testing';
import { toOre } from 'shared-domain/money';
import { toastStore } from 'shared-domain/stores/toast-store';
import { aPage } from '../testing/build-page';
import { PATH, type ProductSetting, renderProduct } from '../testing/render-product';

jest.mock('shared-domain/catalogue/io', () => ({
  ...jest.requireActual<object>('shared-domain/catalogue/io'),
  // No answer: the page stays as the server painted it.
  fetchAvailability: () => new Promise(() => undefined),
}));

// A machine that is busy may take long to compile it.
beforeAll(() => import('./about-column'));

type ProductChange = NonNullable<Parameters<typeof aPage>[0]>['product'];

const DUMMY = 'DUMMY_TO_AVOID_ERROR';
/** The page, once the column's own script is there. */
async function open(product: ProductChange = {}, setting: ProductSetting = {}) {
  const page = renderProduct({ data: aPage({ product }), ...setting });
  await screen.findByRole('region', { name: 'Kort om produktet' });
  return page;
}
const specifications = [
  { label: 'Skjerm', specs: [{ label: 'Størrelse', value: '6,3 tommer' }] },
  { label: 'Helse', specs: [{ label: 'Puls', value: 'Ja' }] },
  { label: 'Ytelse', specs: [{ label: 'Prosessor', value: 'A19' }] },
  { label: 'Mål', specs: [{ label: 'Penn', value: 'S Pen følger med' }] },
];

test('[P2-33] the short text leads on to the long one, where there is one', async () => {
  const { unmount } = await open({ shorterDescription: 'Vår største kamerasensor.', longDescription: ['Lang.'] });
  const about = within(screen.getByRole('region', { name: 'Kort om produktet' }));
  expect(about.getByText('Vår største kamerasensor.')).toBeInTheDocument();
  expect(about.getByRole('link', { name: 'Les mer' })).toHaveAttribute('href', '#long-description');
  unmount();
  await open({ longDescription: [DUMMY] });
  expect(screen.queryByRole('link', { name: 'Les mer' })).not.toBeInTheDocument();
});

test('facts are named so that they are understood without the heading of their table; the box tells what comes with it', async () => {
  const { container } = await open({ specifications });
  const facts = [...container.querySelectorAll('dl')].find((list) => list.textContent?.includes('A19'));
  expect(facts?.textContent).toBe('Skjerm6,3 tommerYtelse, ProsessorA19');
  const box = within(screen.getByRole('region', { name: 'I esken' }));
  expect(box.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Aurora 5 Pro', 'S Pen']);
});

describe('what is highlighted', () => {
  const charger = /lader på/;

  test('[P3-5] the text with its icon, and the power of the charger', async () => {
    const { container, unmount } = await open({
      highlightedText: 'Sju år med oppdateringer',
      highlightedTextIcon: 'shield',
      highlightedTextChargerRange: '5-40',
    });
    const iconOf = (text: string) => screen.getByText(text).parentElement?.querySelector('path')?.getAttribute('d');
    const shield = iconOf('Sju år med oppdateringer');
    expect(screen.getByText(/^Lades med en lader på 5–40\sW\./)).toBeInTheDocument();
    expect((await axe(container)).violations).toEqual([]);
    unmount();
    await open({ highlightedText: 'Sju år med oppdateringer', highlightedTextIcon: 'clock' });
    expect(iconOf('Sju år med oppdateringer')).not.toBe(shield);
    expect(screen.queryByText(charger)).not.toBeInTheDocument();
  });

  test('[P9-16] placeholders are not shown', async () => {
    const { container } = await open({
      highlightedText: DUMMY,
      highlightedTextChargerRange: DUMMY,
      flashText: { name: 'x', text: DUMMY, kind: 'brand' },
      specifications: [{ label: 'Skjerm', specs: [{ label: 'Type', value: DUMMY }] }],
      lipscore: undefined,
    });
    expect(container).not.toHaveTextContent(DUMMY);
    expect(screen.queryByText(charger)).not.toBeInTheDocument();
  });
});

describe('reviews in short', () => {
  const reviews = [2, 9, 5, 1].map((upvotes) =>
    aLipscoreReview({ customerName: `Anmelder ${upvotes}`, upvotes, downvotes: 0 }),
  );

  test('[P3-6] stars, how many rated, and the most useful half of the reviews lead to all, which begin with the others', async () => {
    await open({ lipscore: aLipscore({ rating: 4.4, votes: 312, reviews }) });
    const digest = within(screen.getByRole('region', { name: 'Kundene sier' }));
    expect(digest.getByText('312 vurderinger')).toBeInTheDocument();
    expect(digest.getAllByRole('figure').map((each) => /Anmelder \d/.exec(each.textContent ?? '')?.[0])).toEqual([
      'Anmelder 9',
      'Anmelder 5',
    ]);
    await userEvent.click(screen.getByRole('tab', { name: 'Spesifikasjoner' }));
    await userEvent.click(digest.getByRole('link', { name: 'Les alle 4 omtalene' }));
    expect(screen.getByRole('tab', { name: 'Omtaler' })).toHaveAttribute('aria-selected', 'true');
    const all = within(screen.getByRole('tabpanel', { name: 'Omtaler' }));
    const shown = () => all.getAllByRole('figure').map((each) => /Anmelder \d/.exec(each.textContent ?? '')?.[0]);
    expect(shown()).toEqual(['Anmelder 2', 'Anmelder 1', 'Anmelder 9', 'Anmelder 5']);
    expect(all.getByText('Viser 4 av 4 omtaler')).toBeInTheDocument();
    await userEvent.selectOptions(all.getByLabelText('Sorter omtaler'), 'Mest nyttige');
    expect(shown()).toEqual(['Anmelder 9', 'Anmelder 5', 'Anmelder 2', 'Anmelder 1']);
  });

  test('[P3-6, P9-13] the bars say that they count reviews with a text, where more gave stars alone', async () => {
    await open({ lipscore: aLipscore({ rating: 4.4, votes: 312, reviews }) });
    const tab = within(screen.getByRole('tabpanel', { name: 'Omtaler' }));
    expect(await tab.findByText('Stjernene i de 4 omtalene med tekst')).toBeInTheDocument();
    expect(tab.getByText('312 vurderinger')).toBeInTheDocument();
  });

  test.each([
    ['without votes', { lipscore: aLipscore({ votes: 0, reviews }) }],
    ['where stars are hidden', { lipscore: aLipscore({ votes: 9, reviews }), hideReviewStars: true }],
    ['without a text', { lipscore: aLipscore({ votes: 9, reviews: [] }) }],
  ])('[P3-6, P9-13] there are none %s', async (_, product) => {
    await open(product);
    expect(screen.queryByText(/Les alle|Les omtalen/)).not.toBeInTheDocument();
  });
});

describe('delivery', () => {
  const delivery = { fromPrice: toOre(99), freeFrom: toOre(1_000), workingDays: { min: 1, max: 5 } };
  const region = () => screen.queryByRole('region', { name: 'Levering og retur' });

  test('what holds for it is told of what can be ordered', async () => {
    const { unmount } = await open({}, { data: aPage({ delivery }) });
    expect(region()).toHaveTextContent('Levering fra 99,-');
    unmount();
    await open({}, { data: aPage({ delivery, product: { hidePrices: true } }) });
    expect(region()).toBeNull();
  });
});

describe('sharing', () => {
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  const shareWith = (share: unknown) => Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  const texts = () => toastStore.getState().toasts.map(({ text }) => text);
  beforeEach(() => {
    userEvent.setup();
    window.history.replaceState(null, '', `${PATH}?so=upfront&cartId=b-1`);
  });
  afterEach(() => Reflect.deleteProperty(navigator, 'share'));

  test('the address of the variant is sent on without what the shopper chose; changing one’s mind is no failure', async () => {
    const share = jest.fn().mockRejectedValue(new DOMException('', 'AbortError'));
    shareWith(share);
    await open();
    await press('Del');
    expect(share).toHaveBeenCalledWith({ title: 'Aurora 5 Pro', url: `http://localhost${PATH}` });
    expect(texts()).toEqual([]);
  });

  test('where the device cannot send it on, it is copied', async () => {
    await open();
    await press('Del');
    await waitFor(() => expect(texts()).toEqual(['Lenken er kopiert']));
    expect(await navigator.clipboard.readText()).toBe(`http://localhost${PATH}`);
  });

  test('what fails is told', async () => {
    shareWith(() => Promise.reject(new DOMException('', 'NotAllowedError')));
    await open();
    await press('Del');
    await waitFor(() => expect(texts()).toEqual(['Lenken ble ikke kopiert. Kopier den fra adresselinjen.']));
  });

  test('the page is put on paper', async () => {
    const print = jest.spyOn(window, 'print').mockReturnValue(undefined);
    await open();
    await press('Skriv ut');
    expect(print).toHaveBeenCalledTimes(1);
    print.mockRestore();
  });
});
