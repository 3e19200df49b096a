import { textFunction } from '../kernel';
import { showTexts } from './show-texts';

const text = textFunction<{ readonly key: 'hello'; readonly values: { readonly name: string } }>({
  hello: ({ name }) => `Hei, ${name}`,
});

test('keyed texts are rendered at any depth, everything else stays', () => {
  const hello = { key: 'hello', values: { name: 'Kari' } };
  expect(showTexts(text, { title: hello, rows: [hello, 'x', null], price: 3, key: 'a', other: true })).toEqual({
    title: 'Hei, Kari',
    rows: ['Hei, Kari', 'x', null],
    price: 3,
    key: 'a',
    other: true,
  });
});
