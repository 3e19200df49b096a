import { toOre } from 'shared-domain/money';
import { aDataOffering } from 'shared-domain/subscription/testing';
import { useTestConfig } from 'shared-domain/testing';
import { allPlans, streaming } from '../testing/plans';
import { familyPlans } from './family-plans';
import { readFamilyChoice } from './family-query';
import { plansOf } from './plan-pages';
import { planSections } from './plan-sections';

const junior = (code: string, price: number) =>
  aDataOffering({
    offeringCode: `FJELL_${code}`,
    isBarnSubscription: true,
    monthlyOfferingPrice: toOre(price),
  });

test("children's plans go by price, whatever the ranks of their codes", () => {
  const plans = [junior('SMART_BARN_S', 129), junior('JUNIOR_01GB', 99), junior('SMART_BARN_L', 179)];
  expect(planSections(plans)[0]?.plans.map(({ monthlyOfferingPrice }) => monthlyOfferingPrice)).toEqual([
    toOre(99),
    toOre(129),
    toOre(179),
  ]);
});

test('the page of unlimited data has no plan with a streaming service', () => {
  const codes = plansOf('unlimited', [...allPlans, streaming]).map(({ offeringCode }) => offeringCode);
  expect(codes).toContain('FJELL_X_START_2025');
  expect(codes).not.toContain(streaming.offeringCode);
});

test('the family page begins with one line of the default plan', () => {
  useTestConfig();
  const plans = familyPlans(allPlans, 'family');
  expect(readFamilyChoice(new URLSearchParams(), 'family', plans).lines).toEqual({ X_BASIC_2025_2: 1 });
});
