import { toastStore } from 'shared-domain/stores/toast-store';
import { offlineTexts } from '../texts/offline';
import { keepPageOffline } from './keep-page-offline';

const onLine = jest.spyOn(navigator, 'onLine', 'get');

beforeAll(() => keepPageOffline({ needsData: ({ search }) => search !== '?farge=sort' }));
beforeEach(() => {
  toastStore.setState({ toasts: [] });
  document.body.innerHTML = '';
});

/** @returns whether the link was followed, and what was said */
function click(href: string): readonly [isFollowed: boolean, said: readonly string[]] {
  const anchor = document.createElement('a');
  anchor.href = href;
  anchor.innerHTML = '<span>Vare</span>';
  document.body.append(anchor);
  let isFollowed = false;
  // As the page's own links: they leave a click alone that something else has handled.
  anchor.addEventListener('click', (event) => {
    isFollowed = !event.defaultPrevented;
    event.preventDefault();
  });
  anchor.firstElementChild?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  return [isFollowed, toastStore.getState().toasts.map(({ text }) => text)];
}

test.each(['/nettbrett/', '/hjelp/'])(
  'without a network a click on a link to %s keeps the page and says why',
  (href) => {
    onLine.mockReturnValue(false);
    expect(click(href)).toEqual([false, [offlineTexts.noConnection]]);
  },
);

test('the link works again when the network is back', () => {
  onLine.mockReturnValue(true);
  expect(click('/nettbrett/')).toEqual([true, []]);
});

test.each(['#innhold', '?farge=sort', 'tel:+4791234567'])(
  'without a network %s is followed: it needs nothing from the shop',
  (href) => {
    onLine.mockReturnValue(false);
    expect(click(href)).toEqual([true, []]);
  },
);
