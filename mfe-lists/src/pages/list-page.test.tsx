import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { aProductListItem } from 'shared-domain/catalogue/testing';
import { toOre } from 'shared-domain/money';
import { useTestConfig } from 'shared-domain/testing';
import {
  CheckmarkCircleFillIcon as CheckIcon,
  ExclamationmarkTriangleFillIcon as ErrorIcon,
  InformationSquareFillIcon as InfoIcon,
} from 'shared-domain/ui';
import { manyPhones, threePhones, twoAccessories } from '../testing/assortment';
import { renderList, settled } from '../testing/render-list';

jest.mock('shared-domain/catalogue/io', () => ({
  fetchListIndex: jest.fn(),
  fetchListView: jest.fn(),
  storedSeenProducts: () => '',
}));
jest.mock('../state/browser', () => ({ idle: () => Promise.resolve() }));

beforeEach(() => useTestConfig());

const names = (): (string | null)[] =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('link').textContent);
const group = (name: string) => within(screen.getByRole('group', { name }));

test('what phones are often looked for by is marked while the address asks for it, and leads back then', async () => {
  await renderList('/mobiltelefoner/?pris=0-2999&merke=aurora', threePhones);
  const chip = screen.getByRole('link', { name: /^Under 3/ });
  expect(chip).toHaveAttribute('aria-current', 'true');
  expect(chip).toHaveAttribute('href', '/mobiltelefoner/');
  expect(screen.getByRole('link', { name: 'Senior' })).not.toHaveAttribute('aria-current');
});

describe('facets', () => {
  test('[F9.13-1] a handset list has a group for each facet, an accessory list starts with what fits and which kind', async () => {
    const { unmount } = await renderList('/mobiltelefoner/', threePhones);
    const labelled = () =>
      screen
        .getAllByRole('group')
        .map((each) => document.getElementById(each.getAttribute('aria-labelledby') ?? '')?.textContent);
    expect(labelled()).toEqual(['Pris', 'Merker', 'Størrelse/variant', 'Farge', 'Lagerstatus']);
    unmount();
    await renderList('/tilbehor/', twoAccessories, { path: '/tilbehor/' });
    expect(labelled()).toEqual(['Passer til', 'Kategorier', 'Pris', 'Merker', 'Farge', 'Lagerstatus']);
    expect(group('Kategorier').getByRole('checkbox', { name: 'Deksler (1)' })).toBeInTheDocument();
    expect(group('Passer til').getByRole('checkbox', { name: 'Aurora 5 Pro (2)' })).toBeInTheDocument();
  });

  test('[F5.5-7] [F5.5-14] ticking a brand narrows the list at once, its own counts stay, other facets count what is left', async () => {
    await renderList('/mobiltelefoner/', threePhones);
    expect(screen.getByRole('status')).toHaveTextContent(/^3 mobiler$/);
    const kvist = group('Merker').getByRole('checkbox', { name: 'Kvist (1)' });
    await userEvent.click(kvist);
    expect(kvist).toBeChecked();
    expect(screen.getByRole('status')).toHaveTextContent(/^1 mobil$/);
    expect(names()).toEqual(['Mobil 3']);
    expect(group('Merker').getByRole('checkbox', { name: 'Aurora (2)' })).toBeEnabled();
    expect(group('Størrelse/variant').getByRole('checkbox', { name: '512\u00a0GB (0)' })).toBeDisabled();
  });

  test('[F9.13-2] brands go by name, sizes by amount, colours by count', async () => {
    const phone = (brand: string, size: string, colour: string) =>
      aProductListItem({
        brand,
        brandSlug: brand.toLowerCase().replace('ø', 'o'),
        sizes: [size],
        variants: { colors: [{ name: colour, nameGrouped: colour, html: '#000000' }] },
      });
    await renderList('/mobiltelefoner/', [
      phone('Ørn', '1 TB', 'Rød'),
      phone('Zeta', '512 GB', 'Rød'),
      phone('Aurora', '64 GB', 'Blå'),
    ]);
    const values = (name: string) =>
      group(name)
        .getAllByRole('checkbox')
        .map((box) => box.getAttribute('value'));
    expect(values('Merker')).toEqual(['aurora', 'zeta', 'orn']);
    expect(values('Størrelse/variant')).toEqual(['64-gb', '512-gb', '1-tb']);
    expect(values('Farge')).toEqual(['roed', 'blaa']);
  });

  test('[F9.13-2] compatible models go by their release, the newest first', async () => {
    const model = (modelShortName: string, releaseDate: string) => ({
      brand: 'Aurora',
      brandSlug: 'aurora',
      modelSlug: modelShortName.toLowerCase(),
      modelShortName,
      hwType: 'HANDSET',
      subHwType: 'NEW',
      releaseDate,
    });
    const [cover] = twoAccessories;
    if (!cover) throw new Error('The assortment has no cover');
    const compatibleModels = [model('Gammel', '2024-09-12'), model('Ny', '2026-09-12'), model('Fjor', '2025-09-12')];
    await renderList('/tilbehor/', [{ ...cover, compatibleModels }], { path: '/tilbehor/' });
    expect(
      group('Passer til')
        .getAllByRole('checkbox')
        .map((box) => box.getAttribute('value')),
    ).toEqual(['aurora-ny', 'aurora-fjor', 'aurora-gammel']);
  });

  test.each([
    ['[F5.5-8] a size', 'storrelse=128-gb', ['Mobil 2', 'Mobil 3']],
    ['[F5.5-10] a colour', 'farge=blaa', ['Mobil 2']],
    ['[F5.5-13] every word of a text, in the brand or in the model', 'sok=AURORA+2', ['Mobil 2']],
  ])('%s narrows the list', async (_, query, left) => {
    const plain = { colors: [{ name: 'Skifer', nameGrouped: 'Grå', html: '#333333' }] };
    const phones = threePhones.map((phone) =>
      phone.name === 'Mobil 2' ? phone : { ...phone, variants: { ...phone.variants, ...plain } },
    );
    await renderList(`/mobiltelefoner/?${query}`, phones);
    expect(names()).toEqual(left);
  });

  test('[F5.5-6] what fits a model: made for it, or for all', async () => {
    const [cover, charger] = twoAccessories;
    if (!cover || !charger) throw new Error('The assortment has no cover and no charger');
    const other = { ...cover, name: 'Annet deksel', compatibleModels: [] };
    const [fits] = cover.compatibleModels;
    if (!fits) throw new Error('The cover fits no model');
    const misfit = {
      ...other,
      name: 'Feil deksel',
      compatibleModels: [{ ...fits, modelSlug: '6', modelShortName: 'Seks' }],
    };
    await renderList('/tilbehor/', [cover, charger, misfit], { path: '/tilbehor/' });
    await userEvent.click(group('Passer til').getByRole('checkbox', { name: /^Aurora 5 Pro/ }));
    expect([...names()].sort()).toEqual(['Kvist deksel', 'Kvist lader']);
  });

  test('[F5.5-3] on stock is what can be sold and has pieces, in one variant at least', async () => {
    const [first] = threePhones;
    if (!first) throw new Error('No phone');
    const phone = (name: string, ...statuses: readonly (readonly [sellable: boolean, pieces: number])[]) => ({
      ...first,
      name,
      variants: {
        ...first.variants,
        salesStatuses: statuses.map(([sellable, quantityInStock]) => ({ name: 'Sellable', sellable, quantityInStock })),
      },
    });
    await renderList('/mobiltelefoner/', [
      phone('Stengt', [false, 5]),
      phone('Tom', [true, 0]),
      phone('Delt', [false, 5], [true, 0]),
      phone('Klar', [false, 0], [true, 1]),
    ]);
    await userEvent.click(group('Lagerstatus').getByRole('switch', { name: 'Vis kun produkter på lager' }));
    expect(names()).toEqual(['Klar']);
  });

  test('[F5.5-9] [F9.13-3] a sub-type is read in any case: of a device its condition, of an accessory its kind', async () => {
    const [first, second, third] = threePhones;
    const [cover] = twoAccessories;
    if (!first || !second || !third || !cover) throw new Error('The assortment is too small');
    const { unmount } = await renderList('/mobiltelefoner/', [
      { ...first, subType: 'Preowned' },
      { ...second, subType: 'PREOWNED' },
      { ...third, subType: 'new' },
    ]);
    const conditions = group('Tilstand');
    expect(conditions.getByRole('checkbox', { name: 'Ny (1)' })).toBeInTheDocument();
    await userEvent.click(conditions.getByRole('checkbox', { name: 'Like Fin (2)' }));
    expect(names()).toEqual(['Mobil 1', 'Mobil 2']);
    unmount();
    await renderList('/tilbehor/', [{ ...cover, subType: 'screenProtector' }], { path: '/tilbehor/' });
    expect(group('Kategorier').getByRole('checkbox', { name: 'Skjermbeskyttelse (1)' })).toBeInTheDocument();
  });

  test.each([
    ['CHARGER', 'Ladere og kabler'],
    ['COVER', 'Deksler'],
    ['HEADSET', 'Hodetelefoner'],
    ['OTHER', 'Annet'],
    ['OUTLET', 'Annet'],
    ['SCREENPROTECTOR', 'Skjermbeskyttelse'],
    ['SPEAKER', 'Høyttalere'],
    ['STORAGE', 'Lagring'],
  ])('[F9.13-3] an accessory of the kind %s is in the category «%s»', async (subType, label) => {
    const [cover] = twoAccessories;
    if (!cover) throw new Error('The assortment has no cover');
    await renderList('/tilbehor/', [{ ...cover, subType }], { path: '/tilbehor/' });
    expect(group('Kategorier').getAllByRole('checkbox')).toEqual([
      group('Kategorier').getByRole('checkbox', { name: `${label} (1)` }),
    ]);
  });

  test('[F5.5-4] models to choose by are new handsets and tablets that have an address', async () => {
    const [cover] = twoAccessories;
    const [model] = cover?.compatibleModels ?? [];
    if (!cover || !model) throw new Error('The cover fits no model');
    const models = [
      model,
      { ...model, modelSlug: 'tavle', modelShortName: 'Tavle', hwType: 'TABLET' },
      { ...model, modelSlug: 'brukt', modelShortName: 'Brukt', subHwType: 'PREOWNED' },
      { ...model, modelSlug: 'klokke', modelShortName: 'Klokke', hwType: 'WEARABLE' },
      { ...model, modelSlug: '', modelShortName: 'Uten' },
    ];
    await renderList('/tilbehor/', [{ ...cover, compatibleModels: models }], { path: '/tilbehor/' });
    const offered = group('Passer til').getAllByRole('checkbox');
    expect(offered.map((each) => each.getAttribute('value')).sort()).toEqual(['aurora-5-pro', 'aurora-tavle']);
  });

  test('[F2.8-16] a value is written into the address as a slug', async () => {
    const [first] = threePhones;
    if (!first) throw new Error('No phone');
    const colors = [{ name: 'x', nameGrouped: ' Blå & Grønn. Lær,æ ', html: '#000000' }];
    const { router } = await renderList('/mobiltelefoner/', [{ ...first, variants: { ...first.variants, colors } }]);
    await userEvent.click(group('Farge').getByRole('checkbox'));
    expect(router.address()).toBe('/mobiltelefoner/?farge=blaa-groenn--laer-ae');
  });

  test('[F5.5-12] the switch leaves what is on stock', async () => {
    await renderList('/mobiltelefoner/', threePhones);
    await userEvent.click(group('Lagerstatus').getByRole('switch', { name: 'Vis kun produkter på lager' }));
    expect(names()).toEqual(['Mobil 1', 'Mobil 3']);
  });

  test('[F5.5-16] [F5.5-17] [F5.5-18] [F5.5-20] the way of paying decides what the price means', async () => {
    const { router } = await renderList('/mobiltelefoner/', threePhones);
    const payment = group('Pris').getByRole('combobox', { name: 'Betalingsmåte' });
    expect(
      within(payment)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['Alle betalingsmåter', 'Fullpris', 'Delbetaling 24\u00a0md.', 'Delbetaling 12\u00a0md.', 'Svitsj']);
    expect(group('Pris').getByRole('spinbutton', { name: 'Til pris' })).toHaveValue(12_990);
    await userEvent.selectOptions(payment, 'new-switch');
    expect(group('Pris').getByRole('spinbutton', { name: 'Til pris' })).toHaveValue(449);
    await userEvent.selectOptions(payment, 'lease12');
    expect(group('Pris').getByRole('spinbutton', { name: 'Til pris' })).toHaveValue(1_083);
    expect(router.address()).toBe('/mobiltelefoner/?betaling=lease12');
  });

  test('[F5.5-16] [F5.5-18] [F5.5-19] the full price and that of a lease without commitment are what is paid at once, that of a lease its month', async () => {
    const [phone] = threePhones;
    if (!phone) throw new Error('No phone');
    const lease = (duration: string, upfront: number, monthly: number) => ({
      duration,
      code: duration,
      upfront: toOre(upfront),
      monthly: toOre(monthly),
      total: toOre(11_111),
    });
    const prices = {
      upfrontPrice: { upfront: toOre(9_000), total: toOre(9_500) },
      leasePrice: [lease('now', 8_000, 0), lease('24', 100, 400)],
      switchPrice: null,
    };
    await renderList('/mobiltelefoner/', [{ ...phone, ...prices }]);
    const payment = group('Pris').getByRole('combobox', { name: 'Betalingsmåte' });
    const most = () => group('Pris').getByRole('spinbutton', { name: 'Til pris' });
    expect(most()).toHaveValue(9_000);
    await userEvent.selectOptions(payment, 'leasenow');
    expect(most()).toHaveValue(8_000);
    await userEvent.selectOptions(payment, 'lease24');
    expect(most()).toHaveValue(400);
  });

  test('[F5.5-16] [F5.5-20] select, price facet and cards say one and the same: as long as none is chosen, the price is the full one', async () => {
    await renderList('/mobiltelefoner/', threePhones);
    const payment = group('Pris').getByRole('combobox', { name: 'Betalingsmåte' });
    const [card] = screen.getAllByRole('article');
    expect(payment).toHaveDisplayValue('Alle betalingsmåter');
    expect(group('Pris').getByText('Fullpris', { selector: 'p' })).toBeVisible();
    expect(card).toHaveTextContent(/541,-.*Fullpris 12\s990,-/);
    await userEvent.selectOptions(payment, 'Fullpris');
    expect(card).not.toHaveTextContent('541,-');
    await userEvent.selectOptions(payment, 'Svitsj');
    expect(card).toHaveTextContent(/449,-.*Total telefonpris\s10\s776,-/);
    expect(group('Pris').getByText('Pris per måned')).toBeVisible();
    await userEvent.selectOptions(payment, 'Alle betalingsmåter');
    expect(card).toHaveTextContent('541,-');
  });

  test('[F5.5-20] where one way of paying is offered, cards, price facet and order go by it', async () => {
    const switchOnly = threePhones.map((phone, place) => ({
      ...phone,
      upfrontPrice: null,
      leasePrice: [],
      switchPrice: { monthly: toOre(500 - place * 100), total: toOre(24 * (500 - place * 100)) },
    }));
    await renderList('/mobiltelefoner/?sorter=pris-lav', switchOnly);
    expect(screen.queryByRole('combobox', { name: 'Betalingsmåte' })).toBeNull();
    expect(group('Pris').getByRole('spinbutton', { name: 'Til pris' })).toHaveValue(500);
    expect(group('Pris').getByText('Pris per måned')).toBeVisible();
    expect(screen.getAllByRole('article')[0]).toHaveTextContent('300,-/md.');
  });

  test('a list without prices has nothing to choose by price', async () => {
    const unpriced = threePhones.map((phone) => ({ ...phone, upfrontPrice: null, leasePrice: [], switchPrice: null }));
    await renderList('/mobiltelefoner/', unpriced);
    expect(screen.queryByRole('group', { name: 'Pris' })).toBeNull();
    expect(screen.getByRole('group', { name: 'Merker' })).toBeInTheDocument();
  });

  test('[F5.5-11] a price span is written as min-max and can be taken back by its chip', async () => {
    const { router } = await renderList('/mobiltelefoner/', threePhones);
    const upTo = group('Pris').getByRole('spinbutton', { name: 'Til pris' });
    await userEvent.clear(upTo);
    await userEvent.type(upTo, '9990{Enter}');
    expect(router.address()).toBe('/mobiltelefoner/?pris=5490-9990');
    expect(names()).toEqual(['Mobil 2', 'Mobil 3']);
    await userEvent.click(screen.getByRole('link', { name: /^Fjern Pris 5\s490,- til 9\s990,-$/ }));
    expect(screen.getByRole('status')).toHaveTextContent('3 mobiler');
  });
});

describe('the address', () => {
  test('[F5.5-5] holds all facets, which narrow the list together: a change is an entry of the history, without scrolling, and it decides what a shared link shows', async () => {
    const { router } = await renderList('/mobiltelefoner/?merke=aurora&storrelse=128-gb', threePhones);
    expect(names()).toEqual(['Mobil 2']);
    await userEvent.click(group('Størrelse/variant').getByRole('checkbox', { name: /^128/ }));
    await settled();
    expect(router.navigations()).toEqual([
      { to: '/mobiltelefoner/?merke=aurora', replace: false, preventScrollReset: true },
    ]);
    expect(names()).toEqual(['Mobil 1', 'Mobil 2']);
  });

  test('back and forward show the list of that address', async () => {
    const { router } = await renderList('/mobiltelefoner/?merke=kvist', threePhones);
    await router.goTo('/mobiltelefoner/');
    expect(names()).toHaveLength(3);
    expect(group('Merker').getByRole('checkbox', { name: /^Kvist/ })).not.toBeChecked();
  });

  test('sorting is part of it', async () => {
    const { router } = await renderList('/mobiltelefoner/', threePhones);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sorter' }), 'pris-lav');
    expect(names()).toEqual(['Mobil 3', 'Mobil 2', 'Mobil 1']);
    expect(router.address()).toBe('/mobiltelefoner/?sorter=pris-lav');
  });
});

describe('chips', () => {
  test('each takes its filter back, and the focus stays on the page', async () => {
    const { router } = await renderList('/mobiltelefoner/?merke=kvist&lager=1', threePhones);
    const chips = within(screen.getByRole('list', { name: 'Valgte filtre' }));
    expect(chips.getAllByRole('link').map((chip) => chip.textContent)).toEqual(['Fjern Kvist', 'Fjern På lager']);
    expect(chips.getByRole('link', { name: 'Fjern Kvist' })).toHaveAttribute('href', '/mobiltelefoner/?lager=1');
    await userEvent.click(chips.getByRole('link', { name: 'Fjern Kvist' }));
    await settled();
    expect(router.address()).toBe('/mobiltelefoner/?lager=1');
    expect(screen.getByRole('status')).toHaveFocus();
    await userEvent.click(screen.getByRole('link', { name: 'Fjern alle' }));
    await settled();
    expect(router.address()).toBe('/mobiltelefoner/');
  });
});

describe('products', () => {
  test('[F3.5-3] a card links to the product and says price, full price, what the price comes to, and stock', async () => {
    await renderList('/mobiltelefoner/', threePhones);
    const [first, second] = screen.getAllByRole('article');
    expect(within(first as HTMLElement).getByRole('link', { name: 'Aurora Mobil 1 541,- /md.' })).toHaveAttribute(
      'href',
      '/mobiltelefoner/merke/mobil-1/',
    );
    expect(first).toHaveTextContent('541,-/md.');
    expect(first).toHaveTextContent(/i 24\smd\. Fullpris 12\s990,-/);
    expect(first).toHaveTextContent(/Krever abonnement\. Totalpris for delbetaling\s12\s984,-/);
    expect(first).toHaveTextContent('På nettlager');
    expect(second).toHaveTextContent('Utsolgt');
  });

  test.each([
    [0, 'Utsolgt', 'yellow', ErrorIcon],
    [1, 'På nettlager, få igjen', 'blue', InfoIcon],
    [10, 'På nettlager, få igjen', 'blue', InfoIcon],
    [11, 'På nettlager', 'green', CheckIcon],
  ])(
    '[F4.6-3] [F9.13-5] a card of a product with %i in stock says «%s» with the %s icon',
    async (quantityInStock, text, tone, icon) => {
      const salesStatuses = [{ name: 'Sellable', sellable: true, quantityInStock }];
      await renderList('/mobiltelefoner/', [aProductListItem({ variants: { salesStatuses } })]);
      const card = screen.getByRole('article');
      expect(card.textContent).toMatch(new RegExp(`[^,] ?${text}$`));
      expect(card.querySelector(`.${tone} path`)?.getAttribute('d')).toBe(icon);
    },
  );

  test('pictures of the first row are loaded at once, all others later', async () => {
    const { container } = await renderList('/mobiltelefoner/', manyPhones(5));
    expect([...container.querySelectorAll('article img')].map((image) => image.getAttribute('loading'))).toEqual([
      'eager',
      'eager',
      'eager',
      'lazy',
      'lazy',
    ]);
  });

  test('further products come below by a link that works without script, and take the focus', async () => {
    await renderList('/mobiltelefoner/', manyPhones(30));
    expect(names()).toHaveLength(24);
    const more = screen.getByRole('link', { name: 'Vis 6 til' });
    expect(more).toHaveAttribute('href', '/mobiltelefoner/?side=2');
    await userEvent.click(more);
    await settled();
    expect(names()).toHaveLength(30);
    expect(screen.getByRole('link', { name: /Mobil 25 / })).toHaveFocus();
    expect(screen.queryByRole('link', { name: /^Vis \d+ til$/ })).not.toBeInTheDocument();
  });

  test('[F5.5-5] nothing left: says so and leads back to the whole list', async () => {
    await renderList('/mobiltelefoner/?merke=kvist&storrelse=1-tb', threePhones);
    expect(screen.getByRole('status')).toHaveTextContent('0 mobiler');
    expect(screen.getByRole('heading', { name: 'Ingen produkter passer til valgene dine' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Nullstill alle filtre' })).toHaveAttribute('href', '/mobiltelefoner/');
  });
});

describe('phone', () => {
  test('the filter drawer applies each choice at once and says how many are left', async () => {
    await renderList('/mobiltelefoner/', threePhones);
    await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
    const drawer = within(screen.getByRole('dialog', { name: 'Filter' }));
    await userEvent.click(drawer.getByRole('checkbox', { name: 'Aurora (2)' }));
    expect(drawer.getByRole('button', { name: 'Vis 2 mobiler' })).toBeInTheDocument();
    await userEvent.click(drawer.getByRole('button', { name: 'Nullstill' }));
    await userEvent.click(drawer.getByRole('button', { name: 'Vis 3 mobiler' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Filter' })).toBeInTheDocument();
  });
});

test('the page has no accessibility fault', async () => {
  const { container } = await renderList('/mobiltelefoner/?merke=aurora', threePhones);
  expect(screen.getAllByRole('heading', { level: 1 }).map((heading) => heading.textContent)).toEqual([
    'Mobiltelefoner',
  ]);
  expect((await axe(container)).violations).toEqual([]);
});

describe('a list without products', () => {
  test.each([
    ['/nettbrett/', 'Nettbrett', 'Det er tomt for nettbrett akkurat nå'],
    ['/rutere/', 'Rutere', 'Det er tomt for rutere akkurat nå'],
    ['/smarthjem/', 'Smarthjem', 'Det er tomt for smarthjemprodukter akkurat nå'],
  ] as const)('%s says so and leads to the handsets, without facets to choose', async (path, heading, message) => {
    const { container } = await renderList(path, [], { path });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading);
    expect(screen.getByRole('heading', { level: 2, name: message })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Se mobiltelefoner' })).toHaveAttribute('href', '/mobiltelefoner/');
    expect(screen.queryByRole('group')).not.toBeInTheDocument();
    expect((await axe(container)).violations).toEqual([]);
  });
});

test.each([
  ['/mobiltelefoner/', [['Forsiden', '/']]],
  [
    '/bedrift/mobiltelefoner/',
    [
      ['Forsiden', '/'],
      ['Bedrift', '/bedrift/'],
    ],
  ],
  [
    '/bedrift/utstyrsavtale/mobiltelefoner/',
    [
      ['Forsiden', 'https://avtale.example/'],
      ['Utstyrsavtale', '/bedrift/utstyrsavtale/mobiltelefoner/'],
    ],
  ],
] as const)('[F2.8-17] [F2.8-18] the trail of %s', async (path, before) => {
  const home = path.includes('utstyrsavtale') ? { home: 'https://avtale.example/' } : {};
  await renderList(path, threePhones, { path, ...home });
  const trail = within(screen.getByRole('navigation', { name: /sti|brødsmule/i })).getAllByRole('link');
  expect(trail.map((crumb) => [crumb.textContent, crumb.getAttribute('href')])).toEqual([
    ...before,
    ['Mobiltelefoner', path],
  ]);
});

test('[F2.8-19] the trail of Like Fin goes by the handsets', async () => {
  await renderList('/mobiltelefoner/like-fin/', threePhones, {
    path: '/mobiltelefoner/like-fin/',
  });
  const trail = within(screen.getByRole('navigation', { name: /sti|brødsmule/i })).getAllByRole('link');
  expect(trail.map((crumb) => [crumb.textContent, crumb.getAttribute('href')])).toEqual([
    ['Forsiden', '/'],
    ['Mobiltelefoner', '/mobiltelefoner/'],
    ['Like Fin', '/mobiltelefoner/like-fin/'],
  ]);
});

test.each([
  ['/nettbrett/', 'Nettbrett'],
  ['/rutere/', 'Rutere'],
  ['/smartklokker/', 'Smartklokker'],
  ['/smarthjem/', 'Smarthjem'],
  ['/tilbehor/', 'Tilbehør'],
] as const)('[F2.8-17] [F2.8-20] the trail of %s is home and the list', async (path, crumb) => {
  await renderList(path, threePhones, { path });
  const trail = within(screen.getByRole('navigation', { name: /sti|brødsmule/i })).getAllByRole('link');
  expect(trail.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Forsiden', '/'],
    [crumb, path],
  ]);
});
