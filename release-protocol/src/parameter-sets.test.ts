import { withParameterSets } from './parameter-sets';

const route = { id: 'list', searchParams: ['side'], paramForms: { side: 'number' } };

test('a route with a set lists its parameters, each of any number of values, before its own', () => {
  expect(
    withParameterSets({ name: 'mfe-lists', routes: [{ ...route, parameterSets: ['facets'] }] }, { facets: ['merke'] }),
  ).toEqual({
    name: 'mfe-lists',
    routes: [{ id: 'list', searchParams: ['merke', 'side'], paramForms: { merke: 'set', side: 'number' } }],
  });
});

test('a route without a set stays as it is written, and so does a description without routes', () => {
  expect(withParameterSets({ routes: [route] }, { facets: ['merke'] })).toEqual({ routes: [route] });
  expect(withParameterSets({}, {})).toEqual({});
});

test('a set that no code lists is refused', () => {
  expect(() => withParameterSets({ routes: [{ ...route, parameterSets: ['colours'] }] }, {})).toThrow('«colours»');
});
