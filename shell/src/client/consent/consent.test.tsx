import { act, screen, within } from '@testing-library/react';
/** The question in a page: asked once, answered by a native form, opened again by a link of the footer. */
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { subscribe } from 'shared-domain/runtime/event-bus';
import { forgetConsent, giveConsent } from 'shared-domain/testing';
import { ConsentPanel } from '../../app/consent/consent-panel';
import { startConsent } from '../consent';

/** Answers as the edge does, with a parsed document. */
class FakeRequest {
  status = 200;
  responseXML: Document | null = null;
  onload: () => void = () => undefined;
  open() {}
  send() {
    const html = `<link rel="stylesheet" href="/frame/a.css"><div>${renderToStaticMarkup(<ConsentPanel />)}</div>`;
    this.responseXML = new DOMParser().parseFromString(html, 'text/html');
    queueMicrotask(() => this.onload());
  }
}

const told: string[] = [];
let end: () => void = () => undefined;
let stop: () => void = () => undefined;
const host = () => document.querySelector('shop-consent')?.shadowRoot;
const panel = () => within(host()?.querySelector('section') as HTMLElement);
const isOpen = () => host()?.querySelector('section')?.hidden === false;

/** jsdom loads no style sheets. */
async function stylesArrive() {
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  host()?.querySelector('link')?.dispatchEvent(new Event('load'));
  await act(() => new Promise((resolve) => setTimeout(resolve)));
}

beforeAll(() => {
  Object.assign(globalThis, { XMLHttpRequest: FakeRequest });
});
beforeEach(() => {
  document.body.innerHTML = '<footer><a data-consent href="/om/informasjonskapsler/">Informasjonskapsler</a></footer>';
  told.length = 0;
  stop = subscribe('shop:consent:changed@1', ({ purposes }) => void told.push(purposes.join(' ') || 'none'), {
    replay: false,
  });
});
afterEach(() => {
  end();
  stop();
  forgetConsent();
  localStorage.clear();
});

test('a visitor who has not answered is asked, and the page is told the answer', async () => {
  end = startConsent();
  await stylesArrive();
  expect(isOpen()).toBe(true);
  expect(told).toEqual([]);
  expect(document.body).toHaveFocus();
  localStorage.setItem('seenProducts', '[]');
  localStorage.setItem('closedAnnouncements', '[]');
  await userEvent.click(panel().getByRole('button', { name: 'Bare nødvendige' }));
  expect(isOpen()).toBe(false);
  expect(told).toEqual(['none']);
  expect(document.cookie).toContain('shop-consent=1');
  expect(Object.keys(localStorage)).toEqual(['closedAnnouncements']);
});

test('one who has answered is not asked; the footer opens the choice as it is, and one purpose can be withdrawn', async () => {
  giveConsent();
  end = startConsent();
  await stylesArrive();
  expect(host()).toBeUndefined();
  expect(told).toEqual(['statistics marketing']);
  await userEvent.click(screen.getByRole('link', { name: 'Informasjonskapsler' }));
  await stylesArrive();
  expect(isOpen()).toBe(true);
  const box = panel().getByRole('checkbox', { name: /^Statistikk/ });
  expect(box).toBeChecked();
  await userEvent.click(box);
  await userEvent.click(panel().getByRole('button', { name: 'Lagre valgene' }));
  expect(told).toEqual(['statistics marketing', 'marketing']);
});

test('an answer that was given in another tab counts when this one is looked at again', async () => {
  end = startConsent();
  await stylesArrive();
  giveConsent(['marketing']);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(isOpen()).toBe(false);
  expect(told.at(-1)).toBe('marketing');
});
