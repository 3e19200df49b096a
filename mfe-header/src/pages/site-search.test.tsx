import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { fetchSuggestions, type Suggestions } from 'shared-domain/catalogue/io';
import { someSuggestions } from 'shared-domain/catalogue/testing';
import { failed, ok } from 'shared-domain/kernel';
import { subscribe } from 'shared-domain/runtime/event-bus';
import { forgetConsent, giveConsent } from 'shared-domain/testing';
import { renderHeader } from '../testing/render-header';

jest.mock('shared-domain/catalogue/io', () => ({ fetchSuggestions: jest.fn() }));
const fetched = jest.mocked(fetchSuggestions);
const asked = () => fetched.mock.calls.map(([query]) => query);

type Answer = Awaited<ReturnType<typeof fetchSuggestions>>;
const answered = (change: Partial<Suggestions> = {}): Answer => ok({ ...someSuggestions(), ...change });
const answerBy = (answer: (query: string) => Answer | Promise<Answer>) =>
  fetched.mockImplementation(async (query) => answer(query));

/** The addresses that forms and links of the page would have led to: the test's page stays where it is. */
const left: string[] = [];
const noteSubmit = (event: Event) => {
  if (!event.defaultPrevented) left.push(`submit ${(event.target as HTMLFormElement).getAttribute('action') ?? ''}`);
  event.preventDefault();
};
const noteClick = (event: MouseEvent) => {
  const link = (event.target as Element).closest('a');
  if (!link) return;
  if (!event.defaultPrevented) left.push(`link ${link.getAttribute('href') ?? ''}`);
  event.preventDefault();
};

beforeEach(() => {
  localStorage.clear();
  left.length = 0;
  fetched.mockReset();
  answerBy((query) => answered({ query }));
  window.addEventListener('submit', noteSubmit);
  window.addEventListener('click', noteClick);
});
afterEach(() => {
  window.removeEventListener('submit', noteSubmit);
  window.removeEventListener('click', noteClick);
});

async function openSearch(setting: Parameters<typeof renderHeader>[0] = {}) {
  const { user } = renderHeader(setting);
  await user.click(screen.getByRole('button', { name: 'Søk' }));
  const drawer = await screen.findByRole('dialog', { name: 'Hva leter du etter?' });
  const inDrawer = within(drawer);
  return { user, drawer, inDrawer, field: inDrawer.getByRole('combobox', { name: 'Søk i innhold' }) };
}

const activeOption = () => screen.queryByRole('option', { selected: true });

describe('the form', () => {
  test('[F2.4-1, F2.4-2, F5.2-1] the drawer asks what to look for, in a plain form with a field that can be cleared', async () => {
    const { user, drawer, inDrawer, field } = await openSearch();
    const form = inDrawer.getByRole('search');
    expect(form).toHaveAttribute('action', '/sok');
    expect(form).toHaveAttribute('method', 'get');
    expect(field).toHaveAttribute('placeholder', 'Søk her');
    expect(field).toHaveAttribute('name', 'q');
    expect(field).toHaveAttribute('autofocus');
    await user.type(field, 'deksel');
    await user.click(inDrawer.getByRole('button', { name: 'Tøm søkefeltet' }));
    expect(field).toHaveValue('');
    expect(field).toHaveFocus();
    expect(inDrawer.getByRole('button', { name: 'Søk' })).toHaveAttribute('type', 'submit');
    expect((await axe(drawer)).violations).toEqual([]);
  });

  test('[F2.4-3] a query is sent, an empty one does not navigate', async () => {
    const { user, inDrawer, field } = await openSearch();
    const submit = inDrawer.getByRole('button', { name: 'Søk' });
    await user.click(submit);
    await user.type(field, '  ');
    await user.click(submit);
    expect(left).toEqual([]);
    await user.type(field, 'deksel{Enter}');
    expect(left).toEqual(['submit /sok']);
  });

  test('[F2.4-3] a host that handles the search keeps the browser where it is, and the drawer closes', async () => {
    const heard: unknown[] = [];
    const unsubscribe = subscribe('shop:header:search-submitted@1', (detail) => {
      heard.push(detail);
      return 'handled';
    });
    const { user, field } = await openSearch();
    await user.type(field, ' blå deksel {Enter}');
    unsubscribe();
    expect(heard).toEqual([{ query: 'blå deksel', realm: 'B2C' }]);
    expect(left).toEqual([]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('[F2.4-3] a host that only listens leaves it to the browser; an empty query is not said', async () => {
    const heard: unknown[] = [];
    const unsubscribe = subscribe('shop:header:search-submitted@1', (detail) => void heard.push(detail));
    const { user, field } = await openSearch();
    await user.type(field, '{Enter}deksel{Enter}');
    unsubscribe();
    expect(heard).toEqual([{ query: 'deksel', realm: 'B2C' }]);
    expect(left).toEqual(['submit /sok']);
  });

  test('below the menus of businesses the search is theirs', async () => {
    const { user, inDrawer, field } = await openSearch({ pathname: '/bedrift/', realm: 'B2B' });
    expect(inDrawer.getByRole('search')).toHaveAttribute('action', '/bedrift/sok');
    await user.type(field, 'nova');
    await inDrawer.findByRole('listbox');
    expect(fetched.mock.calls.map(([, realm]) => realm)).toEqual(['B2B']);
  });

  test('[F2.4-3] on a page of another site the form leads to the shop, and nothing is suggested: the API is not called', async () => {
    const { user, inDrawer, field } = await openSearch({ appKey: 'open-pages' });
    expect(inDrawer.getByRole('search')).toHaveAttribute('action', 'http://shop.test/sok');
    await user.type(field, 'auro');
    // Longer than the pause while typing.
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(asked()).toEqual([]);
    expect(field).toHaveAttribute('aria-expanded', 'false');
  });
});

describe('suggestions', () => {
  test('come while typing, in groups, with picture and price; their number is read out', async () => {
    const { user, drawer, inDrawer, field } = await openSearch();
    expect(field).toHaveAttribute('aria-expanded', 'false');
    expect(inDrawer.getByRole('status')).toHaveTextContent(/^$/);
    await user.type(field, 'auro');
    const list = await inDrawer.findByRole('listbox', { name: 'Forslag' });
    expect(
      within(list)
        .getAllByRole('group')
        .map((group) => group.getAttribute('aria-labelledby')).length,
    ).toBe(4);
    expect(
      within(within(list).getByRole('group', { name: 'Produkter' }))
        .getByRole('option')
        .querySelector('img'),
    ).toBeInTheDocument();
    expect(within(list).getByRole('group', { name: 'Produkter' })).toHaveTextContent(/12\s990,-/);
    expect(within(list).getByRole('group', { name: 'Abonnement' })).toHaveTextContent('599,-/md.');
    expect(within(list).getByRole('group', { name: 'Kategorier' })).toHaveTextContent('Mobiltelefoner');
    expect(within(list).getByRole('group', { name: 'Sider' })).toHaveTextContent('Priser');
    expect(field).toHaveAttribute('aria-expanded', 'true');
    expect(field).toHaveAttribute('aria-controls', list.id);
    expect(inDrawer.getByRole('status')).toHaveTextContent(/^4 forslag$/);
    expect((await axe(drawer)).violations).toEqual([]);
  });

  test('the arrow keys go through them while the focus stays in the field; Enter opens the active one', async () => {
    const { user, inDrawer, field } = await openSearch();
    await user.type(field, 'auro');
    await inDrawer.findByRole('listbox');
    expect(field).not.toHaveAttribute('aria-activedescendant');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    const plan = inDrawer.getByRole('option', { name: /Fjell X Max/ });
    expect(activeOption()).toBe(plan);
    expect(field).toHaveFocus();
    expect(field).toHaveAttribute('aria-activedescendant', plan.id);
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(activeOption()).toBe(inDrawer.getByRole('option', { name: /Priser/ }));
    await user.keyboard('{Enter}');
    expect(left).toEqual(['link /mobilabonnement/priser/']);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('Enter without an active one submits what was typed', async () => {
    const { user, inDrawer, field } = await openSearch();
    await user.type(field, 'auro');
    await inDrawer.findByRole('listbox');
    await user.keyboard('{Enter}');
    expect(left).toEqual(['submit /sok']);
  });

  test("Escape empties the field first; then it is the drawer's", async () => {
    const heard = jest.fn<void, [KeyboardEvent]>();
    document.addEventListener('keydown', heard);
    const { user, inDrawer, field } = await openSearch();
    await user.type(field, 'auro');
    await inDrawer.findByRole('listbox');
    await user.keyboard('{Escape}');
    expect(field).toHaveValue('');
    expect(field).toHaveFocus();
    expect(inDrawer.queryByRole('listbox')).toBeNull();
    await user.keyboard('{Escape}');
    document.removeEventListener('keydown', heard);
    expect(heard.mock.calls.slice(-2).map(([event]) => event.defaultPrevented)).toEqual([true, false]);
  });

  test('are asked for once typing pauses, and not for a single letter', async () => {
    const { user, inDrawer, field } = await openSearch();
    await user.type(field, 'a');
    await user.type(field, 'urora');
    await inDrawer.findByRole('listbox');
    expect(asked()).toEqual(['aurora']);
  });

  test('of a text that is no longer in the field are left alone, and their call is ended', async () => {
    let giveFirst: (late: Answer) => void = () => undefined;
    answerBy((query) =>
      query === 'auro' ? new Promise((resolve) => (giveFirst = resolve)) : answered({ query, plans: [], pages: [] }),
    );
    const { user, inDrawer, field } = await openSearch();
    await user.type(field, 'auro');
    await waitFor(() => expect(asked()).toEqual(['auro']));
    await user.type(field, 'ra');
    await inDrawer.findByRole('listbox');
    giveFirst(answered({ query: 'auro' }));
    await user.type(field, '{ArrowDown}');
    expect(fetched.mock.calls.map(([, , options]) => options?.signal?.aborted)).toEqual([true, false]);
    expect(inDrawer.getByRole('status')).toHaveTextContent('2 forslag');
    expect(inDrawer.queryByRole('group', { name: 'Sider' })).toBeNull();
  });

  test('that are none say so', async () => {
    answerBy((query) => answered({ query, products: [], plans: [], categories: [], pages: [] }));
    const { user, drawer, inDrawer, field } = await openSearch();
    await user.type(field, 'xyzzy');
    await waitFor(() => expect(inDrawer.getByRole('status')).toHaveTextContent(/^Vi har ingen forslag til «xyzzy»/));
    expect(field).toHaveAttribute('aria-expanded', 'false');
    expect((await axe(drawer)).violations).toEqual([]);
  });

  test('[F2.4-3] that cannot be read leave a field that submits', async () => {
    answerBy(() => failed({ kind: 'status', status: 500 }));
    const { user, inDrawer, field } = await openSearch();
    await user.type(field, 'deksel');
    await waitFor(() => expect(inDrawer.getByRole('status')).toHaveTextContent(/^Vi får ikke hentet forslag/));
    await user.type(field, '{Enter}');
    expect(left).toEqual(['submit /sok']);
  });
});

describe('recent searches', () => {
  const recent = () => screen.queryByRole('region', { name: 'Siste søk' });
  const names = () =>
    within(recent() ?? document.createElement('div'))
      .queryAllByRole('link')
      .map((link) => link.textContent);

  async function withSearches(...searches: readonly string[]) {
    localStorage.setItem('recentSearches', JSON.stringify(searches));
    return openSearch();
  }

  beforeEach(() => giveConsent(['marketing']));
  afterEach(() => forgetConsent());

  test('nothing is kept of a visitor who has not agreed to it', async () => {
    giveConsent(['statistics']);
    const { user, field } = await openSearch();
    await user.type(field, 'deksel{Enter}');
    expect(localStorage.getItem('recentSearches')).toBeNull();
  });

  test('what was searched for stays on the device and leads to the same search', async () => {
    const { user, field } = await openSearch();
    expect(recent()).toBeNull();
    await user.type(field, 'deksel{Enter}');
    await user.clear(field);
    expect(names()).toEqual(['deksel']);
    expect(screen.getByRole('link', { name: 'deksel' })).toHaveAttribute('href', '/sok?q=deksel');
    expect(localStorage.getItem('recentSearches')).toBe('["deksel"]');
    await user.click(screen.getByRole('link', { name: 'deksel' }));
    expect(left).toEqual(['submit /sok', 'link /sok?q=deksel']);
  });

  test('a host may handle them too', async () => {
    const { user } = await withSearches('deksel');
    const unsubscribe = subscribe('shop:header:search-submitted@1', () => 'handled');
    await user.click(screen.getByRole('link', { name: 'deksel' }));
    unsubscribe();
    expect(left).toEqual([]);
  });

  test('are removed one by one, the focus going on to the next, and all together', async () => {
    const { user, drawer, field } = await withSearches('deksel', 'lader', 'kabel');
    expect((await axe(drawer)).violations).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Fjern «lader» fra siste søk' }));
    expect(names()).toEqual(['deksel', 'kabel']);
    expect(screen.getByRole('button', { name: 'Fjern «kabel» fra siste søk' })).toHaveFocus();
    expect(localStorage.getItem('recentSearches')).toBe('["deksel","kabel"]');
    await user.click(screen.getByRole('button', { name: 'Fjern alle' }));
    expect(recent()).toBeNull();
    expect(field).toHaveFocus();
    expect(localStorage.getItem('recentSearches')).toBeNull();
  });

  test('give way to the suggestions', async () => {
    const { user, inDrawer, field } = await withSearches('deksel');
    expect(inDrawer.getByRole('list', { name: 'Nyttige snarveier' })).toBeInTheDocument();
    await user.type(field, 'auro');
    await inDrawer.findByRole('listbox');
    expect(recent()).toBeNull();
    expect(inDrawer.queryByRole('list', { name: 'Nyttige snarveier' })).toBeNull();
  });

  test('are none where the browser keeps nothing', async () => {
    const refused = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('denied');
    });
    const { user, field } = await openSearch();
    await user.type(field, 'deksel{Enter}');
    refused.mockRestore();
    expect(left).toEqual(['submit /sok']);
  });
});
