import { act, render } from '@testing-library/react';
import { Fragment } from 'react';
import { followChangesIn } from './foreign-changes';

type Translate = (text: Text) => void;

const font = (...content: (Node | string)[]) => {
  const [outer, inner] = [document.createElement('font'), document.createElement('font')];
  inner.append(...content);
  outer.append(inner);
  return outer;
};
/** Google's way, and two more. */
const TRANSLATORS: Readonly<Record<string, Translate>> = {
  'writes its own text and takes this one away': (text) => {
    text.parentNode?.insertBefore(font(`${text.data}*`), text);
    text.remove();
  },
  'replaces the text': (text) => text.replaceWith(font(`${text.data}*`)),
  'moves the text': (text) => {
    const moved = font();
    text.replaceWith(moved);
    moved.firstElementChild?.append(text);
  },
};

function translate(region: Element, way: Translate) {
  const walker = document.createTreeWalker(region, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  texts.forEach(way);
}

interface Props {
  readonly price: string;
  readonly hasOffer?: boolean;
  readonly order?: readonly string[];
}

const Part = ({ price, hasOffer = true, order = ['a', 'b'] }: Props) => (
  <p>
    {hasOffer && 'Tilbud '}
    {price} i måneden
    {!hasOffer && <b>uten tilbud</b>}
    {order.map((word) => (
      <Fragment key={word}>{word}</Fragment>
    ))}
  </p>
);
const words = (region: Element) => region.textContent?.replaceAll('*', '');

describe.each(Object.entries(TRANSLATORS))('a translator that %s', (_name, way) => {
  test.each<readonly [string, Props, string]>([
    ['a changed text is shown', { price: '599,-' }, 'Tilbud 599,- i månedenab'],
    ['a text is gone, and an element comes', { price: '499,-', hasOffer: false }, '499,- i månedenuten tilbudab'],
    ['both', { price: '599,-', hasOffer: false }, '599,- i månedenuten tilbudab'],
    ['texts change places', { price: '499,-', order: ['b', 'a'] }, 'Tilbud 499,- i månedenba'],
  ])('%s, once', async (_what, next, expected) => {
    const { container, rerender, unmount } = render(<Part price="499,-" />);
    await act(async () => translate(container, way));
    await act(async () => rerender(<Part {...next} />));
    expect(words(container)).toBe(expected);
    await act(async () => translate(container, way));
    await act(async () => rerender(<Part price="1,-" />));
    expect(words(container)).toBe('Tilbud 1,- i månedenab');
    unmount();
    expect(container).toBeEmptyDOMElement();
  });

  test('a changed text in a shadow root is shown, once', async () => {
    const root = document.body.appendChild(document.createElement('shop-header')).attachShadow({ mode: 'open' });
    followChangesIn(root);
    const container = root.appendChild(document.createElement('div'));
    const { rerender } = render(<Part price="499,-" />, { container });
    await act(async () => translate(container, way));
    await act(async () => rerender(<Part price="599,-" hasOffer={false} />));
    expect(words(container)).toBe('599,- i månedenuten tilbudab');
  });
});

const List = ({ items }: { readonly items: readonly string[] }) => (
  <ul>
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
);

test('an element that a blocker took away is no error when React removes it', () => {
  const { container, rerender } = render(<List items={['a', 'annonse', 'b']} />);
  container.querySelectorAll('li')[1]?.remove();
  rerender(<List items={['a', 'b']} />);
  expect(container).toHaveTextContent(/^ab$/);
});

test('what a reader put around elements stays as long as it holds one of them', () => {
  const { container, rerender } = render(<List items={['a', 'b']} />);
  const around = document.createElement('div');
  around.append(...container.querySelectorAll('li'));
  container.querySelector('ul')?.append(around);
  rerender(<List items={['a', 'c', 'b']} />);
  expect(container).toHaveTextContent(/^acb$/);
  rerender(<List items={['b']} />);
  expect(around).toHaveTextContent(/^b$/);
  rerender(<List items={[]} />);
  expect(container.querySelector('ul')).toBeEmptyDOMElement();
});

test('an element without a place for the next one is an error: nothing is put where it does not belong', () => {
  const [list, gone] = [document.createElement('ul'), document.createElement('li')];
  const insert = () => list.insertBefore(document.createElement('li'), gone);
  expect(insert).toThrow(DOMException);
});
