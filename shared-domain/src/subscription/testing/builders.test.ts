import * as v from 'valibot';
import { offeringSchema } from '../io/offering-wire';
import { aDataOffering, anOffering } from '.';

test.each([['unlimited', anOffering()], ['by the gigabyte', aDataOffering()]])('[P3-17] the plan builder (%s) is what the wire carries', (_, plan) => {
  expect(v.parse(offeringSchema, plan)).toEqual(plan);
});
