import * as v from 'valibot';
import { toWire } from 'shared-domain/testing';
import { accountSchema } from '../io/account-wire';
import { bundleSchema } from '../io/bundle-wire';
import { offeringSchema } from '../io/offering-wire';
import { aBundle, aDataOffering, anAccount, anOffering } from '.';

test.each([
  ['unlimited', anOffering()],
  ['by the gigabyte', aDataOffering()],
])('[P3-17] the plan builder (%s) is what the wire carries', (_, plan) => {
  expect(v.parse(offeringSchema, toWire(offeringSchema, plan))).toEqual(plan);
});

test('[P3-22, P3-23, F3.4-1] the account builder is what the wire carries; flags may be left out', () => {
  expect(v.parse(accountSchema, toWire(accountSchema, anAccount()))).toEqual(anAccount());
  const { isLegal: _, ...account } = anAccount({ subscriptions: [] });
  expect(v.parse(accountSchema, account)).toEqual(anAccount({ subscriptions: [] }));
});

test('[F3.6-1] the bundle builder is what the wire carries', () => {
  expect(v.parse(bundleSchema, toWire(bundleSchema, aBundle()))).toEqual(aBundle());
});
