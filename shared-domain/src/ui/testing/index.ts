import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';

/** The server's HTML of an element as a detached DOM tree: what a shopper without script gets. */
export function renderWithoutScript(element: ReactNode): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = renderToString(element);
  return root;
}

/** jsdom has `<dialog>` without showModal and close: adds what the shop's drawers need. The returned function removes it. */
export function supportDialogs(): () => void {
  const prototype = HTMLDialogElement.prototype;
  const before = { showModal: prototype.showModal, close: prototype.close };
  const openers = new WeakMap<HTMLDialogElement, Element | null>();
  prototype.showModal = function showModal(this: HTMLDialogElement) {
    openers.set(this, document.activeElement);
    this.setAttribute('open', '');
    this.querySelector<HTMLElement>('button, a[href], input, select')?.focus();
  };
  prototype.close = function close(this: HTMLDialogElement) {
    this.removeAttribute('open');
    const opener = openers.get(this);
    if (opener instanceof HTMLElement) opener.focus();
    this.dispatchEvent(new Event('close'));
  };
  return () => Object.assign(prototype, before);
}
