import { fakeFetch, recordErrors, toWire, useTestConfig } from 'shared-domain/testing';
import { aBundle, anOffering } from '../testing';
import { bundlesSchema } from './bundle-wire';
import { fetchBundles, fetchOfferings } from './offering-client';
import { offeringsSchema } from './offering-wire';

test('[P3-17, F8-1] the plans of a realm, or a logged failure', async () => {
  const logged = recordErrors();
  useTestConfig();
  let answer = () => fakeFetch.json(toWire(offeringsSchema, { realm: 'B2C', subscriptions: [anOffering()] }));
  const network = fakeFetch(() => answer());
  await expect(fetchOfferings('B2C')).resolves.toEqual({ ok: true, value: [anOffering()] });
  expect(network.calls[0]?.url).toBe('http://shop.test/api/view-models/subscriptions/B2C');
  answer = () => fakeFetch.problem(500);
  await expect(fetchOfferings('B2C')).resolves.toMatchObject({ ok: false });
  expect(logged).toEqual(['Failed to fetch subscriptions']);
  network.restore();
});

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
