import { waitFor } from '@testing-library/react';
import { takePlace } from './take-place';

const elements = () => {
  const [before, root] = [document.createElement('header'), document.createElement('div')];
  root.hidden = true;
  document.body.replaceChildren(before, root);
  return { before, root };
};

test('the server’s HTML is shown until there is something to replace it', async () => {
  const { before, root } = elements();
  takePlace(root, [before]);
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
  takePlace(root, [before]);
  expect([before.isConnected, root.hidden]).toEqual([false, false]);
});
