import { waitFor } from '@testing-library/react';
import { takePlace } from './take-place';

const elements = () => {
  const [before, root] = [document.createElement('div'), document.createElement('div')];
  root.hidden = true;
  document.body.replaceChildren(before, root);
  return { before, root };
};

test('the server’s HTML is shown until there is something to replace it', async () => {
  const { before, root } = elements();
  void takePlace(root, [before]);
  root.innerHTML = '<div data-slot="header"></div>';
  await Promise.resolve();
  expect([before.isConnected, root.hidden]).toEqual([true, true]);
  root.firstElementChild?.append(document.createElement('nav'));
  await waitFor(() => expect(root.hidden).toBe(false));
  expect(before.isConnected).toBe(false);
});

test('content that is drawn already replaces it at once', () => {
  const { before, root } = elements();
  root.innerHTML = '<div data-slot="header"><nav></nav></div>';
  void takePlace(root, [before]);
  expect([before.isConnected, root.hidden]).toEqual([false, false]);
});

test('the focus and an open menu go over', async () => {
  const html = '<button>One</button><div popover="auto"></div><button>Two</button><div popover="auto"></div>';
  const { before, root } = elements();
  before.innerHTML = html;
  before.querySelectorAll('button')[1]?.focus();
  const [, menu] = before.querySelectorAll<HTMLElement>('[popover]');
  if (menu) jest.spyOn(menu, 'matches').mockReturnValue(true);
  root.innerHTML = `<div data-slot="header">${html}</div>`;
  const show = jest.fn();
  const [, next] = root.querySelectorAll<HTMLElement>('[popover]');
  if (next) next.showPopover = show;
  await takePlace(root, [before]);
  expect(document.activeElement).toBe(root.querySelectorAll('button')[1]);
  expect(show).toHaveBeenCalled();
});
