import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';

/** The server's HTML of an element as a detached DOM tree: what a shopper without script gets. */
export function renderWithoutScript(element: ReactNode): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = renderToString(element);
  return root;
}
