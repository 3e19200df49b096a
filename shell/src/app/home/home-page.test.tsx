import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderToString } from 'react-dom/server';
import { aProductList } from 'shared-domain/catalogue/testing';
import { fetchProductList } from 'shared-domain/catalogue/io';
import type { PageRequest } from 'shared-domain/contracts/exposes';
import { failed, ok } from 'shared-domain/kernel';
import { anOffering } from 'shared-domain/subscription/testing';
import { fetchOfferings } from 'shared-domain/subscription/io';
import { loader, type HomeData } from './home-loader';
import { HomePage } from './home-page';

jest.mock('shared-domain/catalogue/io', () => ({ fetchProductList: jest.fn() }));
jest.mock('shared-domain/subscription/io', () => ({ fetchOfferings: jest.fn() }));

const request = { signal: new AbortController().signal } as PageRequest;
const down = failed({ kind: 'network' as const });
const load = async () => {
  const answer = await loader(request);
  if (answer.kind !== 'data') throw new Error(answer.kind);
  return answer;
};
const page = (data: HomeData) => <HomePage data={data} realm="B2C" renderedAt={0} />;

beforeEach(() => {
  jest.mocked(fetchProductList).mockResolvedValue(ok(aProductList()));
  jest.mocked(fetchOfferings).mockResolvedValue(ok([anOffering()]));
});

test('the home page leads to the lists and the subscriptions, also without script', async () => {
  const { data, status } = await load();
  expect(status).toBe(200);
  const html = renderToString(page(data));
  for (const href of ['/mobiltelefoner/', '/tilbehor/', '/mobilabonnement/']) expect(html).toContain(`href="${href}"`);
});

test('the home page has one first heading and no axe findings', async () => {
  const { data } = await load();
  const { container } = render(page(data));
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect((await axe(container)).violations).toEqual([]);
});

test('with the API down it still leads on, and says 503', async () => {
  jest.mocked(fetchProductList).mockResolvedValue(down);
  jest.mocked(fetchOfferings).mockResolvedValue(down);
  const { data, status } = await load();
  expect(status).toBe(503);
  render(page(data));
  expect(screen.getByRole('link', { name: 'Alle mobiler' })).toHaveAttribute('href', '/mobiltelefoner/');
});
