import * as v from 'valibot';
import { setErrorReporter } from 'shared-domain/runtime/error-report';
import { apiGet } from 'shared-domain/runtime/http';
import { fakeFetch, useTestConfig } from 'shared-domain/testing';

let mockIsOffline = true;
jest.mock('ky', () => {
  if (mockIsOffline) throw new Error('Loading chunk ky failed');
  return jest.requireActual<object>('ky');
});

test('a transport that could not be loaded is loaded again with the next call', async () => {
  useTestConfig();
  setErrorReporter({ error: jest.fn(), warning: jest.fn() });
  const network = fakeFetch(() => fakeFetch.json(1));
  await expect(apiGet('/x', v.number(), { logMessage: 'Failed' })).resolves.toMatchObject({ ok: false });
  mockIsOffline = false;
  await expect(apiGet('/x', v.number(), { logMessage: 'Failed' })).resolves.toEqual({ ok: true, value: 1 });
  network.restore();
});
