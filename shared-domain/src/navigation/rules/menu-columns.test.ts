import { menuColumns } from './menu-columns';

test.each([[[1, 2], [1, 2], []], [[1, 2, 3, 4], [1, 2, 3, 4], []], [[1, 2, 3, 4, 5, 6], [1, 2, 3, 4], [5, 6]]])('[F2.1-4, F2.2-1] %j', (links, first, second) => {
  expect(menuColumns(links)).toEqual({ first, second });
});
