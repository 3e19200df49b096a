import { fireEvent, render, screen } from '@testing-library/react';
import { StrictMode, useRef } from 'react';
import { type AnalyticsFact } from 'shared-domain/analytics';
import { toCardItem } from 'shared-domain/catalogue';
import { aProductListItem } from 'shared-domain/catalogue/testing';
import { receiveFacts } from 'shared-domain/stores/analytics-log';
import { useListedProducts } from './use-listed-products';

const item = (name: string) => toCardItem(aProductListItem({ name, href: `/${name}/` }));
const [a, b, c] = ['a', 'b', 'c'].map(item) as [
  ReturnType<typeof item>,
  ReturnType<typeof item>,
  ReturnType<typeof item>,
];

interface ListProps {
  readonly items: readonly (typeof a)[];
  readonly before?: number;
}

function List({ items, before = 0 }: ListProps) {
  const list = useRef<HTMLUListElement>(null);
  useListedProducts(list, items, 'HANDSET_LIST', before);
  return (
    <ul ref={list}>
      {items.map(({ name }) => (
        <li key={name}>
          <a href="#card">{name}</a>
        </li>
      ))}
    </ul>
  );
}

/** 'products-listed 1 a,b'. */
const told: string[] = [];
const write = (fact: AnalyticsFact) => {
  if (fact.kind === 'products-listed')
    told.push(`${fact.kind} ${fact.place.position} ${fact.items.map(({ name }) => name).join()}`);
  if (fact.kind === 'product-clicked') told.push(`${fact.kind} ${fact.place.position} ${fact.item.name}`);
};

beforeEach(() => {
  told.length = 0;
  receiveFacts(({ fact }) => write(fact));
});

test('[F7.7-5] cards are reported when they are added to the list, each once', () => {
  const { rerender } = render(<List items={[a, b]} />);
  rerender(<List items={[a, b]} />);
  rerender(<List items={[a, b, c]} />);
  rerender(<List items={[c]} />);
  expect(told).toEqual(['products-listed 1 a,b', 'products-listed 3 c', 'products-listed 1 c']);
});

test('[F7.7-5] StrictMode reports nothing twice; a list that begins later has later places', () => {
  render(
    <StrictMode>
      <List items={[a]} before={24} />
    </StrictMode>,
  );
  expect(told).toEqual(['products-listed 25 a']);
});

test('[F7.7-5] the card that is pressed is reported with its place', () => {
  render(<List items={[a, b]} before={24} />);
  told.length = 0;
  fireEvent.click(screen.getByRole('link', { name: 'b' }));
  fireEvent.click(screen.getByRole('list'));
  expect(told).toEqual(['product-clicked 26 b']);
});
