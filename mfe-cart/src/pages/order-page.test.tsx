import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { aCart } from 'shared-domain/cart/testing';
import { useTestConfig } from 'shared-domain/testing';
import { renderAt } from 'shared-domain/testing/router';
import type { OrderPageData, OrderStatus } from '../data/order-status';
import { head, Page } from '../exposes/order';

const status: OrderStatus = {
  orderNumber: '48231907',
  delivery: 'pickup',
  steps: [
    { id: 'ordered', reachedAt: '2026-11-21T09:00:00.000Z' },
    { id: 'paid', reachedAt: '2026-11-21T09:00:00.000Z' },
    { id: 'packing', reachedAt: '2026-11-21T09:30:00.000Z' },
    { id: 'sent', reachedAt: null },
    { id: 'ready', reachedAt: null },
  ],
  cart: aCart({ hasPaid: true, orderRef: null }),
};
const open = (data: OrderPageData) => renderAt('/ordre/', <Page data={data} realm="B2C" renderedAt={0} />);
const order = (over: Partial<OrderStatus> = {}) => open({ kind: 'order', status: { ...status, ...over } });
beforeEach(() => useTestConfig());

test('the form is plain and posts number and address', async () => {
  const { container } = open({ kind: 'form', message: null });
  expect(screen.getByRole('heading', { level: 1, name: 'Følg ordren' })).toBeVisible();
  const form = document.querySelector('form');
  expect([form?.getAttribute('method'), form?.getAttribute('action')]).toEqual(['post', '/ordre/']);
  expect(Object.keys(Object.fromEntries(new FormData(form ?? undefined)))).toEqual(['ordrenummer', 'epost']);
  for (const name of ['Ordrenummer', 'E-post']) expect(screen.getByRole('textbox', { name })).toBeRequired();
  expect(screen.queryByRole('alert')).toBeNull();
  expect((await axe(container)).violations).toEqual([]);
});

test.each([
  ['finnes-ikke', 'Vi finner ingen ordre med dette nummeret og denne e-postadressen.'],
  ['for-mange', 'Vent et minutt, og prøv igjen.'],
  ['feilet', 'Det gikk ikke akkurat nå.'],
  ['utlopt', 'Ordren vises en halvtime om gangen.'],
])('after "%s" the form says why', (message, text) => {
  open({ kind: 'form', message });
  expect(screen.getByText(text, { exact: false })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Finn ordren' })).toBeVisible();
});

test('an order says how far it has come, when, and what was paid; nothing can be changed', async () => {
  const { container } = order();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Ordre 4823 1907');
  const steps = within(screen.getByRole('list', { name: 'Hvor langt ordren er kommet' })).getAllByRole('listitem');
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, null, 'step', null, null]);
  expect(screen.getByText('Vi pakker varene.', { exact: false })).toHaveTextContent('lørdag 21. november kl. 10:30');
  expect(screen.getByText('Varene kommer til hentestedet ditt.', { exact: false })).toBeVisible();
  for (const { name } of status.cart.cart.content) expect(container).toHaveTextContent(name);
  expect(container).toHaveTextContent('Betalt:');
  expect(screen.queryByRole('button', { name: /Fjern|Øk|Reduser/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'Angrerett og skjema' })).toHaveAttribute('href', '/om/angrerett/');
  expect(screen.getByRole('link', { name: 'Kontakt kundeservice' })).toHaveAttribute('href', '/hjelp/');
  expect((await axe(container)).violations).toEqual([]);
});

test('an order that is ready has no step left', () => {
  order({ steps: status.steps.map(({ id }) => ({ id, reachedAt: '2026-11-22T09:00:00.000Z' })) });
  expect(document.querySelector('[aria-current="step"]')).toBeNull();
  expect(screen.getByText('Pakken venter på hentestedet.', { exact: false })).toBeVisible();
});

test('no search engine has the page, and its title names no order', () => {
  const data: OrderPageData = { kind: 'order', status };
  expect(head(data, { pathname: '/ordre/', realm: 'B2C' } as never)).toEqual({
    title: expect.stringMatching(/^Følg ordren \| /) as string,
    noIndex: true,
  });
});
