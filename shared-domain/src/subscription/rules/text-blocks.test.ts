import { textBlocksOf } from './text-blocks';

const block = (heading: string, ...textType: string[]) => ({ heading, textType, uspList: [] });
const textBlocks = [
  block('Info', 'info'),
  block('DUMMY', 'info'),
  block('Kasse', 'checkout'),
  block('Begge', 'checkout', 'info'),
  block('DUMMY_TO_AVOID_ERROR'),
  block('Overalt'),
];
const headings = (textType: string) => textBlocksOf({ textBlocks }, textType).map(({ heading }) => heading);

test('[P3-21, F3.3-5, P9-16] blocks of a place, without those that only fill it', () => {
  expect(headings('info')).toEqual(['Info', 'Begge', 'Overalt']);
  expect(headings('checkout')).toEqual(['Kasse', 'Begge', 'Overalt']);
  expect(headings('other')).toEqual(['Overalt']);
});
