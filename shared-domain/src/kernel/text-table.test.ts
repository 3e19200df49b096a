import { textFunction } from './text-table';

type Text = { readonly key: 'hello' | 'bye' } | { readonly key: 'count'; readonly values: { readonly count: number } };

const text = textFunction<Text>({ hello: 'Hei', bye: 'Ha det', count: ({ count }) => `${count} stk.` });

test('a key is rendered as its text, with its values', () => {
  expect([text({ key: 'hello' }), text({ key: 'bye' }), text({ key: 'count', values: { count: 3 } })]).toEqual([
    'Hei',
    'Ha det',
    '3 stk.',
  ]);
});

test('a key of another build is refused by name', () => {
  expect(() => text({ key: 'other' } as unknown as Text)).toThrow("There is no text for the key 'other'");
});
