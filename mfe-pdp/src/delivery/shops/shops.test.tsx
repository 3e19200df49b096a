import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { aPrediction, aShop } from 'shared-domain/delivery/testing';
import type { PublicConfig } from 'shared-domain/runtime/config';
import { recordErrors, useTestConfig as setTestConfig } from 'shared-domain/testing/index';
import { renderAt } from 'shared-domain/testing/router';
import { CheckmarkCircleFillIcon, ExclamationmarkTriangleFillIcon } from 'shared-domain/ui';
import { calls, type DeliveryWorld, fakeApiGet, fakeChannelQuery, fakeDelivery } from '../../testing/fake-delivery';
import type { ShownDelivery } from '../delivery-rows';
import type { FoundPostcode } from '../use-postcode-search';
import { CollectDialog } from './collect-dialog';

jest.mock('shared-domain/runtime/http', () => ({
  ...jest.requireActual<object>('shared-domain/runtime/http'),
  apiGet: (...call: Parameters<typeof fakeApiGet>) => fakeApiGet(...call),
}));
jest.mock('shared-domain/runtime/channel', () => ({
  channelQuery: (...call: Parameters<typeof fakeChannelQuery>) => fakeChannelQuery(...call),
}));

const logged = recordErrors();
const onClose = jest.fn();

interface Setting {
  readonly world?: DeliveryWorld;
  readonly rows?: readonly ShownDelivery[];
  readonly found?: FoundPostcode | null;
  readonly config?: Partial<PublicConfig>;
}

function renderDialog({ world = {}, rows = [], found = null, config = {} }: Setting = {}) {
  setTestConfig(config);
  fakeDelivery(world);
  return renderAt('/', <CollectDialog isOpen onClose={onClose} sku="AUR" rows={rows} found={found} />);
}

const names = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const entry = (name: string) => {
  const found = screen.getByRole('heading', { name }).closest('li');
  if (!found) throw new Error(`${name} is not in the list`);
  return found;
};
const combobox = () => screen.getByRole('combobox', { name: 'Sted eller postnummer' });
const map = () => within(screen.getByRole('region', { name: 'Kart over butikkene' }));

beforeEach(() => {
  logged.length = 0;
  onClose.mockReset();
  // A Saturday, 15:30 in Norway.
  jest.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 10, 21, 14, 30));
});
afterEach(() => jest.restoreAllMocks());

describe('the shops', () => {
  test('[P2-36, P4-60, P9-4, P9-5] those with stock, nearest to Oslo first, with stock; the distance is said when it is known where one is', async () => {
    const { container } = renderDialog();
    await screen.findByText('3 butikker har varen på lager. Skriv hvor du er, så viser vi den nærmeste.');
    expect(names()).toEqual(['Fjell Karl Johan', 'Fjell Storo', 'Fjell Bergen']);
    expect(entry('Fjell Karl Johan')).toHaveTextContent(/På lager5\+ på lager/);
    expect(entry('Fjell Storo')).toHaveTextContent('Få på lager (3)');
    expect(entry('Fjell Karl Johan')).toHaveTextContent('Karl Johans gate 16, 0154 Oslo');
    expect(entry('Fjell Karl Johan')).not.toHaveTextContent('510 m');
    expect((await axe(container)).violations).toEqual([]);
  });

  test.each([
    [1, 'Få på lager (1)', ExclamationmarkTriangleFillIcon],
    [4, 'Få på lager (4)', ExclamationmarkTriangleFillIcon],
    [5, 'På lager5 på lager', CheckmarkCircleFillIcon],
    [6, 'På lager5+ på lager', CheckmarkCircleFillIcon],
  ])('[P4-60] a shop with %d pieces says «%s», few with a warning', async (quantity, text, icon) => {
    renderDialog({ world: { shops: [aShop({ name: 'Fjell Her', quantity })] } });
    await screen.findByRole('heading', { name: 'Fjell Her' });
    const stock = entry('Fjell Her').querySelector('p:has(svg)');
    expect(stock?.textContent).toBe(text);
    expect(stock?.querySelector('path')).toHaveAttribute('d', icon);
  });

  test('[P2-36] whether it is open, the week’s hours, the phone and the way', async () => {
    renderDialog();
    await screen.findByText(/3 butikker/);
    const shop = within(entry('Fjell Karl Johan'));
    expect(shop.getByText('Stenger snart, kl. 16:00')).toBeInTheDocument();
    await userEvent.click(shop.getByText('Åpningstider'));
    expect(shop.getByText('Søndag').nextSibling).toHaveTextContent('Stengt');
    expect(shop.getByRole('link', { name: 'Vis vei til Fjell Karl Johan' })).toHaveAttribute(
      'href',
      'https://www.google.com/maps/dir/?api=1&destination=59.9122,10.7436',
    );
    expect(shop.getByRole('link', { name: 'Ring 21 03 41 10' })).toHaveAttribute('href', 'tel:21034110');
  });

  test.each([
    [15, 0, 'Åpent til 16:00'],
    [15, 1, 'Stenger snart, kl. 16:00'],
    [16, 0, 'Stengt, åpner mandag kl. 10:00'],
  ])('[P2-36] on a Saturday at %i:%i a shop says «%s»', async (hour, minute, text) => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 10, 21, hour - 1, minute));
    renderDialog();
    await screen.findByText(/3 butikker/);
    expect(within(entry('Fjell Karl Johan')).getByText(text)).toBeInTheDocument();
  });

  test('[P2-36] the button at its foot leads back', async () => {
    renderDialog();
    expect(screen.getByRole('dialog', { name: 'Finn butikk' })).toHaveTextContent(
      'Levering velger du på siste steg i kassen',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Tilbake til produkt' }));
    expect(onClose).toHaveBeenCalledTimes(1);
    await screen.findByText(/3 butikker/);
  });

  test('[P4-67, P9-2] five at first, and five more with each press; the first new one takes the focus', async () => {
    const shops = Array.from({ length: 12 }, (_, index) =>
      aShop({ code: `shop-${index}`, name: `Butikk ${index}`, lat: 59.9 + index / 10 }),
    );
    renderDialog({ world: { shops } });
    await userEvent.click(await screen.findByRole('button', { name: 'Vis 5 butikker til' }));
    expect(names()).toHaveLength(10);
    await waitFor(() => expect(entry('Butikk 5')).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Vis 2 butikker til' }));
    expect(names()).toHaveLength(12);
    expect(screen.queryByRole('button', { name: /butikker til/ })).not.toBeInTheDocument();
  });

  test('[P9-2] the configured number of shops, and as many more', async () => {
    const shops = Array.from({ length: 8 }, (_, index) => aShop({ code: `shop-${index}`, name: `Butikk ${index}` }));
    renderDialog({ world: { shops }, config: { shopsListed: 3 } });
    await userEvent.click(await screen.findByRole('button', { name: 'Vis 3 butikker til' }));
    expect(names()).toHaveLength(6);
    expect(screen.getByRole('button', { name: 'Vis 2 butikker til' })).toBeInTheDocument();
  });

  test.each([
    ['[P8-4]', 'none is known', [], 'Klikk & hent for dette produktet er dessverre ikke tilgjengelig akkurat nå'],
    [
      '[P8-4, P8-16]',
      'the channel is down',
      null,
      'Klikk & hent for dette produktet er dessverre ikke tilgjengelig akkurat nå',
    ],
    ['[P8-6]', 'none has stock', [aShop({ quantity: 0 })], 'Ikke tilgjengelig for Klikk & hent'],
  ])('%s %s', async (_id, _what, shops, text) => {
    renderDialog({ world: { shops } });
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Kart over butikkene' })).not.toBeInTheDocument();
  });
});

test('[P2-36, P3-35, P9-6] with delivery options they come first, and the first shop names click and collect', async () => {
  const row = {
    key: 'a',
    isInShop: false,
    name: 'Levert på døren',
    description: 'Hjem til deg',
    alert: 'Uvær.',
    date: 'Leveres i morgen',
  };
  const found = { postcode: '5014', place: { lat: 60.39, lng: 5.32, place: 'BERGEN' } };
  renderDialog({ rows: [{ ...row, price: '0,-', before: '149,-' }], found });
  expect(screen.getByRole('dialog', { name: 'Leveringsmuligheter' })).toBeInTheDocument();
  const option = within(screen.getByRole('list', { name: 'Levering til 5014 BERGEN' })).getByRole('listitem');
  for (const text of ['Levert på døren', 'Hjem til deg', 'Uvær.', 'Leveres i morgen', 'Før 149,- 0,-'])
    expect(option).toHaveTextContent(text);
  await screen.findByText(/Nærmest BERGEN/);
  expect(screen.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent)).toEqual([
    'Klikk & hent - Fjell Bergen',
    'Fjell Karl Johan',
    'Fjell Storo',
  ]);
});

/** The same search over both services: which one is configuration alone. */
describe.each([
  ['the shop API', {}, '/places'],
  [
    'an operator’s own service',
    { mapsService: { name: 'Maps', base: 'https://maps.test/v1' } },
    'https://maps.test/v1',
  ],
])('places of %s', (_service, config, base) => {
  const placeCalls = () => calls.filter(({ to }) => to.startsWith(`${base}/`));

  test('[P5-2, P7-26, P7-27, P9-5] a suggestion is chosen by keyboard, and the shops near it come first', async () => {
    renderDialog({ config });
    await screen.findByText(/3 butikker/);
    await userEvent.type(combobox(), 'B');
    expect(placeCalls()).toEqual([]);
    await userEvent.type(combobox(), 'ergen');
    expect(await screen.findByRole('option', { name: 'Bergen' })).toBeInTheDocument();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(names()[0]).toBe('Fjell Bergen'));
    expect(combobox()).toHaveValue('Bergen');
    expect(screen.getByText('3 butikker har varen på lager. Nærmest Bergen står først.')).toBeInTheDocument();
    const tokens = placeCalls().map(({ variables }) => variables['sessiontoken']);
    // Whoever types slowly is asked for in between, too: suggestions and place belong to one session.
    expect(placeCalls().at(-1)?.to).toMatch(/details/);
    expect(new Set(tokens).size).toBe(1);
    expect(placeCalls()[0]?.variables).toMatchObject({ types: '(regions)', components: 'country:no' });
  });

  test.each(['Norway', 'Norge', 'Noreg'])('[P5-2] a suggestion is named without its country, %s', async (country) => {
    const prediction = aPrediction({ place_id: 'bergen', description: `Bergen, ${country}`, types: ['locality'] });
    renderDialog({ config, world: { places: { Bergen: [prediction] } } });
    await userEvent.type(combobox(), 'Bergen');
    expect((await screen.findByRole('option')).textContent).toBe('Bergen');
  });

  test('[P5-2] Enter takes the first suggestion', async () => {
    renderDialog({ config });
    await userEvent.type(combobox(), 'Bergen{Enter}');
    await waitFor(() => expect(names()[0]).toBe('Fjell Bergen'));
  });

  test('[P8-5] a place that is not known is said to be so, until another is typed', async () => {
    renderDialog({ config });
    await userEvent.type(combobox(), 'Atlantis{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Vi kjenner ikke igjen dette stedet. Vennligst forsøk igjen.',
    );
    await userEvent.type(combobox(), 'X');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await screen.findByText(/3 butikker/);
  });
});

test('[P8-14, F8-15] without a maps service it is logged once a search, and no place is found', async () => {
  renderDialog({ config: { mapsService: { name: 'Maps', base: null } } });
  await userEvent.type(combobox(), 'Bergen{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Vi kjenner ikke igjen dette stedet.');
  expect(logged).toContain('Maps API was not found in the page.');
  await screen.findByText(/3 butikker/);
});

describe('the visitor’s position', () => {
  const giveGeolocation = (getCurrentPosition: Geolocation['getCurrentPosition'] | null) =>
    Object.defineProperty(navigator, 'geolocation', {
      configurable: true,
      value: getCurrentPosition && { getCurrentPosition },
    });
  afterEach(() => giveGeolocation(null));

  test('[P9-5] is asked for by a press alone, and the nearest shop comes first', async () => {
    const ask = jest.fn((answer: PositionCallback) =>
      answer({ coords: { latitude: 60.39, longitude: 5.32 } } as GeolocationPosition),
    );
    giveGeolocation(ask);
    renderDialog();
    await screen.findByText(/3 butikker/);
    expect(ask).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Bruk min posisjon' }));
    await waitFor(() => expect(names()[0]).toBe('Fjell Bergen'));
    expect(screen.getByText(/Nærmest deg/)).toBeInTheDocument();
    expect(entry('Fjell Bergen')).toHaveTextContent(/ · [\d,]+ (m|km)/);
  });

  test.each([
    ['is refused', (_: PositionCallback, refuse?: PositionErrorCallback | null) => refuse?.({} as never)],
    ['cannot be asked for', null],
  ])('[P8-3] when it %s the shops stay, and it is said why', async (_, geolocation) => {
    giveGeolocation(geolocation);
    renderDialog();
    await screen.findByText(/3 butikker/);
    await userEvent.click(screen.getByRole('button', { name: 'Bruk min posisjon' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Vi kan dessverre ikke vise tilgjengelige butikker i nærheten av deg. Sjekk at posisjonstjenester er skrudd på, og at nettleseren har tilgang til din posisjon.',
    );
    expect(names()[0]).toBe('Fjell Karl Johan');
  });
});

describe('the map', () => {
  test('[P2-36] a pin for each listed shop leads to it in the list; both stand out together', async () => {
    renderDialog();
    await screen.findByText(/3 butikker/);
    const pins = map().getAllByRole('button');
    expect(pins.map((pin) => /\d\..*/.exec(pin.textContent ?? '')?.[0])).toEqual([
      '1. Fjell Karl Johan',
      '2. Fjell Storo',
      '3. Fjell Bergen',
    ]);
    const [, storo] = pins;
    storo?.focus();
    await userEvent.keyboard('{Enter}');
    expect(storo).toHaveAttribute('aria-pressed', 'true');
    expect(entry('Fjell Storo')).toHaveFocus();
    fireEvent.pointerEnter(entry('Fjell Bergen'));
    expect(map().getByRole('button', { pressed: true })).toHaveAccessibleName('3. Fjell Bergen');
  });

  test('by default it is the shop’s own drawing, which calls nobody', async () => {
    const { container } = renderDialog();
    await screen.findByText(/3 butikker/);
    await waitFor(() => expect(container.querySelector('path')).not.toBeNull());
    expect(container.querySelectorAll('img, image')).toHaveLength(0);
  });

  test('an operator’s tiles take its place, with who made them', async () => {
    const mapTiles = { address: 'https://tiles.test/{z}/{x}/{y}.png', attribution: '© Kartverket' };
    const { container } = renderDialog({ config: { mapTiles } });
    await screen.findByText(/3 butikker/);
    const tiles = [...container.querySelectorAll('image')].map((tile) => tile.getAttribute('href') ?? '');
    expect(tiles.length).toBeGreaterThan(3);
    expect(tiles.length).toBeLessThan(21);
    for (const tile of tiles) expect(tile).toMatch(/^https:\/\/tiles\.test\/\d+\/\d+\/\d+\.png$/);
    expect(screen.getByText('© Kartverket')).toBeInTheDocument();
  });
});
