import { createElement, useId } from 'react';
import type { PageModule, SlotModule } from 'shared-domain/contracts/exposes';
import { setErrorReporter } from 'shared-domain/runtime/error-report';
import { useTestConfig } from 'shared-domain/testing';
import { headerBuild } from '../../server/testing/fake-builds';
import type { PreparedBuild, RenderedPage } from '../messages';
import { createLaneInProcess } from '../testing/lane-in-process';
import type { ServerBundle } from './server-modules';

const builds: PreparedBuild[] = [
  headerBuild,
  {
    ...headerBuild,
    remote: 'mfe-lists',
    slots: {},
    routes: [{ id: 'list', expose: './page', paths: ['/lister/:name/'], searchParams: [], reloadOn: ['name'] }],
  },
];
const reported = jest.fn();

/** Drawn so often. */
let drawn: number;
let data: string;
let header: SlotModule<string>;
beforeEach(() => {
  useTestConfig();
  setErrorReporter({ error: reported, warning: () => undefined });
  reported.mockClear();
  drawn = 0;
  data = 'Meny $& </div>';
  header = {
    loader: () => Promise.resolve({ data }),
    htmlKey: ({ pathname }) => (pathname.includes('/en') ? 'first' : 'other'),
    Slot: ({ data: menu, pathname }) => {
      drawn += 1;
      const current = pathname.includes('/en') ? 'first' : 'other';
      return createElement('div', { id: useId(), 'aria-current': current }, createElement('div', null, menu));
    },
  };
});

function createShop() {
  const page: PageModule<string> = {
    loader: ({ params }) => Promise.resolve({ kind: 'data', data: params['name'] ?? '' }),
    head: (name) => ({ title: name }),
    Page: ({ data: name }) =>
      createElement('h1', { id: useId() }, name, name === 'en' && createElement('b', null, '!')),
  };
  const bundles = new Map<string, ServerBundle>([
    ['mfe-header', { './header': header, './footer': { Slot: () => createElement('p', { id: useId() }, 'Bunn') } }],
    ['mfe-lists', { './page': page }],
  ]);
  const lane = createLaneInProcess(builds, bundles);
  return async (url: string) => (await lane.render(url)) as RenderedPage;
}

test('pages with one key and equal data share a header; their HTML is what it would be without', async () => {
  const render = createShop();
  const shared = [await render('/lister/en/'), await render('/lister/en-til/'), await render('/lister/enda-en/')];
  expect(drawn).toBe(1);
  const alone = [];
  for (const url of ['/lister/en/', '/lister/en-til/', '/lister/enda-en/']) alone.push(await createShop()(url));
  expect(drawn).toBe(4);
  expect(shared).toEqual(alone);
  expect(shared[2]?.body).toMatch(/aria-current="first"><div>Meny \$&amp; &lt;\/div&gt;<\/div>/);
});

test('another key and other data are drawn', async () => {
  const render = createShop();
  await render('/lister/en/');
  expect((await render('/lister/to/')).body).toContain('aria-current="other"');
  data = 'Ny meny';
  expect((await render('/lister/en/')).body).toContain('Ny meny');
  expect(drawn).toBe(3);
});

test('a header that does not say what decides it is drawn for each page', async () => {
  const { htmlKey: _, ...withoutKey } = header;
  header = withoutKey;
  const render = createShop();
  await render('/lister/en/');
  await render('/lister/en/');
  expect(drawn).toBe(2);
});

test('a header whose key throws is reported, and drawn', async () => {
  header = {
    ...header,
    htmlKey: () => {
      throw new Error('no key');
    },
  };
  const { body, degraded } = await createShop()('/lister/en/');
  expect([body.includes('Meny'), degraded]).toEqual([true, []]);
  expect(reported).toHaveBeenCalledWith(new Error('no key'), {
    where: 'slot key',
    remote: 'mfe-header',
    slot: 'header',
  });
});

test('a header that failed is not kept', async () => {
  const { Slot } = header;
  let fails = true;
  header = {
    ...header,
    Slot: (props) => {
      if (fails) throw new Error('defect');
      return createElement(Slot, props);
    },
  };
  const render = createShop();
  expect((await render('/lister/en/')).degraded).toEqual(['mfe-header']);
  fails = false;
  expect((await render('/lister/en/')).body).toContain('Meny');
});

test('an address that is not found has the header of its own menu', async () => {
  const render = createShop();
  await render('/lister/en/');
  expect((await render('/finnes-ikke/')).body).toContain('aria-current="other"');
});
