import { listPathOf, listTypeOf, resolveListType } from './product-list';

test('[F2.8-1] every list has a path in every realm and is found by it', () => {
  expect(resolveListType('/mobiltelefoner/', 'B2C')).toBe('HANDSET_LIST');
  expect(resolveListType('/bedrift/mobiltelefoner/', 'B2B')).toBe('HANDSET_LIST');
  expect(resolveListType('/mobiltelefoner/like-fin/', 'B2C')).toBe('HANDSET-PREOWNED_LIST');
  expect(resolveListType('/mobiltelefoner/', 'B2B')).toBeNull();
  expect(listPathOf(listTypeOf('ACCESSORY'), 'B2C')).toBe('/tilbehor/');
});
