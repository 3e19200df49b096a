import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { PATH, renderProduct } from '../testing/render-product';

/** How often each of these parts was drawn. */
const drawn: Record<string, number> = {};

jest.mock('shared-domain/ui', () => {
  const parts = jest.requireActual<Record<string, ComponentType<object>>>('shared-domain/ui');
  const counted = (name: string) => {
    const Part = parts[name] as ComponentType<object>;
    return function Counted(properties: object) {
      drawn[name] = (drawn[name] ?? 0) + 1;
      return <Part {...properties} />;
    };
  };
  const names = ['ColourPicker', 'FactTiles', 'Gallery', 'RadioCardGroup', 'SpecificationTable', 'StockStatus'];
  return { ...parts, ...Object.fromEntries(names.map((name) => [name, counted(name)])) };
});
jest.mock('shared-domain/catalogue/io', () => ({
  ...jest.requireActual<object>('shared-domain/catalogue/io'),
  fetchAvailability: () => new Promise(() => undefined),
}));

test('another colour at the same price draws pictures and colours again, no other part', async () => {
  const { router } = renderProduct();
  await waitFor(() => expect(screen.getAllByText('6,3 tommer')).toHaveLength(2));
  const colours = within(screen.getByRole('radiogroup', { name: 'Farge' }));
  for (const name of Object.keys(drawn)) drawn[name] = 0;
  await userEvent.click(colours.getByRole('radio', { name: 'Skifer' }));
  await waitFor(() => expect(router.address()).toContain('skifer-256-gb'));
  expect(drawn).toEqual({
    Gallery: 1,
    ColourPicker: expect.any(Number) as number,
    FactTiles: 0,
    RadioCardGroup: 0,
    SpecificationTable: 0,
    StockStatus: 0,
  });
  expect(drawn['ColourPicker']).toBeGreaterThan(0);
});

test('another way to pay draws the options again, not the pictures', async () => {
  renderProduct({ address: `${PATH}?so=upfront` });
  for (const name of Object.keys(drawn)) drawn[name] = 0;
  await userEvent.click(screen.getByRole('tab', { name: 'Delbetaling' }));
  await waitFor(() => expect(drawn['RadioCardGroup']).toBeGreaterThan(0));
  expect(drawn).toMatchObject({ Gallery: 0, FactTiles: 0, SpecificationTable: 0, StockStatus: 0 });
});
