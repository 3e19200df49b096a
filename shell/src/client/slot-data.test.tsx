import type { SlotModule } from 'shared-domain/contracts/exposes';
import { setErrorReporter } from 'shared-domain/runtime/error-report';
import { createSlotDataLoader } from './slot-data';

const HREF = '/frame/0123456789abcdef.json';
const reported: unknown[] = [];
beforeEach(() => {
  reported.length = 0;
  setErrorReporter({ error: (error) => void reported.push(error), warning: () => undefined });
});

const slot = (data: unknown): SlotModule => ({ Slot: () => null, loader: () => Promise.resolve({ data }) });
const answerWith = (answer: Partial<Response>) =>
  (globalThis.fetch = jest.fn(() => Promise.resolve(answer as Response)));

test('header and footer are taken over with what they were drawn with, fetched once', async () => {
  const fetched = answerWith({ ok: true, json: () => Promise.resolve({ header: 'Meny', footer: 'Bunn' }) });
  const load = createSlotDataLoader(HREF);
  expect(await Promise.all([load('header', slot('other')), load('footer', slot('other'))])).toEqual(['Meny', 'Bunn']);
  expect(fetched.mock.calls).toEqual([[HREF]]);
  // React asks again at each attempt: another promise would never end.
  expect(load('header', slot('other'))).toBe(load('header', slot('other')));
});

test('what the server had no data for is loaded as the remote does', async () => {
  answerWith({ ok: true, json: () => Promise.resolve({ header: 'Meny' }) });
  expect(await createSlotDataLoader(HREF)('footer', slot('Bunn'))).toBe('Bunn');
  const fetched = answerWith({ ok: false });
  expect(await createSlotDataLoader(null)('footer', slot('Bunn'))).toBe('Bunn');
  expect(fetched).not.toHaveBeenCalled();
  expect(reported).toEqual([]);
});

test('a file that cannot be had is reported, and the remote loads its data', async () => {
  answerWith({ ok: false, status: 404 });
  expect(await createSlotDataLoader(HREF)('header', slot('Meny'))).toBe('Meny');
  expect(reported).toEqual([new Error('The data of header and footer: 404')]);
});
