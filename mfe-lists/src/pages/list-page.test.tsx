import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { aProductListItem } from 'shared-domain/catalogue/testing';
import { useTestConfig } from 'shared-domain/testing';
import { manyPhones, threePhones, twoAccessories } from '../testing/assortment';
import { renderList, settled } from '../testing/render-list';

jest.mock('shared-domain/catalogue/io', () => ({ fetchListIndex: jest.fn(), fetchListView: jest.fn() }));
jest.mock('../state/idle', () => ({ idle: () => Promise.resolve() }));

beforeEach(() => useTestConfig());

const names = (): (string | null)[] =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('link').textContent);
const group = (name: string) => within(screen.getByRole('group', { name }));

describe('facets', () => {
  test('[F9.13-1] a handset list has a group for each facet, an accessory list starts with what fits and which kind', async () => {
    const { unmount } = await renderList('/mobiltelefoner/', threePhones);
    const labelled = () =>
      screen
        .getAllByRole('group')
        .map((each) => document.getElementById(each.getAttribute('aria-labelledby') ?? '')?.textContent);
    expect(labelled()).toEqual(['Pris', 'Merker', 'Størrelse/variant', 'Farge', 'Lagerstatus']);
    unmount();
    await renderList('/tilbehor/', twoAccessories, { key: 'accessories', path: '/tilbehor/' });
    expect(labelled()).toEqual(['Passer til', 'Kategorier', 'Pris', 'Merker', 'Farge', 'Lagerstatus']);
    expect(group('Kategorier').getByRole('checkbox', { name: 'Deksler (1)' })).toBeInTheDocument();
    expect(group('Passer til').getByRole('checkbox', { name: 'Aurora 5 Pro (2)' })).toBeInTheDocument();
  });

  test('[F5.5-7] [F5.5-14] ticking a brand narrows the list at once, its own counts stay, other facets count what is left', async () => {
    await renderList('/mobiltelefoner/', threePhones);
    expect(screen.getByRole('status')).toHaveTextContent(/^3 produkter$/);
    const kvist = group('Merker').getByRole('checkbox', { name: 'Kvist (1)' });
    await userEvent.click(kvist);
    expect(kvist).toBeChecked();
    expect(screen.getByRole('status')).toHaveTextContent(/^1 produkt$/);
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
    await renderList('/tilbehor/', [{ ...cover, compatibleModels }], { key: 'accessories', path: '/tilbehor/' });
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
    await renderList('/tilbehor/', [cover, charger, misfit], { key: 'accessories', path: '/tilbehor/' });
    await userEvent.click(group('Passer til').getByRole('checkbox', { name: /^Aurora 5 Pro/ }));
    expect([...names()].sort()).toEqual(['Kvist deksel', 'Kvist lader']);
  });

  test('[F5.5-12] the switch leaves what is on stock', async () => {
    await renderList('/mobiltelefoner/', threePhones);
    await userEvent.click(group('Lagerstatus').getByRole('switch', { name: 'Vis kun produkter på lager' }));
    expect(names()).toEqual(['Mobil 1', 'Mobil 3']);
  });

  test('[F5.5-16] [F5.5-17] [F5.5-18] [F5.5-20] the way of paying decides what the price means', async () => {
    const { router } = await renderList('/mobiltelefoner/', threePhones);
    const payment = group('Pris').getByRole('combobox', { name: 'Betaling' });
    expect(
      within(payment)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['Fullpris', 'Delbetaling 24\u00a0md.', 'Delbetaling 12\u00a0md.', 'Svitsj']);
    expect(group('Pris').getByRole('spinbutton', { name: 'Til pris' })).toHaveValue(12_990);
    await userEvent.selectOptions(payment, 'new-switch');
    expect(group('Pris').getByRole('spinbutton', { name: 'Til pris' })).toHaveValue(449);
    await userEvent.selectOptions(payment, 'lease12');
    expect(group('Pris').getByRole('spinbutton', { name: 'Til pris' })).toHaveValue(1_083);
    expect(router.address()).toBe('/mobiltelefoner/?betaling=lease12');
  });

  test('[F5.5-11] a price span is written as min-max and can be taken back by its chip', async () => {
    const { router } = await renderList('/mobiltelefoner/', threePhones);
    const upTo = group('Pris').getByRole('spinbutton', { name: 'Til pris' });
    await userEvent.clear(upTo);
    await userEvent.type(upTo, '9990{Enter}');
    expect(router.address()).toBe('/mobiltelefoner/?pris=5490-9990');
    expect(names()).toEqual(['Mobil 2', 'Mobil 3']);
    await userEvent.click(screen.getByRole('link', { name: /^Fjern Pris 5\s490,- til 9\s990,-$/ }));
    expect(screen.getByRole('status')).toHaveTextContent('3 produkter');
  });
});

describe('the address', () => {
  test('[F5.5-5] holds all facets, which narrow the list together: it is replaced without scrolling, and decides what a shared link shows', async () => {
    const { router } = await renderList('/mobiltelefoner/?merke=aurora&storrelse=128-gb', threePhones);
    expect(names()).toEqual(['Mobil 2']);
    await userEvent.click(group('Størrelse/variant').getByRole('checkbox', { name: /^128/ }));
    await settled();
    expect(router.navigations()).toEqual([
      { to: '/mobiltelefoner/?merke=aurora', replace: true, preventScrollReset: true },
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
  test('a card links to the product and says price, full price and stock', async () => {
    await renderList('/mobiltelefoner/', threePhones);
    const [first, second] = screen.getAllByRole('article');
    expect(within(first as HTMLElement).getByRole('link', { name: 'Mobil 1' })).toHaveAttribute(
      'href',
      '/mobiltelefoner/merke/mobil-1/',
    );
    expect(first).toHaveTextContent('541,-/md.');
    expect(first).toHaveTextContent(/i 24\smd\. Fullpris 12\s990,-/);
    expect(first).toHaveTextContent('På nettlager');
    expect(second).toHaveTextContent('Utsolgt');
  });

  test.each([
    [0, 'Utsolgt', 'yellow'],
    [10, 'På nettlager, få igjen', 'blue'],
    [11, 'På nettlager', 'green'],
  ])(
    '[F4.6-3] a card of a product with %i in stock says «%s» with the %s icon',
    async (quantityInStock, text, tone) => {
      const salesStatuses = [{ name: 'Sellable', sellable: true, quantityInStock }];
      await renderList('/mobiltelefoner/', [aProductListItem({ variants: { salesStatuses } })]);
      const card = screen.getByRole('article');
      expect(card.textContent).toMatch(new RegExp(`${text}$`));
      expect(card.querySelector(`.${tone}`)).not.toBeNull();
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
    expect(screen.getByRole('link', { name: 'Mobil 25' })).toHaveFocus();
    expect(screen.queryByRole('link', { name: /^Vis \d+ til$/ })).not.toBeInTheDocument();
  });

  test('[F5.5-5] nothing left: says so and leads back to the whole list', async () => {
    await renderList('/mobiltelefoner/?merke=kvist&storrelse=1-tb', threePhones);
    expect(screen.getByRole('status')).toHaveTextContent('0 produkter');
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
    expect(drawer.getByRole('button', { name: 'Vis 2 produkter' })).toBeInTheDocument();
    await userEvent.click(drawer.getByRole('button', { name: 'Nullstill' }));
    await userEvent.click(drawer.getByRole('button', { name: 'Vis 3 produkter' }));
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
    ['/nettbrett/', 'tablets', 'Nettbrett', 'Det er tomt for nettbrett akkurat nå'],
    ['/rutere/', 'routers', 'Rutere', 'Det er tomt for rutere akkurat nå'],
    ['/smarthjem/', 'smartHome', 'Smarthjem', 'Det er tomt for smarthjemprodukter akkurat nå'],
  ] as const)('%s says so and leads to the handsets, without facets to choose', async (path, key, heading, message) => {
    const { container } = await renderList(path, [], { key, path });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading);
    expect(screen.getByRole('heading', { level: 2, name: message })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Se mobiltelefoner' })).toHaveAttribute('href', '/mobiltelefoner/');
    expect(screen.queryByRole('group')).not.toBeInTheDocument();
    expect((await axe(container)).violations).toEqual([]);
  });
});

test('[F2.8-19] the trail of Like Fin goes by the handsets', async () => {
  await renderList('/mobiltelefoner/like-fin/', threePhones, {
    key: 'preownedHandsets',
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
  ['/nettbrett/', 'tablets', 'Nettbrett'],
  ['/rutere/', 'routers', 'Rutere'],
  ['/smartklokker/', 'wearables', 'Smartklokker'],
  ['/smarthjem/', 'smartHome', 'Smarthjem'],
  ['/tilbehor/', 'accessories', 'Tilbehør'],
] as const)('[F2.8-17] [F2.8-20] the trail of %s is home and the list', async (path, key, crumb) => {
  await renderList(path, threePhones, { key, path });
  const trail = within(screen.getByRole('navigation', { name: /sti|brødsmule/i })).getAllByRole('link');
  expect(trail.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Forsiden', '/'],
    [crumb, path],
  ]);
});
