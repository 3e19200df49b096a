import { anOffering } from '../testing';
import { firstYouthPlan, showsUnder30Toggle } from './under-30';

const ordinary = anOffering();
const hidden = anOffering({ offeringCode: 'FJELL_MOBIL_10GB_UNG', isUngSubscription: true, isHidden: true });
const youth = anOffering({ offeringCode: 'FJELL_MOBIL_X_UNG', isUngSubscription: true });
const offerings = [ordinary, hidden, youth];
const facts = { offerings, isLoggedIn: false, productBrand: 'Nova' };

test('[P4-49] the youth list starts with its first youth plan that is offered', () => {
  expect(firstYouthPlan([...offerings, anOffering({ isUngSubscription: true })])).toBe(youth);
  expect(firstYouthPlan([ordinary, hidden])).toBeNull();
});

test('[P6-3] the toggle shows to anonymous visitors where there is a youth list, not beside a children’s watch', () => {
  expect(showsUnder30Toggle(facts)).toBe(true);
  expect(showsUnder30Toggle({ ...facts, isLoggedIn: true })).toBe(false);
  expect(showsUnder30Toggle({ ...facts, offerings: [ordinary] })).toBe(false);
  expect(showsUnder30Toggle({ ...facts, productBrand: 'XPLORA' })).toBe(false);
});
