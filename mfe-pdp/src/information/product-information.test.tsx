import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { renderToString } from 'react-dom/server';
import { aCustomReview, aLipscore, aLipscoreReview } from 'shared-domain/catalogue/testing';
import { aPage } from '../testing/build-page';
import { productElement, renderProduct } from '../testing/render-product';

jest.mock('shared-domain/catalogue/io', () => ({
  ...jest.requireActual<object>('shared-domain/catalogue/io'),
  // No answer: the page stays as the server painted it.
  fetchAvailability: () => new Promise(() => undefined),
}));

type ProductChange = NonNullable<Parameters<typeof aPage>[0]>['product'];

const DUMMY = 'DUMMY_TO_AVOID_ERROR';
const withProduct = (product: ProductChange) => ({ data: aPage({ product }) });
const tabNames = () => within(screen.getByRole('tablist', { name: 'Produktinformasjon' })).getAllByRole('tab');
const panel = (name: string) => within(screen.getByRole('tabpanel', { name }));
const open = (name: string) => userEvent.click(screen.getByRole('tab', { name }));

/** Seven reviews, a day apart: Anmelder 1 is the newest. */
const seven = Array.from({ length: 7 }, (_, index) =>
  aLipscoreReview({
    customerName: `Anmelder ${index + 1}`,
    reviewDate: `2026-03-${String(20 - index).padStart(2, '0')}T10:00:00Z`,
    rating: index === 6 ? 5 : 4,
    upvotes: index,
    downvotes: 1,
  }),
);
const everything: ProductChange = {
  lipscore: aLipscore({ rating: '4,25', votes: 58, reviews: seven }),
  customReviews: [aCustomReview({ summary: 'Kameraet er alltid med.', pilot: 'Testpilot', disclaimer: 'Lånt.' })],
  customTestReviews: { title: 'Best i test', subtitle: 'Lyd & Bilde', link: 'https://test.example/nova' },
  legalDisclaimer: 'Ikke medisinsk utstyr.',
  energyClassBadge: 'B',
  energyClassLabel: { file: { url: '/api/energy-labels/a.svg' } },
  productInformationSheet: { file: { url: '/api/product-sheets/a/' } },
  productVideo: 'nova 9',
  tabs: [
    { alternative_id: 'i-esken', name: 'I esken', content: 'Klokke.\n\nLadekabel.' },
    { alternative_id: 'tom', name: DUMMY, content: DUMMY },
  ],
};

afterEach(() => {
  window.location.hash = '';
});

test('[P2-44, P9-16] the tabs are those that the product has something for, its own last; placeholders are none', () => {
  const { unmount } = renderProduct(withProduct(everything));
  expect(tabNames().map(({ textContent }) => textContent)).toEqual([
    'Omtaler',
    'Om produktet',
    'Vilkår',
    'Energimerking',
    'Spesifikasjoner',
    'Video',
    'I esken',
  ]);
  unmount();
  renderProduct(withProduct({ longDescription: [DUMMY] }));
  expect(tabNames().map(({ textContent }) => textContent)).toEqual(['Spesifikasjoner']);
  expect(screen.queryByRole('link', { name: 'Les mer' })).not.toBeInTheDocument();
});

test('[P2-44, P3-5] each tab holds its own', async () => {
  renderProduct(withProduct(everything));
  await open('Vilkår');
  expect(panel('Vilkår').getByText('Ikke medisinsk utstyr.')).toBeVisible();
  await open('I esken');
  expect(panel('I esken').getByText('Ladekabel.')).toBeVisible();
  await open('Energimerking');
  const energy = panel('Energimerking');
  expect(energy.getByRole('img', { name: 'Energimerke for Aurora 5 Pro, klasse B' })).toHaveAttribute(
    'src',
    '/api/energy-labels/a.svg',
  );
  expect(energy.getByRole('link', { name: 'Åpne produktinformasjonsbladet' })).toHaveAttribute(
    'href',
    '/api/product-sheets/a/',
  );
});

test.each([
  [29, false],
  [30, true],
])('[P2-46, P9-14] a specification of %i characters opens in a modal: %s', async (length, opens) => {
  const value = 'x'.repeat(length);
  renderProduct(withProduct({ specifications: [{ label: 'Skjerm', specs: [{ label: 'Glass', value }] }] }));
  await open('Spesifikasjoner');
  const shown = await panel('Spesifikasjoner').findByText(value);
  const modal = shown.closest('dialog');
  expect(modal !== null).toBe(opens);
  const button = panel('Spesifikasjoner').queryByRole('button', { name: 'Les mer om Glass' });
  expect(button?.getAttribute('popovertarget')).toBe(modal?.id);
});

test('[P2-44] an address with the id of a tab opens it, and so does a later one', async () => {
  window.location.hash = '#legalDisclaimer';
  renderProduct(withProduct(everything));
  expect(screen.getByRole('tab', { name: 'Vilkår' })).toHaveAttribute('aria-selected', 'true');
  window.location.hash = '#specs';
  await waitFor(() =>
    expect(screen.getByRole('tab', { name: 'Spesifikasjoner' })).toHaveAttribute('aria-selected', 'true'),
  );
  window.location.hash = '#nothing';
  expect(screen.getByRole('tab', { name: 'Spesifikasjoner' })).toHaveAttribute('aria-selected', 'true');
});

test('[P7-28] the video’s player is loaded when it is asked for', async () => {
  renderProduct(withProduct(everything));
  await open('Video');
  expect(screen.getByRole('tabpanel', { name: 'Video' }).querySelector('img')).toHaveAttribute(
    'src',
    aPage().details.variants[0]?.images[0]?.url,
  );
  expect(screen.queryByTitle('Video om Aurora 5 Pro')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Spill av video' }));
  const player = screen.getByTitle('Video om Aurora 5 Pro');
  expect(player).toHaveAttribute('src', '/api/videos/nova%209/');
  expect(player).toHaveFocus();
});

test('[P7-28] a video with an address of its own is played there', async () => {
  renderProduct(withProduct({ ...everything, productVideo: 'https://video.example/embed/aurora' }));
  await open('Video');
  await userEvent.click(screen.getByRole('button', { name: 'Spill av video' }));
  expect(screen.getByTitle('Video om Aurora 5 Pro')).toHaveAttribute('src', 'https://video.example/embed/aurora');
});

test('[P2-44, P3-6] the server sends every panel under its heading, and every review', async () => {
  // `renderToString` leaves out what is not loaded yet.
  const { unmount } = renderProduct(withProduct(everything));
  await screen.findByText('Alle vurderinger');
  unmount();
  const page = document.createElement('div');
  page.innerHTML = renderToString(productElement(withProduct(everything)));
  expect([...page.querySelectorAll('[role="tabpanel"] > h2')].map(({ textContent }) => textContent)).toEqual(
    [...page.querySelectorAll('[aria-label="Produktinformasjon"] [role="tab"]')].map(({ textContent }) => textContent),
  );
  expect(page.querySelectorAll('#reviews figure')).toHaveLength(7);
  expect(page.querySelector('#video noscript')?.innerHTML).toContain('/api/videos/nova%209/');
});

/** Whether an element has this text, which its own children may hold in parts. */
const matchesText = (element: Element | null, text: string | RegExp): boolean =>
  element !== null &&
  ['P', 'H3', 'H4'].includes(element.tagName) &&
  (typeof text === 'string' ? element.textContent === text : text.test(element.textContent ?? ''));

describe('reviews', () => {
  const shownNames = () =>
    panel('Omtaler')
      .getAllByRole('figure')
      .map((figure) => /Anmelder \d/.exec(figure.textContent ?? '')?.[0]);

  test('[P9-13] five a page with their days as DD/MM/YYYY, the rest on the next page', async () => {
    renderProduct(withProduct(everything));
    await userEvent.selectOptions(panel('Omtaler').getByLabelText('Sorter omtaler'), 'Nyeste først');
    expect(shownNames()).toEqual([1, 2, 3, 4, 5].map((number) => `Anmelder ${number}`));
    expect(panel('Omtaler').getByText('20/03/2026')).toBeInTheDocument();
    await userEvent.click(panel('Omtaler').getByRole('link', { name: 'Side 2' }));
    expect(shownNames()).toEqual(['Anmelder 6', 'Anmelder 7']);
    expect(panel('Omtaler').getByText('Viser 2 av 7 omtaler')).toBeInTheDocument();
  });

  test('[P9-13] the stars by the name are rounded to half a star and lead to the reviews; without votes there are none', async () => {
    const { unmount } = renderProduct(withProduct(everything));
    await open('Video');
    await userEvent.click(screen.getByRole('link', { name: '4,5 av 5 stjerner, 58 vurderinger' }));
    expect(screen.getByRole('tab', { name: 'Omtaler' })).toHaveAttribute('aria-selected', 'true');
    unmount();
    renderProduct(withProduct({ ...everything, lipscore: aLipscore({ votes: 0 }) }));
    expect(screen.queryByRole('link', { name: /av 5 stjerner/ })).not.toBeInTheDocument();
  });

  test('[P3-6] they are ordered and filtered by stars, and say how many found them useful', async () => {
    renderProduct(withProduct(everything));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sorter omtaler' }), 'Mest nyttige');
    expect(shownNames()[0]).toBe('Anmelder 7');
    expect(panel('Omtaler').getByText('6 av 7 syntes omtalen var nyttig')).toBeInTheDocument();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Vis omtaler med' }), '5 stjerner (1)');
    expect(shownNames()).toEqual(['Anmelder 7']);
  });

  test('[P3-6] test pilots have a die and a text that opens; a magazine’s test leads to it', async () => {
    const { container } = renderProduct(withProduct(everything));
    const reviews = panel('Omtaler');
    expect(reviews.getByRole('img', { name: 'Terningkast 5' })).toBeInTheDocument();
    expect(reviews.getByText('Kameraet er alltid med.')).toBeVisible();
    expect(reviews.getByText('Vi har brukt den i en uke.')).not.toBeVisible();
    await userEvent.click(reviews.getByText('Les hele omtalen'));
    expect(reviews.getByText('Vi har brukt den i en uke.')).toBeVisible();
    expect(reviews.getByText('Lukk omtalen')).toBeInTheDocument();
    for (const text of ['Ola', /^Testpilot · 20\/09\/2026$/, 'Lånt.', 'Best i test', 'Lyd & Bilde'])
      expect(reviews.getByText((_, element) => matchesText(element, text))).toBeVisible();
    expect(reviews.getByRole('link', { name: 'Les hele testen' })).toHaveAttribute('href', 'https://test.example/nova');
    expect((await axe(container)).violations).toEqual([]);
  });
});
