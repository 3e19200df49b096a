import { fakeFetch, recordErrors, toWire, useTestConfig } from 'shared-domain/testing';
import { aBundle } from '../testing';
import { fetchBundles } from './bundle-client';
import { bundlesSchema } from './bundle-wire';

test('[F3.6-1, F8-1] the bundles of a realm, or a logged failure', async () => {
  const logged = recordErrors();
  useTestConfig();
  let answer = () => fakeFetch.json(toWire(bundlesSchema, { realm: 'B2C', bundles: [aBundle()] }));
  const network = fakeFetch(() => answer());
  await expect(fetchBundles('B2C')).resolves.toEqual({ ok: true, value: [aBundle()] });
  expect(network.calls[0]?.url).toBe('http://shop.test/api/view-models/bundles/B2C');
  answer = () => fakeFetch.json({ realm: 'B2C', bundles: [{ ...aBundle(), salesPrice: -1 }] });
  await expect(fetchBundles('B2C')).resolves.toMatchObject({ ok: false, failure: { kind: 'schema' } });
  expect(logged).toEqual(['Failed to fetch bundles']);
  network.restore();
});
