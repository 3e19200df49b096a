import federation from '../../federation.json';
import * as search from './search';

jest.mock('shared-domain/runtime/router', () => jest.requireActual('../testing/fake-router'));

test('[F7.7-3] federation.json names the search with its path and its one parameter', () => {
  expect(federation.exposes['./search']).toBe('./src/exposes/search.tsx');
  expect(federation.routes).toContainEqual({ id: 'search', expose: './search', paths: ['/sok/'], searchParams: ['q'] });
  expect(Object.keys(search).sort()).toEqual(['Page', 'head', 'loader', 'reloadsOnSearch']);
  expect(search.reloadsOnSearch).toBe(true);
});
