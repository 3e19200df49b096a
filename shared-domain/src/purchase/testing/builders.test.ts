import * as v from 'valibot';
import { toWire } from 'shared-domain/testing';
import { insurancesSchema } from '../io/insurance-wire';
import { anInsurance } from '.';

test('[P3-31] the insurance builder matches the wire schema; fields that a backend leaves out are filled in', () => {
  expect(v.parse(insurancesSchema, toWire(insurancesSchema, [anInsurance()]))).toEqual([anInsurance()]);
  expect(v.parse(insurancesSchema, [{ code: 'NONE', name: 'Nei takk', price: 0 }])).toEqual([
    { code: 'NONE', name: 'Nei takk', price: 0, discountPrice: null, flashText: null, sellingPoints: [] },
  ]);
});
