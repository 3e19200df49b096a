import { suggestionsSchema } from 'shared-domain/catalogue/io';
import { someSuggestions } from 'shared-domain/catalogue/testing';
import { navigationLinks } from 'shared-domain/navigation';
import { aFooter, anAnnouncement, aNavigation } from 'shared-domain/navigation/testing';
import { setErrorReporter } from 'shared-domain/runtime/error-report';
import { fakeFetch, toWire, useTestConfig } from 'shared-domain/testing';
import { loadListLeads, loadSuggestions } from './calls';
import { loadFooter } from './footer-loader';
import { loadHeader } from './header-loader';

describe('loaders', () => {
  const request = () => ({ realm: 'B2C', pathname: '/', renderedAt: 0, signal: new AbortController().signal }) as const;
  let network: ReturnType<typeof fakeFetch> | undefined;
  let logged: jest.SpyInstance;

  beforeEach(() => {
    useTestConfig();
    logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => {
    network?.restore();
    logged.mockRestore();
  });

  test('[F8-1, F8-4] before the first answer failed calls are logged and leave a header with the way to the front page, and nothing made up', async () => {
    network = fakeFetch(() => fakeFetch.problem(500));
    const { data, isDegraded } = await loadHeader(request());
    expect(navigationLinks(data.navigation, 'Utstyrsavtale').map(({ link }) => link)).toEqual([
      '/',
      '/bedrift/',
      '/bedrift/',
    ]);
    expect(data.announcements).toEqual([]);
    expect(isDegraded).toBe(true);
    const messages = logged.mock.calls.map(([error]) => (error instanceof Error ? error.message : '')).sort();
    expect(messages).toEqual(['Failed to fetch announcements', 'Failed to fetch navigation']);
  });

  test('[F7.2-1, F4.7-1] the header reads its menus and the announcements', async () => {
    network = fakeFetch(({ url }) =>
      fakeFetch.json(url.includes('announcements') ? { entries: [anAnnouncement()] } : aNavigation()),
    );
    expect(await loadHeader(request())).toEqual({
      data: { navigation: aNavigation(), announcements: [anAnnouncement()] },
    });
    expect(network.calls.map(({ url }) => new URL(url).pathname).sort()).toEqual([
      '/api/announcements/all/',
      '/api/view-models/navigation',
    ]);
  });

  test('menus that were read once stay while the call fails', async () => {
    network = fakeFetch(() => fakeFetch.json(aNavigation()));
    await loadHeader(request());
    network.restore();
    network = fakeFetch(() => fakeFetch.problem(503));
    expect(await loadHeader(request())).toEqual({
      data: { navigation: aNavigation(), announcements: [] },
      isDegraded: true,
    });
  });

  test('the menus read a product of each list; a failed call leaves none', async () => {
    const lead = {
      path: '/nettbrett/',
      name: 'Tern',
      href: '/nettbrett/tern/tern-1/',
      image: { url: '/a', title: 'Tern' },
    };
    network = fakeFetch(() => fakeFetch.json({ realm: 'B2B', lists: [lead] }));
    expect(await loadListLeads('B2B')).toEqual([lead]);
    expect(network.calls.map(({ url }) => new URL(url).pathname)).toEqual(['/api/view-models/list-leads/B2B']);
    network.restore();
    network = fakeFetch(() => fakeFetch.problem(404));
    expect(await loadListLeads('UKKO')).toEqual([]);
  });

  test('[F3.7-2, F8-1] the footer reads its rows; a failed call leaves none', async () => {
    network = fakeFetch(() => fakeFetch.json(aFooter()));
    expect(await loadFooter(request())).toEqual({ data: { footer: aFooter() } });
    network.restore();
    network = fakeFetch(() => fakeFetch.problem(404));
    expect(await loadFooter(request())).toEqual({ data: { footer: null }, isDegraded: true });
  });
});

describe('calls', () => {
  const reported: string[] = [];
  let network: ReturnType<typeof fakeFetch>;
  const answering = (answer: () => Response) => (network = fakeFetch(answer));

  beforeEach(() => {
    useTestConfig();
    reported.length = 0;
    setErrorReporter({
      error: (error, context) => void reported.push(JSON.stringify([String(error), context])),
      warning: () => undefined,
    });
  });
  afterEach(() => network.restore());

  test('asks the search service, in the realm of the menus', async () => {
    answering(() => fakeFetch.json(toWire(suggestionsSchema, someSuggestions())));
    expect(await loadSuggestions('blå & stor', 'B2B', new AbortController().signal)).toEqual(someSuggestions());
    expect(network.calls.map(({ url }) => url)).toEqual([
      'http://shop.test/api/search/suggestions?q=bl%C3%A5+%26+stor&realm=B2B',
    ]);
  });

  test('what cannot be read is reported once, without the query', async () => {
    answering(() => fakeFetch.problem(404));
    expect(await loadSuggestions('hemmelig', 'B2C', new AbortController().signal)).toBeNull();
    expect(reported).toHaveLength(1);
    expect(reported[0]).toContain('Failed to fetch search suggestions');
    expect(reported[0]).not.toContain('hemmelig');
  });
});
