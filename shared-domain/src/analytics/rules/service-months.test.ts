import type { SERVICE_MONTHS, ServiceFacts } from './service-months';
import { serviceMonths } from './service-months';

/** Each case also satisfies a later row, so a swapped order fails. */
const CASES: Record<(typeof SERVICE_MONTHS)[number]['id'], readonly (readonly [ServiceFacts, number])[]> = {
  'F9.14-2': [[{ code: 'DATA_SIM_SWITCH_4', name: 'Data-SIM, 2 md. gratis' }, 11]],
  'F9.14-1 agreement': [
    [{ code: 'FORSIKRING_SWITCH_4', name: 'Svitsj-forsikring, 2 md. gratis' }, 24],
    [{ code: 'INSURLS4U', name: 'Svitsj-forsikring, 2 md. gratis' }, 24],
  ],
  'F9.14-1 free': [
    [{ code: 'FORSIKRING_M', name: 'Mobilforsikring M, 2 md. gratis' }, 10],
    [{ code: 'FORSIKRING_SWITCH', name: 'Svitsj-forsikring 2\u00A0md. gratis' }, 10],
  ],
  'F9.14-1 year': ['S', 'M', 'L', 'XL', 'XXL', 'SWITCH'].map((size) => [
    { code: `FORSIKRING_${size}`, name: `Mobilforsikring ${size}` },
    12,
  ]),
};

test.each(
  Object.entries(CASES).flatMap(([id, cases]) =>
    cases.map(([facts, months]) => [id.split(' ', 1)[0], facts, months] as const),
  ),
)('[%s] %j counts %d months', (_, facts, months) => {
  expect(serviceMonths(facts)).toBe(months);
});
