import { suggestionsSchema } from 'shared-domain/catalogue/io';
import { someSuggestions } from 'shared-domain/catalogue/testing';
import { setErrorReporter } from 'shared-domain/runtime/error-report';
import { fakeFetch, toWire, useTestConfig } from 'shared-domain/testing/index';
import { loadSuggestions } from './calls';

const reported: string[] = [];
let network: ReturnType<typeof fakeFetch>;
const answering = (answer: () => Response) => (network = fakeFetch(answer));

beforeEach(() => {
  useTestConfig();
  reported.length = 0;
  setErrorReporter({
    error: (error, context) => void reported.push(JSON.stringify([String(error), context])),
    warning: () => undefined,
  });
});
afterEach(() => network.restore());

test('asks the search service, in the realm of the menus', async () => {
  answering(() => fakeFetch.json(toWire(suggestionsSchema, someSuggestions())));
  expect(await loadSuggestions('blå & stor', 'B2B', new AbortController().signal)).toEqual(someSuggestions());
  expect(network.calls.map(({ url }) => url)).toEqual([
    'http://shop.test/api/search/suggestions?q=bl%C3%A5+%26+stor&realm=B2B',
  ]);
});

test('what cannot be read is reported once, without the query', async () => {
  answering(() => fakeFetch.problem(404));
  expect(await loadSuggestions('hemmelig', 'B2C', new AbortController().signal)).toBeNull();
  expect(reported).toHaveLength(1);
  expect(reported[0]).toContain('Failed to fetch search suggestions');
  expect(reported[0]).not.toContain('hemmelig');
});
