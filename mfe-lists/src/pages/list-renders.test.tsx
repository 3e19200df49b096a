import { screen, within } from '@testing-library/react';
/** Which parts of a list are drawn again. */
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { fetchListIndex } from 'shared-domain/catalogue/io';
import { ok } from 'shared-domain/kernel';
import { useTestConfig } from 'shared-domain/testing';
import { threePhones } from '../testing/assortment';
import { hydrateList, renderList, settled } from '../testing/render-list';
import { serveList } from '../testing/serve-list';

jest.mock('shared-domain/catalogue/io', () => ({
  fetchListIndex: jest.fn(),
  fetchListView: jest.fn(),
  storedSeenProducts: () => '',
}));
jest.mock('../state/browser', () => ({ idle: () => Promise.resolve() }));
jest.mock('shared-domain/ui', () => {
  const parts =
    jest.requireActual<Record<string, ComponentType<{ readonly label?: string; readonly name?: string }>>>(
      'shared-domain/ui',
    );
  const counted = (name: string) => {
    const Part = parts[name] as ComponentType<object>;
    return function Counted(properties: { readonly label?: string; readonly name?: string }) {
      drawn.push(`${name} ${properties.label ?? properties.name ?? ''}`);
      return <Part {...properties} />;
    };
  };
  return { ...parts, Checkbox: counted('Checkbox'), ProductCard: counted('ProductCard'), Select: counted('Select') };
});

const drawn: string[] = [];
const brand = (name: RegExp) => within(screen.getByRole('group', { name: 'Merker' })).getByRole('checkbox', { name });

beforeEach(() => {
  useTestConfig();
  drawn.length = 0;
});

test('the index comes: nothing is drawn again', async () => {
  serveList(threePhones);
  const answer = jest.mocked(fetchListIndex).getMockImplementation();
  let arrive: () => void = () => undefined;
  jest.mocked(fetchListIndex).mockImplementation(async (...asked) => {
    await new Promise<void>((resolve) => (arrive = resolve));
    return answer?.(...asked) ?? ok({} as never);
  });
  hydrateList('/mobiltelefoner/', threePhones);
  await settled();
  drawn.length = 0;
  arrive();
  await settled();
  await settled();
  expect(drawn.filter((part) => !part.startsWith('Select'))).toEqual([]);
});

test('a value that leaves cards and other counts as they are draws itself and no card again', async () => {
  const sameBrand = threePhones.map((phone) => ({ ...phone, brand: 'Aurora', brandSlug: 'aurora' }));
  await renderList('/mobiltelefoner/', sameBrand);
  drawn.length = 0;
  await userEvent.click(brand(/^Aurora/));
  await settled();
  expect(brand(/^Aurora/)).toBeChecked();
  expect(drawn.filter((part) => !part.startsWith('Select'))).toEqual(['Checkbox Aurora']);
});

test('the phone’s drawer opens: the panel beside the products and the cards are not drawn again', async () => {
  await renderList('/mobiltelefoner/', threePhones);
  const inPanel = drawn.filter((part) => /^Checkbox (?!\[object)/.test(part)).length;
  drawn.length = 0;
  await userEvent.click(screen.getByRole('button', { name: /^Filter/ }));
  await settled();
  expect(drawn.filter((part) => part.startsWith('Checkbox'))).toHaveLength(inPanel);
  expect(drawn.filter((part) => part.startsWith('ProductCard'))).toEqual([]);
});
